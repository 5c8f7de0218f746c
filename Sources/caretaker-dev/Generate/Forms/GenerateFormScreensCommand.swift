import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev generate form-screens`: recorded runs of drawn forms, and pictures of them.
struct GenerateFormScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form-screens",
    abstract: "Record again what drawn forms show, and make pictures of it.",
    discussion: """
      Each file of the folder has a form of the folder examples beside it, a window, and keys; the screens after them are \
      replaced by those that are drawn now. The last screen of the runs that are named becomes a picture in the folder of \
      pictures. The tests compare what is written.

      EXAMPLES
        caretaker-dev generate form-screens --screens fixtures/forms/screens \
      --pictures Sources/TerminalForms/TerminalForms.docc/Resources --picture checkout --picture checkout-40x20
      """)

  @Option(help: ArgumentHelp("The folder of recorded runs.", valueName: "directory"), completion: .directory)
  var screens: String

  @Option(help: ArgumentHelp("Where pictures go.", valueName: "directory"), completion: .directory)
  var pictures: String?

  @Option(help: ArgumentHelp("A run of which a picture is made.", valueName: "name"))
  var picture: [String] = []

  @Option(
    help: ArgumentHelp("Where the runs go, in place of where they are.", valueName: "directory"), completion: .directory
  )
  var output: String?

  func run() throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: screens))?.filter { $0.hasSuffix(".txt") } ?? []
    if names.isEmpty { throw CommandFailure("\(screens.printable) has no recorded runs") }
    for name in names.sorted() {
      guard let text = try? String(contentsOfFile: "\(screens)/\(name)", encoding: .utf8) else {
        throw CommandFailure("\(screens.printable)/\(name.printable) cannot be read")
      }
      let recording = try FormRecording(parsing: text)
      let plan = try FormRecording.plan(recording.form, in: "\(screens)/../examples")
      try write(try recording.text(plan), to: "\(output ?? screens)/\(name)")
      let stem = String(name.dropLast(4))
      guard let pictures, picture.contains(stem) else { continue }
      var last: String?
      try recording.play(plan) { screen, _ in
        last = FormPicture(title: "\(plan.description.title), as caret form draws it", screen: screen).svg
      }
      try write(last ?? "", to: "\(pictures)/form-\(stem).svg")
    }
  }

  private func write(_ text: String, to path: String) throws {
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      throw CommandFailure("cannot write \(path.printable)")
    }
  }
}
