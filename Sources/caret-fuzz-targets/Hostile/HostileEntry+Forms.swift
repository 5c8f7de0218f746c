import FieldFormats
import FieldForms
import MaskFuzzing

/// Forms, from their description to their last event.
extension HostileEntry {
  static let forms: [HostileEntry] = [
    HostileEntry("FormDescription(json:)") { input in
      do throws(FormDescriptionError) { _ = try FormDescription(json: input.text).json } catch {
        _ = (error.description, error.diagnostic(width: input.offset(1)))
      }
    },
    HostileEntry("FormPlan(json:)") { input in
      do throws(FormDescriptionError) {
        let plan = try FormPlan(json: HostileForm.json(input), environment: FuzzTarget.formEnvironment)
        _ = plan.warnings.map(\.description)
        guard (try? FormDescription(json: plan.description.json)) == plan.description else {
          preconditionFailure("a form is not written as it was read")
        }
        play(FieldForm(plan), input)
      } catch { _ = (error.description, error.diagnostic(width: input.offset(1))) }
    },
    HostileEntry("FieldForm.handle") { input in
      let plan = input.pick(plans, 1)
      play(FieldForm(plan), input)
    },
    HostileEntry("FormDialogue.answer") { input in
      let plan = input.pick(plans, 1)
      var dialogue = FormDialogue(FieldForm(plan))
      _ = dialogue.begin()
      // of each answer every part is tried as a value, which Field.fill measures
      let answer = String(String.UnicodeScalarView(input.text.unicodeScalars.prefix(100)))
      for step in 0..<6 { _ = dialogue.answer(input.number(step) & 3 == 0 ? ":next" : answer) }
    },
    HostileEntry("FormLanguage(_:parsing:)") { input in
      do throws(MessageTableError) {
        let table = "plurals arabic\nmissing " + input.text + "\nfield.full " + input.text
        let language = try FormLanguage("en", parsing: table)
        _ = language.text(.missing, [.count("count", input.offset(1))])
        _ = language.fields.text(.full, "\(input.offset(1))", input.text)
      } catch { _ = error.description }
    },
  ]

  /// Forms made at random, those that are sound.
  private static let plans = (0..<64).compactMap { index in
    try? FormPlan(FormGenerator(seed: 1).description(index), environment: FuzzTarget.formEnvironment)
  }

  /// Events of every kind, with the text and with numbers that nobody means.
  private static func play(_ form: consuming FieldForm, _ input: HostileText) {
    for step in 0..<24 {
      let (salt, field) = (2_000 + 10 * step, FieldID(input.number(2_001 + 10 * step) % max(1, form.fieldCount)))
      if step % 4 == 0 { form.handle(.focus(.field(field))) }
      form.handle(event(input, salt, form.plan.description.fields[abs(field.index)].name))
    }
    for i in 0..<min(8, form.fieldCount) {
      let id = FieldID(i)
      form.layOut(id, width: input.offset(i))
      _ = (form[id].text(fitting: input.offset(i)), form[id].accessibility, form[id].skeleton, form[id].remark)
    }
    _ = (form.json(.included), form.summary, form.remaining(naming: input.offset(9)), form.takeAnnouncements())
    form.handle(.reset)
  }

  private static func event(_ input: HostileText, _ salt: Int, _ name: String) -> FormEvent {
    let (a, b) = (input.offset(salt + 2), input.offset(salt + 3))
    let text = input.number(salt + 4) & 15 == 0 ? input.text : String(input.text.prefix(30))
    return switch input.number(salt + 5) & 31 {
    case 0...4: .edit(.insert(text))
    case 5, 6: .edit(.paste(text))
    case 7: .edit(.replace(input.range(salt + 2), with: text))
    case 8: .edit(.setMarkedText(text))
    case 9: .edit(.unmarkText)
    case 10: .edit(.deleteBackward(input.pick([.character, .word, .line, .all], salt)))
    case 11: .edit(.deleteForward(input.pick([.character, .word, .line, .all], salt)))
    case 12: .edit(.move(input.pick([.backward, .wordForward, .start, .end], salt), extending: a & 1 == 0))
    case 13: .moveByRow(input.pick(TextFrame.Movement.allCases, salt), extending: a & 1 == 0)
    case 14: .scroll(a)
    case 15: .edit(.setSelection(anchor: a, head: b))
    case 16: input.pick([.edit(.undo), .edit(.redo), .edit(.selectAll), .cut, .enter], salt)
    case 17: .fill([name: text, text: text])
    case 18: .object([name: text, text: text])
    case 19: .focus(.field(FieldID(a)))
    case 20: .next
    case 21: .previous
    case 22: .choose(a)
    case 23: input.pick([.openChoices, .closeChoices, .toggle], salt)
    case 24: .highlight(by: a)
    case 25: .press(input.pick([.clear, .reveal, .leadingAccessory, .trailingAccessory], salt))
    case 26: .submit
    case 27: .submissionEnded
    case 28: .reset
    case 29: .answer(FieldID(a), ticket: b, objection: text)
    case 30: .edit(.step(by: a))
    default: .tick(milliseconds: a)
    }
  }
}
