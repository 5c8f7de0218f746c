/// Why a mask cannot be compiled, or breaks the law that the value determines the layout.
public struct CompileError: Error, Hashable, Sendable {
  /// What is wrong. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A limit was passed: which, and what it is.
    case limit(Limit, Int)
    /// Two alternatives, or two ways to read, lay out one complete value differently.
    case ambiguous(value: String, displays: [String])
    /// No value is ever shown as this alternative; an earlier one reads them all.
    case unreachable(example: String)
    /// The alternative begins with bare letters or digits that another alternative's slot takes, so they decide nothing.
    case undecided(lead: String)
  }
  public enum Limit: String, Hashable, Sendable {
    case nodes, nesting, states, readings, cells, steps
  }
  public let kind: Kind
  /// What it concerns, in scalars of the mask text; empty where it is the whole.
  public let span: Range<Int>

  package init(_ kind: Kind, span: Range<Int> = 0..<0) {
    self.kind = kind
    self.span = span
  }
}

extension CompileError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var problem: String {
    switch kind {
    case .limit(.nodes, let limit): "the mask expands to more than \(limit) nodes"
    case .limit(.nesting, let limit): "groups nest at most \(limit) deep"
    case .limit(.states, let limit): "the mask needs more than \(limit) states"
    case .limit(.readings, let limit): "the mask has more than \(limit) live readings in all its states"
    case .limit(.cells, let limit): "the mask's table needs more than \(limit) cells"
    case .limit(.steps, let limit): "compiling the mask takes more than \(limit) steps"
    case .ambiguous(let value, let displays):
      "the value \(value) has two complete layouts: \(displays.joined(separator: " and "))"
    case .unreachable(let example):
      "no value is shown as this alternative: an earlier one reads \(example) first"
    case .undecided(let lead):
      "bare \(lead) decides nothing: another alternative's slot takes it, so this one is never reached by what it shows"
    }
  }
  /// How to mend it.
  public var mend: String {
    switch kind {
    case .limit(let limit, _): "make repeats and alternatives overlap less, or raise the limit `\(limit.rawValue)`"
    case .ambiguous: "quote the text that tells them apart, so that it is part of the value, or take the optional text out"
    case .unreachable: "put it before the other, or quote the text that tells them apart"
    case .undecided(let lead): "quote it, so that it is part of the value and decides: \"\(lead)\""
    }
  }
  public var description: String { "\(problem): \(mend)" }
}
