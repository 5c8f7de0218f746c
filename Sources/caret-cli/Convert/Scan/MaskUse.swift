import FieldFormats

/// A place in a source where a program has a mask of another library made.
struct MaskUse {
  /// What the program hands over.
  enum Content {
    /// The mask, or its options, as the dialect's reader takes them.
    case text(String)
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
  }
  let dialect: MaskDialect
  /// The text that stands in the source; a call's ends in its parenthesis.
  let text: String
  let kind: Kind
  /// The endings of the files in which it is looked for.
  let endings: Set<String>

  static let scripts: Set = ["js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "html", "htm"]

  static let all = [
    MaskSign(.imask, "IMask(", .argument(1)), MaskSign(.imask, "createMask(", .argument(0)),
    MaskSign(.inputmask, "Inputmask(", .argument(0)), MaskSign(.inputmask, ".inputmask(", .argument(0)),
    MaskSign(.maska, "new MaskInput(", .argument(1)), MaskSign(.maska, "new Mask(", .argument(0)),
    MaskSign(.cleave, "new Cleave(", .argument(1)), MaskSign(.maskito, "new Maskito(", .argument(1)),
    MaskSign(.maskito, ": MaskitoOptions =", .value), MaskSign(.maskedinput, ".mask(", .argument(0)),
    MaskSign(.redmadrobot, "primaryMaskFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "primaryFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "Mask(format:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "MaskedTextChangedListener(", .argument(0), in: ["kt", "kts", "java"]),
    MaskSign(.redmadrobot, "MaskedTextChangedListener.installOn(", .argument(1), in: ["kt", "kts", "java"]),
    MaskSign(.dotnet, "new MaskedTextBox(", .argument(0), in: ["cs"]),
    MaskSign(.dotnet, "new MaskedTextProvider(", .argument(0), in: ["cs"]),
  ]

  private init(_ dialect: MaskDialect, _ text: String, _ kind: Kind, in endings: Set<String> = scripts) {
    (self.dialect, self.text, self.kind, self.endings) = (dialect, text, kind, endings)
  }

  /// Adds the uses that a source has.
  func find(in source: SourceText, _ uses: inout [MaskUse]) {
    let sign = Array(text.unicodeScalars)
    var place = 0
    while let found = source.next(sign, from: place) {
      place = found + sign.count
      // `IMask(` is not in `ReactIMask(`
      if sign[0].isNameLike, found > 0, source.characters[found - 1].isNameLike { continue }
      switch kind {
      case .argument(let number):
        let arguments = source.arguments(at: place - 1)
        guard arguments.indices.contains(number), let use = use(arguments[number], source) else { continue }
        uses.append(use)
      case .value:
        let start = source.afterSpace(place)
        let end = source.end(of: start) ?? source.afterName(start)
        if let use = use(start..<end, source) { uses.append(use) }
      }
    }
  }

  private func use(_ range: Range<Int>, _ source: SourceText) -> MaskUse? {
    if range.isEmpty { return nil }
    let use = MaskUse(dialect: dialect, content: source.content(of: range), position: range.lowerBound)
    // another plugin of jQuery has a method of that name, and other signs
    if dialect == .maskedinput {
      guard case .text(let mask) = use.content, mask.contains(where: { "9a*".contains($0) }), !mask.contains("0") else {
        return nil
      }
    }
    return use
  }
}

extension SourceText {
  /// What an expression hands over: a text, options, or those of a constant that the source declares.
  func content(of range: Range<Int>) -> MaskUse.Content {
    if let text = literal(at: range.lowerBound) { return .text(text) }
    let end = afterName(range.lowerBound)
    if end == range.upperBound, let start = value(of: self[range]), let text = literal(at: start) { return .text(text) }
    return .expression(self[range])
  }

  /// The text or the options that begin at a position.
  private func literal(at position: Int) -> String? {
    guard let first = character(at: position), first != "(", let end = end(of: position) else { return nil }
    if !first.isQuote { return self[position..<end] }
    let text = self[position + 1..<end - 1]
    // what a program puts in is not known
    return hasInsertion(text, quote: first) ? nil : text.withoutEscapes
  }
}

extension String {
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
