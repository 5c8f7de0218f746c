import ArgumentParser
import CommandConsole
import Foundation
import PhonePlanCompiler

/// `caretaker-dev verify phones`: phone numbers against the Python package phonenumbers.
struct VerifyPhonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phones",
    abstract: "Compare phone numbers with libphonenumber's, key by key.",
    discussion: """
      The example numbers of all regions are typed, at home and from abroad, then random keys that suit the plans, or spoil them; after \
      each key what is shown is compared with what the Python package phonenumbers shows. Where that has lost digits, which happens after \
      some carrier codes, what was typed is to be shown. Then texts are read, and all that is known of a number is compared: its parts, \
      layouts, region, type and length.

      The package must have the version that the plans are from:
        python3 -m pip install phonenumbers==9.0.43

      The first differences are written; then the exit status is 1. The same --seed makes the same keys.

      With --json, one object a difference is written, and one at the end:
        {"keys": "0456566", "region": "CO", "shown": "…", "expected": "…"}
        {"keys": 1000007, "numbers": 84213, "texts": 0, "differences": 0,
         "lost": 12, "seconds": 40, "package": "phonenumbers 9.0.43"}

      Any other program may answer: lines of JSON are written to it, and read from it. The benchmarks have one around the C++ library:
        cd Benchmarks && swift build -c release --product libphonenumber

      EXAMPLES
        caretaker-dev verify phones --plans fixtures/tables/phone-plans.txt
        caretaker-dev verify phones --plans fixtures/tables/phone-plans.txt --seed 7 --keys 5000000
        caretaker-dev verify phones --plans plans-8.12.57.txt --reference "Benchmarks/.build/release/libphonenumber 8.12.57"
      """)

  @Option(
    help: ArgumentHelp("The table of numbering plans.", valueName: "file"), completion: .file(extensions: ["txt"]))
  var plans: String

  @Option(help: ArgumentHelp("Python 3 with the package phonenumbers.", valueName: "command"))
  var python = "python3"

  @Option(
    help: ArgumentHelp("What answers instead of Python: a program and its arguments.", valueName: "command"))
  var reference: String?

  @Option(help: "Which random keys and texts.")
  var seed: UInt64 = 1

  @Option(help: "How many keys are typed, at least; the example numbers always are.")
  var keys = 1_000_000

  @Option(help: "How many texts are read.")
  var texts = 50_000

  @Flag(help: "Compare the slow oracle, which types only, instead of the engine.")
  var oracle = false

  @Option(help: ArgumentHelp("How many differences are written.", valueName: "number"))
  var show = 20

  @Flag(help: "Write JSON.")
  var json = false

  mutating func validate() throws {
    for (option, number) in [("--keys", keys), ("--texts", texts), ("--show", show)] where number < 0 {
      throw ValidationError("\(option) is 0 or more")
    }
  }

  func run() throws {
    let plans = try NumberingPlans(file: plans)
    let reference = try startReference()
    guard reference.version == plans.version else {
      throw CommandFailure(
        """
        \(reference.name) has phonenumbers \(reference.version), the plans are of \(plans.version): \
        python3 -m pip install phonenumbers==\(plans.version)
        """)
    }
    let subjects: PhoneSubjects
    do {
      subjects = try oracle ? .oracle(plans) : .engine(plans)
    } catch {
      throw CommandFailure("\(self.plans): \(error)".printable)
    }
    var verification = PhoneVerification(plans, seed: seed, reference: reference, subjects)
    let style = Style(for: .output)
    var output = Output()
    let total = verification.count(keys: keys, texts: texts)
    var progress = ProgressBar(total: total)
    var left = show
    try verification.run(keys: keys, texts: texts) { done, differences in
      if differences.isEmpty || left == 0 { return progress.show(min(done, total)) }
      progress.hide()
      for difference in differences.prefix(left) {
        try output.write(json ? "\(difference.json)\n" : difference.text(style))
        left -= 1
      }
      try output.flush()
    }
    progress.hide()
    try output.writeLine(json ? "\(verification.summary.json)" : "\(verification.summary)")
    try output.flush()
    if verification.summary.differences > 0 { throw ExitStatus.findings }
  }

  private func startReference() throws -> PhoneProcess {
    guard let reference else { return try .python(python) }
    return try PhoneProcess(reference.split(separator: " ").map(String.init))
  }
}
