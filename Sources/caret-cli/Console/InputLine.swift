import BulkFormatting

/// A line that was read.
struct InputLine {
  typealias Ending = LineEnding
  /// What keeps a line from being a text.
  enum Fault: Error, Hashable {
    case tooLong(limit: Int)
    case invalidUTF8(byte: Int)
    case containsNUL(byte: Int)
  }

  /// Counted from 1, on through all files.
  let number: Int
  let text: Result<String, Fault>
  let ending: Ending
}

extension InputLine.Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLong(let limit): "longer than \(limit) bytes (--max-line)"
    case .invalidUTF8(let byte): "no valid UTF-8 at byte \(byte)"
    case .containsNUL(let byte): "a NUL at byte \(byte)"
    }
  }
}

/// Puts a line together from pieces, and keeps no more of it than the limit allows.
struct LineAssembler {
  private let limit: Int
  private var kept: [UInt8] = []
  private var length = 0
  private var endsInReturn = false
  private var number = 0

  /// - Parameter limit: How many bytes a line may have. One more is kept, so the greatest number is not quite reached.
  init(limit: Int) { self.limit = min(limit, .max - 1) }

  var isEmpty: Bool { length == 0 }

  mutating func append(_ piece: UnsafeRawBufferPointer) {
    guard let last = piece.last else { return }
    length += piece.count
    // one byte more, which may be the carriage return of the line's end
    kept.append(contentsOf: piece.prefix(limit + 1 - kept.count))
    endsInReturn = last == UInt8(ascii: "\r")
  }

  /// The line that was put together; the next one begins.
  mutating func finish(_ ending: InputLine.Ending) -> InputLine {
    var ending = ending
    number += 1
    if ending == .newline && endsInReturn {
      ending = .carriageReturn
      length -= 1
      if kept.count > length { kept.removeLast() }
    }
    defer {
      kept.removeAll(keepingCapacity: true)
      length = 0
      endsInReturn = false
    }
    let text =
      length > limit ? .failure(InputLine.Fault.tooLong(limit: limit)) : InputLine.text(kept.span, limit: limit)
    return InputLine(number: number, text: text, ending: ending)
  }
}

extension InputLine {
  /// Bytes as a text.
  static func text(_ bytes: Span<UInt8>, limit: Int) -> Result<String, Fault> {
    if bytes.count > limit { return .failure(.tooLong(limit: limit)) }
    for byte in bytes.indices where bytes[byte] == 0 { return .failure(.containsNUL(byte: byte)) }
    return bytes.withUnsafeBufferPointer { bytes in
      String(validating: bytes, as: UTF8.self).map { .success($0) }
        ?? .failure(.invalidUTF8(byte: firstInvalidByte(of: bytes)))
    }
  }

  /// Where bytes cease to be UTF-8.
  private static func firstInvalidByte(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (parser, rest, offset) = (UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    return offset
  }
}
