import ArgumentParser

/// One of a type's cases, by its name: `minimum-two` on the command line, `minimumTwo` in JSON.
package struct Choice<Value: CaseIterable>: ExpressibleByArgument {
  package let value: Value

  package init?(argument: String) {
    guard let value = Value.allCases.first(where: { "\($0)".hyphenated == argument }) else { return nil }
    self.value = value
  }

  package static var allValueStrings: [String] { Value.allCases.map { "\($0)".hyphenated } }
}

extension Choice: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
      let names = Value.allCases.map { "\"\($0)\"" }
      let list = names.dropLast().joined(separator: ", ") + (names.last.map { " nor \($0)" } ?? "")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(decoder.codingPath.last?.stringValue ?? "")\" is neither \(list)")
    }
    self.value = value
  }
}

extension String {
  /// `minimumTwo` as an option writes it: `minimum-two`.
  package var hyphenated: String { reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}
