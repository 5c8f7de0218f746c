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
  /// How the line that was read is laid out.
  func layout(of line: UnsafeRawBufferPointer) -> LineOutcome
  /// The checks of layouts that are complete, if there are any.
  var checks: LineChecks? { get }
}

/// What is known by reading a line of all lines alike.
enum LineOutcome {
  case layout(LineLayout)
  /// A field has to see to each.
  case field
  /// A field has to see to this one, which may be unlike others and is not a value.
  case unknown

  init(_ layout: LineLayout?) {
    self = layout.map { .layout($0) } ?? .field
  }
}
