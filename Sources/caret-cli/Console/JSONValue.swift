/// JSON to be written: keys keep their order, and the text is what Python's `json.dumps(…, ensure_ascii=False)` writes.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object(KeyValuePairs<String, JSONValue>)
  /// Keys that are not known beforehand.
  case entries([(key: String, value: JSONValue)])
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): JSONValue.quote(string, to: &text)
    case .array(let values): JSONValue.list(values, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let pairs): JSONValue.list(pairs, "{", "}", to: &text) { JSONValue.write($0.key, $0.value, to: &$1) }
    case .entries(let pairs): JSONValue.list(pairs, "{", "}", to: &text) { JSONValue.write($0.key, $0.value, to: &$1) }
    }
  }

  private static func write(_ key: String, _ value: JSONValue, to text: inout String) {
    quote(key, to: &text)
    text += ": "
    value.write(to: &text)
  }

  private static func list<Items: Collection>(
    _ items: Items, _ open: String, _ close: String, to text: inout String, write: (Items.Element, inout String) -> Void
  ) {
    text += open
    var isFirst = true
    for item in items {
      if !isFirst { text += ", " }
      isFirst = false
      write(item, &text)
    }
    text += close
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
