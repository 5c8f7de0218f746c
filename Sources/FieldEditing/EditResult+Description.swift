extension EditResult: CustomStringConvertible {
  /// The ranges and effects, in a line: `5..<5 became 5..<8, caret 8, complete`.
  public var description: String {
    var text = "\(EditResult.text(replaced)) became \(EditResult.text(replacement)), "
    text += selection.isEmpty ? "caret \(selection.lowerBound)" : "selection \(EditResult.text(selection))"
    if isComplete { text += ", complete" }
    if rejectedCount > 0 { text += ", \(rejectedCount) rejected" }
    if !autoInserted.isEmpty { text += ", auto-inserted \(EditResult.text(autoInserted))" }
    if !padded.isEmpty { text += ", padded \(EditResult.text(padded))" }
    return text
  }

  private static func text(_ range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }
}

#if !hasFeature(Embedded)
  extension EditResult: CustomReflectable {
    /// The properties, instead of the words that they are packed in.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "replaced": replaced, "replacement": replacement, "selection": selection, "effects": effects,
          "isComplete": isComplete,
          "rejectedCount": rejectedCount, "autoInserted": autoInserted, "padded": padded,
        ], displayStyle: .struct)
    }
  }
#endif
