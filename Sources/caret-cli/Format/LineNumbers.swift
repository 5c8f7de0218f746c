import BulkFormatting
import Foundation

/// Puts the beginning of a JSON object, with the number of its line, before lines that hold the rest of it.
struct LineNumbers {
  /// `{"line": 42`
  private var head: [UInt8] = []
  private static let start = Array(#"{"line": "#.utf8)

  /// - Parameter first: the number of the first line.
  init(from first: Int) { head = LineNumbers.start + String(first).utf8 }

  /// Copies lines that end in a newline, each after its number.
  mutating func number(_ lines: borrowing LineBuffer, into output: inout LineBuffer) {
    lines.withUnsafeBytes { lines in
      guard var start = lines.baseAddress else { return }
      let last = start + lines.count
      while let end = memchr(start, 10, last - start) {
        let next = UnsafeRawPointer(end) + 1
        // the line ended as it does in the input; JSON has its own end
        let hasReturn = next - start > 1 && next.load(fromByteOffset: -2, as: UInt8.self) == 13
        head.withUnsafeBytes { output.append($0) }
        output.append(UnsafeRawBufferPointer(start: start, count: next - start - (hasReturn ? 2 : 0)))
        if hasReturn { output.append("\n") }
        start = next
        advance()
      }
    }
  }

  /// The next number.
  private mutating func advance() {
    var place = head.count - 1
    while place >= LineNumbers.start.count {
      if head[place] != UInt8(ascii: "9") {
        head[place] += 1
        return
      }
      head[place] = UInt8(ascii: "0")
      place -= 1
    }
    head.insert(UInt8(ascii: "1"), at: LineNumbers.start.count)
  }
}
