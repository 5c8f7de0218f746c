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
  /// Whether the field showed literals ahead, and whether the law is one that only an oracle can report.
  let isEager, needsOracle: Bool

  /// The session as one line of `caret replay`.
  public var line: String { "{\(session), \"keys\": \(keys.asJSON)}" }
  /// The keys of a field's script; none of a form's.
  var script: Script { (try? Script(parsing: keys)) ?? Script([]) }

  /// The law, what was found, and a line that replays it.
  public var description: String { "\(law): \(detail)\n\(sentence)\ncaret replay <<< \(line.shellQuoted)" }

  private init(
    _ law: some RawRepresentable<String>, _ sentence: String, _ keys: String, _ detail: String, session: String,
    isEager: Bool = true, needsOracle: Bool
  ) {
    self.law = law.rawValue
    self.sentence = sentence
    self.session = session
    self.isEager = isEager
    self.needsOracle = needsOracle
    self.keys = keys
    self.detail = detail
  }

  init(_ found: LawViolation) {
    self.init(
      found.law, found.law.sentence, found.keys, found.detail, session: found.session, isEager: found.options.isEager,
      needsOracle: found.law == .engineIsOracle)
  }
  init(_ found: NumberLawViolation) {
    self.init(
      found.law, found.law.sentence, found.keys, found.detail, session: found.session,
      needsOracle: found.law == .targetIsOracle)
  }
  init(_ found: PhoneLawViolation) {
    self.init(
      found.law, found.law.sentence, found.keys, found.detail, session: found.session,
      needsOracle: found.law == .targetIsOracle)
  }
  init(_ found: FormLawViolation, session: String) {
    self.init(
      found.law, found.law.sentence, found.script.description, found.detail, session: session, needsOracle: false)
  }
}

extension String {
  /// One word of a shell, whatever is in it.
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
