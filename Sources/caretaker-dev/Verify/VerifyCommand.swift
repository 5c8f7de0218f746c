import ArgumentParser
import CommandConsole
import LocaleNumbers

/// `caretaker-dev verify`: holds what the package shows against what it is to equal.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare the package with what it is held to: ICU, libphonenumber, faults, bounds, and its own rules.",
    subcommands: [
      VerifyNumbersCommand.self, VerifyPhonesCommand.self, VerifyFaultsCommand.self, VerifyDocumentationCommand.self,
      VerifyInterfaceCommand.self, VerifyDrawingCommand.self,
    ])
}

/// `caretaker-dev verify numbers`: every locale and currency against the ICU at hand.
struct VerifyNumbersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numbers",
    abstract: "Compare numbers with ICU's own, byte for byte.",
    discussion: """
      Every locale with every currency of ISO 4217, every style and every option, each with numbers that go through every \
      rule: all of it takes minutes.

      What is shown comes from a table of symbols, which are read off a few numbers that ICU formats; it is compared with \
      ICU's own text for each number. Both ask ICU by the same skeleton, as currency/EUR .00: so this shows that the table \
      reproduces ICU. It cannot show that a skeleton is the right one for an option; what each option means is tested in the \
      package's own tests.

      Each difference is written with the command that shows it; then the exit status is 1.

      With --json, one object a difference is written, and one at the end:
        {"command": "caret format …", "value": "-1234.5", "shown": "…", "expected": "…"}
        {"formats": 1210, "numbers": 45980, "differences": 0,
         "seconds": 1, "icu": "72.1", "cldr": "42.0"}

      EXAMPLES
        caretaker-dev verify numbers --locale de_CH --locale en_IN
        caretaker-dev verify numbers --currency CHF --style accounting
        caretaker-dev verify numbers
      """)

  @Option(help: ArgumentHelp("Only this locale; may be repeated.", valueName: "locale"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("Of amounts only those in this currency; may be repeated.", valueName: "code"))
  var currency: [String] = []

  @Option(help: "Only this style; may be repeated.")
  var style: [Choice<NumberRequest.StyleName>] = []

  @Flag(help: "Write JSON.")
  var json = false

  func run() throws {
    try check()
    let plan = ICUComparisonPlan(
      locales: locale.isEmpty ? LocaleNumberFormat.availableLocales : locale,
      currencies: currency.isEmpty ? LocaleNumberFormat.availableCurrencies : currency)
    var verification = NumberVerification(plan, styles: Set(style.map(\.value)))
    let style = Style(for: .output)
    var output = Output()
    var progress = ProgressBar(total: verification.count)
    try verification.run { done, differences in
      if differences.isEmpty { return progress.show(done) }
      progress.hide()
      for difference in differences.map(NumberDifference.init) {
        try output.write(json ? "\(difference.json)\n" : difference.text(style))
      }
      try output.flush()
    }
    progress.hide()
    try output.writeLine(json ? "\(verification.summary.json)" : "\(verification.summary)")
    try output.flush()
    if verification.summary.differences > 0 { throw ExitStatus.findings }
  }

  /// An unknown name is reported before the work begins, and so is a build without ICU.
  private func check() throws(CommandFailure) {
    do {
      for locale in locale.isEmpty ? ["en"] : locale { _ = try LocaleNumberFormat(locale: locale) }
      for code in currency { _ = try LocaleNumberFormat(locale: "en", style: .currency(code)) }
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
