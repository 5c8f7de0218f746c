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
  }

  /// Whether a byte of a line is written as it is; a field sees to lines that hold others.
  let isVerbatim: @Sendable (UInt8) -> Bool
  let cells: @Sendable (Shape) -> [Cell]

  package init(verbatim isVerbatim: @escaping @Sendable (UInt8) -> Bool, cells: @escaping @Sendable (Shape) -> [Cell]) {
    (self.isVerbatim, self.cells) = (isVerbatim, cells)
  }
}
