internal import MaskSyntax

/// Reads a value of JavaScript or JSON: what stands in the options of masks, not a language.
struct PeerValueReader {
  let source: [Unicode.Scalar]
  private let dialect: MaskDialect
  let limits: MaskLimits
  var position = 0
  private var depth = 0

  init(_ source: [Unicode.Scalar], dialect: MaskDialect, limits: MaskLimits) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
  }

  /// The value that the whole text is, from here on.
  ///
  /// - Parameter isRaw: Whether the backslashes of a text are characters as others.
  mutating func whole(isRaw: Bool = false) throws(SyntaxError) -> PeerValue {
    let value: PeerValue
    if isRaw, let quote = next {
      let start = position
      value = PeerValue(kind: .text(try quoted(by: quote, isRaw: true)), span: start..<position)
    } else {
      value = try self.value()
    }
    skipSpace()
    _ = take(";")
    skipSpace()
    if position < source.count { throw expected("the end of the options") }
    return value
  }

  /// `'name': value, …`, as they stand in attributes of HTML: an object without its braces.
  mutating func bareMembers() throws(SyntaxError) -> PeerValue {
    let members = try members(until: nil)
    return PeerValue(kind: .object(members), span: 0..<source.count)
  }

  mutating func value() throws(SyntaxError) -> PeerValue {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    if depth > limits.nesting { throw failure(.nestingTooDeep(limit: limits.nesting), from: position) }
    let start = position
    guard let next else { throw expected("a value") }
    let kind: PeerValue.Kind
    switch next {
    case "{":
      position += 1
      kind = .object(try members(until: "}"))
    case "[":
      position += 1
      kind = .array(try values(until: "]"))
    case "'", "\"", "`": kind = .text(try texts(by: next))
    case "<" where dialect == .flutter:
      // the types of a map
      while let c = self.next, c != "{" { position += 1 }
      return try value()
    case "/": kind = try expression()
    case "(":
      skipExpression()
      // parameters and an arrow, or brackets around an expression
      let text = text(from: start)
      kind = text.unicodeScalars.contains(">") ? .function(text) : .computed
    case "-", "+", ".", "0"..."9": kind = number()
    default: kind = try word()
    }
    let end = position
    skipTypes()
    guard goesOn else { return PeerValue(kind: kind, span: start..<end) }
    skipExpression()
    return PeerValue(kind: .computed, span: start..<position)
  }

  /// Whether a value is part of an expression: `'a' + b`, `moment().format()`.
  private var goesOn: Bool {
    guard let next = source[position...].afterComments().first else { return false }
    return ".+-*/%?<>&|([".unicodeScalars.contains(next) && depth > 1
  }

  mutating func members(until end: Unicode.Scalar?) throws(SyntaxError) -> [PeerMember] {
    var members: [PeerMember] = []
    while true {
      skipSpace()
      if isOver(end) { return members }
      let start = position
      if let object = try spread() {
        guard let own = object.members else { throw failure(.notSupported("what a program puts in"), from: start) }
        members += own
        try separator(end)
        continue
      }
      let name: String
      let isQuoted = next == "'" || next == "\""
      if let quote = next, isQuoted {
        name = try quoted(by: quote).string
      } else {
        while let c = next, c.isNameLike || !c.isASCII { position += 1 }
        name = text(from: start)
      }
      if position == start { throw expected("the name of an option") }
      let span = start..<position
      skipSpace()
      if next == "(" {
        // a method, name and all
        let kind = function(from: start)
        members.append(PeerMember(name: name, nameSpan: span, value: PeerValue(kind: kind, span: start..<position)))
      } else if !isQuoted, next == "," || next == end {
        // the name is that of a constant as well
        members.append(PeerMember(name: name, nameSpan: span, value: PeerValue(kind: .word(name), span: span)))
      } else {
        guard take(":") else { throw expected("':' after the name of an option") }
        members.append(PeerMember(name: name, nameSpan: span, value: try value()))
      }
      try separator(end)
    }
  }

  mutating func values(until end: Unicode.Scalar) throws(SyntaxError) -> [PeerValue] {
    var values: [PeerValue] = []
    while true {
      skipSpace()
      if isOver(end) { return values }
      let start = position
      if let list = try spread() {
        guard let own = list.items else { throw failure(.notSupported("what a program puts in"), from: start) }
        values += own
      } else {
        values.append(try value())
      }
      try separator(end)
    }
  }

  /// `...{mask: '00'}`: an object or a list whose members are put in here; `nil` where none is.
  private mutating func spread() throws(SyntaxError) -> PeerValue? {
    guard source[position...].starts(with: [".", ".", "."]) else { return nil }
    position += 3
    return try value()
  }

  /// Whether a list ends here, and its closing bracket is read; one without a bracket ends with the text.
  private mutating func isOver(_ end: Unicode.Scalar?) -> Bool {
    guard let end else { return position == source.count }
    return take(end)
  }

  mutating func separator(_ end: Unicode.Scalar?) throws(SyntaxError) {
    skipSpace()
    if take(",") || next == end { return }
    throw expected(end.map { "',' or '\($0)'" } ?? "','")
  }

  /// A quoted text and those that are joined to it, as in `'99' + '-99'`; in Dart no sign is needed for that.
  mutating func texts(by quote: Unicode.Scalar, isRaw: Bool = false) throws(SyntaxError) -> [PeerCharacter] {
    var text = try quoted(by: quote, isRaw: isRaw)
    while true {
      let end = position
      skipSpace()
      let isJoined = take("+") || dialect == .flutter
      skipSpace()
      let isRaw = dialect == .flutter && take("r")
      guard isJoined, let next, next == "'" || next == "\"" || next == "`" && dialect != .flutter else {
        position = end
        return text
      }
      text += try quoted(by: next, isRaw: isRaw)
    }
  }

  /// - Parameter isRaw: Whether a backslash is a character as others.
  mutating func quoted(by quote: Unicode.Scalar, isRaw: Bool = false) throws(SyntaxError) -> [PeerCharacter] {
    let start = position
    position += 1
    var out: [PeerCharacter] = []
    while next != quote {
      guard let c = next else { throw failure(.unclosedQuote, from: start) }
      let from = position
      position += 1
      let putsIn =
        dialect == .flutter ? !isRaw && (next == "{" || next?.isNameLike ?? false) : quote == "`" && next == "{"
      if c == "$", putsIn { throw failure(.notSupported("what a program puts in"), from: from) }
      out.append(PeerCharacter(scalar: c == "\\" && !isRaw ? try escaped(from: start) : c, span: from..<position))
    }
    position += 1
    return out
  }

  private mutating func escaped(from start: Int) throws(SyntaxError) -> Unicode.Scalar {
    guard let c = next else { throw failure(.unclosedQuote, from: start) }
    position += 1
    switch c {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return hexadecimal(4) ?? c
    case "x": return hexadecimal(2) ?? c
    default: return c
    }
  }

  private mutating func hexadecimal(_ count: Int) -> Unicode.Scalar? {
    guard position + count <= source.count else { return nil }
    var value: UInt32 = 0
    for c in source[position..<position + count] {
      guard let digit = c.hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    position += count
    return scalar
  }

  var next: Unicode.Scalar? { position < source.count ? source[position] : nil }

  mutating func take(_ c: Unicode.Scalar) -> Bool {
    guard next == c else { return false }
    position += 1
    return true
  }

  /// Passes over spaces and comments.
  mutating func skipSpace() { position = source[position...].afterComments().startIndex }

  func text(from start: Int) -> String { String(Array(source[start..<position])) }

  func expected(_ what: String, from start: Int? = nil) -> SyntaxError {
    failure(.malformedOptions(expected: what), from: start ?? position)
  }

  func failure(_ kind: SyntaxError.Kind, from start: Int) -> SyntaxError {
    let span = start..<max(start + 1, position)
    return SyntaxError(kind, at: start, span: span, in: source)
  }
}
