import FieldFormats

/// A place in a source where a program has a mask of another library made.
struct MaskUse {
  /// What the program hands over.
  enum Content {
    /// The mask.
    case mask(String)
    /// Its options, as they are written.
    case options(String)
    /// An expression whose value is not written in the source.
    case expression(String)
  }
  let dialect: MaskDialect
  let content: Content
  /// Where it begins, in characters of the source.
  let position: Int
}

/// The way in which a library gets a mask.
struct MaskSign {
  enum Kind {
    /// An argument of a call, by its number: `new Cleave('.card', {…})`.
    case argument(Int)
    /// The value that follows: `primaryMaskFormat: "…"`.
    case value
    /// The value after a sign: `box.Mask = "…"`.
    case assigned
    /// The call that begins there, as it is.
    case call
  }
  let dialect: MaskDialect
  /// The text that stands in the source; a call's ends in its parenthesis.
  let text: String
  let kind: Kind
  /// The endings of the files in which it is looked for.
  let endings: Set<String>

  /// Those of scripts, and of markup that may have some.
  static let scripts: Set = [
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "astro", "html", "htm", "cshtml", "razor",
    "php", "erb",
  ]
  private static let androids: Set = ["kt", "kts", "java"]

  static let all = [
    MaskSign(.imask, "IMask(", .argument(1)), MaskSign(.imask, "IMask.createMask(", .argument(0)),
    MaskSign(.imask, "IMask.createPipe(", .argument(0)), MaskSign(.imask, "IMask.pipe(", .argument(1)),
    MaskSign(.imask, "IMask.InputMask(", .argument(1)), MaskSign(.imask, "useIMask(", .argument(0)),
    MaskSign(.inputmask, "Inputmask(", .argument(0)), MaskSign(.inputmask, ".inputmask(", .argument(0)),
    MaskSign(.maska, "new MaskInput(", .argument(1)), MaskSign(.maska, "new Mask(", .argument(0)),
    MaskSign(.cleave, "new Cleave(", .argument(1)), MaskSign(.maskito, "new Maskito(", .argument(1)),
    MaskSign(.maskito, ": MaskitoOptions", .assigned), MaskSign(.maskito, "maskito", .call),
    MaskSign(.maskedinput, ".mask(", .argument(0)), MaskSign(.autoNumeric, "new AutoNumeric(", .argument(1)),
    MaskSign(.autoNumeric, "AutoNumeric.multiple(", .argument(1)),
    MaskSign(.autoNumeric, ".autoNumeric(", .argument(0)),
    MaskSign(.flutter, "MaskTextInputFormatter(", .call, in: ["dart"]),
    MaskSign(.flutter, "MaskTextInputFormatter.eager(", .call, in: ["dart"]),
    MaskSign(.qt, "setInputMask(", .argument(0), in: ["cpp", "cc", "cxx", "h", "hpp", "py"]),
    MaskSign(.qt, "inputMask:", .value, in: ["qml"]),
    MaskSign(.reactNumberFormat, "usePatternFormat(", .argument(0)),
    MaskSign(.reactNumberFormat, "useNumericFormat(", .argument(0)), MaskSign(.ngx, "| mask:", .value),
    MaskSign(.redmadrobot, "primaryMaskFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, ".primaryMaskFormat", .assigned, in: ["swift"]),
    MaskSign(.redmadrobot, "primaryFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "Mask(format:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "Mask.getOrCreate(withFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "MaskedTextChangedListener(", .argument(0), in: androids),
    MaskSign(.redmadrobot, "MaskedTextChangedListener.installOn(", .argument(1), in: androids),
    MaskSign(.redmadrobot, "primaryFormat", .assigned, in: androids),
    MaskSign(.dotnet, "MaskedTextBox(", .argument(0), in: ["cs"]),
    MaskSign(.dotnet, "MaskedTextProvider(", .argument(0), in: ["cs"]),
    MaskSign(.dotnet, "Mask", .assigned, in: ["cs"]),
  ]
  /// What jQuery calls by the name of the mask.
  private static let commands: Set = [
    "remove", "unmaskedvalue", "setvalue", "getmetadata", "isComplete", "hasMaskedValue", "getemptymask", "option",
    "maskset",
  ]

  /// With what the calls of maskito's kits begin.
  static let kit = Array("maskito".unicodeScalars)

  private init(_ dialect: MaskDialect, _ text: String, _ kind: Kind, in endings: Set<String> = scripts) {
    (self.dialect, self.text, self.kind, self.endings) = (dialect, text, kind, endings)
  }

  /// Adds the uses that a source has.
  func find(in source: SourceText, _ uses: inout [MaskUse]) {
    let sign = Array(text.unicodeScalars)
    // much has a mask in C#
    if dialect == .dotnet, text == "Mask", source.next(Array("MaskedText".unicodeScalars), from: 0) == nil { return }
    var place = 0
    while let found = source.next(sign, from: place) {
      place = found + sign.count
      // `IMask(` is not in `ReactIMask(`
      if sign[0].isNameLike, found > 0, source.characters[found - 1].isNameLike { continue }
      switch kind {
      case .argument(let number):
        let arguments = source.arguments(at: place - 1)
        guard arguments.indices.contains(number) else { continue }
        let rest = Array(arguments[(number + 1)...])
        if let use = use(arguments[number], and: rest, source) { uses.append(use) }
      case .assigned:
        let equals = source.afterSpace(place)
        guard source.character(at: equals) == "=" else { continue }
        if let use = use(source.expression(from: equals + 1), source) { uses.append(use) }
      case .call:
        guard let end = dialect == .maskito ? source.endOfKit(found) : source.end(of: place - 1) else { continue }
        uses.append(MaskUse(dialect: dialect, content: .options(source[found..<end]), position: found))
      case .value:
        if let use = use(source.expression(from: place), source) { uses.append(use) }
      }
    }
  }

  private func use(_ range: Range<Int>, and rest: [Range<Int>] = [], _ source: SourceText) -> MaskUse? {
    if range.isEmpty { return nil }
    // a value may stand before the options
    if dialect == .autoNumeric, let options = rest.last {
      // a method of jQuery is given the name of a command first
      let isOther = text == ".autoNumeric(" && !["'init'", "\"init\""].contains(source[range])
      return isOther ? nil : use(options, source)
    }
    let range = dialect == .qt ? source.unwrapped(range) : range
    var content = source.content(of: range)
    if dialect == .redmadrobot, source.hasOtherFormats(after: range, rest) {
      content = .expression(source[range])
    }
    switch (dialect, content) {
    case (.inputmask, .mask(let mask)):
      if Self.commands.contains(mask) { return nil }
      switch rest.first.map(source.content) {
      case .options(let options)?: content = .options(mask.withOptions(options))
      case .expression(let options)?: content = .expression("\(source[range]), \(options)")
      case .mask?, nil: break
      }
    case (.maskedinput, .mask(let mask)):
      // two other plugins of jQuery have a method of that name: one with other signs, and one that hides a page
      guard mask.contains(where: { $0 == "9" || $0 == "*" }), !mask.contains("0") else { return nil }
    case (.maskedinput, _): return nil
    case (.autoNumeric, .mask("init")): content = .options("{}")
    case (.autoNumeric, .mask) where text == ".autoNumeric(": return nil
    case (.maska, .expression) where text == "new Mask(": return nil
    case (.dotnet, .expression) where text != "Mask": return nil
    case (.redmadrobot, .expression):
      // a parameter's type, a named argument, or nothing
      let isType = source.characters[range.lowerBound].properties.isUppercase
      let isNamed = source[range].contains("=") || source[range] == "null" || source[range].first == "_"
      if isType || isNamed { return nil }
    default: break
    }
    return MaskUse(dialect: dialect, content: content, position: range.lowerBound)
  }
}

extension SourceText {
  /// The text in a call that only makes a string of it: `QStringLiteral("…")`, `tr("…")`.
  fileprivate func unwrapped(_ range: Range<Int>) -> Range<Int> {
    let open = afterName(range.lowerBound)
    let wrappers = ["QStringLiteral", "QString", "QLatin1String", "QLatin1StringView", "tr", "qsTr"]
    guard character(at: open) == "(", wrappers.contains(self[range.lowerBound..<open]) else { return range }
    return arguments(at: open).first ?? range
  }

  /// The expression that begins after a position, on its line or in its brackets.
  func expression(from position: Int) -> Range<Int> {
    let start = afterBlank(position)
    var place = start
    while let c = character(at: place), !"\n,;)}|".unicodeScalars.contains(c) { place = end(of: place) ?? place + 1 }
    return trimmed(start..<place)
  }

  /// Whether RedMadRobot's listener gets more than its first format, which decides with it what is shown.
  fileprivate func hasOtherFormats(after range: Range<Int>, _ rest: [Range<Int>]) -> Bool {
    let names = ["affineFormats", "affineMaskFormats", "customNotations", "rightToLeft"]
    // what stands in the same brackets
    var end = range.upperBound
    while let c = character(at: end), c != ")", c != "}", end < range.upperBound + 500 {
      end = self.end(of: end) ?? end + 1
    }
    let start = characters[max(0, range.lowerBound - 300)..<range.lowerBound].lastIndex(of: "(") ?? range.lowerBound
    let text = self[start..<min(end, characters.count)]
    return names.contains { text.contains($0) } || rest.contains { self[$0].hasPrefix("listOf") }
  }

  /// What an expression hands over: a mask, options, or those of a constant that the source declares.
  func content(of range: Range<Int>) -> MaskUse.Content {
    if let literal = literal(in: range) { return literal }
    // `this.options`, `options!` and `options as any` are the constant of that name
    let words = self[range].split(separator: " ")
    let isCast = words.count == 3 && (words[1] == "as" || words[1] == "satisfies")
    let word = isCast || words.count == 1 ? words[0].split(separator: ".").last ?? "" : ""
    let name = word.last == "!" ? word.dropLast() : word
    if name.unicodeScalars.allSatisfy(\.isNameLike), let start = value(of: String(name), at: range.lowerBound),
      let literal = literal(in: expression(from: start)), !isChanged(String(name))
    {
      return literal
    }
    return .expression(self[range])
  }

  /// Whether a constant's members are set elsewhere.
  private func isChanged(_ name: String) -> Bool {
    if next(Array("Object.assign(\(name)".unicodeScalars), from: 0) != nil { return true }
    let member = Array("\(name).".unicodeScalars)
    var place = 0
    while let found = next(member, from: place) {
      place = afterName(found + member.count)
      let sign = afterSpace(place)
      if character(at: sign) == "=", character(at: sign + 1) != "=" { return true }
    }
    return false
  }

  /// The mask or the options that an expression is; `nil` where it is more than that.
  private func literal(in range: Range<Int>) -> MaskUse.Content? {
    // `@"…"` and `#"…"#` are texts without escapes
    let isRaw = character(at: range.lowerBound) == "@" || character(at: range.lowerBound) == "#"
    let start = isRaw ? range.lowerBound + 1 : range.lowerBound
    if let kit = endOfKit(start) { return kit == range.upperBound ? .options(self[range]) : nil }
    guard let first = character(at: start), first != "(", let end = end(of: start), end <= range.upperBound else {
      return nil
    }
    let rest = self[trimmed(end..<range.upperBound)]
    guard rest.isEmpty || rest == "#" || rest.hasPrefix("as ") || rest.hasPrefix("satisfies ") else { return nil }
    if !first.isQuote { return areWritten(start..<end) ? .options(self[start..<end]) : nil }
    let text = self[start + 1..<end - 1]
    // what a program puts in is not known; nor is a text of several lines read
    if hasInsertion(text, quote: first) || text.isEmpty && character(at: end) == first { return nil }
    return .mask(isRaw ? text : text.withoutEscapes)
  }

  /// Where the call of a kit of maskito ends: of numbers, dates, times or phone numbers.
  func endOfKit(_ position: Int) -> Int? {
    guard has(MaskSign.kit, at: position) else { return nil }
    let name = self[position..<afterName(position)]
    guard name.wholeMatch(of: /maskito(Number|Date|Time|DateTime|DateRange|Phone)(OptionsGenerator)?/) != nil,
      character(at: position + name.unicodeScalars.count) == "("
    else { return nil }
    return end(of: position + name.unicodeScalars.count)
  }

  /// Whether options are written out: neither another object's members nor parts of texts are put in.
  private func areWritten(_ range: Range<Int>) -> Bool {
    let text = self[range]
    if text.contains("`") && text.contains("${") { return false }
    if characters[range.lowerBound] == "[" { return true }
    let first = afterBlank(range.lowerBound + 1)
    let after = character(at: first)?.isQuote == true ? end(of: first) : afterName(first)
    let sign = after.flatMap { character(at: afterSpace($0)) }
    return character(at: first) == "}" || sign == ":" || sign == "(" && after != first
  }
}

extension String {
  /// The first argument of Inputmask, an alias or a mask, with its second one.
  fileprivate func withOptions(_ options: String) -> String {
    guard options.first == "{", first != "{", first != "[" else { return self }
    if self == "mask" || self == "Regex" { return options }
    let name = allSatisfy(\.isLetter) && self != "a" ? "alias" : "mask"
    return "{\(name): \(quotedInScript), \(options.dropFirst())"
  }

  /// As a script writes it.
  var quotedInScript: String { "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }

  /// A quoted text as the program has it: `\\d` is `\d`.
  fileprivate var withoutEscapes: String {
    var out = ""
    var isEscaped = false
    for c in self {
      if !isEscaped, c == "\\" {
        isEscaped = true
        continue
      }
      out.append(isEscaped && c == "n" ? "\n" : isEscaped && c == "t" ? "\t" : c)
      isEscaped = false
    }
    return out
  }
}
