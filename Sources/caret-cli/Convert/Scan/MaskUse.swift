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
    /// A member of the object that is the first argument of a call, by its name: `useMaskito({options})`.
    case member(String)
    /// The value that follows: `primaryMaskFormat: "…"`.
    case value
    /// The value after a sign: `box.Mask = "…"`.
    case assigned
    /// The object whose type it is: `const options: MaskitoOptions = {…}`, `{…} satisfies MaskitoOptions`.
    case typed
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
    "php", "erb", "twig", "jsp", "ejs", "hbs", "mustache", "njk", "jinja", "ftl", "liquid", "aspx", "xhtml",
  ]
  private static let androids: Set = ["kt", "kts", "java"]

  static let all = [
    MaskSign(.imask, "IMask(", .argument(1)), MaskSign(.imask, "IMask.createMask(", .argument(0)),
    MaskSign(.imask, "IMask.createPipe(", .argument(0)), MaskSign(.imask, "IMask.pipe(", .argument(1)),
    MaskSign(.imask, "IMask.InputMask(", .argument(1)), MaskSign(.imask, "useIMask(", .argument(0)),
    MaskSign(.inputmask, "Inputmask(", .argument(0)), MaskSign(.inputmask, ".inputmask(", .argument(0)),
    MaskSign(.maska, "new MaskInput(", .argument(1)), MaskSign(.maska, "new Mask(", .argument(0)),
    MaskSign(.cleave, "new Cleave(", .argument(1)), MaskSign(.maskito, "new Maskito(", .argument(1)),
    MaskSign(.maskito, "useMaskito(", .member("options")),
    MaskSign(.maskito, "maskitoTransform(", .argument(1)), MaskSign(.maskito, "MaskitoOptions", .typed),
    MaskSign(.maskito, "maskito", .call),
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
    MaskSign(.redmadrobot, "MaskedTextChangedListener.Companion.installOn(", .argument(1), in: androids),
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
    // between the name of a call and its parenthesis there may be types: `new Cleave<Options>(`
    let isCall = text.last == "("
    let sign = Array((isCall ? String(text.dropLast()) : text).unicodeScalars)
    // much has a mask in C#
    if dialect == .dotnet, text == "Mask", source.next(Array("MaskedText".unicodeScalars), from: 0) == nil { return }
    var place = 0
    while let found = source.next(sign, from: place) {
      place = found + sign.count
      if isCall {
        let parenthesis = source.afterTypes(place)
        guard source.character(at: parenthesis) == "(" else { continue }
        place = parenthesis + 1
      }
      // `IMask(` is not in `ReactIMask(`
      if sign[0].isNameLike, found > 0, source.characters[found - 1].isNameLike { continue }
      switch kind {
      case .argument(let number):
        let arguments = source.arguments(at: place - 1)
        if dialect == .autoNumeric {
          if let use = autoNumeric(arguments, at: found, source) {
            uses.append(source.end(of: place - 1).map { source.renamed(use, after: $0) } ?? use)
          }
          continue
        }
        guard arguments.indices.contains(number) else { continue }
        let rest = Array(arguments[(number + 1)...])
        if let use = use(arguments[number], and: rest, source) { uses.append(use) }
      case .member(let name):
        let members =
          source.arguments(at: place - 1).first.map { source.members(at: $0.lowerBound, separator: ":") } ?? []
        guard let value = members.first(where: { $0.name == name })?.value else { continue }
        if let use = use(value, source) { uses.append(use) }
      case .assigned:
        let equals = source.afterSpace(place)
        guard source.character(at: equals) == "=" else { continue }
        if let use = use(source.expression(from: equals + 1), source) { uses.append(use) }
      case .typed:
        for value in source.values(ofType: found..<place) {
          if let use = use(value, source) { uses.append(use) }
        }
      case .call:
        guard let end = dialect == .maskito ? source.endOfKit(found) : source.end(of: place - 1) else { continue }
        let call = found..<end
        let content = dialect == .maskito ? source.content(of: call) : .options(source[call])
        uses.append(MaskUse(dialect: dialect, content: content, position: found))
      case .value:
        if let use = use(source.expression(from: place), source) { uses.append(use) }
      }
    }
  }

  /// The use that a call of autoNumeric is. Its options stand last, and without any the usual ones are meant.
  private func autoNumeric(_ arguments: [Range<Int>], at position: Int, _ source: SourceText) -> MaskUse? {
    func use(_ content: MaskUse.Content, _ position: Int) -> MaskUse {
      MaskUse(dialect: dialect, content: content, position: position)
    }
    var rest = arguments.filter { !$0.isEmpty }[...]
    if text != ".autoNumeric(" {
      // the elements, and their value
      guard rest.popFirst() != nil else { return nil }
      if let value = rest.first, source[value].isValue { rest.removeFirst() }
    } else if let first = rest.first, case .mask(let command) = source.content(of: first) {
      rest.removeFirst()
      // some options of a mask that is made elsewhere
      if command == "update" { return rest.last.map { use(.expression(source[$0]), $0.lowerBound) } }
      if command != "init" { return nil }
    }
    guard let last = rest.last else { return use(.options("{}"), position) }
    let content = source.content(of: last)
    // options by their name are read as they are
    if case .expression(let name) = content, name.hasPrefix("AutoNumeric.getPredefinedOptions().") {
      return use(.options(name), last.lowerBound)
    }
    return use(content, last.lowerBound)
  }

  private func use(_ range: Range<Int>, and rest: [Range<Int>] = [], _ source: SourceText) -> MaskUse? {
    if range.isEmpty { return nil }
    let range = dialect == .qt ? source.unwrapped(range) : range
    var content = source.content(of: range)
    if dialect == .redmadrobot, source.hasOtherFormats(after: range, rest) {
      content = .expression(source[range])
    }
    switch (dialect, content) {
    case (.inputmask, .mask(let mask)), (.maskedinput, .mask(let mask)):
      if dialect == .inputmask ? Self.commands.contains(mask) : !source.isOfMaskedInput(mask) { return nil }
      if dialect == .maskedinput, source.definesTokens(of: mask) {
        content = .expression(source[range])
        break
      }
      switch rest.first.map(source.content) {
      case .options(let options)?: content = .options(mask.withOptions(options, mayBeAlias: dialect == .inputmask))
      case .expression(let options)?: content = .expression("\(source[range]), \(options)")
      case .mask?, nil: break
      }
    case (.maskedinput, _): return nil
    case (.maska, .expression) where text == "new Mask(": return nil
    case (.dotnet, .expression) where text != "Mask": return nil
    case (.dotnet, .mask(let mask)): content = source.initialized(mask, at: range)
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

  /// Whether a program has tokens of its own for jQuery.maskedinput that are in a mask: `$.mask.definitions['~'] = …`.
  fileprivate func definesTokens(of mask: String) -> Bool {
    let sign = Array("mask.definitions[".unicodeScalars)
    var place = 0
    while let found = next(sign, from: place) {
      place = found + sign.count
      if let token = character(at: place + 1), mask.unicodeScalars.contains(token) { return true }
    }
    return false
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
    let text = self[start..<min(end, characters.count)].replacing(/\w+\s*:\s*\[\s*\]/, with: "")
    return names.contains { text.contains($0) } || rest.contains { self[$0].hasPrefix("listOf") }
  }
}

extension String {
  /// The first argument of a call, a mask, or an alias of Inputmask, with the options that are its second one.
  fileprivate func withOptions(_ options: String, mayBeAlias: Bool) -> String {
    guard options.first == "{", first != "{", first != "[" else { return self }
    if mayBeAlias && (self == "mask" || self == "Regex") { return options }
    let name = mayBeAlias && allSatisfy(\.isLetter) && self != "a" ? "alias" : "mask"
    return "{\(name): \(quotedInScript), \(options.dropFirst())"
  }

  /// Whether it is a number that a field begins with, or a list of some.
  fileprivate var isValue: Bool {
    self == "null" || contains(where: \.isNumber) && allSatisfy { $0.isNumber || "-.,[] '\"".contains($0) }
  }

  /// As a script writes it.
  var quotedInScript: String { "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }

  /// A quoted text as the program has it: `\\d` is `\d`.
  var withoutEscapes: String {
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
