import ArgumentParser
import CommandConsole
import Foundation
import PhonePlanCompiler

/// `caretaker-dev generate phone-plans`: the text table of numbering plans.
struct GeneratePhonePlansCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phone-plans",
    abstract: "Write the table of numbering plans from the Python package phonenumbers.",
    discussion: """
      Reads the package's files of data; Python is not needed. Whatever is not known there is rejected with file and line, and what is
      left out on purpose is reported on standard error.

      EXAMPLES
        pip download phonenumbers==9.0.43 --no-deps && unzip phonenumbers-9.0.43-*.whl -d phonenumbers-9.0.43
        caretaker-dev generate phone-plans --package phonenumbers-9.0.43 --output fixtures/tables/phone-plans.txt

      The numbers that its own tests are about are in its source distribution:
        pip download phonenumbers==9.0.43 --no-deps --no-binary :all: && tar xzf phonenumbers-9.0.43.tar.gz
        caretaker-dev generate phone-plans --package phonenumbers-9.0.43 --data tests/testdata \\
          --output fixtures/phones/published-plans.txt
      """)

  @Option(
    help: ArgumentHelp("The unpacked package: the folder that phonenumbers/ is in.", valueName: "directory"),
    completion: .directory)
  var package: String

  @Option(help: ArgumentHelp("Which folder of the package has the data.", valueName: "folder"))
  var data = PhonePackage.usualData

  @Option(help: ArgumentHelp("Where the table goes.", valueName: "file"), completion: .file(extensions: ["txt"]))
  var output: String

  func run() throws {
    let package: PhonePackage
    let text: String
    do {
      package = try PhonePackage(directory: self.package, data: data)
      text = try package.text(output: output)
    } catch {
      throw CommandFailure("\(error)")
    }
    let file = URL(fileURLWithPath: output)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure("cannot write to \(output): \(error.localizedDescription)")
    }
    FileHandle.standardError.write(Data(summary(of: package).utf8))
  }

  /// How many plans there are, and what was left out of them.
  private func summary(of package: PhonePackage) -> String {
    var lines = ["\(package.plans.source) \(package.plans.version): \(package.plans.plans.count) plans"]
    let reasons = Dictionary(uniqueKeysWithValues: NumberingPlan.leftOut.map { ($0.key, $0.value) })
    for (name, regions) in package.leftOut {
      let places = regions.count > 4 ? "\(regions.count) regions" : regions.joined(separator: ", ")
      lines.append("left out: \(name) of \(places): \(reasons[name] ?? "without a pattern there are no such numbers")")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
