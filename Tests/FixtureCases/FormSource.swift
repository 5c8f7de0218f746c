import Foundation
import MaskFuzzing

/// A form as a case has it: the name of an example, a whole form, or the fields of one that has nothing else.
struct FormSource: Decodable {
  let json: String

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      json = try Fixtures.text("forms/examples/\(name).json").split(separator: "\n").joined(separator: " ")
    } else {
      let written = try WrittenJSON(from: decoder).text
      json = written.hasPrefix("[") ? "{\"caretakerForm\": 1, \"fields\": \(written)}" : written
    }
  }
}

/// Any JSON, written again; the members of an object in the order of their names.
private struct WrittenJSON: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      text = "null"
    } else if let isTrue = try? container.decode(Bool.self) {
      text = "\(isTrue)"
    } else if let number = try? container.decode(Int.self) {
      text = "\(number)"
    } else if let string = try? container.decode(String.self) {
      text = string.asJSON
    } else if let parts = try? container.decode([WrittenJSON].self) {
      text = "[\(parts.map(\.text).joined(separator: ", "))]"
    } else {
      let members = try container.decode([String: WrittenJSON].self).sorted { $0.key < $1.key }
      text = "{\(members.map { "\($0.key.asJSON): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}
