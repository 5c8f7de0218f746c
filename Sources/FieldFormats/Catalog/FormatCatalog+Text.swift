internal import UnicodeFacts

extension FormatCatalog {
  /// Reads a catalogue: blocks of a key and its value a line.
  ///
  ///     let mine = try FormatCatalog(
  ///       parsing: """
  ///         topic Library
  ///         format library-card
  ///           summary  Reader's card of the city library
  ///           label    Library card
  ///           keyboard digits
  ///           mask     ## ### ###-#
  ///           check    luhn
  ///           example  21 234 567-2
  ///         """)
  ///
  /// `format` begins a format by its name, `topic` a heading for those that follow. `summary`, `label`, `mask` and
  /// `example` must be given; `keyboard` is `text` unless given; lines `reads` are other forms, masks with the same
  /// named groups, in which a text may be pasted; `autofill` is a name of HTML's `autocomplete`; `secure yes` is for
  /// what a front end hides. Several lines `mask` are alternatives, several lines `check` all hold; one for a named
  /// group alone begins with its name and a colon. `sex` says which characters give a person's sex, and `source` where
  /// the facts come from. Empty lines and lines that begin with `#` mean nothing; blanks around a value are not part of
  /// it.
  ///
  /// - Parameters:
  ///   - text: The catalogue.
  ///   - rules: The kinds of rules that its lines `check` may name.
  /// - Throws: `CatalogError`, which names the line and what is wrong with it; a mask is only parsed here, not
  ///   compiled.
  /// - Complexity: linear in the text.
  public init(parsing text: String, rules: CheckRules = .standard) throws(CatalogError) {
    var formats: [NamedFormat] = []
    var topic = ""
    var block: CatalogBlock?
    var starts: [String: Int] = [:]
    for line in CatalogLine.lines(of: text) {
      switch line.key {
      case "topic":
        if let block { formats.append(try block.format(topic: topic, rules)) }
        block = nil
        topic = try line.requiredValue
      case "format":
        if let block { formats.append(try block.format(topic: topic, rules)) }
        let name = try line.requiredValue
        if let first = starts.updateValue(line.number, forKey: name) {
          throw line.failure(.repeatedName(name, firstLine: first))
        }
        block = try CatalogBlock(name: name, line: line.number)
      default:
        if block == nil { throw line.failure(.outsideOfFormat(key: line.key)) }
        try block?.add(line)
      }
    }
    if let block { formats.append(try block.format(topic: topic, rules)) }
    self.init(formats)
  }

  /// The formats of a text that is known to be a catalogue: each is read when it is first asked for.
  ///
  /// - Complexity: linear in the text; a format is linear in its own lines.
  @export(interface) init(trusting text: String) {
    var entries: [CatalogEntry] = []
    var topic: Substring = ""
    var block: (name: String, start: String.Index)?
    func close(at end: String.Index) {
      guard let (name, start) = block else { return }
      block = nil
      let (topic, lines) = (topic, text[start..<end])
      entries.append(
        CatalogEntry(name) {
          do throws(CatalogError) {
            return try FormatCatalog(parsing: "\(topic)\n\(lines)").formats[0]
          } catch {
            // the tests read it
            preconditionFailure(error.description)
          }
        })
    }
    for range in CatalogLine.ranges(of: text) {
      let line = text.utf8[range]
      // lines of a format are indented, and there are many
      guard let first = line.first, first != UInt8(ascii: " ") else { continue }
      if line.starts(with: "topic ".utf8) {
        close(at: range.lowerBound)
        topic = text[range]
      } else if line.starts(with: "format ".utf8) {
        close(at: range.lowerBound)
        block = (String(Substring(line.dropFirst("format ".utf8.count))), range.lowerBound)
      }
    }
    close(at: text.endIndex)
    self.init(entries: entries)
  }
}
