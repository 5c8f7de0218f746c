internal import MaskSyntax
internal import UnicodeFacts

/// The options of another library's mask while they are read: what is left at the end was left out.
struct PeerOptions {
  private var members: [PeerMember]
  let span: Range<Int>

  init(_ members: [PeerMember], _ span: Range<Int>) {
    self.members = members
    self.span = span
  }

  var rest: [PeerMember] { members }

  /// Whether there is an option of a name that is not read yet.
  func has(_ name: String) -> Bool { members.contains { $0.name == name && !$0.value.isNone } }

  /// The option of a name, which is then marked as read; `null` and `undefined` are not options.
  mutating func take(_ name: String) -> PeerValue? {
    guard let index = members.lastIndex(where: { $0.name == name }) else { return nil }
    let value = members[index].value
    members.removeAll { $0.name == name }
    return value.isNone ? nil : value
  }

  /// The same if its value is written out. What only a program knows is left, and so is noted as left out.
  mutating func written(_ name: String) -> PeerValue? {
    members.last { $0.name == name }?.value.isWritten == true ? take(name) : nil
  }
}

extension PeerValue {
  /// Whether it is as good as not given.
  var isNone: Bool { word == "null" || word == "undefined" }

  /// Whether it is written out, and not what a name, a call or a function of a program gives.
  var isWritten: Bool {
    switch kind {
    case .call, .function, .computed: false
    case .word(let word): word == "true" || word == "false" || isNone
    default: true
    }
  }
}

extension DialectReader {
  /// The text as a value of JavaScript or JSON, where it is one and not a mask.
  func literal(orExpression: Bool = false) throws(SyntaxError) -> PeerValue? {
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    let shape = SourceShape(source)
    switch shape {
    case .object, .array, .function: return try reader.whole()
    case .members: return try reader.bareMembers()
    case .expression where orExpression: return try reader.whole()
    case .expression, .mask: return nil
    }
  }

  /// The option `mask`, which may have another name as well, to be read from its start.
  func mask(_ options: inout PeerOptions, _ otherName: String = "mask") throws(SyntaxError) -> PeerCursor {
    guard let value = options.take("mask") ?? options.take(otherName) else {
      throw failure(.malformedOptions(expected: "the option 'mask'"), options.span)
    }
    try requireWritten(value)
    guard let cursor = value.cursor else { throw failure(.malformedOptions(expected: "a string"), value.span) }
    return cursor
  }

  /// Rejects a value that is not written out, but what a program works out.
  func requireWritten(_ value: PeerValue) throws(SyntaxError) {
    if let origin = value.origin { throw unsupported(origin, value.span) }
  }

  mutating func flag(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> Bool? {
    guard let value = options.written(name) else { return nil }
    switch value.word {
    case "true": return true
    case "false": return false
    default: throw failure(.malformedOptions(expected: "true or false"), value.span)
    }
  }

  mutating func text(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> [PeerCharacter]? {
    guard let value = options.written(name) else { return nil }
    guard let text = value.text else { throw failure(.malformedOptions(expected: "a string"), value.span) }
    return text
  }

  /// The sign between groups of digits; noted where it cannot be one.
  mutating func groupingSeparator(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> String? {
    try options.written(name).map { value throws(SyntaxError) in try groupingSeparator(value) }
  }

  mutating func groupingSeparator(_ value: PeerValue) throws(SyntaxError) -> String {
    guard let text = value.text?.string else { throw failure(.malformedOptions(expected: "a string"), value.span) }
    if !text.utf8.isEmpty && !text.mayStandAmongDigits {
      note(.leftOut, "'\(text)' is left out, as it cannot stand among the digits of a number", value.span)
    }
    return text
  }

  /// The sign before the fraction of a number whose other members are read; another one, with a note, where it cannot
  /// be that.
  mutating func decimalSeparator(
    _ options: inout PeerOptions, _ name: String, usual: String, of number: DialectNumber
  ) throws(SyntaxError) -> String {
    let value = options.written(name)
    if let value, value.text == nil { throw failure(.malformedOptions(expected: "a string"), value.span) }
    let text = value?.text?.string ?? usual
    if text.mayStandAmongDigits && text != number.groupingSeparator { return text }
    let other = number.groupingSeparator == "." ? "," : "."
    if number.maximumFractionDigits > 0 {
      note(.differs, "'\(other)' stands before the fraction, in place of '\(text)'", value?.span ?? options.span)
    }
    return other
  }

  /// A count of digits, from 0 to as many as a number may have.
  mutating func digits(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> Int? {
    try count(&options, name).map { min($0, DialectNumber.digitLimit) }
  }

  mutating func count(_ options: inout PeerOptions, _ name: String) throws(SyntaxError) -> Int? {
    guard let value = options.written(name) else { return nil }
    guard let count = value.count else {
      throw failure(.malformedOptions(expected: "a whole number, 0 or more"), value.span)
    }
    return count
  }

  /// The members of an object, or none and a note: a name stands for what is written elsewhere.
  mutating func members(of value: PeerValue, _ what: String) -> [PeerMember] {
    if let members = value.members { return members }
    note(.leftOut, "\(what) are read where they are an object", value.span)
    return []
  }

  /// A plain decimal, as a bound of numbers; in quotes it may have their decimal sign.
  mutating func decimal(
    _ options: inout PeerOptions, _ name: String, separator: String = "."
  ) throws(SyntaxError) -> PeerDecimal? {
    guard let value = options.written(name) else { return nil }
    let text: String
    switch value.kind {
    case .number(let number): text = number
    case .text(let characters):
      text = String(characters.string.map { String($0) == separator ? "." : $0 })
    default: throw failure(.malformedOptions(expected: "a number"), value.span)
    }
    var digits = Array(text.unicodeScalars)
    if digits.first == "-" { digits.removeFirst() }
    let isPlain = digits.allSatisfy { $0.plainDigit != nil || $0 == "." } && digits.filter { $0 == "." }.count < 2
    guard isPlain, digits.first?.plainDigit != nil, digits.last?.plainDigit != nil, digits.count <= 40 else {
      throw failure(.malformedOptions(expected: "a number"), value.span)
    }
    return PeerDecimal(value: text, span: value.span)
  }

  /// Notes what of the object that is the value of an option, or of a part of one, is not among what is read of it.
  mutating func leaveOut(_ value: PeerValue, except known: String...) {
    leaveOut(PeerOptions((value.members ?? []).filter { !known.contains($0.name) }, value.span))
  }

  /// Notes what is left of options: functions, what a drawing or a program does, and what there is no counterpart for.
  mutating func leaveOut(_ options: PeerOptions) {
    for member in options.rest where !member.value.isNone {
      let span = member.nameSpan.lowerBound..<member.value.span.upperBound
      if member.value.isFunction {
        note(.leftOut, "'\(member.name)' is a function, which stays the program's", span)
      } else {
        note(.leftOut, "the option '\(member.name)' is left out", span)
      }
    }
  }
}

/// What a text looks like: the options of a mask, or the mask itself.
private enum SourceShape {
  case object, array, members, expression, function, mask

  init(_ source: [Unicode.Scalar]) {
    var rest = source[...].afterComments()
    self = .mask
    switch rest.first {
    case "{":
      rest = rest.dropFirst().afterComments()
      if rest.first == "}" && rest.dropFirst().allSatisfy({ $0.isBlank }) || SourceShape.isMember(rest) {
        self = .object
      }
    case "[":
      rest = rest.dropFirst().drop { $0.isBlank }
      let isObject = rest.first == "{" && SourceShape.isMember(rest.dropFirst().drop { $0.isBlank })
      let isList = ["...[", "...Array(", "...new Array("].contains { rest.starts(with: $0.unicodeScalars) }
      if rest.first == "'" || rest.first == "\"" || rest.first == "/" || isObject || isList { self = .array }
    case "'", "\"": if SourceShape.isMember(rest) { self = .members }
    case "/":
      let flags = rest.reversed().prefix { "dgimsuvy".unicodeScalars.contains($0) }
      if rest.count > flags.count + 1, rest.dropLast(flags.count).last == "/" { self = .expression }
    default: if SourceShape.isFunction(rest) { self = .function }
    }
  }

  /// `value => …`, `(value, masked) => …` or `function (value) …`.
  private static func isFunction(_ source: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = source.prefix { $0.isNameLike }
    if word.elementsEqual("function".unicodeScalars) { return true }
    guard let arrow = source.indices.dropLast().first(where: { source[$0] == "=" && source[$0 + 1] == ">" }) else {
      return false
    }
    let parameters = source[..<arrow].split { $0.isBlank || "(),:".unicodeScalars.contains($0) }
    return !parameters.isEmpty
      && parameters.allSatisfy { $0.allSatisfy { $0.isNameLike } && $0.first?.plainDigit == nil }
  }

  /// `name:` or `'name':`; and `name` or `...names` of an object that is the whole text.
  private static func isMember(_ source: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = source
    let quote = rest.first == "'" || rest.first == "\"" ? rest.popFirst() : nil
    let name = rest.prefix { $0 != ":" && (quote == nil ? $0.isNameLike : $0 != quote) }
    rest = rest.dropFirst(name.count)
    if let quote {
      guard rest.first == quote else { return false }
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0.isBlank }
    let isWhole = source.last { !$0.isBlank && $0 != ";" } == "}"
    if isWhole, source.starts(with: [".", ".", "."]) || quote == nil && !name.isEmpty && rest.first == "," {
      return true
    }
    // a method is written without a colon
    return !name.isEmpty && (rest.first == ":" || quote == nil && rest.first == "(")
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// What follows the blanks and comments with which a source begins.
  func afterComments() -> ArraySlice<Unicode.Scalar> {
    var rest = drop { $0.isBlank }
    while true {
      if rest.starts(with: ["/", "/"]) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: ["/", "*"]) {
        let end = rest.indices.dropFirst(3).first { rest[$0] == "/" && rest[$0 - 1] == "*" }
        rest = rest[(end.map { $0 + 1 } ?? endIndex)...]
      } else {
        return rest
      }
      rest = rest.drop { $0.isBlank }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { isWhitespace || self == "\n" || self == "\r" || self == "\t" }
}
