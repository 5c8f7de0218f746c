public import FieldEditing
internal import MaskCompiler

/// Looks for what is likely to annoy the people who fill in a mask.
///
/// It tries the shortest values that lead to each state, and examples of complete ones.
///
/// - Complexity: Some hundred thousand keys.
public struct MaskExaminer: Sendable {
  let mask: Mask
  /// Values that are tried, the shortest first.
  let values: [String]
  /// How many findings of a kind there are at most.
  static let most = 3

  /// An examiner of a mask; it chooses the values to try.
  ///
  /// - Parameter mask: The mask, lawful or not.
  public init(_ mask: Mask) {
    self.mask = mask
    values = mask.program.shortestValues(300) + mask.examples(50)
  }

  /// All findings, by kind, at most three of each.
  public var findings: [MaskFinding] { readOtherwise + rejectedKeys + deadEnds }

  /// Alternatives that no run went through; none where there were too few runs to expect it.
  ///
  /// - Parameter coverage: what was seen of the mask.
  /// - Returns: A finding of the kind `neverReached` for each, at most three.
  public func neverReached(in coverage: FuzzCoverage) -> [MaskFinding] {
    guard let compilation = try? MaskCompilation(mask.tree) else { return [] }
    if coverage.runs < max(200, 50 * compilation.alternatives.count) { return [] }
    let text = Array(mask.tree.text.unicodeScalars)
    // a repeat makes several of one that is written once: any of them will do
    let reached = compilation.alternatives.filter {
      $0.nodes.isEmpty || $0.nodes.contains { coverage.takers.contains($0) }
    }
    let spans = Set(reached.map(\.span))
    let lost = compilation.alternatives.filter { !spans.contains($0.span) }.map(\.span)
    return Set(lost).sorted { $0.lowerBound < $1.lowerBound }.prefix(Self.most).map { span in
      let alternative = span.upperBound <= text.count ? String(scalars: text[span]) : ""
      return MaskFinding(.neverReached(alternative: alternative, runs: coverage.runs), Script([]), span: span)
    }
  }

  private var deadEnds: [MaskFinding] {
    // what goes on from a dead end is none of its own
    let values = mask.program.deadEnds(.max).reduce(into: [String]()) { found, value in
      if !found.contains(where: value.hasPrefix) { found.append(value) }
    }
    return values.prefix(Self.most).map { MaskFinding(.deadEnd(value: $0), typed($0)) }
  }

  /// Values that are others when they are pasted, and displays that are read as another value.
  private var readOtherwise: [MaskFinding] {
    var (pasted, read): ([MaskFinding], [MaskFinding]) = ([], [])
    var first = Field(mask)
    var second = Field(mask)
    for value in values {
      first.clear()
      guard first.types(value) else { continue }
      let (value, display) = (first.value, first.text)
      second.clear()
      second.insert(display)
      if !second.value.isSame(as: value) && pasted.count < Self.most {
        let kind = MaskFinding.Kind.pastedOtherwise(value: value, display: display, pasted: second.value)
        pasted.append(MaskFinding(kind, Script([.paste(display)])))
      }
      second.setText(display)
      if !second.value.isSame(as: value) && read.count < Self.most {
        let kind = MaskFinding.Kind.notReadBack(value: value, display: display, read: second.value)
        read.append(MaskFinding(kind, Script([.setText(display)])))
      }
    }
    return pasted + read
  }

  func typed(_ value: String, _ more: Unicode.Scalar? = nil) -> Script {
    Script((Array(value.unicodeScalars) + (more.map { [$0] } ?? [])).map(EditCommand.typing))
  }
}

extension Field {
  /// Types a text.
  ///
  /// - Returns: Whether each character was taken.
  fileprivate mutating func types(_ text: String) -> Bool {
    for character in text where insert(String(character)).effects.contains(.rejected) { return false }
    return true
  }
}
