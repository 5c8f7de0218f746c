/// JSON to be written: keys keep their order, and the text is what Python's `json.dumps(…, ensure_ascii=False)` writes.
package enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  package struct Member {
    package let key: String
    package let value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

/// `["text": .string(text), "caret": .number(caret)]`
extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }
}

extension JSONValue: CustomStringConvertible {
  package var description: String {
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
    case .object(let members):
      JSONValue.list(members, "{", "}", to: &text) { member, text in
        JSONValue.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, write: (Item, inout String) -> Void
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
    defer { text += "\"" }
    // hardly a text has anything to escape
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += string
      return
    }
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
  }
}
