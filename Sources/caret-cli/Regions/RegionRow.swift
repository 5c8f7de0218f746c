import CommandConsole
import FieldFormats
import PhoneNumbering

/// A region in the listing: how its numbers look, of all types or of one.
struct RegionRow {
  let region: PhoneRegion
  private let example: PhoneNumber?
  private let lengths: [Int]

  /// - Parameter type: nil for whichever the region has numbers of, fixed lines first.
  init(_ region: PhoneRegion, of type: PhoneNumberType?) {
    self.region = region
    example = type.map { region.example(of: $0) } ?? region.types.lazy.compactMap { region.example(of: $0) }.first
    lengths = type.map(region.possibleLengths) ?? region.possibleLengths
  }

  static let heading = ["REGION", "CODE", "NATIONAL", "INTERNATIONAL", "LENGTHS", "NAME"]

  var cells: [String] {
    [
      region.code, "+\(region.callingCode)", example?.national ?? "–", example?.international ?? "–", lengths.rangeText,
      region.name ?? "–",
    ]
  }

  var json: JSONValue {
    .object(
      region.members + [.init(key: "lengths", value: .array(lengths.map(JSONValue.number)))] + example.exampleMembers)
  }
}

extension PhoneRegion {
  /// What JSON says about it first.
  var members: [JSONValue.Member] {
    [
      .init(key: "region", value: .string(code)), .init(key: "name", value: name.map { .string($0) } ?? .null),
      .init(key: "callingCode", value: .number(callingCode)),
    ]
  }
}

extension PhoneNumber? {
  /// An example in JSON, in each style; null where there is none.
  var exampleMembers: [JSONValue.Member] {
    [PhoneNumberStyle.national, .international, .e164].map { style in
      .init(key: "\(style)", value: self.map { .string($0.format(style)) } ?? .null)
    }
  }
}
