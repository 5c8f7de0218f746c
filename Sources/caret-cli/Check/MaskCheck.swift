import Caretaker

/// What there is to say of a mask.
struct MaskCheck {
  let mask: String
  let error: Finding?
  let warnings: [Finding]

  init(_ text: String) {
    mask = text
    do {
      let mask = try Mask(text)
      error = nil
      warnings = mask.warnings.map { Finding($0, in: text) }
    } catch {
      self.error = Finding(error)
      warnings = []
    }
  }

  func text(_ style: Style, isOneOfMany: Bool) -> String {
    let findings = (error.map { [$0] } ?? []) + warnings
    if findings.isEmpty { return "\(mask.printable): ok\n" }
    let title = isOneOfMany ? style.heading(mask.printable) + "\n" : ""
    return title + findings.map { $0.text(style) }.joined()
  }

  var json: JSONValue {
    [
      "mask": .string(mask), "ok": .bool(error == nil), "error": error?.json ?? .null,
      "warnings": .array(warnings.map(\.json)),
    ]
  }
}
