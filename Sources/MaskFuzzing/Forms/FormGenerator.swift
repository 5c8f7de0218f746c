internal import FieldEditing
public import FieldForms

/// Forms and what people do to them, made up from a seed.
///
///     let generator = FormGenerator(seed: 1)
///     let description = generator.description(17)
///     let script = generator.script(17, for: try FormPlan(description), length: 25)
public struct FormGenerator: Sendable {
  private let seed: UInt64

  /// A generator.
  ///
  /// - Parameter seed: What all random numbers come from.
  public init(seed: UInt64) { self.seed = seed }

  /// A form of one to nine fields. Most are sound; some refer to one another in a circle, or ask for what is not there.
  ///
  /// - Parameter index: Which one, 0 or more.
  /// - Returns: The form as data.
  public func description(_ index: Int) -> FormDescription {
    var writer = FormWriter(random: SeededGenerator(optionsOf: index, seed: seed))
    return writer.description()
  }

  /// Steps for a form.
  ///
  /// - Parameters:
  ///   - index: Which script, 0 or more.
  ///   - plan: The form.
  ///   - length: How many steps it has.
  /// - Returns: The steps.
  public func script(_ index: Int, for plan: FormPlan, length: Int) -> FormScript {
    var random = SeededGenerator(seed: seed, index: index)
    let names = plan.description.fields.map(\.name)
    return FormScript((0..<length).map { _ in random.step(names) })
  }
}

extension SeededGenerator {
  private static let texts = [
    "a", "A", "1", "2", "5", "0", " ", "@", ".", "x.org", "4111111111111111", "378282246310005", "12/27",
    "DE89370400440532013000", "germany", "us", "secret12345", "né", "👍🏽", "line\nbreak", "+49 30 123456", "02139",
    "31/02", "-", "9", "99999", "two words ", "漢字", "ada@example.org", "true",
  ]

  fileprivate mutating func step(_ names: [String]) -> FormStep {
    let text = pick(Self.texts)
    let name = pick(names)
    switch number(0...39) {
    case 0...11: return .event(.edit(.insert(String(text.prefix(1)))))
    case 12, 13: return .event(.edit(.paste(text)))
    case 14: return .event(.edit(.deleteBackward(pick([.character, .word, .line, .all]))))
    case 15: return .event(.edit(.deleteForward(pick([.character, .word, .line, .all]))))
    case 16:
      let movement: Field.Movement = pick([.backward, .forward, .start, .end, .wordBackward, .wordForward])
      return .event(.edit(.move(movement, extending: chance(30))))
    case 17: return .event(.moveByRow(pick(TextFrame.Movement.allCases), extending: chance(30)))
    case 18: return .event(.edit(chance(50) ? .setSelection(anchor: number(0...8), head: number(0...8)) : .selectAll))
    case 19:
      return .event(
        pick([
          .edit(.undo), .edit(.undo), .edit(.redo), .copy, .cut, .edit(.step(by: 1)), .edit(.step(by: number(-9...9))),
          .edit(.step(by: -1, .large)),
        ]))
    case 20...23: return .event(.next)
    case 24: return .event(.previous)
    case 25: return .focus(name)
    case 26: return .event(.enter)
    case 27: return .event(pick([.openChoices, .closeChoices, .highlight(by: 1), .highlight(by: -1)]))
    case 28: return .event(.choose(number(0...3)))
    case 29: return .event(.toggle)
    case 30: return .event(.press(pick([.clear, .reveal, .leadingAccessory, .trailingAccessory])))
    case 31: return .event(chance(40) ? .submit : .submissionEnded)
    case 32: return .event(.fill([name: text]))
    case 33: return .event(.object([name: "no"]))
    case 34: return .answer(name, objection: chance(50) ? nil : "taken", isLate: chance(20))
    case 35: return .event(chance(20) ? .reset : .focus(.none))
    case 36: return .event(.tick(milliseconds: pick([100, 600, 2_000])))
    case 37: return chance(50) ? .layOut(name, width: number(1...12)) : .event(.scroll(number(-2...2)))
    case 38: return .event(.edit(.replace(0..<number(0...3), with: text)))
    default: return .event(.edit(chance(60) ? .setMarkedText(text) : .unmarkText))
    }
  }
}

/// Writes one form, part by part.
private struct FormWriter {
  var random: SeededGenerator
  private var fields: [FieldDescription] = []

  init(random: SeededGenerator) { self.random = random }

  mutating func description() -> FormDescription {
    for _ in 0..<random.number(1...9) { fields.append(field()) }
    var items: [FormItem] = []
    while !fields.isEmpty {
      if random.chance(15) { items.append(.note(FormNote("Read this", isSelectable: random.chance(50)))) }
      let count = random.number(1...fields.count)
      if random.chance(25) {
        var group = FieldGroup(
          "Group", layout: random.pick(FieldGroup.Layout.allCases), fields: Array(fields.prefix(count)))
        if random.chance(30) { group.shownWhen = condition() }
        items.append(.group(group))
        fields.removeFirst(count)
      } else {
        items.append(.field(fields.removeFirst()))
      }
    }
    return FormDescription(
      name: "random", title: "Random", language: random.pick(["en", "de", "ar"]), locale: "en_US",
      notice: random.pick(FormDescription.Notice.allCases), labelCase: random.pick(FormDescription.LabelCase.allCases),
      timing: random.chance(30) ? random.pick(MessageTiming.allCases) : nil,
      submission: FormDescription.Submission(
        label: "Send", whenIncomplete: random.pick(FormDescription.Submission.Incomplete.allCases)), items: items)
  }

  private mutating func field() -> FieldDescription {
    let number = fields.count
    var field = FieldDescription("f\(number)", label: "Field \(number)", isOptional: random.chance(30))
    field.content = content()
    if field.content == .byType { field.type = random.pick(ContentType.allCases) }
    // a country now and then, and what follows one
    let follows = other { $0.type == .country } != nil
    if random.chance(follows ? 25 : 10) {
      field.content = .byType
      field.type = follows ? random.pick([.phone, .postalCode]) : .country
    }
    if random.chance(30) { field.helper = "Help" }
    if random.chance(20) { field.prompt = "Prompt" }
    if random.chance(20) { field.timing = random.pick(MessageTiming.allCases) }
    if mayBeHidden(field), random.chance(15) {
      let entry = FieldDescription.SecureEntry(
        canBeRevealed: random.chance(80), showsLastCharacterBriefly: random.chance(30), showsLength: random.chance(60))
      field.secrecy = random.chance(80) ? .hidden(entry) : .shown
    }
    if random.chance(20) { field.clearButton = .never }
    if random.chance(15) { field.trailingAccessory = FieldAccessory(.action, text: "Scan", action: "scan") }
    if random.chance(20), field.content == .line || field.type == .text {
      field.length = TextLength(minimum: random.number(0...3), maximum: random.number(3...9))
    }
    if random.chance(10) { field.awaitsAnswer = true }
    if random.chance(10) {
      (field.isStepped, field.carriesSteps) = (true, random.chance(50))
      let steps = random.steps()
      (field.step, field.smallStep, field.largeStep) = (steps.usual, steps.small, steps.large)
    }
    if random.chance(20) { field.defaultValue = random.pick([.value("12"), .value("a"), .fromEnvironment]) }
    if case .choices(let list) = field.content, list.source == .onAndOff, field.defaultValue != nil {
      field.defaultValue = .isOn(true)
    }
    if field.type == .newPassword { field.requirements = [.length(8), .digit] }
    if random.chance(20) { field.shownWhen = condition() }
    if random.chance(15) { field.requiredWhen = condition() }
    if number > 0, random.chance(8) { field.sameAs = fields[random.number(0...number - 1)].name }
    if field.type == .date || field.type == .birthDate {
      if random.chance(30) { field.earliest = other { $0.type == .date }.map { .field($0) } ?? .today }
      if random.chance(20) { field.latest = .today }
    }
    switch field.type {
    case .phone, .postalCode:
      field.region = other { $0.type == .country }.map { .field($0) } ?? .region("US")
    case .cardSecurityCode: field.card = other { $0.type == .cardNumber }
    default: break
    }
    return field
  }

  /// Whether it can be hidden. What a type makes of a field is known to its form alone.
  private func mayBeHidden(_ field: FieldDescription) -> Bool {
    if field.content != .byType { return field.kind(of: field.content).mayBeHidden }
    return ![.streetAddress, .longText, .country, .currency, .language].contains(field.type)
  }

  private func other(_ suits: (FieldDescription) -> Bool) -> String? { fields.first(where: suits)?.name }

  private mutating func content() -> FieldDescription.Content {
    let options = (0..<random.number(1...5)).map { ChoiceOption("v\($0)", label: "Option \($0)", words: ["w\($0)"]) }
    return switch random.number(0...13) {
    case 0: .mask(random.pick(["##/##", "<1..12>/##", "@@-###", "[0-5]#:##"]))
    case 1: .format(random.pick(["iban", "us-zip", "time", "mac", "isbn", "uuid"]))
    case 2: .number(NumberDescription(.decimal, minimum: "10", maximum: "500"))
    case 3: .lines(TextLines(minimum: 1, maximum: 3, returnMakesLine: random.chance(70)))
    case 4: .cells(random.number(1...8))
    case 5: .choices(ChoiceList(.onAndOff))
    case 6:
      .choices(
        ChoiceList(
          .options(options), style: random.pick([nil, .list, .picker, .combo]), takesOthers: random.chance(30)))
    case 7: .line
    default: .byType
    }
  }

  /// Asks about a field that stands before, or now and then about one that may not be there.
  private mutating func condition() -> FieldCondition {
    let name = fields.isEmpty || random.chance(4) ? "f\(random.number(0...9))" : random.pick(fields).name
    return FieldCondition(name, random.pick([.isFilled(true), .isFilled(false), .isOn(true), .isOneOf(["v0", "v1"])]))
  }
}
