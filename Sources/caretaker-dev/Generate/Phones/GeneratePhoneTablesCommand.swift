import ArgumentParser
import CommandConsole
import Foundation
import PhonePlanCompiler

/// `caretaker-dev generate phone-tables`: the compiled tables of phone numbers in `CTables`.
struct GeneratePhoneTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phone-tables",
    abstract: "Write the compiled tables of numbering plans from their text.",
    discussion: """
      Writes include/phone_tables.h and phone_tables.c into the output directory. caretaker-dev generate phone-plans writes the text.

      EXAMPLES
        caretaker-dev generate phone-tables --plans fixtures/tables/phone-plans.txt --output Sources/CTables
      """)

  @Option(
    help: ArgumentHelp("The table of numbering plans.", valueName: "file"), completion: .file(extensions: ["txt"]))
  var plans: String

  @Option(help: ArgumentHelp("Where the tables go.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    let table = try NumberingPlans(file: plans)
    let words: [UInt32]
    do throws(PlanError) {
      words = try PhoneTablesCompiler(table).words
    } catch {
      throw CommandFailure("\(plans): \(error)".printable)
    }
    try PhoneTablesSource(words: words, source: table.source, version: table.version, file: plans).files.write(
      to: output)
  }
}
