import CommandConsole
import FieldEditing
import FieldFormats
import MaskDialects
import MaskSyntax

/// A report on a mask: all of it where it is lawful, and of any other as much as there is.
struct MaskExplanation {
  /// nil where no text says the mask.
  let text: String?
  let tree: MaskTree?
  /// The mask, if need be read in its first way.
  let mask: Mask?
  let findings: [Finding]
  /// What examples must be values of, beyond the mask.
  private var format: FieldFormat?

  init(_ text: String) {
    self.text = text
    do {
      let mask = try Mask(text)
      (tree, self.mask) = (mask.tree, mask)
      findings = mask.warnings.map { Finding($0, in: text) }
    } catch {
      tree = try? MaskTree(parsing: text)
      mask = try? Mask(text, strictness: .permissive)
      findings = [Finding(error)]
    }
  }

  /// A mask of another library.
  init(_ text: String, dialect: MaskDialect) {
    self.text = text
    tree = try? DialectMask(parsing: text, dialect: dialect).tree
    do {
      let mask = try Mask(text, dialect: dialect)
      self.mask = mask
      findings = mask.warnings.map { Finding($0, in: text, from: dialect) }
    } catch {
      mask = try? Mask(text, dialect: dialect, strictness: .permissive)
      findings = [Finding(error, from: dialect)]
    }
  }

  /// A format of the catalogue.
  init(_ format: NamedFormat) {
    (text, tree) = (format.writtenMask, format.tree)
    self.format = try? FieldFormat(format, today: .onTheClock)
    do {
      let mask = try format.maskOfText()
      self.mask = mask
      findings = mask.warnings.map { Finding($0, in: format.writtenMask) }
    } catch {
      mask = try? Mask(format.tree, strictness: .permissive)
      findings = [Finding(error)]
    }
  }

  var hasError: Bool { findings.contains { $0.severity == .error } }

  /// How much of a mask is written, how long an outline is written whole, and how many lines a screen has, of which
  /// a longer one takes what all the rest leaves.
  private static let (mostCharacters, mostLines, screen) = (240, 10, 24)

  /// - Parameter isFull: whether a long mask is written whole.
  func text(_ style: Style, isFull: Bool) -> String {
    var mask = text?.printable ?? "no text says it"
    if !isFull && mask.count > Self.mostCharacters { mask = mask.prefix(Self.mostCharacters - 1) + "…" }
    var sections: [String] = []
    if let mask = self.mask {
      sections.append(style.heading("value") + "\n" + mask.lengths.indented())
      let examples = format?.examples(3) ?? mask.examples(3)
      if !examples.isEmpty {
        let lines = examples.map { "\($0.printable)  is shown as  \(mask.format($0).printable)" }.joined(
          separator: "\n")
        sections.append(style.heading("examples") + "\n" + lines.indented())
      }
      let program = mask.program
      let automaton = "\(counted(program.stateCount, "state")), \(counted(program.classCount, "class", "classes"))"
      sections.append(style.heading("program") + "\n" + "\(automaton), \(counted(program.size, "byte"))".indented())
    }
    let after = findings.map { "\n" + $0.text(style) }.joined()
    var first = [style.heading("mask") + "\n" + mask.indented()]
    if let tree {
      let outline = tree.outline.printableLines
      // each with a blank line after it, but for the last one, in whose place the line stands that says how many more
      let taken = (first + sections).reduce(2 + after.count { $0 == "\n" }) { $0 + 2 + $1.count { $0 == "\n" } }
      // a short one is worth a line or two beyond
      let room = outline.count { $0 == "\n" } < Self.mostLines ? Self.mostLines : max(4, Self.screen - taken)
      first.append(style.heading("reads") + "\n" + (isFull ? outline : outline.firstLines(room)).indented())
    }
    return (first + sections).map { $0 + "\n" }.joined(separator: "\n") + after
  }
}

extension String {
  /// Its first lines, each cut where it is too long for a screen, and how many more there are.
  fileprivate func firstLines(_ most: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    // a note of one more line would take a line itself
    let isCut = lines.count > most + 1
    let kept = (isCut ? lines.prefix(most) : lines[...]).map { $0.count > 120 ? $0.prefix(119) + "…" : String($0) }
    return (kept + (isCut ? ["… and \(lines.count - most) lines more (--full)"] : [])).joined(separator: "\n")
  }
}
