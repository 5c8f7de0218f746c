public import UnicodeFacts

/// A likely slip in a mask that can be compiled all the same.
///
///     for warning in try Mask("(###)? ###", strictness: .permissive).warnings { print(warning) }
public struct MaskWarning: Hashable, Sendable {
  /// The kind of slip. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A value that is not yet complete has two layouts that both may still become complete.
    case divided(value: String, displays: [String])
    /// A bare letter or digit stands directly beside a slot that takes it.
    case takenLiteral(String)
    /// A closing bracket is optional by itself.
    case optionalBracket(String)
    /// The name of a capture looks like text.
    case captureName(String)
    /// Literals that look like the slots of another library, and what to write instead.
    case foreignSlots(String, instead: String)
    /// The display of a value is read as another value.
    case notReadBack(value: String, display: String, readAs: String)
    /// It takes too long to find out whether the mask is lawful.
    case notDecided
  }
  /// The kind of slip.
  public let kind: Kind
  /// The range that it concerns, in scalars of the mask text; empty where it is the whole.
  public let span: Range<Int>

  package init(_ kind: Kind, span: Range<Int> = 0..<0) {
    self.kind = kind
    self.span = span
  }
}

extension MaskWarning {
  /// A value that shows it, where there is one.
  public var witness: String? {
    switch kind {
    case .divided(let value, _), .notReadBack(let value, _, _): value
    case .takenLiteral, .optionalBracket, .captureName, .foreignSlots, .notDecided: nil
    }
  }
}

extension MaskWarning: Diagnosis {
  /// A sentence that says what looks wrong.
  public var message: String {
    switch kind {
    case .divided(let value, let displays):
      "the value \(value.shortened), not yet complete, has two layouts: "
        + displays.map { $0.shortened }.joined(separator: " and ")
    case .takenLiteral(let text): "bare \(text) stands beside a slot that takes it: it may be read as typed"
    case .optionalBracket(let text): "only the \(text) is optional, not what it closes"
    case .captureName(let name): "\(name): names a capture and is not shown"
    case .foreignSlots(let text, _): "\(text.shortened) is a literal, not slots"
    case .notReadBack(let value, let display, let readAs):
      "the value \(value.shortened) is shown as \(display.shortened), which is read as \(readAs.isEmpty ? "nothing" : readAs.shortened)"
    case .notDecided: "within the limit `steps` it was not found if each value has one layout"
    }
  }
  /// A way to mend it.
  public var suggestion: String {
    switch kind {
    case .divided:
      "the display may jump as more is typed: quote what tells layouts apart"
    case .takenLiteral(let text): "quote it if it is part of the value: \"\(text)\""
    case .optionalBracket: "put the brackets in a group to make both optional: <…>?"
    case .captureName(let name): "write \(name)\\: if it is text"
    case .foreignSlots(_, let instead): "write \(instead.shortened) if characters are to be typed there"
    case .notReadBack:
      "quote what is part of the value, or set punctuation beside the slots"
    case .notDecided: "make repeats and alternatives overlap less, or raise the limit `steps`"
    }
  }
}
