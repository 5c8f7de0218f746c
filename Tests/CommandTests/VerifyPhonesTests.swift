import CommandConsole
import Foundation
import MaskFuzzing
import MaskOracle
import PhonePlanCompiler
import Testing

@testable import caretaker_dev

/// `caretaker-dev verify phones`: what is compared, and with what.
@Suite struct VerifyPhonesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let table = root.appendingPathComponent("fixtures/tables/phone-plans.txt").path
  static let text = (try? String(contentsOfFile: table, encoding: .utf8)) ?? ""

  /// Answers with what the oracle shows, which the engine is compared with, and with its answers to texts, but for
  /// those that it is given to change.
  private struct Echo: PhoneReference, PhoneTextReader {
    var typist: OracleTypist
    var change: @Sendable (PhoneSession, [String]) -> [String] = { $1 }
    var results: @Sendable (PhoneText) -> PhoneResult = { PhoneResult(number: $0.text, valid: true) }
    private var shown: [[String]] = []
    private var read: [PhoneResult] = []

    init(_ plans: NumberingPlans) throws { typist = OracleTypist(plans: try TypingPlans(plans)) }

    mutating func ask(_ sessions: [PhoneSession]) { shown = sessions.map { change($0, typist.shown($0)) } }
    func answerToSessions() -> [[String]] { shown }
    mutating func ask(_ texts: [PhoneText]) { read = texts.map(results) }
    func answerToTexts() -> [PhoneResult] { read }
    func result(of text: PhoneText) -> PhoneResult { PhoneResult(number: text.text, valid: true) }
  }

  private static func run(_ plans: NumberingPlans, _ echo: Echo, keys: Int = 0) throws -> (
    PhoneSummary, [PhoneDifference]
  ) {
    var verification = PhoneVerification(
      plans, seed: 1, reference: echo, PhoneSubjects(typist: PhoneEngine(tables: .linked), reader: try Echo(plans)))
    var found: [PhoneDifference] = []
    try verification.run(keys: keys, texts: 2000) { _, differences in found += differences }
    return (verification.summary, found)
  }

  /// The engine shows what the oracle shows, which shows what the package has been seen to show.
  @Test func theSameIsNoDifference() throws {
    let plans = try NumberingPlans(text: Self.text)
    let (summary, differences) = try Self.run(plans, try Echo(plans), keys: 40_000)
    #expect(differences.isEmpty && summary.differences == 0)
    #expect(summary.keys >= 40_000 && summary.texts == 2000)
    #expect(plans.exampleSessions.count > 2500 && summary.sessions > plans.exampleSessions.count)
  }

  /// One key of one session, and one fact of one text.
  @Test func aDifferenceIsFound() throws {
    let plans = try NumberingPlans(text: Self.text)
    var echo = try Echo(plans)
    echo.change = { session, shown in
      session.region == "DE" && session.keys.hasPrefix("+49") ? shown.map { $0 == "+49 3" ? "+493" : $0 } : shown
    }
    echo.results = { PhoneResult(number: $0.text, valid: $0.text != "+12015550123") }
    let (summary, differences) = try Self.run(plans, echo)
    let typed = try #require(differences.first)
    #expect(
      typed.text(Style(for: .output)) == """
        difference: typed +493 in DE
          shown         +49 3
          phonenumbers  +493

        """)
    let read = try #require(differences.last)
    #expect(
      read.text(Style(for: .output)) == """
        difference: valid of '+12015550123' in US
          shown         true
          phonenumbers  false

        """)
    #expect("\(typed.json)" == #"{"keys": "+493", "region": "DE", "shown": "+49 3", "expected": "+493"}"#)
    #expect(
      "\(read.json)"
        == #"{"text": "+12015550123", "field": "valid", "region": "US", "shown": "true", "expected": "false"}"#)
    #expect(summary.differences == differences.count && !summary.description.contains("loses"))
  }

  /// What the package makes of digits that it loses is not to be shown; anything else is.
  @Test func digitsThatAreLost() throws {
    let session = PhoneSession("04565660", region: "CO")
    let answer = ["0", "04", "045", "0456", "0456 5", "0456 56", "0456566", "05 660"]
    let (shown, lost) = PhoneVerification<PhoneProcess>.withoutLoss(answer, session)
    #expect(shown == answer.dropLast() + ["04565660"])
    #expect(lost == 1)
    let plans = try NumberingPlans(text: Self.text)
    var typist = OracleTypist(plans: try TypingPlans(plans))
    #expect(typist.shown(session) == shown)
    #expect(PhoneEngine(tables: .linked).shown(session) == shown)
  }

  @Test func digitsOfOtherScripts() {
    let result = PhoneResult(
      number: "20", extension: "१٢", abroad: "+1 20 ext. १٢", home: "20 доб. ３", rfc3966: "tel:+1-20;ext=१")
    let ascii = PhoneResult(
      number: "20", extension: "12", abroad: "+1 20 ext. 12", home: "20 доб. 3", rfc3966: "tel:+1-20;ext=1")
    #expect(result.inASCIIDigits == ascii)
    #expect(ascii.inASCIIDigits == ascii)
  }

  @Test func numbersAreMadeAgain() throws {
    let plans = try NumberingPlans(text: Self.text)
    let (sessions, texts) = (PhoneSessionGenerator(plans, seed: 3), PhoneTextGenerator(plans, seed: 3))
    let made = (0..<300).map(sessions.session)
    #expect(made == (0..<300).map(sessions.session))
    #expect(Set(made).count > 250 && Set(made.map(\.region)).count > 60)
    #expect(made.allSatisfy { $0.keys.contains(/^\+?[0-9]*$/) && (1...30).contains($0.keys.count) })
    let written = (0..<300).map { texts.text($0).text }
    #expect(written == (0..<300).map { texts.text($0).text })
    #expect(Set(written).count > 250)
  }

  /// A table and a Python that nothing can be compared with. A Python is a shell script here, which answers as a
  /// version would.
  struct Misuse: Sendable, CustomTestStringConvertible {
    var plans: String? = plan("00")
    var python = "exit"
    let word: String
    var testDescription: String { word }
  }

  static let misuses = [
    Misuse(python: "exec false", word: "has ended with status 1"),
    Misuse(
      python: #"echo '{"version": null}'"#, word: "has no package phonenumbers: python3 -m pip install phonenumbers"),
    Misuse(
      python: #"echo '{"version": "9.0.1"}'"#,
      word: "has phonenumbers 9.0.1, the plans are of 9.0.43: python3 -m pip install phonenumbers==9.0.43"),
    Misuse(
      python: #"echo '{"version": "9.0.43"}'; read line; echo '["1"]'; read line"#, word: "has not answered each key"),
    Misuse(
      python: #"echo '{"version": "9.0.43"}'; read line; echo '[1]'; read line"#, word: "answered what is not an answer"
    ),
    Misuse(python: #"echo '{"version": "9.0.43"}'; read line; exit 3"#, word: "has ended with status 3"),
    Misuse(plans: nil, word: "cannot read "),
    Misuse(plans: "region US", word: "plans.txt:1: "),
    Misuse(
      plans: plan("0("), python: #"echo '{"version": "9.0.43"}'"#,
      word: "plans.txt: US (+1), international prefix: a parenthesis is never closed"),
  ]

  /// A table of one plan, which is soon read.
  static func plan(_ internationalPrefix: String) -> String {
    """
    source phonenumbers 9.0.43

    region US
      calling-code 1
      main
      international-prefix \(internationalPrefix)
      general
        lengths 10
        pattern \\d{10}
    """
  }

  @Test(arguments: misuses) func misuse(_ misuse: Misuse) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (table, script) = (folder.appendingPathComponent("plans.txt"), folder.appendingPathComponent("python"))
    try misuse.plans?.write(to: table, atomically: true, encoding: .utf8)
    try "#!/bin/sh\n\(misuse.python)\n".write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let run = try Caret.runDeveloper([
      "verify", "phones", "--plans", table.path, "--python", script.path, "--keys", "1",
    ])
    #expect(run.errors.contains(misuse.word), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func noPython() throws {
    let table = FileManager.default.temporaryDirectory.appending(path: "plans-\(UUID().uuidString).txt")
    try Self.plan("00").write(to: table, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: table) }
    let run = try Caret.runDeveloper(["verify", "phones", "--plans", table.path, "--python", "no-such-python"])
    #expect(run.errors.contains("there is no no-such-python to be run"))
    #expect(run.status == 2)
    #expect(
      try Caret.runDeveloper(["verify", "phones", "--plans", table.path, "--keys=-1"]).errors.contains(
        "--keys is 0 or more"))
  }

  /// Whether there is a Python with the version of the package that the plans are of.
  static let hasPackage: Bool = {
    guard let version = try? NumberingPlans(text: text).version else { return false }
    let check = "import phonenumbers; exit(phonenumbers.__version__ != '\(version)')"
    return (try? Caret.run(shell: "python3 -c \"\(check)\" 2>/dev/null").status) == 0
  }()

  @Test(.enabled(if: hasPackage)) func phonenumbers() throws {
    let run = try Caret.runDeveloper(["verify", "phones", "--plans", Self.table, "--keys", "30000", "--texts", "500"])
    #expect(
      run.output.contains(/^\d+ keys of \d+ numbers.*, 0 differences from phonenumbers 9.0.43, \d+ s/), "\(run.output)")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
