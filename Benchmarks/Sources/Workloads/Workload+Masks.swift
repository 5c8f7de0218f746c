import Caretaker

let phoneMask = "+1 (###) ###-####"

/// Masks: keys at the end and in the middle, and pastes.
extension Workload {
  static func keystrokes() throws -> [Workload] {
    let phone = try Mask(phoneMask), digits = "0123456789"
    var workloads = [Workload.typing("phone", Field(phone), digits)]
    workloads += CLoopField.typing("phone", phoneMask, digits)
    workloads.append(try RegexField.phone().typing("phone", digits))
    workloads.append(Workload.typing("phone, lazy", Field(phone, options: FieldOptions(isEager: false)), digits))
    workloads.append(Workload.takingBack("phone and back", Field(phone), digits))
    workloads += CLoopField.takingBack("phone and back", phoneMask, digits)
    for (name, keys) in [
      ("expiry", "1227"), ("date", "20261231"), ("ipv4", "192.168.1.25"), ("ipv4", "1921681255"),
      ("iban", "DE89370400440532013000"),
      ("uuid", "f81d4fae7dec11d0a76500a0c91e6bf6"), ("email", "ada@example.org"),
    ] {
      workloads.append(Workload.typing("\(name) \(keys)", Field(try named(name)), keys))
    }
    // a display of more than forty bytes, so that small strings hide nothing
    let long = try Mask("#### #### #### #### #### #### #### #### #### #### ####")
    workloads.append(Workload.typing("long", Field(long), String(repeating: "7", count: 44)))
    workloads.append(Workload.refusing("phone, rejected letter", Field(phone), "555", "x"))
    workloads.append(Workload.refusing("phone, full", Field(phone), digits, "7"))
    return workloads
  }

  static func middleEdits() throws -> [Workload] {
    let digits = "012345678"
    var workloads = [Workload.middle("phone", Field(try Mask(phoneMask)), digits, caret: 5)]
    workloads += CLoopField.middle("phone", phoneMask, digits, caret: 5)
    workloads.append(try RegexField.phone().middle("phone", digits, caret: 5))
    for (name, keys, caret) in [
      ("ipv4", "192.168.1.25", 5), ("iban", "DE893704004405320130", 12), ("uuid", "f81d4fae7dec11d0", 5),
    ] {
      workloads.append(Workload.middle(name, Field(try named(name)), keys, caret: caret))
    }
    return workloads
  }

  static func pastes() throws -> [Workload] {
    let phone = try Mask(phoneMask), digits = "5551234567", shown = "+1 (555) 123-4567"
    return [
      Workload.pasting("phone, digits", Field(phone), digits), CLoopField.pasting("phone, digits", phoneMask, digits),
      try RegexField.phone().pasting("phone, digits", digits),
      Workload.pasting("phone, as shown", Field(phone), shown),
      try RegexField.phone().pasting("phone, as shown", shown),
      Workload.pasting("card, digits", Field(CardFormat.standard.mask), "4111111111111111"),
      Workload.pasting("iban, in groups", Field(try named("iban")), "DE89 3704 0044 0532 0130 00"),
    ] + (try amountPastes())
  }

  private static func named(_ name: String) throws -> Mask {
    guard let mask = try Mask(named: name) else { throw MissingFormat(name: name) }
    return mask
  }
}

/// A format that the catalogue does not have.
struct MissingFormat: Error { let name: String }
