/// Number symbols, compiled into a table: formats finished numbers, reads texts, and is what a field of numbers is made
/// over.
///
/// Made once, shared by any number of fields and threads.
///
///     let dollars = NumberFormat(NumberSymbols(
///       positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
///       minimumFractionDigits: 2, maximumFractionDigits: 2))
///     try dollars.format("-1234.5")            // "-$1,234.50"
///     dollars.format(minorUnits: 123450)       // "$1,234.50"
///     try dollars.reader.read("$1,234.50").text  // "1234.50"
public struct NumberFormat: Sendable {
  private let memory: NumberTableMemory
  /// The table, which lives as long as the format: beside its owner, so that looking into it retains nothing.
  package let table: NumberTable

  /// Compiles symbols into a table.
  ///
  /// - Parameter symbols: How the numbers are written.
  @export(interface) public init(_ symbols: NumberSymbols) {
    memory = NumberTableMemory(symbols)
    table = memory.table
  }

  /// The symbols with which the numbers are written: what the table was compiled from.
  public var symbols: NumberSymbols { memory.symbols }

  /// Reads what people write and paste. Make it once for many texts.
  public var reader: NumberReader { NumberReader(self) }
}

extension NumberFormat: Hashable {
  public static func == (a: NumberFormat, b: NumberFormat) -> Bool { a.symbols == b.symbols }
  public func hash(into hasher: inout Hasher) { hasher.combine(symbols) }
}

/// The block of a table, and what it was compiled from.
@safe private final class NumberTableMemory: @unchecked Sendable {
  // Written in `init` alone: that is why it may be shared by threads.
  let symbols: NumberSymbols
  let table: NumberTable
  private let block: UnsafeMutableRawPointer

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    unsafe (table, block) = NumberTable.compile(symbols)
  }

  deinit {
    unsafe table.factsPlace.deallocate()
    unsafe block.deallocate()
  }
}
