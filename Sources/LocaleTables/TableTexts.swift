/// The texts of a table: each is known by where it begins, at 0 stands the empty one.
@safe struct TableTexts {
  private let bytes: UnsafeBufferPointer<UInt8>

  @unsafe init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    unsafe self.bytes = UnsafeBufferPointer(start: bytes, count: count)
  }

  subscript(place: Int) -> String {
    let start = place + 1
    return unsafe String(decoding: bytes[start..<start + Int(bytes[place])], as: UTF8.self)
  }

  /// The row of a name, which stands in the first column, by which rows are in order.
  func find(_ name: String, in rows: TableRows<UInt16>) -> Int? {
    let row = partition(rows.count) { self[rows[$0, 0]].utf8.lexicographicallyPrecedes(name.utf8) }
    return row < rows.count && self[rows[row, 0]].utf8.elementsEqual(name.utf8) ? row : nil
  }

  /// The row of a locale, or that of its language and script.
  func locale(named name: String, in rows: TableRows<UInt16>) -> Int? {
    var parts = name.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .enumerated().map { i, part in part.localePart(isFirst: i == 0) }
    while let last = parts.popLast() {
      let name = (parts + [last]).joined(separator: "_")
      if let row = find(name, in: rows) { return name.isEmpty ? nil : row }
      // a region or a variant may be unknown; a script may not, and what is shorter is an extension's
      guard 2...8 ~= last.utf8.count && last.utf8.count != 4 else { return nil }
    }
    return nil
  }
}

/// A table of numbers in rows.
@safe struct TableRows<Element: FixedWidthInteger> {
  private let numbers: UnsafePointer<Element>
  private let width: Int
  let count: Int

  @unsafe init(_ numbers: UnsafePointer<Element>, _ numberCount: Int, width: Int) {
    unsafe self.numbers = numbers
    self.width = width
    count = numberCount / width
  }

  subscript(row: Int, column: Int) -> Int {
    precondition(row >= 0 && row < count && column < width, "no such row in the table")
    return unsafe Int(numbers[row * width + column])
  }
}

/// How many of the first are before what is searched.
func partition(_ count: Int, isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}

extension Substring.UTF8View {
  /// A part of a locale's name as ICU writes it: `de`, `Latn`, `DE`.
  fileprivate func localePart(isFirst: Bool) -> String {
    let text = String(Substring(self))
    if isFirst { return text.lowercased() }
    return count == 4 ? text.prefix(1).uppercased() + text.dropFirst().lowercased() : text.uppercased()
  }
}
