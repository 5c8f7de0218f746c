/// Writes JSON: members and parts in the order in which they are given.
struct JSONWriter {
  private(set) var text = ""
  /// Whether lines are broken and indented.
  private let isPretty: Bool
  /// For each open object or array whether it has a part already.
  private var hasParts: [Bool] = []

  init(isPretty: Bool = false) { self.isPretty = isPretty }

  mutating func object(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) { nested(name, "{", "}", body) }
  mutating func array(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) { nested(name, "[", "]", body) }

  private mutating func nested(_ name: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    begin(name)
    text += open
    hasParts.append(false)
    body(&self)
    if hasParts.removeLast() { breakLine() }
    text += close
  }

  mutating func string(_ name: String? = nil, _ value: String) {
    begin(name)
    quote(value)
  }

  mutating func bool(_ name: String? = nil, _ value: Bool) {
    begin(name)
    text += value ? "true" : "false"
  }

  mutating func number(_ name: String? = nil, _ value: Int) {
    begin(name)
    text += "\(value)"
  }

  mutating func null(_ name: String? = nil) {
    begin(name)
    text += "null"
  }

  /// What stands before a value: a comma, a line, its name.
  private mutating func begin(_ name: String?) {
    if let last = hasParts.last {
      if last { text += isPretty ? "," : ", " }
      hasParts[hasParts.count - 1] = true
      breakLine()
    }
    guard let name else { return }
    quote(name)
    text += ": "
  }

  private mutating func breakLine() {
    if isPretty { text += "\n" + String(repeating: "  ", count: hasParts.count) }
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 32 || scalar.value == 127 || 0x2028...0x2029 ~= scalar.value {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
