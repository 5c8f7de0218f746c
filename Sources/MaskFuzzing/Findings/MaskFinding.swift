public import UnicodeFacts

/// A finding that is likely to annoy the people who fill in a mask, though the mask is lawful and the engine does what
/// it says.
///
///     for finding in MaskExaminer(try Mask("[A-F]#")).findings { print(finding, finding.script) }
///     // 'a' is rejected where 'A' is taken: write ^[A-F] …
public struct MaskFinding: Hashable, Diagnosis {
  /// The kind of finding. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A value that is typed character by character is another when its display is pasted.
    case pastedOtherwise(value: String, display: String, pasted: String)
    /// A display, set as the whole field, is not the value it shows.
    case notReadBack(value: String, display: String, read: String)
    /// No run went through an alternative; its range in the text of the mask.
    case neverReached(alternative: String, runs: Int)
    /// A letter is rejected where the same letter in the other case is accepted.
    case rejectedCase(Unicode.Scalar, taken: Unicode.Scalar)
    /// Zero is rejected where all other digits are accepted, and a number may be meant.
    case rejectedZero
    /// A sign of the mask's own literals is rejected where that text comes next.
    case rejectedFixedText(Unicode.Scalar)
    /// After a value nothing that can be typed makes it complete.
    case deadEnd(value: String)
  }
  /// The kind of finding.
  public let kind: Kind
  /// Keys that show it, in a field that shows literals ahead.
  public let script: Script
  /// The range that it concerns, in scalars of the mask's text; empty where it is the whole.
  public let span: Range<Int>

  init(_ kind: Kind, _ script: Script, span: Range<Int> = 0..<0) {
    self.kind = kind
    self.script = script
    self.span = span
  }
}

extension MaskFinding {
  /// The kind's name, as `deadEnd`.
  public var name: String {
    switch kind {
    case .pastedOtherwise: "pastedOtherwise"
    case .notReadBack: "notReadBack"
    case .neverReached: "neverReached"
    case .rejectedCase: "rejectedCase"
    case .rejectedZero: "rejectedZero"
    case .rejectedFixedText: "rejectedFixedText"
    case .deadEnd: "deadEnd"
    }
  }

  /// A sentence that says what was found.
  public var message: String {
    switch kind {
    case .pastedOtherwise(let value, let display, let pasted):
      "the value \(value.shown), typed, is the value \(pasted.shown) when \(display.shown) is pasted"
    case .notReadBack(let value, let display, let read):
      "the value \(value.shown) is shown as \(display.shown), which is read as the value \(read.shown)"
    case .neverReached(let alternative, let runs): "no run of \(runs) went through the alternative \(alternative.shown)"
    case .rejectedCase(let character, let taken): "\(character) is rejected where \(taken) is taken"
    case .rejectedZero: "0 is rejected where 1 to 9 are taken"
    case .rejectedFixedText(let character):
      "'\(character)', which comes next in the mask, is rejected when it is typed"
    case .deadEnd(""): "nothing that can be typed is complete"
    case .deadEnd(let value): "after \(value.shown) nothing that is typed makes the value complete: only deleting helps"
    }
  }

  /// A suggestion of what may be done about it.
  public var suggestion: String {
    switch kind {
    case .pastedOtherwise, .notReadBack:
      "quote what is part of the value, or set punctuation beside the slots"
    case .neverReached: "fuzz for longer; if it stays so, leave it out, or quote what tells it apart"
    case .rejectedCase(_, let taken):
      "write \(taken.properties.isUppercase ? "^" : "~") before the set, so that either case is taken and shown as this one"
    case .rejectedZero:
      "write both bounds with as many digits, as <01..12>, if people put a zero in front of the number"
    case .rejectedFixedText:
      "what is typed after it is laid out all the same; let the alternatives part after it, or quote it if it belongs to the value"
    case .deadEnd: "let the mask go on from there, or remove the path that leads there"
    }
  }
}

extension String {
  /// The text as a sentence quotes it, cut where it is long.
  fileprivate var shown: String { isEmpty ? "nothing" : shortened }
}
