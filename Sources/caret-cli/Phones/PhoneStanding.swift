import Caretaker
import CommandConsole

/// What is known of the number in a field while it is entered: the number, once there is one, and where it may belong.
struct PhoneStanding {
  let number: PhoneNumber?
  /// Whether there are more digits than any number has that begins so.
  let isTooLong: Bool
  /// Regions whose numbers go on so, the main one of the calling code first; one where that is certain.
  let regions: [PhoneRegion]

  init(_ number: PhoneNumber) {
    self.number = number
    isTooLong = number.possibility == .tooLong
    regions = number.region.map { [$0] } ?? number.regions
  }

  init(_ field: borrowing Field) {
    do throws(PhoneError) {
      let number = try field.phoneNumber
      self.number = number
      isTooLong = number.possibility == .tooLong
    } catch {
      number = nil
      if case .tooLong = error.reason { isTooLong = true } else { isTooLong = false }
    }
    let candidates = field.phoneRegions
    regions = number?.region.map { [$0] } ?? (candidates.isEmpty ? number?.regions ?? [] : candidates)
  }

  /// In JSON: `"e164": "+442079460958", "region": "GB", "type": "fixed-line", "possibility": "possible", "valid": true`. Where the region
  /// is not certain, `regions` has those it may be; where there is no number yet, they stand alone.
  var members: [JSONValue.Member] {
    guard let number else { return regions.isEmpty ? [] : [.init(key: "regions", value: codes)] }
    let place: JSONValue.Member =
      number.region.map { .init(key: "region", value: .string($0.code)) } ?? .init(key: "regions", value: codes)
    return [
      .init(key: "e164", value: .string(number.e164)), place,
      .init(key: "type", value: number.type.map { .string($0.name) } ?? .null),
      .init(key: "possibility", value: .string("\(number.possibility)")), .init(key: "valid", value: .bool(number.isValid)),
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
