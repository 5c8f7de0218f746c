internal import MaskSyntax

/// autoNumeric, whose masks are options of numbers, or the name of such options.
///
///     ['French', {decimalPlaces: 3}]
///     new AutoNumeric('#price', 'French')
extension DialectReader {
  mutating func autoNumeric() throws(SyntaxError) -> Meaning {
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    let written = try literal() ?? predefined
    let value = if let written { written } else { try reader.whole().autoNumericOptions }
    var members: [PeerMember] = []
    // of a list the later ones prevail
    for value in value.items ?? [value] { members += try autoNumericMembers(value) }
    var options = PeerOptions(members, value.span)
    for name in Self.autoNumericDrawing { _ = options.take(name) }
    for (name, usual) in Self.autoNumericUsual {
      var rest = options
      if let value = rest.take(name), (value.word ?? value.text?.string) == usual { options = rest }
    }
    let number = try autoNumericNumber(&options)
    let content = try content(of: number, &options, zeros: "leadingZero", kept: "keep", dropped: "deny")
    leaveOut(options)
    return content
  }

  /// `AutoNumeric.getPredefinedOptions().French`, as its last name.
  private var predefined: PeerValue? {
    let prefix = Array("AutoNumeric.".unicodeScalars)
    guard source.starts(with: prefix), let dot = source.lastIndex(of: "."),
      source[(dot + 1)...].allSatisfy({ $0.isNameLike })
    else { return nil }
    return PeerValue(kind: .word(String(Array(source[(dot + 1)...]))), span: dot + 1..<source.count)
  }

  /// Options as they are written, or those of a name.
  private func autoNumericMembers(_ value: PeerValue) throws(SyntaxError) -> [PeerMember] {
    if let members = value.members {
      return members.map {
        PeerMember(
          name: Self.autoNumericNames[$0.name] ?? $0.name, nameSpan: $0.nameSpan, value: $0.value.autoNumericConstant)
      }
    }
    let name = value.text?.string ?? value.word
    guard let name, case .object(let members) = PeerValue.autoNumericOptions(named: name, value.span) else {
      throw failure(.malformedOptions(expected: "options, or the name of some"), value.span)
    }
    return members
  }

  private mutating func autoNumericNumber(_ options: inout PeerOptions) throws(SyntaxError) -> DialectNumber {
    var number = DialectNumber()
    number.maximumFractionDigits = try digits(&options, "decimalPlaces") ?? 2
    number.minimumFractionDigits = try autoNumericPadding(&options, number.maximumFractionDigits)
    number.groupingSeparator = try groupingSeparator(&options, "digitGroupSeparator") ?? ","
    number.decimalSeparator = try decimalSeparator(&options, "decimalCharacter", usual: ".", of: number)
    number.decimalKeys = try text(&options, "decimalCharacterAlternative")?.string ?? ""
    try readAutoNumericAffixes(&options, &number)
    try readAutoNumericBounds(&options, &number)
    if let value = options.written("digitalGroupSpacing") {
      switch value.count {
      case 2: number.secondaryGroupingSize = 2
      case 3: break
      case 4: (number.primaryGroupingSize, number.secondaryGroupingSize) = (4, 4)
      default: note(.differs, "groups have three digits", value.span)
      }
    }
    if let value = options.written("roundingMethod") {
      guard let name = value.text?.string, let rounding = DialectNumber.Rounding(autoNumeric: name) else {
        throw failure(.malformedOptions(expected: "a way to round"), value.span)
      }
      number.rounding = rounding
      // to the next 0.05
      if name == "CHF" || name.hasSuffix("05") { number.roundingIncrement = 5 }
    }
    if let value = options.written("rawValueDivisor"), let divisor = value.count, divisor > 1 {
      let zeros = String(divisor).utf8.dropFirst().count
      if String(divisor) == "1" + String(repeating: "0", count: zeros) {
        number.valueExponent = zeros
      } else {
        note(.leftOut, "the value is the number that is shown, as \(divisor) is not a power of ten", value.span)
      }
    }
    return number
  }

  /// How many zeros fill up a fraction when editing ends.
  private mutating func autoNumericPadding(
    _ options: inout PeerOptions, _ places: Int
  ) throws(SyntaxError) -> Int {
    guard let value = options.written("allowDecimalPadding") else { return places }
    switch value.word ?? value.text?.string {
    case "true", "always": return places
    case "false", "never": return 0
    case "floats":
      note(.differs, "zeros fill up no fraction", value.span)
      return 0
    default:
      guard let count = value.count else { throw failure(.malformedOptions(expected: "true or false"), value.span) }
      return min(count, places)
    }
  }

  /// The currency, where its minus stands, and what stands after all.
  private mutating func readAutoNumericAffixes(
    _ options: inout PeerOptions, _ number: inout DialectNumber
  ) throws(SyntaxError) {
    let symbol = try text(&options, "currencySymbol")?.string ?? ""
    let isSuffix = try choice(&options, "currencySymbolPlacement", of: ["p", "s"]) == "s"
    let suffix = try text(&options, "suffixText")?.string ?? ""
    let minus = try text(&options, "negativeSignCharacter")?.string ?? "-"
    let place = try choice(&options, "negativePositiveSignPlacement", of: ["p", "s", "l", "r"])
    (number.prefix, number.suffix) = isSuffix ? ("", symbol + suffix) : (symbol, suffix)
    let (prefix, after) =
      switch (place, isSuffix) {
      case ("r", false): (symbol + minus, suffix)
      case ("s", false): (symbol, minus + suffix)
      case ("l", true): ("", minus + symbol + suffix)
      case ("r", true), ("s", true): ("", symbol + minus + suffix)
      default: (minus + number.prefix, number.suffix)
      }
    (number.negativePrefix, number.negativeSuffix) = (prefix, after)
  }

  private mutating func readAutoNumericBounds(
    _ options: inout PeerOptions, _ number: inout DialectNumber
  ) throws(SyntaxError) {
    var minimum = try decimal(&options, "minimumValue"), maximum = try decimal(&options, "maximumValue")
    // whether there is a minus is the minimum's to say, even where it does not hold
    let isSigned = minimum?.isBelowZero ?? true
    // where a bound is not given, it is ten trillions
    let digits = [minimum, maximum].compactMap { $0?.value.utf8.prefix { $0 != UInt8(ascii: ".") }.count }
    number.integerDigits = max(14, digits.max() ?? 0)
    switch try choice(&options, "overrideMinMaxLimits", of: ["ceiling", "floor", "ignore", "invalid"]) {
    case "ceiling": (minimum, number.allowsNegative) = (nil, isSigned)
    case "floor": maximum = nil
    case "ignore": (minimum, maximum, number.integerDigits, number.allowsNegative) = (nil, nil, nil, isSigned)
    default: break
    }
    bound(&number, from: minimum, to: maximum)
  }

  /// A text that is one of some.
  private mutating func choice(
    _ options: inout PeerOptions, _ name: String, of known: [String]
  ) throws(SyntaxError) -> String? {
    guard let value = options.written(name) else { return nil }
    guard let text = value.text?.string, known.contains(text) else {
      throw failure(.malformedOptions(expected: "one of \(known.joined(separator: ", "))"), value.span)
    }
    return text
  }
}

extension PeerValue {
  /// The options that have a name, or that name where there are none.
  static func autoNumericOptions(named name: String, _ span: Range<Int>) -> Kind {
    guard let known = DialectReader.autoNumericOptions(named: name) else { return .word(name) }
    return .object(
      known.map { option, text in
        let characters = text.unicodeScalars.map { PeerCharacter(scalar: $0, span: span) }
        return PeerMember(name: option, nameSpan: span, value: PeerValue(kind: .text(characters), span: span))
      })
  }

  /// Of a call that makes fields the options, which stand last, or none; the value itself where it is not a call.
  fileprivate var autoNumericOptions: PeerValue {
    guard case .call(let name, let arguments) = kind, name == "AutoNumeric" || name == "AutoNumeric.multiple" else {
      return self
    }
    let options = arguments.dropFirst().last
    if let options, !options.isNone, !options.isValue { return options }
    return PeerValue(kind: .object([]), span: span)
  }

  /// Whether it is a number that a field begins with, or a list of some.
  private var isValue: Bool {
    switch kind {
    case .number: true
    case .text(let text): text.allSatisfy { $0.scalar.plainDigit != nil || "-.".unicodeScalars.contains($0.scalar) }
    case .array(let items): !items.isEmpty && items.allSatisfy { $0.isValue || $0.isNone }
    default: false
    }
  }
}

extension DialectNumber.Rounding {
  /// By the letters of autoNumeric.
  fileprivate init?(autoNumeric name: String) {
    switch name {
    case "S", "CHF", "N05": self = .halfUp
    case "A": self = .halfCeiling
    case "s": self = .halfDown
    case "a": self = .halfFloor
    case "B": self = .halfEven
    case "U", "U05": self = .up
    case "D", "D05": self = .down
    case "C": self = .ceiling
    case "F": self = .floor
    default: return nil
    }
  }
}

/// What autoNumeric calls its options, in version 4.10.
extension DialectReader {
  /// Options of events, of drawing, and of what a program does beside.
  private static let autoNumericDrawing = [
    "alwaysAllowDecimalCharacter", "caretPositionOnFocus", "createLocalList", "eventBubbles", "eventIsCancelable",
    "failOnUnknownOption", "formatOnPageLoad", "historySize", "invalidClass", "isCancellable",
    "modifyValueOnUpDownArrow", "modifyValueOnWheel", "noEventListeners", "readOnly",
    "saveValueToSessionStorage", "selectNumberOnly", "selectOnFocus", "serializeSpaces", "showWarnings", "styleRules",
    "unformatOnHover", "upDownStep", "watchExternalChanges", "wheelOn", "wheelStep",
  ]

  /// Options that say what is so without them.
  private static let autoNumericUsual = [
    ("emptyInputBehavior", "focus"), ("onInvalidPaste", "error"), ("showPositiveSign", "false"),
    ("unformatOnSubmit", "false"),
  ]

  /// The names that options had before version 3.
  private static let autoNumericNames = [
    "aSep": "digitGroupSeparator", "aDec": "decimalCharacter", "altDec": "decimalCharacterAlternative",
    "aSign": "currencySymbol", "pSign": "currencySymbolPlacement", "pNeg": "negativePositiveSignPlacement",
    "aSuffix": "suffixText", "vMin": "minimumValue", "vMax": "maximumValue", "mDec": "decimalPlaces",
    "decimalPlacesOverride": "decimalPlaces", "aPad": "allowDecimalPadding", "dGroup": "digitalGroupSpacing",
    "mRound": "roundingMethod", "lZero": "leadingZero", "nBracket": "negativeBracketsTypeOnBlur",
    "wEmpty": "emptyInputBehavior",
  ]

  /// Options that have a name; those that end in `Pos` or `Neg` are bounded by zero.
  fileprivate static func autoNumericOptions(named name: String) -> [(String, String)]? {
    let negative = [("maximumValue", "0"), ("negativePositiveSignPlacement", "p")]
    switch name {
    case "dollarNegBrackets":
      return autoNumericOptions(ofStem: "dollar").map { $0 + negative + [("negativeBracketsTypeOnBlur", "(,)")] }
    case let name where name.hasSuffix("Pos"):
      return autoNumericOptions(ofStem: String(name.dropLast(3))).map { $0 + [("minimumValue", "0")] }
    case let name where name.hasSuffix("Neg"):
      return autoNumericOptions(ofStem: String(name.dropLast(3))).map { $0 + negative }
    default: return autoNumericOptions(ofStem: name)
    }
  }

  private static func autoNumericOptions(ofStem name: String) -> [(String, String)]? {
    let european = [("digitGroupSeparator", "."), ("decimalCharacter", ",")]
    let continental = european + [("decimalCharacterAlternative", ".")]
    func currency(_ symbol: String, after: Bool) -> [(String, String)] {
      [
        ("currencySymbol", symbol), ("currencySymbolPlacement", after ? "s" : "p"),
        ("negativePositiveSignPlacement", after ? "p" : "r"),
      ]
    }
    switch name {
    case "euro", "French", "Spanish": return continental + currency("\u{202F}€", after: true)
    case "euroSpace": return continental + currency("\u{202F}€", after: true) + [("digitGroupSeparator", " ")]
    case "Turkish": return continental + currency("₺", after: true)
    case "Brazilian": return european + currency("R$", after: false)
    case "Swiss": return [("digitGroupSeparator", "'")] + currency("\u{202F}CHF", after: true)
    case "dollar", "NorthAmerican": return currency("$", after: false)
    case "British": return currency("£", after: false)
    case "Japanese", "Chinese": return currency("¥", after: false)
    case "percentageEU2dec", "percentageEU3dec":
      let places = name.hasSuffix("3dec") ? "3" : "2"
      return continental + [("suffixText", "\u{202F}%"), ("decimalPlaces", places), ("rawValueDivisor", "100")]
    case "percentageUS2dec", "percentageUS3dec":
      return [("suffixText", "%"), ("decimalPlaces", name.hasSuffix("3dec") ? "3" : "2")]
    case "dotDecimalCharCommaSeparator": return []
    case "commaDecimalCharDotSeparator": return continental
    case "integer": return [("decimalPlaces", "0")]
    case "float": return [("allowDecimalPadding", "never")]
    case "numeric": return [("digitGroupSeparator", "")]
    default: return nil
    }
  }
}
