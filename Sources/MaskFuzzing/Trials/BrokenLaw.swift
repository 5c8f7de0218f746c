/// A law that keys broke on a field, whatever the field is of.
public struct BrokenLaw: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law's name, as `backspaceInverts`.
  public let law: String
  /// The law as a sentence, with what it leaves out and why.
  public let sentence: String
  /// The keys up to where it was seen, as a line of `caret replay` has them.
  public let keys: String
  /// A description of what was found and what should be.
  public let detail: String
  /// The field, as members of a line of `caret replay`: `"mask": "##", "options": {…}`.
  public let session: String

  /// The session as one line of `caret replay`.
  public var line: String { "{\(session), \"keys\": \(keys.asJSON)}" }
  /// The keys of a field's script; none of a form's.
  var script: Script { (try? Script(parsing: keys)) ?? Script([]) }

  /// The law, what was found, and a line that replays it.
  public var description: String { "\(law): \(detail)\n\(sentence)\ncaret replay <<< \(line.shellQuoted)" }

  /// Whether only an oracle can report it.
  var needsOracle: Bool { Law(rawValue: law).map(Law.ofOracles.contains) ?? false }

  init(_ found: LawViolation) {
    (law, sentence, session) = (found.law.rawValue, found.law.sentence, found.session)
    (keys, detail) = (found.keys, found.detail)
  }
  init(_ found: FormLawViolation, session: String) {
    (law, sentence, self.session) = (found.law.rawValue, found.law.sentence, session)
    (keys, detail) = (found.script.description, found.detail)
  }
}

extension String {
  /// One word of a shell, whatever is in it.
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
