/// A JSON document (RFC 8259), read strictly: its values with the places where they stand.
///
/// Values lie in one list in the order of the text; a value's parts follow it, and each knows the next one beside it.
struct JSONDocument {
  let bytes: [UInt8]
  fileprivate(set) var values: [Value] = []

  struct Value {
    enum Kind { case null, isTrue, isFalse, number, string, array, object }
    var kind: Kind
    /// Where it stands; of an object or array, brackets included.
    var range: Range<Int>
    /// Where the name of a member stands, quotation marks included.
    var name: Range<Int>?
    /// The value after all of its parts.
    var end: Int
  }

  init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self.bytes = bytes
    if bytes.count > limits.byteCount {
      throw JSONError(0..<0, "the document has more than \(limits.byteCount) bytes", "raise the limit byteCount")
    }
    var parser = JSONParser(bytes, limits)
    values = try parser.document()
  }

  /// The parts of an array, or the members of an object, in order.
  func parts(of value: Int) -> [Int] {
    var (parts, next) = ([Int](), value + 1)
    while next < values[value].end {
      parts.append(next)
      next = values[next].end
    }
    return parts
  }

  /// The name of a member.
  func name(of value: Int) -> String? { values[value].name.map { text($0) } }

  /// The text of a string.
  func string(_ value: Int) -> String? { values[value].kind == .string ? text(values[value].range) : nil }

  /// A number as it is written.
  func number(_ value: Int) -> String? {
    values[value].kind == .number ? String(decoding: bytes[values[value].range], as: UTF8.self) : nil
  }

  /// A string without its quotation marks and escapes, which were checked when it was read.
  private func text(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var i = range.lowerBound + 1
    var high: UInt32?
    while i < range.upperBound - 1 {
      guard bytes[i] == UInt8(ascii: "\\") else {
        text.append(bytes[i])
        i += 1
        continue
      }
      switch bytes[i + 1] {
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "u"):
        let unit = JSONParser.unit(bytes, i + 2) ?? 0xFFFD
        i += 4
        if let first = high {
          high = nil
          text += scalar(0x1_0000 + (first - 0xD800) << 10 + (unit - 0xDC00)).utf8
        } else if 0xD800..<0xDC00 ~= unit {
          high = unit
        } else {
          text += scalar(unit).utf8
        }
      default: text.append(bytes[i + 1])
      }
      i += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }
}

/// What is wrong with a JSON document, and where.
struct JSONError: Error {
  let range: Range<Int>
  let message, suggestion: String

  init(_ range: Range<Int>, _ message: String, _ suggestion: String = "") {
    self.range = range
    self.message = message
    self.suggestion = suggestion
  }
}
