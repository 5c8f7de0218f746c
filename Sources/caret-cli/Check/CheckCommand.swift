import ArgumentParser
import Caretaker

/// `caret check`: the errors and warnings of masks.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell what is wrong with masks, where, and how to mend it.",
    discussion: """
      An error is what makes a text no mask, or breaks the law that the value determines the layout. A warning is what is \
      likely a slip. The exit status is 1 if there is an error.

      With --json, one object a mask is written. A span counts Unicode scalars; an empty one is the whole mask; a witness \
      is a value that shows the finding, or null:
        {"mask": "<1..12>/<1..31>", "ok": false,
         "error": {"problem": "…", "mend": "…", "span": [7, 8], "witness": "111"},
         "warnings": [{"problem": "…", "mend": "…", "span": [0, 2], "witness": null}]}
      The error of a mask without one is null.

      EXAMPLES
        caret check '(###) ###-####' '<01..12>/##'
        caret check --json '[000]'
      """)

  @Argument(help: ArgumentHelp("Masks to check.", valueName: "mask"))
  var masks: [String]

  @Flag(help: "Write one JSON object a mask.")
  var json = false

  func run() throws {
    var output = Output()
    let style = Style(for: .output)
    var foundError = false
    for text in masks {
      let check = MaskCheck(text)
      if check.error != nil { foundError = true }
      try output.write(json ? "\(check.json)\n" : check.text(style, isOneOfMany: masks.count > 1))
    }
    try output.flush()
    if foundError { throw ExitStatus.findings }
  }
}

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
