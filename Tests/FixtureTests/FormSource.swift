import CommandConsole
import Foundation

/// A form as a case has it: the name of an example, a whole form, or the fields of one that has nothing else.
struct FormSource: Decodable {
  let json: String

  init(from decoder: any Decoder) throws {
    let value = try WrittenJSON(from: decoder).value
    switch value {
    case .string(let name):
      let file = Fixtures.folder.appendingPathComponent("forms/examples/\(name).json")
      json = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").joined(separator: " ")
    case .array: json = "\(["caretakerForm": .number(1), "fields": value] as JSONValue)"
    default: json = "\(value)"
    }
  }
}

/// Any JSON, to be written again; the members of an object in the order of their names.
struct WrittenJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let isTrue = try? container.decode(Bool.self) {
      value = .bool(isTrue)
    } else if let number = try? container.decode(Int.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let parts = try? container.decode([WrittenJSON].self) {
      value = .array(parts.map(\.value))
    } else {
      let members = try container.decode([String: WrittenJSON].self).sorted { $0.key < $1.key }
      value = .object(members.map { JSONValue.Member(key: $0.key, value: $0.value.value) })
    }
  }
}
