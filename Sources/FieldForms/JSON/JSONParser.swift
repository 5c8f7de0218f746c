/// Reads JSON byte by byte, without recursion: no document is too deep for the stack.
struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var place = 0
  private var values: [JSONDocument.Value] = []
  /// The objects and arrays that are open, and the names of their members as they are written.
  private var open: [(value: Int, names: Set<[UInt8]>)] = []

  init(_ bytes: [UInt8], _ limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func document() throws(JSONError) -> [JSONDocument.Value] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONError(0..<3, "the document begins with a byte order mark", "save it without one")
    }
    try checkUTF8()
    try value(named: nil)
    while let innermost = open.last { try part(of: innermost.value) }
    skipBlanks()
    if place < bytes.count { throw failure("there is something after the document", "remove it") }
    return values
  }

  /// What follows within the innermost object or array: a part, or its end.
  private mutating func part(of value: Int) throws(JSONError) {
    let isObject = values[value].kind == .object
    let isFirst = values.count == value + 1
    skipBlanks()
    if next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      place += 1
      values[value].range = values[value].range.lowerBound..<place
      values[value].end = values.count
      open.removeLast()
      return
    }
    if !isFirst {
      let comma = place
      guard take(",") else { throw failure("expected ',' or '\(isObject ? "}" : "]")'", missingComma(isObject)) }
      skipBlanks()
      if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
        throw JSONError(comma..<comma + 1, "there is a comma after the last one", "remove it")
      }
    }
    guard isObject else { return try self.value(named: nil) }
    guard next == UInt8(ascii: "\"") else { throw failure("expected the name of a member", nameSuggestion) }
    let name = try string()
    if !open[open.count - 1].names.insert(Array(bytes[name])).inserted {
      throw JSONError(name, "the member stands there twice", "remove one of them")
    }
    skipBlanks()
    guard take(":") else { throw failure("expected ':'", "write it after the name") }
    try self.value(named: name)
  }

  private mutating func value(named name: Range<Int>?) throws(JSONError) {
    skipBlanks()
    if values.count >= limits.valueCount {
      throw failure("there are more than \(limits.valueCount) values", "raise the limit valueCount")
    }
    let start = place
    guard let next else { throw failure("expected a value, and the document ends", "complete it") }
    var kind: JSONDocument.Value.Kind
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      kind = next == UInt8(ascii: "{") ? .object : .array
      if open.count >= limits.depth {
        throw failure("values are nested deeper than \(limits.depth)", "raise the limit depth")
      }
      place += 1
      open.append((values.count, []))
    case UInt8(ascii: "\""):
      kind = .string
      _ = try string()
    case UInt8(ascii: "-"), 48...57:
      kind = .number
      try number()
    default: kind = try word()
    }
    values.append(JSONDocument.Value(kind: kind, range: start..<place, name: name, end: values.count + 1))
  }

  private mutating func word() throws(JSONError) -> JSONDocument.Value.Kind {
    let start = place
    while let next, 65...90 ~= next & 0xDF || 48...57 ~= next || next == UInt8(ascii: "_") { place += 1 }
    let word = bytes[start..<place]
    if word.elementsEqual("true".utf8) { return .isTrue }
    if word.elementsEqual("false".utf8) { return .isFalse }
    if word.elementsEqual("null".utf8) { return .null }
    place = start
    let suggestion =
      switch next {
      case UInt8(ascii: "'"): "write strings in double quotation marks"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments: remove it"
      default: word.isEmpty ? "" : "write it in quotation marks, or true, false or null"
      }
    throw JSONError(start..<max(start + 1, start + word.count), "expected a value", suggestion)
  }

  private mutating func number() throws(JSONError) {
    let start = place
    _ = take("-")
    if next == 48, place + 1 < bytes.count, 48...57 ~= bytes[place + 1] {
      throw failure("a number begins with a zero", "remove the zero")
    }
    guard digits() else { throw failure("expected a digit", "complete the number") }
    if take("."), !digits() { throw failure("expected a digit after the point", "complete the number") }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if !take("+") { _ = take("-") }
      guard digits() else { throw failure("expected a digit of the exponent", "complete the number") }
    }
    if let next, 65...90 ~= next & 0xDF || next == UInt8(ascii: ".") || next == UInt8(ascii: "+") {
      throw JSONError(start..<place + 1, "this is not a number", "write it in quotation marks if it is a text")
    }
  }

  private mutating func digits() -> Bool {
    let start = place
    while let next, 48...57 ~= next { place += 1 }
    return place > start
  }

  /// - Returns: Where it stands, quotation marks included.
  private mutating func string() throws(JSONError) -> Range<Int> {
    let start = place
    place += 1
    while true {
      guard let byte = next else {
        throw JSONError(start..<start + 1, "the string does not end", "write '\"' after it")
      }
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return start..<place
      case 0..<32:
        throw failure("a control character stands in a string", byte == 10 ? "write \\n" : "write it as an escape")
      case UInt8(ascii: "\\"): try escape()
      default: place += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) {
    let start = place
    place += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      place += 1
    case UInt8(ascii: "u"):
      guard let unit = JSONParser.unit(bytes, place + 1) else {
        throw JSONError(start..<start + 2, "expected four hexadecimal digits after \\u", "complete them")
      }
      place += 5
      let isHigh = 0xD800..<0xDC00 ~= unit
      guard isHigh || 0xDC00..<0xE000 ~= unit else { return }
      let isPair =
        isHigh && place + 1 < bytes.count && bytes[place] == UInt8(ascii: "\\")
        && bytes[place + 1] == UInt8(ascii: "u")
      guard isPair, let low = JSONParser.unit(bytes, place + 2), 0xDC00..<0xE000 ~= low else {
        throw JSONError(
          start..<start + 6, "half of a surrogate pair stands alone", "write both halves, or the character")
      }
      place += 6
    default: throw JSONError(start..<start + 1, "there is no such escape", "write \\\\ for a backslash")
    }
  }

  /// The number that four hexadecimal digits make; `nil` where there are none.
  static func unit(_ bytes: [UInt8], _ start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = byte.hexadecimalDigit else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private func checkUTF8() throws(JSONError) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return
      case .error: throw JSONError(place..<place + 1, "the document is not in UTF-8 here", "save it in UTF-8")
      }
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next, next == 32 || next == 10 || next == 13 || next == 9 { place += 1 }
  }

  private func failure(_ message: String, _ suggestion: String) -> JSONError {
    let isComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "#")
    return JSONError(place..<place + 1, message, isComment ? "JSON has no comments: remove it" : suggestion)
  }

  private func missingComma(_ isObject: Bool) -> String {
    next == nil ? "the document ends too early: complete it" : "is a comma missing?"
  }

  private var nameSuggestion: String {
    next == UInt8(ascii: "'") ? "write it in double quotation marks" : "write the name in quotation marks"
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
