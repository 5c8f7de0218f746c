import CommandConsole
import MaskFuzzing
import PhonePlanCompiler

/// Comparisons with libphonenumber: what is shown after each key, and what texts are read as.
struct PhoneVerification<Reference: PhoneReference> {
  let plans: NumberingPlans
  let seed: UInt64
  private var reference: Reference
  private var typist: any PhoneTypist
  private let reader: (any PhoneTextReader)?
  private(set) var summary: PhoneSummary

  private static var batch: Int { 512 }

  init(_ plans: NumberingPlans, seed: UInt64, reference: Reference, _ subjects: PhoneSubjects) {
    self.plans = plans
    self.seed = seed
    self.reference = reference
    typist = subjects.typist
    reader = subjects.reader
    summary = PhoneSummary(package: "\(plans.source) \(plans.version)")
  }

  /// How many keys and texts are compared when there are to be so many; some more, since numbers are typed to their
  /// ends.
  func count(keys: Int, texts: Int) -> Int {
    max(keys, plans.exampleSessions.reduce(0) { $0 + $1.keys.count }) + (reader == nil ? 0 : texts)
  }

  /// All example numbers, then random keys until there are enough; then as many texts, the examples first.
  ///
  /// - Parameter report: called with how many keys and texts are done, and the differences among the last ones.
  mutating func run(keys: Int, texts: Int, _ report: (_ done: Int, [PhoneDifference]) throws -> Void) throws {
    let start = ContinuousClock.now
    var next = 0
    var sessions = plans.exampleSessions[...]
    let generator = PhoneSessionGenerator(plans, seed: seed)
    while !sessions.isEmpty || summary.keys < keys {
      var batch = Array(sessions.prefix(Self.batch))
      sessions = sessions.dropFirst(batch.count)
      while batch.count < Self.batch {
        batch.append(generator.session(next))
        next += 1
      }
      let differences = try compare(batch)
      summary.seconds = (ContinuousClock.now - start) / .seconds(1)
      try report(summary.keys + summary.texts, differences)
    }
    guard let reader else { return }
    let examples = plans.exampleSessions.map { PhoneText(text: $0.keys, region: $0.region) }
    let writer = PhoneTextGenerator(plans, seed: seed)
    for first in stride(from: 0, to: texts, by: Self.batch) {
      let batch = (first..<min(texts, first + Self.batch)).map { index in
        if index < examples.count { return examples[index] }
        let (text, region) = writer.text(index)
        return PhoneText(text: text, region: region)
      }
      let differences = try compare(batch, reader)
      summary.seconds = (ContinuousClock.now - start) / .seconds(1)
      try report(summary.keys + summary.texts, differences)
    }
  }

  private mutating func compare(_ sessions: [PhoneSession]) throws -> [PhoneDifference] {
    try reference.ask(sessions)
    let shown = sessions.map { typist.shown($0) }
    let answers = try reference.answerToSessions()
    var differences: [PhoneDifference] = []
    for (session, (shown, answer)) in zip(sessions, zip(shown, answers)) {
      let (expected, lost) = Self.withoutLoss(answer, session)
      if let found = PhoneDifference(session, shown: shown, expected: expected) { differences.append(found) }
      summary.keys += session.keys.count
      summary.lost += lost
    }
    summary.sessions += sessions.count
    summary.differences += differences.count
    return differences
  }

  private mutating func compare(_ texts: [PhoneText], _ reader: any PhoneTextReader) throws -> [PhoneDifference] {
    try reference.ask(texts)
    let results = texts.map(reader.result(of:))
    let differences = zip(texts, zip(results, try reference.answerToTexts())).flatMap { text, both in
      PhoneDifference.differences(text, shown: both.0, expected: both.1.inASCIIDigits)
    }
    summary.texts += texts.count
    summary.differences += differences.count
    return differences
  }

  /// What is to be shown: what libphonenumber shows or, where that has lost digits, what was typed.
  ///
  /// - Returns: How often it has.
  static func withoutLoss(_ answer: [String], _ session: PhoneSession) -> (shown: [String], lost: Int) {
    var lost = 0
    let shown = answer.enumerated().map { offset, text in
      let keys = String(session.keys.prefix(offset + 1))
      if text.filter({ $0 == "+" || $0.isASCII && $0.isNumber }) == keys { return text }
      lost += 1
      return keys
    }
    return (shown, lost)
  }
}

/// What was compared, and what came of it.
struct PhoneSummary: CustomStringConvertible {
  /// `phonenumbers 9.0.43`
  let package: String
  var sessions = 0
  var keys = 0
  var texts = 0
  var differences = 0
  /// After how many keys the package has lost digits.
  var lost = 0
  var seconds = 0.0

  /// `1000007 keys of 84213 numbers, 20000 texts, 0 differences from phonenumbers 9.0.43, 40 s`
  var description: String {
    let texts = texts == 0 ? "" : ", " + counted(texts, "text")
    let lost =
      lost == 0 ? "" : "; \(package) loses digits after \(counted(lost, "key")), where what was typed is to be shown"
    let done = "\(counted(keys, "key")) of \(counted(sessions, "number"))\(texts)"
    return "\(done), \(counted(differences, "difference")) from \(package), \(Int(seconds.rounded(.up))) s\(lost)"
  }

  var json: JSONValue {
    [
      "keys": .number(keys), "numbers": .number(sessions), "texts": .number(texts), "differences": .number(differences),
      "lost": .number(lost), "seconds": .number(Int(seconds.rounded(.up))), "package": .string(package),
    ]
  }
}
