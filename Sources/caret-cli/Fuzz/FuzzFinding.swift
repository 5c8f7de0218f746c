import CommandConsole
import MaskFuzzing

/// A finding about a mask that was fuzzed.
struct FuzzFinding {
  let subject: MaskSubject
  let finding: MaskFinding

  /// The session as one line of `caret replay`; nil where no keys show it.
  private var line: String? { finding.script.keys.isEmpty ? nil : subject.line(finding.script) }

  /// Several lines, the last one ended.
  ///
  ///     finding: a is rejected where A is taken
  ///       write ^ before the set, so that either case is taken and shown as this one
  ///       caret replay <<< '{"mask": "[A-F]#", "keys": "a"}'
  func text(_ style: Style) -> String {
    let lines = [finding.suggestion.printable] + (line.map { ["caret replay <<< \($0.shellQuoted)"] } ?? [])
    return "\(style.title(.finding)) \(finding.message.printable)\n" + lines.joined(separator: "\n").indented() + "\n"
  }

  var json: JSONValue {
    [
      "subject": .string(subject.title), "finding": .string(finding.name), "message": .string(finding.message),
      "suggestion": .string(finding.suggestion), "keys": .string(finding.script.description),
      "span": .array([.number(finding.span.lowerBound), .number(finding.span.upperBound)]),
      "replay": line.map { .string($0) } ?? .null,
    ]
  }
}

extension MaskSubject {
  /// What is to be said of the mask, and of what runs did not see.
  func findings(seen coverage: FuzzCoverage?) -> [FuzzFinding] {
    let examiner = MaskExaminer(mask)
    let found = examiner.findings + (coverage.map(examiner.neverReached) ?? [])
    return found.map { FuzzFinding(subject: self, finding: $0) }
  }
}
