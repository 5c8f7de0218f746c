import ArgumentParser
import Caretaker
import Foundation

/// `caret type`: a field in the terminal.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into a field, formatted as you type; print what was typed.", discussion: typeDiscussion)

  @OptionGroup var format: FormatSourceArguments
  @OptionGroup(title: "Typing numbers") var numbers: NumberEntryArguments
  @Option(help: ArgumentHelp("The text to begin with.", valueName: "text"))
  var text: String?

  @Flag(help: "Show fixed text only when the next character needs it.")
  var lazy = false
  @Option(help: "What typing does that would push characters out: reject the key (as usual), or drop what does not fit any more.")
  var overflow: Choice<FieldOptions.Overflow>?
  @Flag(help: "Begin in overwrite mode.")
  var overwrite = false
  @Flag(help: "Show a bullet for each character.")
  var secure = false

  @Flag(help: "Print the value in place of the text.")
  var value = false
  @Flag(help: "Print text, value, completeness and captures as JSON.")
  var json = false
  @Flag(help: "Let Enter print a field that is not complete.")
  var acceptIncomplete = false

  func validate() throws {
    if value && json { throw ValidationError("--json writes the value too: leave --value out") }
    if format.style == nil {
      if let option = numbers.firstGiven { throw ValidationError("\(option) is for numbers, not for masks") }
    } else if lazy || overflow != nil {
      throw ValidationError("\(lazy ? "--lazy" : "--overflow") is for masks, not for numbers")
    }
  }

  func run() throws {
    var field = TypedField(try typedFormat, options: options)
    let notes = text.map { field.format($0) } ?? []
    let look = TerminalLook(ProcessInfo.processInfo.environment)
    var session = TypeSession(field, notes: notes, acceptsIncomplete: acceptIncomplete)
    // in a scope of its own: the terminal is as before when the result is printed
    let end = try { session.run(on: try TerminalMode(look), look) }()
    if end == .abandoned { throw ExitStatus.findings }
    var output = Output()
    try output.writeLine(printed(session.entry))
    try output.flush()
  }

  private var typedFormat: TypedFormat {
    get throws(CommandFailure) {
      let locale = TypedFormat.localeOfEnvironment(ProcessInfo.processInfo.environment)
      switch try format.source(usualLocale: locale) {
      case .mask(let mask): return .mask(mask)
      case .numbers(let format): return .numbers(format, try numbers.numberEntry())
      }
    }
  }

  private var options: FieldOptions {
    var options = FieldOptions(isEager: !lazy, overflow: overflow?.value ?? .reject, isSecure: secure)
    options.isOverwriting = overwrite
    return options
  }

  private func printed(_ entry: borrowing TypedField) -> String {
    if !json { return value ? entry.value : entry.printedText }
    let result: JSONValue = [
      "text": .string(entry.printedText), "value": .string(entry.value), "complete": .bool(entry.isComplete),
      "captures": JSONValue(captures: entry.captures),
    ]
    return "\(result)"
  }
}
