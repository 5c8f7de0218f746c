/// The counts of lines, by what became of them.
public struct BulkReport: Hashable, Sendable {
  /// The number of lines; each is one line of the output.
  public package(set) var lines = 0
  /// Those that are complete values and, of a named format, obey its checks.
  public package(set) var complete = 0
  /// Those in which something is missing, empty ones among them.
  public package(set) var incomplete = 0
  /// Those that are complete and cannot be values of their format: with a wrong check digit, or of no network.
  public package(set) var invalid = 0
  /// Those that were rejected, as something of them would be lost; they are incomplete as well.
  public package(set) var rejected = 0
  /// Those that are not text, and were written empty: invalid UTF-8. They are incomplete as well.
  public package(set) var unreadable = 0

  /// Those that are numbers, and shown as another one than was written: with fewer digits, or rounded to coins.
  public package(set) var rounded = 0

  /// Rows of a column that had no value.
  public package(set) var nulls = 0

  /// A report of no lines.
  public init() {}

  /// Counts the lines of another report, too.
  ///
  /// - Parameter other: A report of other lines.
  public mutating func add(_ other: BulkReport) {
    lines += other.lines
    complete += other.complete
    incomplete += other.incomplete
    invalid += other.invalid
    rejected += other.rejected
    unreadable += other.unreadable
    rounded += other.rounded
    nulls += other.nulls
  }
}
