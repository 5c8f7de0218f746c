import Foundation
import PhonePlanCompiler
import Testing

@testable import caretaker_dev

@Suite struct GeneratePhoneTablesTests {
  /// The words of a table, read as C reads them.
  static func words(_ source: String) -> [UInt32] {
    source.matches(of: /0x([0-9A-F]+),/).compactMap { UInt32($0.output.1, radix: 16) }
  }

  @Test func emission() {
    let words: [UInt32] = [0x6850_7443, 0, 1, .max]
    let files = PhoneTablesSource(words: words, source: "phonenumbers", version: "9.8.7", file: "a/plans.txt").files
    #expect(files.name == "phone_tables")
    for text in [files.header, files.source] {
      #expect(text.hasPrefix("// Generated from a/plans.txt, the plans of phonenumbers 9.8.7, by:\n"))
      #expect(
        text.contains("//   caretaker-dev generate phone-tables --plans a/plans.txt --output Sources/CTables\n"))
      #expect(text.contains("© The Libphonenumber Authors, under the Apache License 2.0"))
    }
    #expect(
      files.header.contains(
        "enum { phone_tables_count = 4 };\nstatic inline const uint32_t *_Nonnull phone_tables(void) {\n"))
    #expect(files.header.contains("  extern const uint32_t caretaker_phone_tables[phone_tables_count];\n"))
    #expect(
      files.source.contains(
        "\n#include \"phone_tables.h\"\n\nconst uint32_t caretaker_phone_tables[phone_tables_count] = {\n"))
    #expect(Self.words(files.source) == words)
  }

  @Test func writesTables() throws {
    let package = try PhonePackageFolder()
    try #require(try package.generate().status == 0)
    let folder = package.root.appendingPathComponent("tables")
    let run = try Caret.runDeveloper(["generate", "phone-tables", "--plans", package.output, "--output", folder.path])
    #expect(run.errors == "")
    #expect(run.status == 0)
    let words = try PhoneTablesCompiler(NumberingPlans(text: PhonePackageFolder.table)).words
    let source = try String(contentsOf: folder.appendingPathComponent("phone_tables.c"), encoding: .utf8)
    #expect(Self.words(source) == words)
    let header = try String(contentsOf: folder.appendingPathComponent("include/phone_tables.h"), encoding: .utf8)
    #expect(header.contains("enum { phone_tables_count = \(words.count) };"))
  }

  @Test(arguments: [
    ("  main\n", "  m\u{1B}in\n", ":5: 'mU+001Bin' means nothing here: write calling-code, main,"),
    ("  international-prefix 00\n", "  international-prefix (\n", ": GB (+44), "),
  ])
  func refuses(_ text: String, with other: String, _ message: String) throws {
    let folder = try PhonePackageFolder()
    let file = folder.root.appendingPathComponent("plans.txt")
    let table = PhonePackageFolder.table.replacing(text, with: other, maxReplacements: 1)
    try Data(table.utf8).write(to: file)
    let run = try Caret.runDeveloper([
      "generate", "phone-tables", "--plans", file.path, "--output", folder.root.path + "/made",
    ])
    #expect(run.errors.hasPrefix("caretaker-dev: \(file.path)\(message)"))
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.root.path + "/made"))
  }
}
