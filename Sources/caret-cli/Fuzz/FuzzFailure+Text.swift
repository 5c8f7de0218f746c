import CommandConsole
import MaskFuzzing

extension FuzzFailure {
  /// What broke, and how to see it, the last line ended.
  ///
  ///     error: undoInverts does not hold for ##/##
  ///       Undo goes back through states that were …
  ///       12/ | 12, before …
  ///       caret replay <<< '{"mask": …}'
  ///       found in run 17, which --first 17 --runs 1 repeats
  ///       {"about": …}
  func text(_ style: Style) -> String {
    var lines = [
      broken.sentence, broken.detail.printable, "caret replay <<< \(broken.line.shellQuoted)",
      "found in run \(run), which --first \(run) --runs 1 repeats",
    ]
    if let fixture { lines.append("as a case of fixtures: \(fixture)") }
    return "\(style.title(.error)) \(broken.law) does not hold for \(title.printable)\n"
      + lines.joined(separator: "\n").indented() + "\n"
  }

  var json: JSONValue {
    [
      "run": .number(run), "subject": .string(title), "law": .string(broken.law), "sentence": .string(broken.sentence),
      "found": .string(broken.detail), "keys": .string(broken.keys), "replay": .string(broken.line),
      "fixture": fixture.map { .string($0) } ?? .null,
    ]
  }
}
