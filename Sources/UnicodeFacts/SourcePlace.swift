/// The place where something is wrong: in a text, or in what has lines or parts.
public enum SourcePlace: Hashable, Sendable {
  /// A range of a text and the offset in it, both in scalars: drawn, with `^` under the offset.
  case span(Range<Int>, of: [Unicode.Scalar], offset: Int)
  /// An offset in a text that the error does not have, in scalars.
  case offset(Int)
  /// A line of a text, counted from 1.
  case line(Int)
  /// A part that has a name: `email.region`.
  case part(String)

  /// A range of a text, whose beginning is what is wrong; `nil` if the text or the range is empty.
  ///
  /// - Parameters:
  ///   - span: The range, in scalars.
  ///   - source: The text.
  /// - Complexity: O(1)
  public init?(_ span: Range<Int>, of source: [Unicode.Scalar]) {
    if source.isEmpty || span.isEmpty { return nil }
    self = .span(span, of: source, offset: span.lowerBound)
  }
}

/// How a place is shown; not generic, so that Embedded Swift compiles it once for all types that have one.
extension SourcePlace {
  /// The text with carets under a span; empty for any other place.
  package var drawing: String {
    @export(interface) get {
      guard case .span(let span, let source, let offset) = self else { return "" }
      return SourceDrawing(source, span, caret: offset).text
    }
  }

  @export(interface) static func headline(_ message: String, at place: SourcePlace?) -> String {
    switch place {
    case .line(let line): "line \(line): \(message)"
    case .part(let name): "\(name): \(message)"
    case .span, .offset, nil: message
    }
  }

  @export(interface) static func sentence(
    _ message: String, at place: SourcePlace?, _ suggestion: String, joinedBy mark: String
  ) -> String {
    let problem =
      switch place {
      case .span(_, _, let offset), .offset(let offset): "\(message) at \(offset)"
      case .line, .part, nil: headline(message, at: place)
      }
    return suggestion.isEmpty ? problem : problem + mark + suggestion
  }
}
