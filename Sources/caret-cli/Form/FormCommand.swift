import ArgumentParser
import Caretaker
import CaretakerFoundation
import CommandConsole
import FieldForms
import Foundation

/// `caret form`: fills in a form of a file, question by question.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Fill in a form: one question after the other, in plain text.",
    discussion: """
      The file describes the form in JSON: its fields, what they ask for, and how they depend on one another. Each field is \
      asked in a line, and the answer is read as a pasted text is: with its label, with other separators, in another form. What \
      is wrong is said, and the field is asked again; :next goes on all the same, :back goes back, :help lists the rest. \
      Answers can be piped in, a line each.

      Questions go to standard error, the values to standard output, as JSON:
        {"form": "sign-in", "submitted": true, "values": {"code": "123456"}, "secret": [], "edited": ["code"]}
      Passwords and codes are not shown while they are typed, and left out of the values unless --secrets is given.

      With --check nothing is asked: errors of the file are reported, and what design guides advise against.

      EXAMPLES
        caret form checkout.json
        caret form sign-up.json --secrets < answers.txt
        caret form --check checkout.json

      EXIT STATUS
        0  the form was filled in; with --check, there is nothing to report
        1  it was stopped before; with --check, there is a warning
        2  the file cannot be read, or is not a form
      """)

  @Argument(help: ArgumentHelp("The form.", valueName: "file"), completion: .file(extensions: ["json"]))
  var file: String

  @Flag(help: "Ask in plain lines, as is done in any case for now.")
  var plain = false

  @Flag(help: "Write secrets among the values, too.")
  var secrets = false

  @Flag(help: "Report errors of the file, and what design guides advise against.")
  var check = false

  @OptionGroup var day: TodayArgument

  func run() throws {
    guard let json = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      throw CommandFailure("\(file.printable) cannot be read")
    }
    var environment = FormEnvironment.localized()
    environment.today = day.date
    if let place = UsualPlace().region { environment.region = place.code }
    let plan: FormPlan
    do throws(FormDescriptionError) {
      plan = try FormPlan(json: Array(json), environment: environment)
    } catch {
      throw CommandFailure("\(file):\(error.diagnostic())")
    }
    if check { return try report(plan.description.warnings) }
    try ask(FieldForm(plan))
  }

  private func report(_ warnings: [FormWarning]) throws {
    for warning in warnings { Diagnostics.write(.warning, warning.description, at: "\(file): ") }
    if !warnings.isEmpty { throw ExitStatus.findings }
  }

  private func ask(_ form: consuming FieldForm) throws {
    var dialogue = FormDialogue(form)
    var reply = dialogue.begin()
    while true {
      if !reply.text.isEmpty { Diagnostics.write(reply.text) }
      let line: String?
      switch reply.next {
      case .ask: line = readLine()
      case .askSecretly: line = SecretLine.read()
      case .stop: throw ExitStatus.findings
      case .submit:
        var output = Output()
        try output.writeLine(dialogue.form.json(secrets ? .included : .leftOut))
        return try output.flush()
      }
      guard let line else {
        reply = dialogue.answer(":quit")
        continue
      }
      reply = dialogue.answer(line)
    }
  }
}
