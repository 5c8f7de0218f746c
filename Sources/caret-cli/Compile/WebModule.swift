import CommandConsole

/// A module of JavaScript or TypeScript that exports compiled masks, each as a `Uint8Array`.
///
/// A program is mostly small numbers and zeros. It is written as words in hexadecimal, a zero as nothing: that is half
/// as long as Base64, and less than the bytes themselves once it is compressed.
struct WebModule {
  let text: String

  /// - Parameters:
  ///   - file: Where the module will be, which says in what language it is written.
  ///   - exports: What it exports, under names that differ.
  init(file: String, exports: [Export]) throws(CommandFailure) {
    guard let ending = Self.endings.first(where: file.hasSuffix), !file.hasSuffix(".d" + ending) else {
      throw CommandFailure("\(file.printable) is not a module: call it masks.js, or masks.ts for TypeScript")
    }
    let parameter = ending.hasSuffix("ts") ? "(words: string)" : "words"
    // what is marked as pure is left out by a bundler where nothing imports it
    text =
      """
      // Written by caret compile --web, version \(CommandVersion.text). Each mask is what `new Mask(program)` takes.
      const read = \(parameter) => new Uint8Array(Uint32Array.from(words.split(','), word => parseInt(word || '0', 16)).buffer)

      """
      + exports.map { export in
        """

        /** \(export.title) */
        export const \(export.name) = /*#__PURE__*/ read('\(export.words)')

        """
      }.joined()
  }

  private static let endings = [".js", ".mjs", ".ts", ".mts"]
}

extension WebModule {
  /// A mask of the module.
  struct Export {
    /// What it is imported by.
    let name: String
    /// What editors show of it.
    let title: String
    /// Its program.
    let words: String

    init(name: String, of text: String, isNamed: Bool, _ program: [UInt8]) {
      self.name = name
      // the text must not end the comment that it stands in
      let parts = text.printable.split(separator: "*/", omittingEmptySubsequences: false)
      let code = "`\(parts.joined(separator: "*\\/"))`"
      title = isNamed ? "The mask of \(code), without its checks." : "The mask \(code)."
      words = stride(from: 0, to: program.count, by: 4).map { i in
        let word = program[i..<min(i + 4, program.count)].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        return word == 0 ? "" : String(word, radix: 16)
      }.joined(separator: ",")
    }

    /// The name before an argument, as in `phone=(###) ###-####`, and what comes after it. The name is `nil` where the
    /// argument has none.
    static func parts(of argument: String) throws(CommandFailure) -> (name: String?, text: String) {
      guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex,
        argument[..<sign].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "_$-".contains($0) })
      else { return (nil, argument) }
      let name = String(argument[..<sign])
      guard name == identifier(name) else {
        throw CommandFailure("\(name) is not a name that JavaScript can import: write \(identifier(name))=")
      }
      return (name, String(argument[argument.index(after: sign)...]))
    }

    /// What a format of the catalogue is imported by: `usPhone` for `us-phone`.
    static func name(for formatName: String) -> String { identifier(formatName) }

    /// The name that an import may have instead of another, or the name itself.
    private static func identifier(_ text: String) -> String {
      let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || "_$".contains($0)) }
      let name =
        (words.first.map(String.init) ?? "")
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      if name.first?.isNumber ?? true { return "mask" + name }
      return reserved.contains(name) ? name + "Mask" : name
    }

    /// What a module may not declare: words of the language, and what the module declares itself.
    private static let reserved: Set = [
      "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
      "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
      "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
      "read", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while",
      "with", "yield",
    ]
  }
}
