import CommandConsole
import FieldEditing
import FieldFormats
import MaskDialects

/// What there is to say of a mask.
struct MaskCheck {
  /// The mask, or the name of a format whose mask no text says.
  private let title: String
  /// nil where no text says it.
  private let mask: String?
  let error: Finding?
  let warnings: [Finding]

  /// - Parameter dialect: the language of another library that it is written in; `nil` where it is of this one.
  init(_ text: String, dialect: MaskDialect? = nil) {
    self.init(text, text, dialect) { () throws(MaskError) in
      if let dialect { try Mask(text, dialect: dialect) } else { try Mask(text) }
    }
  }

  /// The mask of a format.
  init(_ format: NamedFormat) {
    let text = format.writtenMask
    self.init(text ?? format.name, text) { () throws(MaskError) in try format.maskOfText() }
  }

  private init(
    _ title: String, _ text: String?, _ dialect: MaskDialect? = nil, _ compile: () throws(MaskError) -> Mask
  ) {
    (self.title, mask) = (title, text)
    do throws(MaskError) {
      let mask = try compile()
      error = nil
      warnings = mask.warnings.map { Finding($0, in: text, from: dialect) }
    } catch {
      self.error = Finding(error, from: dialect)
      warnings = []
    }
  }

  func text(_ style: Style, isOneOfMany: Bool) -> String {
    let findings = (error.map { [$0] } ?? []) + warnings
    if findings.isEmpty { return "\(title.printable): ok\(mask == nil ? ", though no text says its mask" : "")\n" }
    let isHeaded = isOneOfMany || mask == nil
    let heading =
      isHeaded ? style.heading(title.printable) + (mask == nil ? ", whose mask no text says" : "") + "\n" : ""
    return heading + findings.map { $0.text(style) }.joined()
  }

  var json: JSONValue {
    [
      "mask": mask.map { .string($0) } ?? .null, "ok": .bool(error == nil), "error": error?.json ?? .null,
      "warnings": .array(warnings.map(\.json)),
    ]
  }
}
