/// A fuzzer's bytes, taken from the front: choices first, text after them.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  /// The next byte, 0 after the last.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number of 0 to 65,535.
  mutating func number() -> Int { Int(byte()) | Int(byte()) << 8 }

  /// The next bytes, up to a byte that ends them, which is gone, too.
  mutating func bytes(until end: UInt8) -> [UInt8] {
    let taken = bytes.prefix { $0 != end }
    bytes = bytes[taken.endIndex...].dropFirst()
    return Array(taken)
  }

  /// The next bytes as text, up to a byte that ends it, which is gone, too; `U+FFFD` for what is not UTF-8.
  mutating func text(until end: UInt8) -> String {
    String(decoding: bytes(until: end), as: UTF8.self)
  }

  /// All that is left, as text.
  mutating func rest() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
