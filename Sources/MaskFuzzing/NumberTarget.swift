public import MaskOracle
import NumberFormatting

/// A field of numbers that a script can be played on: the oracle, and whatever is to do the same.
public protocol NumberTarget: ScriptTarget, ~Copyable {
  /// The number, such as `-1234.50`; empty without a digit.
  var value: String { get }
  /// Whether there is a number.
  var isComplete: Bool { get }
  /// What the last edit told, which typed, pasted or set `text`.
  func report(on text: String) -> NumberReport
}

/// What an edit of a number tells beside what is shown. Positions count grapheme clusters of the text typed, pasted or set.
public struct NumberReport: Hashable, Sendable {
  public struct Rejection: Hashable, Sendable {
    public var position: Int
    /// The name of a `Rejection.Reason`.
    public var reason: String

    public init(position: Int, reason: String) {
      self.position = position
      self.reason = reason
    }
  }
  /// Why the edit was refused; none where it was not, or where there was nothing to be edited.
  public var rejections: [Rejection]
  /// Where a sign stands that could be read both ways.
  public var ambiguity: Int?

  public init(rejections: [Rejection] = [], ambiguity: Int? = nil) {
    self.rejections = rejections
    self.ambiguity = ambiguity
  }
}

extension NumberOracle: NumberTarget {
  public func report(on text: String) -> NumberReport {
    var report = NumberReport(ambiguity: ambiguity.map { text.characterCount(before: $0) })
    if let rejection {
      let position = text.characterCount(before: rejection.position)
      report.rejections = [NumberReport.Rejection(position: position, reason: rejection.reason.name)]
    }
    return report
  }
}

extension NumberError.Reason {
  /// As a field names it, without a limit: a character that belongs to no number does not fit, as in a mask.
  fileprivate var name: String {
    if case .unexpected = self { return "doesNotFit" }
    if case .textTooLong = self { return "tooLong" }
    return String("\(self)".prefix { $0 != "(" })
  }
}

extension String {
  /// How many whole characters stand before an offset in scalars.
  fileprivate func characterCount(before scalars: Int) -> Int {
    var end = 0
    return prefix { character in
      end += character.unicodeScalars.count
      return end <= scalars
    }.count
  }
}

extension Key {
  /// What the key types, pastes or sets: what a report's positions count in.
  public var text: String {
    switch self {
    case .type(let c): String(c)
    case .paste(let text), .set(let text), .assign(let text), .compose(let text): text
    default: ""
    }
  }
}
