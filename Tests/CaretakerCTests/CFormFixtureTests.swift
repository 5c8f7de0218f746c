import CCaretaker
import FieldEditing
import FieldForms
import FixtureCases
import Foundation
import LocaleTables
import MaskFuzzing
import Testing

/// The forms of the cases, through the functions of C beside the same form in Swift, which the cases are about.
@Suite struct CFormFixtureTests {
  static let cases = Fixtures.forms

  /// The environment that C has, with numbers by the table.
  private func plan(_ test: GuidanceCase, _ unit: FieldOptions.OffsetUnit = .characters) -> FormPlan? {
    var environment = test.environment
    environment.offsetUnit = unit
    environment.catalog = .standard
    environment.catalog.add(.tabledNumbers)
    environment.catalog.add(.tabledDates)
    return try? FormPlan(json: Array(test.form.utf8), environment: environment)
  }

  /// Nearly all: the others have dates of a locale.
  @Test func mostCasesArePlayed() {
    let played = Self.cases.filter { $0.steps != nil && plan($0) != nil }.count
    #expect(played > Self.cases.filter { $0.steps != nil }.count * 3 / 4)
  }

  @Test(arguments: cases.filter { $0.steps != nil }) func steps(_ test: GuidanceCase) throws {
    // offsets of steps mean other places in other units, and are the same for both
    let unit = test.keys.utf8.count % FieldOptions.OffsetUnit.allCases.count
    guard let plan = plan(test, FieldOptions.OffsetUnit.allCases[unit]) else { return }
    var form = FieldForm(plan)
    let other = try CForm(
      test.form, today: test.today, region: test.region, unit: caretaker_offset_unit(UInt32(unit)))
    expectSame(form, other, test.place)
    for step in try FormScript(parsing: test.keys).steps {
      switch step {
      case .event(let event): handle(event, &form, other)
      case .focus(let name): if let id = form.field(named: name) { handle(.focus(.field(id)), &form, other) }
      case .answer(let name, let objection, let isLate):
        guard let id = form.field(named: name), let ticket = form[id].ticket else { continue }
        handle(.answer(id, ticket: isLate ? ticket - 1 : ticket, objection: objection), &form, other)
      case .layOut(let name, let width):
        guard let id = form.field(named: name) else { continue }
        form.layOut(id, width: width)
        other.layOut(id, width: width)
      }
      expectSame(form, other, "\(test.place), after \(step)")
    }
  }

  /// Gives an event to both, which report the same change.
  private func handle(_ event: FormEvent, _ form: inout FieldForm, _ other: borrowing CForm) {
    let change = form.handle(event)
    let (found, edit) = other.take(event)
    #expect(found.field == change.field.map { UInt32($0.index) } ?? .max && found.has_edit == (change.edit != nil))
    #expect(found.facets == UInt32(change.facets.rawValue) && found.form_facets == UInt32(change.form.rawValue))
    #expect(found.other_count == UInt32(change.othersCount))
    #expect((found.focus_moved || found.focus_held) == (change.focus != nil))
    let focus = other.facts.focus
    #expect(!found.focus_moved || found.focus == focus)
    #expect(edit.map { $0.effects } == change.edit.map { UInt32($0.effects.rawValue) })
    if let edit, let id = change.field, let result = change.edit {
      let (start, end) = (UInt32(result.replaced.lowerBound), UInt32(result.replaced.upperBound))
      #expect(edit.replaced.start == start && edit.replaced.end == end)
      let (part, same) = (other.part(edit.replacement, of: id), form[id].text(in: result.replacement))
      #expect(part == same)
    }
    for (i, other) in other.changedFields(found).enumerated() {
      let changed = form.changedField(i)
      #expect(other.field == UInt32(changed.field.index) && other.facets == UInt32(changed.facets.rawValue))
      let isShown = form[changed.field].isShown
      #expect(other.facts.is_shown == isShown && other.facts.size > 0)
    }
    expectChangedTexts(of: other, change)
    let announced = form.takeAnnouncements().map { CForm.Announced(text: $0.text, isAssertive: $0.isAssertive) }
    let said = other.announcements()
    #expect(said == announced)
  }

  /// Texts that changed are handed out together as they are one by one, and all that facets name are there.
  private func expectChangedTexts(of other: borrowing CForm, _ change: FormChange) {
    let changed = other.changedTexts()
    for (of, text) in changed {
      let alone =
        of.field == .max
        ? other.text(caretaker_form_text_kind(of.kind))
        : other.text(caretaker_form_field_text_kind(of.kind), of: FieldID(Int(of.field)))
      #expect(text == alone, "text \(of.kind) of field \(of.field)")
    }
    let first = change.field.map { UInt32($0.index) }
    func has(_ kind: caretaker_form_field_text_kind) -> Bool {
      changed.contains { $0.of.field == first && $0.of.kind == UInt32(kind.rawValue) }
    }
    #expect(has(CARETAKER_FORM_FIELD_MESSAGE) == change.facets.contains(.message))
    #expect(has(CARETAKER_FORM_FIELD_REMARK) == change.facets.contains(.remark))
    #expect(has(CARETAKER_FORM_FIELD_TEXT) == (change.facets.contains(.text) && change.edit == nil))
  }

  /// Both show, say and hand out the same.
  private func expectSame(_ form: borrowing FieldForm, _ other: borrowing CForm, _ place: String) {
    let facts = other.facts
    let (canSubmit, isDirty, count) = (form.canSubmit, form.isDirty, form.fieldCount)
    #expect(facts.can_submit == canSubmit && facts.is_dirty == isDirty && Int(facts.field_count) == count)
    let (json, secrets) = (other.text(CARETAKER_FORM_VALUES), other.text(CARETAKER_FORM_VALUES_WITH_SECRETS))
    let (values, all) = (form.json(), form.json(.included))
    #expect(json == values && secrets == all, "\(place)")
    let (notice, remaining) = (form.notice ?? "", form.remaining() ?? "")
    let said = (other.text(CARETAKER_FORM_NOTICE), other.text(CARETAKER_FORM_REMAINING))
    #expect(said.0 == notice && said.1 == remaining, "\(place)")
    for i in 0..<count {
      let id = FieldID(i)
      let facts = other.facts(of: id)
      let expected: [caretaker_form_field_text_kind: String] = [
        CARETAKER_FORM_FIELD_NAME: form[id].name, CARETAKER_FORM_FIELD_LABEL: form[id].label,
        CARETAKER_FORM_FIELD_TEXT: form[id].text, CARETAKER_FORM_FIELD_SKELETON: form[id].skeleton,
        CARETAKER_FORM_FIELD_MESSAGE: form[id].message ?? "", CARETAKER_FORM_FIELD_REMARK: form[id].remark ?? "",
        CARETAKER_FORM_FIELD_ACCESSIBLE_VALUE: form[id].accessibility.value,
        CARETAKER_FORM_FIELD_CLEAR_NAME: form[id].accessibility.clearName ?? "",
        CARETAKER_FORM_FIELD_REVEAL_NAME: form[id].accessibility.revealName ?? "",
      ]
      for (kind, text) in expected {
        let found = other.text(kind, of: id)
        #expect(found == text, "\(place), \(form[id].name), text \(kind.rawValue)")
      }
      let (selection, isShown, isOpen, matches) = (
        form[id].selection, form[id].isShown, form[id].isOpen, form[id].matchCount
      )
      #expect(facts.selection.start == UInt32(selection.lowerBound), "\(place)")
      #expect(facts.is_shown == isShown && facts.is_open == isOpen && Int(facts.option_count) == matches, "\(place)")
      let style = form[id].choiceStyle.flatMap { ChoiceList.Style.allCases.firstIndex(of: $0) }
      #expect(facts.choice_style.rawValue == UInt32(style.map { $0 + 1 } ?? 0), "\(place)")
      let options = other.options(of: id)
      #expect(options.count == matches)
    }
  }

  /// An error has the message, and the place in bytes.
  @Test(arguments: cases.filter { $0.error != nil }) func errors(_ test: GuidanceCase) {
    do {
      _ = try CForm(test.form, today: test.today, region: test.region)
      Issue.record("\(test.place): the form is read")
    } catch let failure as CFormat.Failure {
      #expect("\(failure.message); \(failure.suggestion)" == test.error, "\(test.place)")
    } catch {
      Issue.record("\(error)")
    }
  }
}

extension caretaker_form_field_text_kind: @retroactive Hashable {}
