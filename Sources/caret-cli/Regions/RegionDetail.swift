import CommandConsole
import FieldFormats
import PhoneNumbering

/// All that is known of one region's numbers.
struct RegionDetail {
  let region: PhoneRegion
  /// Only this type; nil for all that the region has.
  let type: PhoneNumberType?

  private var types: [PhoneNumberType] { type.map { [$0] } ?? region.types }

  /// A fact a line, then a table of the types.
  func text(_ style: Style) -> String {
    var table = TextTable(["TYPE", "LENGTHS", "NATIONAL", "INTERNATIONAL"])
    for type in types {
      let example = region.example(of: type)
      let lengths = region.possibleLengths(of: type).rangeText
      table.add([type.name, lengths.isEmpty ? "–" : lengths, example?.national ?? "–", example?.international ?? "–"])
    }
    return FactSheet(facts).text + "\n\n" + table.text(style)
  }

  private var facts: [(label: String, text: String)] {
    var facts = [("region", region.title), ("calling code", "+\(region.callingCode)")]
    let others = othersOfCallingCode.map { $0.isMain ? "\($0.code) (main region)" : $0.code }.joined(separator: ", ")
    if !others.isEmpty { facts.append((region.isMain ? "main region of" : "shared with", others)) }
    facts.append(("prefix for calls abroad", region.internationalPrefix ?? "several"))
    facts.append(("national prefix", region.nationalPrefix ?? "none"))
    facts.append(("digits", region.possibleLengths.rangeText))
    if !region.localLengths.isEmpty { facts.append(("without area code", region.localLengths.rangeText)) }
    return facts
  }

  private var othersOfCallingCode: [PhoneRegion] {
    PhoneRegion.all.filter { $0.callingCode == region.callingCode && $0 != region }
  }

  var json: JSONValue {
    func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    func numbers(_ lengths: [Int]) -> JSONValue { .array(lengths.map(JSONValue.number)) }
    let types = types.map { type in
      JSONValue.object(
        [
          .init(key: "type", value: .string(type.name)),
          .init(key: "lengths", value: numbers(region.possibleLengths(of: type))),
        ] + region.example(of: type).exampleMembers)
    }
    return .object(
      region.members + [
        .init(key: "main", value: .bool(region.isMain)),
        .init(key: "sharedWith", value: .array(othersOfCallingCode.map { .string($0.code) })),
        .init(key: "internationalPrefix", value: optional(region.internationalPrefix)),
        .init(key: "nationalPrefix", value: optional(region.nationalPrefix)),
        .init(key: "lengths", value: numbers(region.possibleLengths)),
        .init(key: "localLengths", value: numbers(region.localLengths)), .init(key: "types", value: .array(types)),
      ])
  }
}
