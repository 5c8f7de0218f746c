import MaskDialects

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
  /// The setting of all masks of the project that it is; `nil` of a mask.
  var shared: Shared?

  /// A setting of all masks of a project.
  enum Shared {
    /// Options of each.
    case options
    /// The value of one option of each: `definitions`.
    case option(String)
    /// Options by names, each of which a mask may have for all of them.
    case aliases
    /// Something else than an option of a mask.
    case other
  }

  /// The uses that a source has, in its order, and the options that are set in it for all masks of a project.
  static func all(in source: SourceText) -> [MaskUse] {
    var uses: [MaskUse] = []
    for sign in MaskSign.all where sign.endings.contains(source.ending) { sign.find(in: source, &uses) }
    var place = 0
    while MaskSign.scripts.contains(source.ending), let found = source.next(["<"], from: place) {
      place = found + 1
      guard let element = MarkupElement(at: found, in: source) else { continue }
      // the first that knows it: a component has attributes of its own by the names of others
      if let use = ElementSign.all.lazy.compactMap({ $0.use(element, at: found, in: source) }).first {
        uses.append(use)
      }
    }
    // a kit may be what another call is given
    let sorted = uses.filter { !source.isInComment($0.position) }.sorted { $0.position < $1.position }
    let all = sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1].position != $0.element.position }
    let shared = sorted.filter { $0.shared != nil }
    return all.map { shared.reduce($0.element) { $0.taking($1) } }
  }

  /// The same with options that its source sets for all masks.
  private func taking(_ others: MaskUse) -> MaskUse {
    guard shared == nil, others.dialect == dialect, case .options(let options) = others.content else { return self }
    let members: String
    switch others.shared {
    case .aliases: return with(content.replacingAlias(by: SourceText(options, ending: "ts")))
    case .options: members = "...\(options)"
    case .option(let name): members = "\(name): \(options)"
    case .other, nil: return self
    }
    switch content {
    case .mask(let mask): return with(.options(mask.withOptions("{\(members)}", mayBeAlias: dialect == .inputmask)))
    case .options(let own) where own.first == "{": return with(.options("{\(members), \(own.dropFirst())"))
    case .options, .expression: return self
    }
  }

  private func with(_ content: Content) -> MaskUse {
    MaskUse(dialect: dialect, content: content, position: position, shared: shared)
  }

  /// A source of each language, by the ending of its files.
  private static let languages = ["ts", "swift", "kt", "cs", "dart", "cpp", "qml"]

  /// The uses of a text whose language is not known: those that it has in the first language in which it has some.
  static func all(inAnyLanguage text: String) -> [MaskUse] {
    languages.lazy.map { all(in: SourceText(text, ending: $0)) }.first { !$0.isEmpty } ?? []
  }
}

extension MaskUse.Content {
  /// The same with the options in place of the alias that has them in an object.
  fileprivate func replacingAlias(by object: SourceText) -> Self {
    let aliases = object.members(at: object.afterBlank(0), separator: ":")
    func options(_ name: some StringProtocol) -> String? {
      aliases.last { $0.name == name }.map { object[$0.value] }.flatMap { $0.first == "{" ? $0 : nil }
    }
    switch self {
    case .mask(let name): return options(name).map { .options($0) } ?? self
    case .options(let text):
      guard let alias = text.firstMatch(of: /\balias['"]?\s*:\s*['"]([^'"]+)['"]/), let own = options(alias.output.1)
      else {
        return self
      }
      return .options(text[..<alias.range.lowerBound] + "...\(own)" + text[alias.range.upperBound...])
    case .expression: return self
    }
  }
}

extension String {
  /// The first argument of a call, a mask, or an alias of Inputmask, with the options that are its second one.
  func withOptions(_ options: String, mayBeAlias: Bool) -> String {
    guard options.first == "{", first != "{", first != "[" else { return self }
    if mayBeAlias && (self == "mask" || self == "Regex") { return options }
    let name = mayBeAlias && allSatisfy(\.isLetter) && !allSatisfy("aA".contains) ? "alias" : "mask"
    return "{\(name): \(quotedInScript), \(options.dropFirst())"
  }

  /// Whether it is a number that a field begins with, or a list of some.
  var isValue: Bool {
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
