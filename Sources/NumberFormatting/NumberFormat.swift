/// Number symbols, compiled into a table: formats finished numbers, reads texts, and is what a field of numbers is made over.
///
/// Made once, shared by as many fields and threads as one likes.
///
///     let dollars = NumberFormat(NumberSymbols(
///       positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
///       minimumFractionDigits: 2, maximumFractionDigits: 2))
///     try dollars.format("-1234.5")            // "-$1,234.50"
///     dollars.format(minorUnits: 123450)       // "$1,234.50"
///     try dollars.reader.read("$1,234.50").text  // "1234.50"
public struct NumberFormat: Sendable {
  public let symbols: NumberSymbols
  private let memory: NumberTableMemory

  public init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    memory = NumberTableMemory(symbols)
  }

  /// The table, which lives as long as the format.
  package var table: NumberTable { memory.table }
  /// The table in the format's own memory: one pointer, for as long as the format lives.
  package var tablePointer: UnsafePointer<NumberTable> { memory.pointer }

  /// Reads what people write and paste. Make it once for many texts.
  public var reader: NumberReader { NumberReader(symbols) }
}

extension NumberFormat: Hashable {
  public static func == (a: NumberFormat, b: NumberFormat) -> Bool { a.symbols == b.symbols }
  public func hash(into hasher: inout Hasher) { hasher.combine(symbols) }
}

/// The block of a table, and the table.
private final class NumberTableMemory: @unchecked Sendable {
  // Written in `init` alone: that is why it may be shared by threads.
  let pointer: UnsafePointer<NumberTable>
  private let block: UnsafeMutableRawPointer
  var table: NumberTable { pointer.pointee }

  init(_ symbols: NumberSymbols) {
    let (table, block) = NumberTable.compile(symbols)
    let pointer = UnsafeMutablePointer<NumberTable>.allocate(capacity: 1)
    pointer.initialize(to: table)
    self.pointer = UnsafePointer(pointer)
    self.block = block
  }

  deinit {
    pointer.deallocate()
    block.deallocate()
  }
}
