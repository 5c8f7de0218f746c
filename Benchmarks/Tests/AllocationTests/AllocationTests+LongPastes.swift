import FieldEditing
import FieldFormats
import Foundation
import NumberFormatting
import PhoneNumbering
import Testing

/// Texts of a megabyte: what reading one costs is in proportion to its length, whatever it consists of.
extension AllocationTests {
  /// A field that texts arrive in.
  struct Target: Sendable, CustomTestStringConvertible {
    let name: String
    let format: @Sendable () throws -> FieldFormat
    var testDescription: String { name }

    init(_ name: String, _ format: @escaping @Sendable () throws -> FieldFormat) {
      (self.name, self.format) = (name, format)
    }

    /// One over a format of the catalogue.
    init(_ name: String) {
      self.init(name) { try FieldFormat(try #require(FormatCatalog.standard[name])) }
    }
  }

  /// A text of one kind, which is repeated.
  struct LongText: Sendable, CustomTestStringConvertible {
    let name: String
    let part: String
    var testDescription: String { name }

    func text(bytes: Int) -> String { String(repeating: part, count: bytes / part.utf8.count) }
  }

  static let targets = [
    Target("mask") { FieldFormat(try Mask("(###) ###-####")) },
    Target("number") { FieldFormat(NumberFormat(euros)) },
    Target("phone") { FieldFormat(PhoneFormat(try PhoneRegion("US"))) },
    Target("card"), Target("date"), Target("iban"),
  ]
  static let longTexts = [
    LongText(name: "digits", part: "0123456789"), LongText(name: "words", part: "Pay 12.50 to DE89, by 1/2/26; "),
    LongText(name: "another script", part: "金額は１２円です。"),
    LongText(name: "clusters", part: "é: e\u{301}👨‍👩 "),
  ]
  /// How long a megabyte may keep the processor busy: a second of a machine as CI has, slower ones included.
  static let longestPaste = 1.0
  /// Eight times the text takes eight times as long, and up to twice that where a cache no longer holds it and pages
  /// are new; a quadratic way would take sixty-four times as long.
  static let greatestRatio = 25.0
  /// What is over sooner says nothing of the ratio.
  static let shortestMeasured = 0.03

  @Test(arguments: targets, longTexts) func aMegabyteIsPasted(_ target: Target, _ text: LongText) throws {
    try measure(target, text) { $0.paste($1) }
  }

  @Test(arguments: targets, longTexts) func aMegabyteIsInserted(_ target: Target, _ text: LongText) throws {
    try measure(target, text) { $0.insert($1) }
  }

  private func measure(_ target: Target, _ text: LongText, _ edit: (inout Field, String) -> EditResult) throws {
    let format = try target.format()
    let texts = [text.text(bytes: 125_000), text.text(bytes: 1_000_000)]
    var seconds = [Double](repeating: .infinity, count: texts.count)
    for _ in 0..<3 {
      for (i, text) in texts.enumerated() {
        var field = Field(format)
        let start = busySeconds
        _ = edit(&field, text)
        seconds[i] = min(seconds[i], busySeconds - start)
      }
    }
    #expect(seconds[1] < Self.longestPaste)
    #expect(seconds[1] < Self.shortestMeasured || seconds[1] / seconds[0] < Self.greatestRatio, "\(seconds)")
  }

  /// How long the processor was busy with this thread, whatever else the machine does.
  private var busySeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
