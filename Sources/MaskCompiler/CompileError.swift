internal import MaskSyntax
public import UnicodeFacts

/// The reason why a mask cannot be compiled, or breaks the law that the value determines the layout.
public struct CompileError: Error, Hashable, Sendable {
  /// The kind of error. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A limit was passed: its name, and its value.
    case limit(Limit, Int)
    /// Two alternatives, or two ways to read, lay out one complete value differently.
    case ambiguous(value: String, displays: [String])
    /// No value is ever shown as this alternative; an earlier one reads them all.
    case unreachable(example: String)
    /// The alternative begins with bare letters or digits that another alternative's slot takes, so they decide
    /// nothing.
    case undecided(lead: String)
    /// Literals have a character that stands for none in the tables: U+0000.
    case untypable(character: String)
    /// A mask is filled from its end, and has a part that cannot be.
    case notFromEnd(FromEndProblem)
    /// A prompt does not fit the mask that it stands before.
    case prompt(PromptProblem)
  }
  /// The reason why a prompt does not fit its mask.
  public enum PromptProblem: Hashable, Sendable {
    /// No complete value is shown with as few characters as it has. The other prompt would do; empty where it is long.
    case tooShort(least: Int, instead: String)
    /// No complete value is shown with as many characters as it has. The other prompt would do; empty where it is long.
    case tooLong(most: Int, instead: String)
    /// It has another character at a place where the mask has fixed text; the same prompt with that text.
    case differs(character: String, text: String, instead: String)
    /// It has a character that is not shown by itself: a control character, or a mark that begins the prompt.
    case unprintable(character: String)
  }
  /// The reason why a part cannot be filled from its end.
  public enum FromEndProblem: Hashable, Sendable {
    /// It repeats without bound, so that there is no greatest length to count from.
    case endless
    /// It is a number in a range, which its first digits decide.
    case number
  }
  /// A limit of `MaskLimits`, by the name of its member.
  public enum Limit: String, Hashable, Sendable {
    /// Nodes of the tree, its repeats written out.
    case nodes
    /// Levels of groups in groups.
    case nesting
    /// States of the program.
    case states
    /// Parses that all states together keep.
    case parses
    /// Cells of the program's table.
    case cells
    /// Steps that compiling takes.
    case steps
  }
  /// The kind of error.
  public let kind: Kind
  /// The range that it concerns, in scalars of the mask text; empty where it is the whole.
  public let span: Range<Int>
  /// Literals that would tell two layouts apart if they were value literals.
  public let decisive: [String]

  /// Whether alternatives overlap, so that the first of them is always the one that is shown.
  package let isOverlap: Bool

  package init(_ kind: Kind, span: Range<Int> = 0..<0, decisive: [String] = [], isOverlap: Bool = false) {
    self.kind = kind
    self.span = span
    self.decisive = decisive
    self.isOverlap = isOverlap
  }
}

extension CompileError: Diagnosis {
  /// A sentence that says what is wrong.
  public var message: String {
    @export(interface) get {
      switch kind {
      case .limit(.nodes, let limit): "the mask expands to more than \(limit) nodes"
      case .limit(.nesting, let limit): "groups nest at most \(limit) deep"
      case .limit(.states, let limit): "the mask needs more than \(limit) states"
      case .limit(.parses, let limit): "the mask has more than \(limit) live parses in all its states"
      case .limit(.cells, let limit): "the mask's table needs more than \(limit) cells"
      case .limit(.steps, let limit): "compiling the mask takes more than \(limit) steps"
      case .ambiguous(let value, let displays):
        "\(value.isEmpty ? "the empty value" : "the value \(value.shortened)") has two complete layouts: "
          + displays.map { $0.isEmpty ? "nothing" : $0.shortened }.joined(separator: " and ")
      case .unreachable(let example):
        "no value is shown as this alternative: an earlier one reads \(example.shortened) first"
      case .undecided(let lead):
        "bare \(lead.shortened) decides nothing: a slot of an earlier alternative takes it"
      case .notFromEnd(.endless): "a mask without a greatest length cannot be filled from its end"
      case .notFromEnd(.number): "a number in a range cannot be filled from its end"
      case .prompt(.tooShort(let least, _)):
        "the prompt is too short: the mask shows \(least.counted("character")) at least"
      case .prompt(.tooLong(let most, _)):
        "the prompt is too long: the mask shows \(most.counted("character")) at most"
      case .prompt(.differs(let character, let text, _)): "the prompt has '\(character)' where the mask shows '\(text)'"
      case .prompt(.unprintable(let character)): "the prompt has \(character), which is not shown by itself"
      case .untypable(let character): "a literal has the character \(character), which nobody can type"
      }
    }
  }
  /// A way to mend it.
  public var suggestion: String {
    @export(interface) get {
      switch kind {
      case .limit(let limit, _): "make repeats and alternatives overlap less, or raise the limit `\(limit.rawValue)`"
      case .ambiguous where decisive.isEmpty: "quote the text that tells them apart, so that it is part of the value"
      case .ambiguous:
        "quote what tells them apart, as part of the value: \(decisive.map { "\"\($0)\"" }.joined(separator: " and "))"
      case .unreachable: "put it before the other, or quote the text that tells them apart"
      case .undecided(let lead): "quote it, so that it is part of the value and decides: \"\(lead)\""
      case .notFromEnd(.endless): "give the repeat a greatest count, as in {1,12}"
      case .notFromEnd(.number): "write slots in its place: ##"
      case .prompt(.tooShort(let count, "")), .prompt(.tooLong(let count, "")): "write \(count), one for each place"
      case .prompt(.tooShort(_, let instead)), .prompt(.tooLong(_, let instead)):
        "write one for each place, as in \(instead)"
      case .prompt(.differs(_, _, let instead)): "write the text of the mask there: \(instead)"
      case .prompt(.unprintable): "write a character that is seen, or a space"
      case .untypable: "leave it out"
      }
    }
  }
}

extension String {
  /// The text, cut where it is too long for a sentence.
  package var shortened: String { unicodeScalars.count > 60 ? String(unicodeScalars.prefix(59)) + "…" : self }
}
