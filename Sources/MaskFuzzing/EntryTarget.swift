public import FieldEditing
public import MaskOracle

/// A field of numbers or phone numbers that a script can be played on: the oracle, and whatever is to do the same.
public protocol EntryTarget: ScriptTarget, ~Copyable {
  /// The number, such as `-1234.50` or `+442079460958x12`; empty without one.
  var value: String { get }
  /// Whether there is a number, or as much of one as there must be.
  var isComplete: Bool { get }
  /// Whether separators stand as they were typed: what is shown may not be what the value gives.
  var isAsTyped: Bool { get }
  /// Returns the report of the last edit, which typed, pasted or set `text`.
  ///
  /// - Parameter text: What the edit typed, pasted or set; empty for a deletion.
  /// - Returns: What was rejected or lost, and what else there is to say.
  func report(on text: String) -> EntryReport
}

/// The report of an edit beside what is shown. Positions count grapheme clusters of the text typed, pasted or set.
public struct EntryReport: Hashable, Sendable {
  /// A character that an edit could not use.
  public struct Rejection: Hashable, Sendable {
    /// The index of the character in the text, in grapheme clusters.
    public var position: Int
    /// The name of a `Rejection.Reason`.
    public var reason: String

    /// A rejection.
    ///
    /// - Parameters:
    ///   - position: Which character of the text, in grapheme clusters.
    ///   - reason: The name of a `Rejection.Reason`.
    public init(position: Int, reason: String) {
      self.position = position
      self.reason = reason
    }
  }
  /// The characters that the edit rejected, or lost of its text; none where there was nothing to be edited.
  public var rejections: [Rejection]
  /// The position of a sign that could be read both ways.
  public var ambiguity: Int?
  /// The notices that an edit of a number gives.
  public var notices: Set<NumberNotice>

  /// A report; an edit that did what it should has nothing to say.
  ///
  /// - Parameters:
  ///   - rejections: Why the edit was rejected, or what was lost of its text.
  ///   - ambiguity: Where a sign stands that could be read both ways; `nil` where none does. The notice `.ambiguous`
  ///     is left out then.
  ///   - notices: What else an edit of a number reports.
  public init(rejections: [Rejection] = [], ambiguity: Int? = nil, notices: Set<NumberNotice> = []) {
    self.rejections = rejections
    self.ambiguity = ambiguity
    // that of a text has its place, which says it
    self.notices = ambiguity == nil ? notices : notices.subtracting([.ambiguous])
  }

  /// Whether the edit dropped something that stood in the field: then it is accepted all the same.
  var droppedSomething: Bool { rejections.contains { $0.reason == "pushedOut" } }
}

extension EntryTarget where Self: ~Copyable {
  var state: FieldState { FieldState(text, value) }
  public var isAsTyped: Bool { false }
}

extension NumberOracle: EntryTarget {
  public func report(on text: String) -> EntryReport {
    var report = EntryReport(ambiguity: ambiguity.map { text.characterCount(before: $0) }, notices: notices)
    if let rejection {
      let position = text.characterCount(before: rejection.position)
      report.rejections = [EntryReport.Rejection(position: position, reason: rejection.name)]
    }
    report.rejections += dropped.map { EntryReport.Rejection(position: $0, reason: "pushedOut") }
    return report
  }
}

extension PhoneFieldOracle: EntryTarget {
  public func report(on text: String) -> EntryReport {
    var report = EntryReport()
    for rejection in rejections {
      let reported = EntryReport.Rejection(
        position: text.characterCount(before: rejection.position), reason: rejection.reason.rawValue)
      // a character is reported once: one with something on it that belongs to no number does not fit
      if report.rejections.last?.position == reported.position {
        if rejection.reason == .notAllowedHere { report.rejections[report.rejections.count - 1] = reported }
      } else {
        report.rejections.append(reported)
      }
    }
    return report
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

extension EditCommand {
  /// The text that the key types, pastes or sets: a report's positions count in it.
  public var text: String {
    switch self {
    case .insert(let text), .replace(_, let text), .paste(let text), .setText(let text), .setValue(let text),
      .setMarkedText(let text):
      text
    default: ""
    }
  }
}
