import ArgumentParser
import Caretaker
import Foundation

/// `caret type`: a field in the terminal.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into a field, formatted as you type; print what was typed.", discussion: typeDiscussion)

  @Argument(help: ArgumentHelp("What to fill in: the name of a format (decimal, currency), or a mask.", valueName: "name|mask"))
  var format: String
  @Flag(help: "Read NAME|MASK as a mask even if it is a name.")
  var mask = false
  @Option(help: ArgumentHelp("The text to begin with.", valueName: "text"))
  var text: String?
  @Option(help: ArgumentHelp("The locale of a number; the environment's where left out.", valueName: "locale"))
  var locale: String?
  @Option(help: ArgumentHelp("The currency of an amount, by its ISO 4217 code.", valueName: "code"))
  var currency: String?

  @Flag(help: "Show fixed text only when the next character needs it.")
  var lazy = false
  @Option(help: "What typing does that would push characters out: reject the key, or drop what does not fit any more.")
  var overflow = Overflow.reject
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

  enum Overflow: String, ExpressibleByArgument, CaseIterable { case reject, drop }

  func validate() throws {
    if value && json { throw ValidationError("--value and --json exclude each other") }
  }

  func run() throws {
    do {
      switch try typedFormat {
      case .mask(let mask):
        var options = FieldOptions(isEager: !lazy, overflow: overflow == .drop ? .drop : .reject, isSecure: secure)
        options.isOverwriting = overwrite
        try type(into: MaskedField(mask, options: options))
      case .number(let format):
        if lazy || overwrite || secure || overflow == .drop {
          throw TypeFailure("--lazy, --overflow, --overwrite and --secure are for masks, not for numbers")
        }
        try type(into: NumericField(format))
      }
    } catch let failure as TypeFailure {
      writeAll("caret type: \(failure)\n", to: STDERR_FILENO)
      throw ExitCode(2)
    }
  }

  private var typedFormat: TypedFormat {
    get throws {
      let locale = locale ?? TypedFormat.localeOfEnvironment(ProcessInfo.processInfo.environment)
      return try TypedFormat(named: format, isMask: mask, locale: locale, currency: currency)
    }
  }

  private func type(into entry: consuming some TypedField & ~Copyable) throws {
    let notes = text.map { entry.format($0) } ?? []
    let look = TerminalLook(ProcessInfo.processInfo.environment)
    var session = TypeSession(entry, notes: notes, acceptsIncomplete: acceptIncomplete)
    // in a scope of its own: the terminal is as before when the result is printed
    let end = try { session.run(on: try TerminalMode(look), look) }()
    if end == .abandoned { throw ExitCode(1) }
    if !writeAll(try printed(session.entry) + "\n", to: STDOUT_FILENO) { throw TypeFailure("the result cannot be written") }
  }

  private func printed(_ entry: borrowing some TypedField & ~Copyable) throws -> String {
    if !json { return value ? entry.value : entry.printedText }
    let result = TypedResult(
      text: entry.printedText, value: entry.value, complete: entry.isComplete, captures: entry.captures)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(result), as: UTF8.self)
  }
}

/// What `--json` prints.
private struct TypedResult: Encodable {
  let text: String
  let value: String
  let complete: Bool
  let captures: [String: String]
}
