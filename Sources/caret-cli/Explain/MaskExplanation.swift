import Caretaker
import CommandConsole

/// What can be told of a mask: all of it where it is lawful, and of any other as much as there is.
struct MaskExplanation {
  /// nil where no text says the mask.
  let text: String?
  let tree: MaskTree?
  /// The mask, if need be read in its first way.
  let mask: Mask?
  let findings: [Finding]

  init(_ text: String) {
    self.text = text
    do {
      let mask = try Mask(text)
      (tree, self.mask) = (mask.tree, mask)
      findings = mask.warnings.map { Finding($0, in: text) }
    } catch {
      tree = try? MaskTree(parsing: text)
      mask = try? Mask(text, strictness: .compilable)
      findings = [Finding(error)]
    }
  }

  /// A format of the catalogue.
  init(_ format: NamedFormat) {
    (text, tree) = (format.writtenMask, format.tree)
    do {
      let mask = try format.maskOfText()
      self.mask = mask
      findings = mask.warnings.map { Finding($0, in: format.writtenMask) }
    } catch {
      mask = try? Mask(format.tree, strictness: .compilable)
      findings = [Finding(error)]
    }
  }

  var hasError: Bool { findings.contains { $0.severity == .error } }

  func text(_ style: Style) -> String {
    var sections = [style.heading("mask") + "\n" + (text?.printable ?? "no text says it").indented()]
    if let tree { sections.append(style.heading("reads") + "\n" + tree.outline.printableLines.indented()) }
    if let mask {
      sections.append(style.heading("value") + "\n" + mask.lengthWords.indented())
      let examples = mask.examples(3)
      if !examples.isEmpty {
        let lines = examples.map { "\($0.printable)  is shown as  \(mask.format($0).printable)" }.joined(separator: "\n")
        sections.append(style.heading("examples") + "\n" + lines.indented())
      }
      let program = mask.program
      let automaton = "\(counted(program.stateCount, "state")), \(counted(program.classCount, "class", "classes"))"
      sections.append(style.heading("program") + "\n" + "\(automaton), \(counted(program.size, "byte"))".indented())
    }
    return sections.map { $0 + "\n" }.joined(separator: "\n") + findings.map { "\n" + $0.text(style) }.joined()
  }
}

extension Mask {
  fileprivate var lengthWords: String {
    guard let least = minimumLength else { return "no value is complete" }
    return switch maximumLength {
    case nil: "\(counted(least, "character")) or more"
    case least: counted(least, "character")
    case let most?: "\(least) to \(counted(most, "character"))"
    }
  }
}
