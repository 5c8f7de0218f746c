internal import FieldFormats
internal import NumberFormatting

extension FormReader {
  static let fieldMembers = [
    "name", "label", "term", "helper", "prompt", "type", "format", "mask", "number", "lines", "choices", "cells",
    "optional", "default", "timing", "secure", "clear", "leading", "trailing", "keyboard", "autofill", "capitals",
    "correction", "width", "overflow", "length", "region", "card", "sameAs", "earliest", "latest",
    "requiredWhen", "shownWhen", "requirements", "answers", "steps", "carriesSteps", "step", "smallStep", "largeStep",
    "messages",
  ]

  func field(_ value: Int) -> FieldDescription? {
    guard var members = members(value, FormReader.fieldMembers) else { return nil }
    var field = FieldDescription(
      members.required("name").flatMap(name) ?? "", label: members.required("label").flatMap(string) ?? "")
    let other = "for a format of the catalogue write format in place of type, else "
    field.type = members["type"].flatMap { choice($0, ContentType.self, orElse: other) } ?? .text
    field.content = content(members)
    field.term = members.string("term")
    field.helper = members.string("helper")
    field.prompt = members.string("prompt")
    field.isOptional = members.bool("optional") ?? false
    field.defaultValue = members["default"].flatMap(defaultValue)
    field.timing = members.choice("timing", MessageTiming.self)
    field.secrecy = members["secure"].flatMap(secrecy) ?? .byType
    field.clearButton = members.choice("clear", FieldDescription.ClearButton.self) ?? .automatic
    field.leadingAccessory = members["leading"].flatMap(accessory)
    field.trailingAccessory = members["trailing"].flatMap(accessory)
    field.keyboard = members.choice("keyboard", KeyboardKind.self)
    field.autofill = members.string("autofill").map { AutofillType(rawValue: $0) }
    field.capitals = members.choice("capitals", FieldDescription.Capitals.self)
    field.isCorrected = members.bool("correction")
    field.width = members.choice("width", FieldDescription.Width.self) ?? .automatic
    field.overflow = members.choice("overflow", FieldDescription.Overflow.self) ?? .clip
    field.length = members["length"].flatMap(length)
    if let region = members["region"] {
      field.region = document.string(region).map { .region($0) } ?? reference(region).map { .field($0) }
    }
    field.card = members["card"].flatMap(reference)
    field.sameAs = members.string("sameAs")
    field.earliest = members["earliest"].flatMap(dateLimit)
    field.latest = members["latest"].flatMap(dateLimit)
    field.requiredWhen = members["requiredWhen"].flatMap(condition)
    field.shownWhen = members["shownWhen"].flatMap(condition)
    field.requirements = members.array("requirements").compactMap(requirement)
    field.awaitsAnswer = members.bool("answers") ?? false
    field.isStepped = members.bool("steps") ?? false
    field.carriesSteps = members.bool("carriesSteps") ?? false
    field.step = members["step"].flatMap(stepLength)
    field.smallStep = members["smallStep"].flatMap(stepLength)
    field.largeStep = members["largeStep"].flatMap(stepLength)
    field.messages = members["messages"].map(messages) ?? [:]
    fields.append(members.ofField)
    return field
  }

  private func stepLength(_ value: Int) -> StepLength? {
    let length = (document.number(value) ?? document.string(value)).flatMap { StepLength($0) }
    if length == nil {
      note(value, "this is not how far a step goes", "write 0.25, 15, or \"hours 2, minutes 15\"")
    }
    return length
  }

  private func name(_ value: Int) -> String? {
    guard let name = string(value) else { return nil }
    if !name.isName { note(value, "a name is a letter, then up to 63 letters, digits, '-' and '_'", "choose another") }
    return name
  }

  private func content(_ members: FormMembers) -> FieldDescription.Content {
    let names = ["format", "mask", "number", "lines", "choices", "cells"].filter { members[$0] != nil }
    guard let name = names.first, let value = members[name] else { return .byType }
    for (other, value) in members.all where names.dropFirst().contains(where: { $0.utf8.elementsEqual(other.utf8) }) {
      note(value, "what is entered is said twice, by \(name) and \(other)", "remove one of them")
    }
    let content: FieldDescription.Content? =
      switch name {
      case "format": string(value).map { $0.utf8.elementsEqual("line".utf8) ? .line : .format($0) }
      case "mask": string(value).map { .mask($0) }
      case "number": number(value).map { .number($0) }
      case "lines": lines(value).map { .lines($0) }
      case "cells": integer(value).map { .cells($0) }
      default: choices(value).map { .choices($0) }
      }
    return content ?? .byType
  }

  private func number(_ value: Int) -> NumberDescription? {
    guard let members = members(value, ["style", "currency", "unit", "minimum", "maximum", "entry"]) else { return nil }
    return NumberDescription(
      members.choice("style", NumberDescription.Style.self) ?? .decimal, currency: members.string("currency"),
      unit: members.string("unit"), minimum: members.string("minimum"), maximum: members.string("maximum"),
      entersMinorUnits: members.choice("entry", NumberEntryName.self) == .minorUnits)
  }

  private func lines(_ value: Int) -> TextLines? {
    guard let members = members(value, ["minimum", "maximum", "wrap", "return"]) else { return nil }
    var lines = TextLines()
    lines.minimum = members.integer("minimum") ?? lines.minimum
    lines.maximum = members.integer("maximum") ?? max(lines.minimum, lines.maximum)
    lines.wrapping = members.choice("wrap", TextLines.Wrapping.self) ?? .word
    lines.returnMakesLine = members.bool("return") ?? true
    return lines
  }

  private func length(_ value: Int) -> TextLength? {
    guard let members = members(value, ["minimum", "maximum", "counts"]) else { return nil }
    return TextLength(
      minimum: members.integer("minimum") ?? 0, maximum: members.integer("maximum"),
      unit: members.choice("counts", TextLength.Unit.self) ?? .characters)
  }

  private func choices(_ value: Int) -> ChoiceList? {
    guard let members = members(value, ["style", "from", "options", "others"]) else { return nil }
    let style = members.choice("style", ChoiceList.Style.self)
    var source = ChoiceList.Source.options(members.array("options").compactMap(option))
    if style == .toggle { source = .onAndOff }
    if let from = members["from"] {
      if style == .toggle {
        note(from, "a switch has no choices but on and off", "remove this, or take another style")
      } else {
        switch choice(from, ChoiceSourceName.self) {
        case .regions: source = .regions
        case .currencies: source = .currencies
        case .locales: source = .locales
        case nil: break
        }
      }
    }
    if let list = members["options"], members["from"] != nil || style == .toggle {
      note(list, "there are other choices already", "remove the options, or the style or source")
    }
    return ChoiceList(source, style: style == .toggle ? nil : style, takesOthers: members.bool("others") ?? false)
  }

  private func option(_ value: Int) -> ChoiceOption? {
    guard var members = members(value, ["value", "label", "words"]) else { return nil }
    return ChoiceOption(
      members.required("value").flatMap(string) ?? "", label: members.required("label").flatMap(string) ?? "",
      words: members["words"].map(strings) ?? [])
  }

  private func defaultValue(_ value: Int) -> FieldDescription.DefaultValue? {
    switch document.values[value].kind {
    case .string: return string(value).map { .value($0) }
    case .isTrue, .isFalse: return bool(value).map { .isOn($0) }
    default:
      guard var members = members(value, ["from"]), let source = members.required("from") else { return nil }
      return choice(source, EnvironmentName.self).map { _ in .fromEnvironment }
    }
  }

  private func secrecy(_ value: Int) -> FieldDescription.Secrecy? {
    guard document.values[value].kind == .object else {
      return bool(value).map { $0 ? .hidden(FieldDescription.SecureEntry()) : .shown }
    }
    guard let members = members(value, ["toggle", "lastCharacter", "length"]) else { return nil }
    return .hidden(
      FieldDescription.SecureEntry(
        canBeRevealed: members.bool("toggle") ?? true,
        showsLastCharacterBriefly: members.choice("lastCharacter", LastCharacterName.self) == .briefly,
        showsLength: members.choice("length", SecretLengthName.self) != .hidden))
  }

  private func accessory(_ value: Int) -> FieldAccessory? {
    guard var members = members(value, ["role", "text", "symbol", "action"]) else { return nil }
    let role = members.required("role").flatMap { choice($0, FieldAccessory.Role.self) }
    let (text, symbol, action) = (members.string("text"), members.string("symbol"), members.string("action"))
    return role.map { FieldAccessory($0, text: text ?? "", symbol: symbol, action: action) }
  }

  private func reference(_ value: Int) -> String? {
    guard var members = members(value, ["from"]) else { return nil }
    return members.required("from").flatMap(string)
  }

  private func dateLimit(_ value: Int) -> FieldDescription.DateLimit? {
    guard let word = document.string(value) else { return reference(value).map { .field($0) } }
    if word.utf8.elementsEqual("today".utf8) { return .today }
    let date = CalendarDate(iso: word)
    if date == nil { note(value, "'\(word)' is not a day of the calendar", "write it as 2026-12-31, or \"today\"") }
    return date.map { .on($0) }
  }

  private func requirement(_ value: Int) -> TextRequirement? {
    if document.values[value].kind == .object {
      guard var members = members(value, ["length"]) else { return nil }
      return members.required("length").flatMap(integer).map { .length($0) }
    }
    return switch choice(value, RequirementName.self) {
    case .letter: .letter
    case .lowercase: .lowercase
    case .uppercase: .uppercase
    case .digit: .digit
    case .symbol: .symbol
    case nil: nil
    }
  }

  private func messages(_ value: Int) -> [String: String] {
    var messages: [String: String] = [:]
    for (name, part) in members(value, FormMessageKey.tableKeys)?.all ?? [] { messages[name] = string(part) }
    return messages
  }
}

/// Names of JSON that no type of a description has.
enum NumberEntryName: String, CaseIterable { case plain, minorUnits }
enum ChoiceSourceName: String, CaseIterable { case regions, currencies, locales }
enum EnvironmentName: String, CaseIterable { case environment }
enum LastCharacterName: String, CaseIterable { case never, briefly }
enum SecretLengthName: String, CaseIterable { case shown, hidden }
enum RequirementName: String, CaseIterable { case letter, lowercase, uppercase, digit, symbol }

extension FormMessageKey {
  /// What a field may have its own words for: a message, or all messages whose keys begin so.
  static let tableKeys: [String] = {
    var keys: [String] = []
    for key in allCases.map({ $0.rawValue }) {
      if let kind = key.beforePoint, !keys.contains(kind) { keys.append(kind) }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }()
}

extension String {
  /// Whether it is a letter, then up to 63 letters, digits, hyphens and underscores, all of ASCII.
  fileprivate var isName: Bool {
    guard let first = utf8.first, 65...90 ~= first & 0xDF, utf8.count <= 64 else { return false }
    return utf8.allSatisfy {
      65...90 ~= $0 & 0xDF || 48...57 ~= $0 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }

  /// What stands before the first point; `nil` without one.
  fileprivate var beforePoint: String? {
    utf8.firstIndex(of: UInt8(ascii: ".")).map { String(Substring(utf8[..<$0])) }
  }
}
