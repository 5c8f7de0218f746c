import CommandConsole
import LocaleNumbers
import Testing

@testable import caretaker_dev

@Suite struct VerifyTests {
  @Test func aLocaleIsAsICUHasIt() throws {
    let run = try Caret.runDeveloper([
      "verify", "numbers", "--locale", "de_AT", "--currency", "EUR", "--style", "accounting",
    ])
    #expect(run.output.wholeMatch(of: /\d+ formats, \d+ numbers, 0 differences from ICU .* s\n/) != nil)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func json() throws {
    let run = try Caret.runDeveloper([
      "verify", "numbers", "--json", "--locale", "de_AT", "--currency", "EUR", "--style", "currency",
    ])
    #expect(run.output.contains(#""differences": 0, "#))
    #expect(run.status == 0)
  }

  /// What it can show, and what not.
  @Test func helpTellsWhatIsCompared() throws {
    let help = try Caret.runDeveloper(["verify", "numbers", "--help"]).output.replacing(/\s+/, with: " ")
    #expect(help.contains("Both ask ICU by the same skeleton"))
    #expect(help.contains("the table reproduces ICU"))
    #expect(help.contains("what each option means is tested in the package's own tests"))
  }

  @Test func stylesNarrow() {
    let plan = ICUComparisonPlan(locales: ["de_AT"], currencies: ["EUR"])
    let counts = NumberRequest.StyleName.allCases.map { NumberVerification(plan, styles: [$0]).count }
    #expect(counts.allSatisfy { $0 > 0 })
    #expect(counts.reduce(0, +) == NumberVerification(plan).count)
    #expect(NumberVerification(plan).count == plan.count)
  }

  static let misuses: [(arguments: [String], word: String)] = [
    (["--locale", "de_QQ"], "there is no region QQ"),
    (["--currency", "EURO"], "'EURO' is not a currency"),
    (["--style", "roman"], "'decimal', 'percent', 'currency', 'accounting' or 'unit'"),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.runDeveloper(["verify", "numbers"] + arguments)
    #expect(run.errors.contains(word))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// The command that a difference names asks for the same format: it shows what the comparison shows.
  @Test func theCommandShowsTheSame() throws {
    let plan = ICUComparisonPlan(locales: ["fr_CH"], currencies: ["CHF"])
    for index in stride(from: 0, to: plan.count, by: 5) {
      let comparison = plan[index]
      let format = try LocaleNumberFormat(
        locale: comparison.locale, style: comparison.style, options: comparison.options)
      let command = comparison.command(for: "-1234.565")
      #expect(try Caret.run(shell: command).output == format.format("-1234.565") + "\n", "\(command)")
    }
  }

  @Test func aDifferenceShowsWhatIsNotSeen() {
    let difference = NumberDifference(
      value: "-5", shown: "-5\u{A0}€", expected: "\u{200E}-5 €", command: "caret format …")
    #expect(
      difference.text(Style(for: .output)) == """
        difference: caret format …
          shown  -5\\u{A0}€
          ICU    \\u{200E}-5 €

        """)
  }

  @Test func progress() {
    #expect(ProgressBar.text(0, of: 8, after: 0) == "░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0 of 8")
    #expect(ProgressBar.text(2, of: 8, after: 1) == "██████░░░░░░░░░░░░░░░░░░ 25 %  2 of 8  3 s left")
    #expect(ProgressBar.text(0, of: 0, after: 0).hasSuffix("100 %  0 of 0"))
  }
}
