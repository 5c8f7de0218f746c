/// What a program hands over, as far as it is written in its source.
extension SourceText {
  /// What an expression hands over: a mask, options, or those of a constant that the source declares.
  func content(of range: Range<Int>) -> MaskUse.Content {
    var room = Self.mostConstants
    if let literal = literal(in: range, &room) { return literal }
    let value = constant(self[withoutTypes(range)], at: range.lowerBound)
    return value.flatMap { literal(in: $0, &room) } ?? .expression(self[range])
  }

  /// The value of a constant that nothing changes, or of a member of one: `MASK`, `this.options`, `masks.phone`.
  ///
  /// - Parameter isOnlyOne: Whether it must be the only one of its name.
  private func constant(_ path: String, at position: Int, isOnlyOne: Bool = false) -> Range<Int>? {
    func declared(_ name: Substring) -> Range<Int>? {
      let name = String(name)
      guard let start = value(of: name, at: position), !isChanged(name), !isOnlyOne || isWrittenOnce(name) else {
        return nil
      }
      return endOfExpression(start).map { start..<$0 } ?? expression(from: start)
    }
    // a signal of Angular is read by a call
    let word = path.hasSuffix("()") ? path.dropLast(2) : path[...]
    guard word.unicodeScalars.allSatisfy({ $0.isNameLike || $0 == "." }) else { return nil }
    let names = word.split(separator: ".").drop { $0 == "this" || $0 == "self" }
    guard let first = names.first else { return nil }
    guard let value = declared(first) else {
      // of a class, which has it as a constant: `Masks.phone`
      return names.count == 2 ? names.last.flatMap(declared) : nil
    }
    return names.dropFirst().reduce(value) { object, name in
      guard let object else { return nil }
      let own = members(at: unwrapped(object).lowerBound, separator: ":").first { $0.name == name }
      // the value of a reference of Vue is what it was made of
      return own?.value ?? (name == "value" ? object : nil)
    }
  }

  /// Calls that give back what they are given: texts of Qt, and what frameworks watch.
  private static let wrappers: Set = [
    "QStringLiteral", "QString", "QLatin1String", "QLatin1StringView", "tr", "qsTr", "ref", "shallowRef", "reactive",
    "shallowReactive", "readonly", "markRaw", "signal", "Object.freeze",
  ]

  /// An expression without its types, and without the calls around it that give it back: `ref<string>('00')`.
  private func unwrapped(_ range: Range<Int>) -> Range<Int> {
    let range = withoutTypes(range)
    let end = afterPath(range.lowerBound)
    let open = afterTypes(end)
    guard character(at: open) == "(", Self.wrappers.contains(self[range.lowerBound..<end]),
      let inner = arguments(at: open).first, self.end(of: open) == range.upperBound
    else { return range }
    return unwrapped(inner)
  }

  /// Whether a constant's members are set elsewhere.
  private func isChanged(_ name: String) -> Bool {
    if next(Array("Object.assign(\(name)".unicodeScalars), from: 0) != nil { return true }
    let member = Array("\(name).".unicodeScalars)
    var place = 0
    while let found = next(member, from: place) {
      place = afterPath(found + member.count)
      let sign = afterSpace(place)
      if character(at: sign) == "=", character(at: sign + 1) != "=" { return true }
    }
    return false
  }

  /// The mask or the options that an expression is; `nil` where it is more than that.
  private func literal(in range: Range<Int>, _ room: inout Int) -> MaskUse.Content? {
    let range = unwrapped(range)
    let parts = parts(of: range, by: "+")
    if parts.count > 1 { return joined(parts, &room).map { .mask($0) } }
    let start = afterRawMark(range.lowerBound)
    let isRaw = start > range.lowerBound
    if let call = endOfCall(start) {
      return call == range.upperBound ? written(range, &room).map { .options($0) } : nil
    }
    guard let first = character(at: start), first != "(", let end = end(of: start), end <= range.upperBound else {
      return nil
    }
    let rest = self[trimmed(end..<range.upperBound)]
    guard rest.isEmpty || rest == "#" else { return nil }
    if !first.isQuote { return written(start..<end, &room).map { .options($0) } }
    let text = self[start + 1..<end - 1]
    // what a program puts in is not known; nor is a text of several lines read
    if hasInsertion(text, quote: first) || text.isEmpty && character(at: end) == first { return nil }
    return .mask(isRaw ? text : text.withoutEscapes)
  }

  /// What begins a text without escapes: `@"…"`, `#"…"#`, `r'…'`.
  private static let rawMarks = ["@", "#", "r", "String.raw"].map { Array($0.unicodeScalars) }

  /// After what says that the text which begins there has no escapes.
  private func afterRawMark(_ position: Int) -> Int {
    let ends = Self.rawMarks.filter { has($0, at: position) }.map { position + $0.count }
    return ends.first { character(at: $0)?.isQuote ?? false } ?? position
  }

  /// The text that texts and constants are which a program joins: `'+1' + SPACE + '000'`.
  private func joined(_ parts: [Range<Int>], _ room: inout Int) -> String? {
    var text = ""
    for part in parts {
      let known = onlyValue(of: self[part], at: part.lowerBound, &room) ?? part
      guard case .mask(let own)? = literal(in: known, &room) else { return nil }
      text += own
    }
    return text
  }

  /// How many constants are put into one mask at most, those within others counted.
  private static let mostConstants = 100

  /// Options as they are written, and in place of the names of constants what these are: `{...base, mask: MASK}`.
  ///
  /// - Returns: `nil` where a part of a text, the members of another object or the mask are not written here.
  private func written(_ range: Range<Int>, _ room: inout Int) -> String? {
    let text = self[range]
    if text.contains("`") && text.contains("${") { return nil }
    var (out, copied) = ("", range.lowerBound)
    for name in namedValues(in: range) {
      let word = self[name.range]
      guard let value = value(of: word, at: range.lowerBound, &room) else {
        if name.kind == .members || name.kind == .memberAndValue && word == "mask" { return nil }
        continue
      }
      out += self[copied..<name.range.lowerBound] + (name.kind == .memberAndValue ? word + ": " : "") + value
      copied = name.range.upperBound
    }
    return out + self[copied..<range.upperBound]
  }

  /// What the constant is whose name stands there, as a script writes it.
  func constant(in range: Range<Int>) -> String? {
    var room = Self.mostConstants
    return value(of: self[range], at: range.lowerBound, &room)
  }

  /// What a constant is, as a script writes it.
  private func value(of name: String, at position: Int, _ room: inout Int) -> String? {
    guard let range = onlyValue(of: name, at: position, &room) else { return nil }
    switch literal(in: range, &room) {
    case .mask(let text): return text.quotedInScript
    case .options(let options): return options
    case .expression, nil:
      let text = self[range]
      let isNumber = text.wholeMatch(of: /[-+]?[0-9._]+(e[-+]?[0-9]+)?/) != nil
      return text.first == "/" || text == "true" || text == "false" || isNumber ? text : nil
    }
  }

  /// Where the value of a constant stands that has no other one; `nil` where there are too many of them.
  private func onlyValue(of name: String, at position: Int, _ room: inout Int) -> Range<Int>? {
    guard room > 0, let range = constant(name, at: position, isOnlyOne: true) else { return nil }
    room -= 1
    return range
  }

  /// What a name in an object or a list stands for.
  private enum NamedValue {
    /// The value of an option, or one of a list.
    case value
    /// `{mask}`: an option and its value.
    case memberAndValue
    /// `...base`: the members of an object, or of a list.
    case members

    init?(after before: Unicode.Scalar?, isSpread: Bool, in bracket: Unicode.Scalar?) {
      switch (before, bracket) {
      case (".", "{"), (".", "["):
        guard isSpread else { return nil }
        self = .members
      case (":", "{"), (":", "("), ("[", "["), (",", "["), ("+", "{"), ("+", "["): self = .value
      case ("{", "{"), (",", "{"): self = .memberAndValue
      default: return nil
      }
    }
  }

  /// The names that stand for values in an object or a list, but not in what its functions do.
  private func namedValues(in range: Range<Int>) -> [(range: Range<Int>, kind: NamedValue)] {
    var names: [(range: Range<Int>, kind: NamedValue)] = []
    var open: [Unicode.Scalar] = []
    var before: Unicode.Scalar?
    var place = range.lowerBound
    while place < range.upperBound {
      let c = characters[place]
      let isFunction = c == "{" && before == ")" || (c == "{" || c == "(") && before == ">"
      if let end = endOfComment(place) ?? (isFunction ? end(of: place) : nil) {
        place = end
        continue
      }
      var end = c.isQuote ? self.end(of: place) : endOfExpression(place)
      if c.isNameLike {
        let path = afterPath(place)
        let after = has(["(", ")"], at: path) ? path + 2 : path
        let typed = self[afterBlank(after)..<afterName(afterBlank(after))]
        let isTyped = typed == "as" || typed == "satisfies"
        let isWhole = isTyped || character(at: afterBlank(after)).map { ",]})+!".unicodeScalars.contains($0) } ?? false
        let kind = NamedValue(after: before, isSpread: has([".", ".", "."], at: place - 3), in: open.last)
        if isWhole, let kind { names.append((place..<after, kind)) }
        end = after
      } else if "([{".unicodeScalars.contains(c) {
        open.append(c)
      } else if ")]}".unicodeScalars.contains(c) {
        _ = open.popLast()
      }
      if !c.properties.isWhitespace { before = c }
      place = end ?? place + 1
    }
    return names
  }

  /// Where a call ends that is read as it is written: of a kit of maskito, or of Flutter's formatter.
  func endOfCall(_ position: Int) -> Int? {
    guard let first = character(at: position), first == "m" || first == "M" else { return nil }
    let name = position..<afterPath(position)
    let kit = /maskito(Number|Date|Time|DateTime|DateRange|Phone)(OptionsGenerator)?|MaskTextInputFormatter(\.eager)?/
    guard self[name].wholeMatch(of: kit) != nil, character(at: name.upperBound) == "(" else { return nil }
    return end(of: name.upperBound)
  }
}
