import ArgumentParser
import CaretakerFoundation
import CommandConsole
import FieldForms
import Foundation
import TerminalForms

/// `caret form`: fills in a form of a file, question by question.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Fill in a form: drawn in the terminal, or one question after the other.",
    discussion: """
      The file describes the form in JSON: its fields, what they ask for, and how they depend on one another. It is drawn in the \
      window; F1 shows the keys, and the mouse works. What is wrong is shown at its field, and nothing keeps the focus there.

      With --plain, in a plain terminal, and where answers are piped in, each field is asked in a line, and the answer is read as \
      a pasted text is: with its label, with other separators, in another form. What is wrong is said, and the field is asked \
      again; :next goes on all the same, :back goes back, :help lists the rest. Questions go to standard error.

      The values go to standard output, as JSON:
        {"form": "sign-in", "submitted": true, "values": {"code": "123456"}, "secret": [], "edited": ["code"]}
      Passwords and codes are left out of the values unless --secrets is given.

      With --check nothing is asked: the errors of the file are reported, a hundred at most, and what design guides advise against.

      NO_COLOR=1 leaves colours out; in a locale that is not of UTF-8, as LC_ALL=C, only ASCII is drawn. The terminal is asked \
      how wide it draws emoji; CARETAKER_WIDTHS=clusters or scalars answers for it.

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

  @Flag(help: "Ask in plain lines, one question after the other.")
  var plain = false

  @Option(
    help:
      "How fields look: with the label above a frame (fields, the default), or beside the value, between rules (cells)."
  )
  var look: Choice<FormLook.Layout>?

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  @Flag(help: "Write secrets among the values, too.")
  var secrets = false

  @Flag(help: "Report all errors of the file, and what design guides advise against.")
  var check = false

  @OptionGroup var day: TodayArgument

  func run() throws {
    guard let json = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      throw CommandFailure("\(file.printable) cannot be read")
    }
    var environment = FormEnvironment.localized()
    environment.today = day.date
    if let place = UsualPlace().region { environment.region = place.code }
    if check { try report(FormPlan.errors(json: Array(json), environment: environment)) }
    let plan: FormPlan
    do throws(FormDescriptionError) {
      plan = try FormPlan(json: Array(json), environment: environment)
    } catch {
      throw CommandFailure("\(file):\(error.diagnostic())")
    }
    if check { return try report(plan.warnings) }
    try ask(FieldForm(plan))
  }

  private func report(_ errors: [FormDescriptionError]) throws {
    for error in errors { Diagnostics.write("caret: \(file):\(error.diagnostic())") }
    if !errors.isEmpty { throw ExitStatus.failure }
  }

  private func report(_ warnings: [FormWarning]) throws {
    for warning in warnings { Diagnostics.write(.warning, warning.description, at: "\(file): ") }
    if !warnings.isEmpty { throw ExitStatus.findings }
  }

  private func ask(_ form: consuming FieldForm) throws {
    let look = FormLook(environment: ProcessInfo.processInfo.environment, look?.value ?? .fields)
    var session = FormSession(form, options: .init(look: look, isPlain: plain, usesMouse: !withoutMouse))
    let end: FormSession.End
    do throws(TerminalError) { end = try session.run() } catch { throw CommandFailure(error) }
    if end == .givenUp { throw ExitStatus.findings }
    var output = Output()
    try output.writeLine(session.form.json(secrets ? .included : .leftOut))
    try output.flush()
  }
}
