internal import FieldFormats

extension FormReader {
  static let fieldMembers = [
    "name", "label", "term", "helper", "prompt", "type", "format", "mask", "number", "lines", "choices", "cells",
    "optional", "default", "timing", "secure", "clear", "leading", "trailing", "keyboard", "autofill", "capitals",
    "correction", "width", "overflow", "length", "region", "card", "sameAs", "earliest", "latest",
    "requiredWhen", "shownWhen", "requirements", "answers", "steps", "messages",
  ]

  func field(_ value: Int) throws(FormDescriptionError) -> FieldDescription {
    let members = try members(value, FormReader.fieldMembers)
    let nameValue = try members.required("name")
    let name = try string(nameValue)
    if !name.isName {
      throw failure(nameValue, "a name is a letter, then up to 63 letters, digits, '-' and '_'", "choose another")
    }
    var field = FieldDescription(name, label: try string(try members.required("label")))
    field.type = try members.choice("type", ContentType.self) ?? .text
    field.content = try content(members)
    field.term = try members.string("term")
    field.helper = try members.string("helper")
    field.prompt = try members.string("prompt")
    field.isOptional = try members.bool("optional") ?? false
    field.defaultValue = try members["default"].map(defaultValue)
    field.timing = try members.choice("timing", MessageTiming.self)
    if let secure = members["secure"] { field.secrecy = try secrecy(secure) }
    field.clearButton = try members.choice("clear", FieldDescription.ClearButton.self) ?? .automatic
    field.leadingAccessory = try members["leading"].map(accessory)
    field.trailingAccessory = try members["trailing"].map(accessory)
    field.keyboard = try members.choice("keyboard", KeyboardKind.self)
    field.autofill = try members.string("autofill").map { AutofillType(rawValue: $0) }
    field.capitals = try members.choice("capitals", FieldDescription.Capitals.self)
    field.isCorrected = try members.bool("correction")
    field.width = try members.choice("width", FieldDescription.Width.self) ?? .full
    field.overflow = try members.choice("overflow", FieldDescription.Overflow.self) ?? .clip
    field.length = try members["length"].map(length)
    if let region = members["region"] {
      if let code = document.string(region) {
        field.region = .region(code)
      } else {
        field.region = .field(try reference(region))
      }
    }
    field.card = try members["card"].map(reference)
    field.sameAs = try members.string("sameAs")
    field.earliest = try members["earliest"].map(dateLimit)
    field.latest = try members["latest"].map(dateLimit)
    field.requiredWhen = try members["requiredWhen"].map(condition)
    field.shownWhen = try members["shownWhen"].map(condition)
    if let requirements = members["requirements"] {
      for part in try array(requirements) { field.requirements.append(try requirement(part)) }
    }
    field.awaitsAnswer = try members.bool("answers") ?? false
    field.isStepped = try members.bool("steps") ?? false
    if let messages = members["messages"] { field.messages = try self.messages(messages) }
    return field
  }

  private func content(_ members: FormMembers) throws(FormDescriptionError) -> FieldDescription.Content {
    let names = ["format", "mask", "number", "lines", "choices", "cells"].filter { members[$0] != nil }
    if names.count > 1, let second = members[names[1]] {
      throw failure(second, "what is entered is said twice, by \(names[0]) and \(names[1])", "remove one of them")
    }
    guard let name = names.first, let value = members[name] else { return .byType }
    switch name {
    case "format":
      let format = try string(value)
      return format.utf8.elementsEqual("line".utf8) ? .line : .format(format)
    case "mask": return .mask(try string(value))
    case "number": return .number(try number(value))
    case "lines": return .lines(try lines(value))
    case "cells": return .cells(try integer(value))
    default: return .choices(try choices(value))
    }
  }

  private func number(_ value: Int) throws(FormDescriptionError) -> NumberDescription {
    let members = try members(value, ["style", "currency", "unit", "minimum", "maximum", "entry"])
    var isMinor = false
    if let entry = try members.choice("entry", NumberEntryName.self) { isMinor = entry == .minorUnits }
    return NumberDescription(
      try members.choice("style", NumberDescription.Style.self) ?? .decimal, currency: try members.string("currency"),
      unit: try members.string("unit"), minimum: try members.string("minimum"), maximum: try members.string("maximum"),
      entersMinorUnits: isMinor)
  }

  private func lines(_ value: Int) throws(FormDescriptionError) -> TextLines {
    let members = try members(value, ["minimum", "maximum", "wrap", "return"])
    var lines = TextLines()
    lines.minimum = try members.integer("minimum") ?? lines.minimum
    lines.maximum = try members.integer("maximum") ?? max(lines.minimum, lines.maximum)
    lines.wrapping = try members.choice("wrap", TextLines.Wrapping.self) ?? .word
    lines.returnMakesLine = try members.bool("return") ?? true
    return lines
  }

  private func length(_ value: Int) throws(FormDescriptionError) -> TextLength {
    let members = try members(value, ["minimum", "maximum", "counts"])
    return TextLength(
      minimum: try members.integer("minimum") ?? 0, maximum: try members.integer("maximum"),
      unit: try members.choice("counts", TextLength.Unit.self) ?? .characters)
  }

  private func choices(_ value: Int) throws(FormDescriptionError) -> ChoiceList {
    let members = try members(value, ["style", "from", "options", "others"])
    let style = try members.choice("style", ChoiceList.Style.self)
    var source = ChoiceList.Source.options([])
    if let from = members["from"] {
      if style == .toggle {
        throw failure(from, "a switch has no choices but on and off", "remove this, or take another style")
      }
      switch try choice(from, ChoiceSourceName.self) {
      case .regions: source = .regions
      case .currencies: source = .currencies
      case .locales: source = .locales
      }
    } else if style == .toggle {
      source = .onAndOff
    }
    if let list = members["options"] {
      if members["from"] != nil || style == .toggle {
        throw failure(list, "there are other choices already", "remove the options, or the style or source")
      }
      var options: [ChoiceOption] = []
      for part in try array(list) { options.append(try option(part)) }
      source = .options(options)
    }
    return ChoiceList(source, style: style == .toggle ? nil : style, takesOthers: try members.bool("others") ?? false)
  }

  private func option(_ value: Int) throws(FormDescriptionError) -> ChoiceOption {
    let members = try members(value, ["value", "label", "words"])
    var words: [String] = []
    if let list = members["words"] { words = try strings(list) }
    return ChoiceOption(
      try string(try members.required("value")), label: try string(try members.required("label")), words: words)
  }

  private func defaultValue(_ value: Int) throws(FormDescriptionError) -> FieldDescription.DefaultValue {
    switch document.values[value].kind {
    case .string: return .value(try string(value))
    case .isTrue, .isFalse: return .isOn(try bool(value))
    default:
      let members = try members(value, ["from"])
      _ = try choice(try members.required("from"), EnvironmentName.self)
      return .fromEnvironment
    }
  }

  private func secrecy(_ value: Int) throws(FormDescriptionError) -> FieldDescription.Secrecy {
    guard document.values[value].kind == .object else {
      return try bool(value) ? .hidden(FieldDescription.SecureEntry()) : .shown
    }
    let members = try members(value, ["toggle", "lastCharacter", "length"])
    return .hidden(
      FieldDescription.SecureEntry(
        canBeRevealed: try members.bool("toggle") ?? true,
        showsLastCharacterBriefly: try members.choice("lastCharacter", LastCharacterName.self) == .briefly,
        showsLength: try members.choice("length", SecretLengthName.self) != .hidden))
  }

  private func accessory(_ value: Int) throws(FormDescriptionError) -> FieldAccessory {
    let members = try members(value, ["role", "text", "symbol", "action"])
    return FieldAccessory(
      try choice(try members.required("role"), FieldAccessory.Role.self), text: try members.string("text") ?? "",
      symbol: try members.string("symbol"), action: try members.string("action"))
  }

  private func reference(_ value: Int) throws(FormDescriptionError) -> String {
    try string(try members(value, ["from"]).required("from"))
  }

  private func dateLimit(_ value: Int) throws(FormDescriptionError) -> FieldDescription.DateLimit {
    guard let word = document.string(value) else { return .field(try reference(value)) }
    if word.utf8.elementsEqual("today".utf8) { return .today }
    guard let date = CalendarDate(iso: word) else {
      throw failure(value, "'\(word)' is not a day of the calendar", "write it as 2026-12-31, or \"today\"")
    }
    return .on(date)
  }

  private func requirement(_ value: Int) throws(FormDescriptionError) -> TextRequirement {
    if document.values[value].kind == .object {
      return .length(try integer(try members(value, ["length"]).required("length")))
    }
    switch try choice(value, RequirementName.self) {
    case .letter: return .letter
    case .lowercase: return .lowercase
    case .uppercase: return .uppercase
    case .digit: return .digit
    case .symbol: return .symbol
    }
  }

  private func messages(_ value: Int) throws(FormDescriptionError) -> [String: String] {
    var messages: [String: String] = [:]
    for (name, part) in try members(value, FormMessageKey.tableKeys).all { messages[name] = try string(part) }
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
