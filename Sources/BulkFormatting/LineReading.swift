/// Reads lines byte by byte, for a table of what becomes of them.
///
/// What it reports must hold for all lines alike: those with the same key go on alike, and are laid out alike.
protocol LineReading: AnyObject {
  var classes: LineClasses { get }
  /// Begins a line.
  func begin()
  /// Whether two bytes lead to the same from here; false where that is not seen at once.
  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool
  /// Reads a byte that has a class.
  func read(_ byte: UInt8)
  /// All that decides what becomes of the line from here on; `nil` where a field has to see to it.
  func key() -> [UInt32]?
  /// How the line that was read is laid out; `nil` where a field has to see to it.
  func layout(of line: UnsafeRawBufferPointer) -> LineLayout?
}
