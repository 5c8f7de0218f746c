internal import MaskSyntax

/// Expressions, names, calls and functions.
extension PeerValueReader {
  mutating func expression() throws(SyntaxError) -> PeerValue.Kind {
    let start = position
    position += 1
    var out: [PeerCharacter] = []
    var isInSet = false
    while let c = next, isInSet || c != "/" {
      out.append(PeerCharacter(scalar: c, span: position..<position + 1))
      position += 1
      if c == "\\", let escaped = next {
        out.append(PeerCharacter(scalar: escaped, span: position..<position + 1))
        position += 1
      } else {
        isInSet = c == "[" || isInSet && c != "]"
      }
    }
    guard take("/") else { throw expected("'/' after a regular expression", from: start) }
    let flags = position
    while let c = next, c.isNameLike { position += 1 }
    return .expression(out, flags: text(from: flags))
  }

  /// A name, a call, or a function.
  mutating func word() throws(SyntaxError) -> PeerValue.Kind {
    let start = position
    while let c = next, c.isNameLike || c == "." { position += 1 }
    if position == start { throw expected("a value") }
    let word = text(from: start)
    if word == "new" || word == "const" { return try value().kind }
    if word == "function" || word == "async" { return function(from: start) }
    skipSpace()
    if next == "=" { return function(from: start) }
    // a raw string of Dart, or of a script
    if let quote = next, word == "r" ? quote == "'" || quote == "\"" : word == "String.raw" && quote == "`" {
      return .text(try texts(by: quote, isRaw: true))
    }
    guard take("(") else { return .word(word) }
    let arguments = try arguments()
    // `new RegExp('\\d')` is an expression that is written as a string
    if word == "RegExp", let pattern = arguments.first?.text {
      let isOfEitherCase = arguments.last?.member("caseSensitive")?.word == "false"
      return .expression(pattern, flags: isOfEitherCase ? "i" : arguments.dropFirst().first?.text?.string ?? "")
    }
    if word == "Array", let filled = try filled(arguments) { return filled }
    if word == "AutoNumeric.getPredefinedOptions", take(".") {
      let start = position
      while let c = next, c.isNameLike { position += 1 }
      return PeerValue.autoNumericOptions(named: text(from: start), start..<position)
    }
    return .call(word, arguments)
  }

  /// `Array(4).fill(/\d/)`: a list of one value several times; `nil` where the call is not filled.
  private mutating func filled(_ arguments: [PeerValue]) throws(SyntaxError) -> PeerValue.Kind? {
    let start = position
    let sign = ".fill(".unicodeScalars
    guard arguments.count == 1, let count = arguments[0].count, source[start...].starts(with: sign) else { return nil }
    position += sign.count
    guard count <= limits.nodes else { throw failure(.tooManyNodes(limit: limits.nodes), from: start) }
    let values = try values(until: ")")
    return values.first.map { .array([PeerValue](repeating: $0, count: count)) }
  }

  /// Those of a call; those that have names are the members of one value, the last.
  private mutating func arguments() throws(SyntaxError) -> [PeerValue] {
    var arguments: [PeerValue] = []
    while true {
      skipSpace()
      if take(")") { return arguments }
      if let named = try namedArguments() { return arguments + [named] }
      arguments.append(try value())
      try separator(")")
    }
  }

  /// `name: value, …` up to a closing parenthesis, as Dart and Swift write arguments; `nil` where they have no names.
  private mutating func namedArguments() throws(SyntaxError) -> PeerValue? {
    let start = position
    let rest = source[position...].afterComments()
    let name = rest.prefix { $0.isNameLike }
    guard !name.isEmpty, rest.dropFirst(name.count).afterComments().first == ":" else { return nil }
    return PeerValue(kind: .object(try members(until: ")")), span: start..<position)
  }

  /// Passes over what TypeScript says of a value's type: `as const`, `satisfies Record<string, Token>`, `!`.
  mutating func skipTypes() {
    while true {
      let rest = source[position...].afterComments()
      if rest.first == "!" && rest.dropFirst().first != "=" {
        position = rest.startIndex + 1
        continue
      }
      let word = rest.prefix { $0.isNameLike }
      guard word.elementsEqual("as".unicodeScalars) || word.elementsEqual("satisfies".unicodeScalars),
        rest.startIndex > 0, !source[rest.startIndex - 1].isNameLike
      else { return }
      position = word.endIndex
      var open = 0
      while let c = next, open > 0 || !",;)]}".unicodeScalars.contains(c) {
        if "<([{".unicodeScalars.contains(c) { open += 1 }
        if ">)]}".unicodeScalars.contains(c) { open -= 1 }
        position += 1
      }
    }
  }

  mutating func function(from start: Int) -> PeerValue.Kind {
    skipExpression()
    return .function(text(from: start))
  }

  /// Passes over what stands up to the next comma or closing bracket that belongs to something around it.
  mutating func skipExpression() {
    var open = 0
    var quote: Unicode.Scalar?
    while let c = next {
      if let mark = quote {
        if c == "\\" { position += 1 } else if c == mark { quote = nil }
      } else {
        switch c {
        case "'", "\"", "`": quote = c
        case "(", "[", "{": open += 1
        case ",": if open == 0 { return }
        case ")", "]", "}":
          if open == 0 { return }
          open -= 1
        default: break
        }
      }
      position += 1
    }
    position = min(position, source.count)
  }
}

extension Unicode.Scalar {
  var hexadecimalDigit: UInt32? {
    switch self {
    case "0"..."9": value - 48
    case "a"..."f": value - 87
    case "A"..."F": value - 55
    default: nil
    }
  }
}
