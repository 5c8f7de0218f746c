import CommandConsole
import FieldFormats

/// What is known of a phone number, as the commands write it.
extension PhoneStatus {
  /// In JSON:
  /// `"e164": "+442079460958", "region": "GB", "type": "fixed-line", "possibility": "possible", "valid": true`. Where
  /// the region is not certain, `regions` has those it may be; where there is no number yet, they stand alone.
  var members: [JSONValue.Member] {
    guard let number else { return regions.isEmpty ? [] : [.init(key: "regions", value: codes)] }
    let place: JSONValue.Member =
      number.region.map { .init(key: "region", value: .string($0.code)) } ?? .init(key: "regions", value: codes)
    return [
      .init(key: "e164", value: .string(number.e164)), place,
      .init(key: "type", value: number.type.map { .string($0.name) } ?? .null),
      .init(key: "possibility", value: .string("\(number.possibility)")),
      .init(key: "valid", value: .bool(number.isValid)),
    ]
  }

  private var codes: JSONValue { .array(regions.map { .string($0.code) }) }

  /// For people: `US, CA, AG and 22 more`.
  ///
  /// - Parameter most: how many regions are named before the others are counted.
  func regionWords(most: Int = .max) -> String {
    if let only = regions.first, regions.count == 1 { return only.title }
    if regions.count <= most { return regions.map(\.code).joined(separator: ", ") }
    return regions.prefix(most).map(\.code).joined(separator: ", ") + " and \(regions.count - most) more"
  }
}
