import Caretaker

/// Stands in for the catalogue of FieldFormats until that is there.
extension FormatCatalog {
  static var standard: StandInCatalog { StandInCatalog() }
}

struct StandInCatalog {
  let formats = [
    NamedFormat(
      name: "us-phone", summary: "A telephone number in North America",
      maskText: "+1 (###) ###-####", example: "5551234567")
  ]
  subscript(name: String) -> NamedFormat? { formats.first { $0.name == name } }
}

struct NamedFormat {
  let name: String
  let summary: String
  let maskText: String
  let example: String
  func mask() throws(MaskError) -> Mask { try Mask(maskText) }
}
