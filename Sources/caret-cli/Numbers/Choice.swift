import ArgumentParser
import Caretaker

/// One of a type's cases, by its name: `minimum-two` on the command line, `minimumTwo` in JSON.
struct Choice<Value: CaseIterable>: ExpressibleByArgument {
  let value: Value

  init?(argument: String) {
    guard let value = Value.allCases.first(where: { "\($0)".hyphenated == argument }) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.allCases.map { "\($0)".hyphenated } }
}

extension Choice: Decodable {
  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
      let names = Value.allCases.map { "\"\($0)\"" }
      let list = names.dropLast().joined(separator: ", ") + (names.last.map { " nor \($0)" } ?? "")
      throw ReplayError("\"\(decoder.codingPath.last?.stringValue ?? "")\" is neither \(list)")
    }
    self.value = value
  }
}

extension String {
  /// `minimumTwo` as an option writes it: `minimum-two`.
  var hyphenated: String { reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}

extension FieldOptions.Overflow: CaseIterable {
  public static var allCases: [FieldOptions.Overflow] { [.reject, .drop] }
}

extension NumberEntry.Mode: CaseIterable {
  public static var allCases: [NumberEntry.Mode] { [.decimal, .minorUnits] }
}
