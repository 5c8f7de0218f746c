import ArgumentParser
import CommandConsole

/// `caretaker-dev generate form-guidance`: the article about the design guides.
struct GenerateFormGuidanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form-guidance",
    abstract: "Write the article that goes through the design guides sentence by sentence.",
    discussion: """
      Each sentence is listed with the cases that show it and the doors that they are tried through, or with the reason why \
      there is none. The tests compare what is written.

      EXAMPLES
        caretaker-dev generate form-guidance --guidance fixtures/forms/guidance \
      --article Sources/FieldForms/FieldForms.docc/Guidance.md
      """)

  @Option(help: ArgumentHelp("The folder of sentences and cases.", valueName: "directory"), completion: .directory)
  var guidance: String

  @Option(help: ArgumentHelp("The article.", valueName: "file"), completion: .file(extensions: ["md"]))
  var article: String

  func run() throws {
    let text = GuidanceArticle(try Guidance(folder: guidance)).text
    do { try text.write(toFile: article, atomically: true, encoding: .utf8) } catch {
      throw CommandFailure("cannot write \(article.printable)")
    }
  }
}
