/// What is written of a line in place of what a field shows: fixed bytes, and characters of the line.
///
/// A template is asked once for all lines of a shape, so it is no slower than what it stands for.
package struct LineTemplate: Sendable {
  package typealias Cell = MaskReading.Cell

  /// Lines of one shape: what a field makes of them.
  package struct Shape {
    /// What is shown, with the literals after the value.
    package let text: [Cell]
    package let value: [Cell]
    package let captures: [MaskReading.Capture]
    package let isComplete: Bool
    /// The one network of a card, where it is certain.
    let network: String?
  }

  /// Whether a byte of a line is written as it is; a field sees to lines that hold others.
  let isVerbatim: @Sendable (UInt8) -> Bool
  /// Whether captures, and whether a check holds, are part of what is written.
  let readsCaptures: Bool
  let readsState: Bool
  /// What is written; `nil` where that is not known.
  let cells: @Sendable (Shape) -> [Cell]?

  package init(verbatim isVerbatim: @escaping @Sendable (UInt8) -> Bool, cells: @escaping @Sendable (Shape) -> [Cell]) {
    (self.isVerbatim, self.cells, readsCaptures, readsState) = (isVerbatim, cells, true, true)
  }

  /// What answers a question of masks; `nil` for what a field shows.
  init?(answering question: ColumnQuestion) {
    switch question {
    case .text, .e164, .type, .region: return nil
    case .value: cells = { $0.value }
    case .valid: cells = { _ in [] }
    case .network: cells = { $0.network.map { name in name.utf8.map { .literal($0) } } }
    }
    (isVerbatim, readsCaptures, readsState) = ({ _ in true }, false, false)
  }
}
