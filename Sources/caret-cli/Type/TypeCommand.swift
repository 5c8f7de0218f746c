import ArgumentParser
import CommandConsole
import FieldEditing
import FieldFormats
import Foundation
import NumberFormatting
import TerminalForms

/// `caret type`: a field in the terminal.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into a field, formatted as you type; print what was typed.",
    discussion: typeDiscussion)

  @Argument(
    help: ArgumentHelp("The name of a format (see caret formats), or a mask.", valueName: "name|mask"),
    completion: .formatNames)
  var nameOrMask: String

  @OptionGroup var source: FormatOptions
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments
  @OptionGroup(title: "Typing numbers") var entry: NumberEntryArguments
  @OptionGroup(title: "Pasted texts that are not values as they came") var preparation: PreparationArguments
  @Option(help: ArgumentHelp("The text to begin with.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("What stands before the field, as 'Phone:'.", valueName: "text"))
  var label: String?
  @Option(
    help: ArgumentHelp(
      "What stands in the field while it is empty, in place of what is still to come.", valueName: "text"))
  var prompt: String?

  @Flag(help: "Show literals, or the calling code, only when the next character needs it.")
  var lazy = false
  @Option(
    help:
      "What typing does that would push characters out: reject the key (the default), or drop what does not fit any more."
  )
  var overflow: Choice<FieldOptions.Overflow>?
  @Flag
  var flags: [FieldFlag] = []
  @Flag(help: "Have the arrow keys up and down step a number, or the part of a date or time at the caret.")
  var steps = false
  @Option(help: ArgumentHelp("How far --steps goes, as 0.25, 15, or 'hours 2, minutes 15'.", valueName: "length"))
  var step: StepLength?
  @Option(help: ArgumentHelp("How far it goes with Alt; as --step unless given.", valueName: "length"))
  var smallStep: StepLength?
  @Option(help: ArgumentHelp("How far it goes with Shift; ten times --step unless given.", valueName: "length"))
  var largeStep: StepLength?
  @Flag(help: "Show a bullet for each character, as of formats that are marked secure: codes, numbers of persons.")
  var secure = false

  @Option(
    help: ArgumentHelp(
      "Play keys, as '2015«BS»«PASTE 12»' of caret replay, and then Enter, in place of reading a terminal.",
      valueName: "script"))
  var keys: String?
  @Option(
    help: ArgumentHelp("With --keys: draw what the terminal would show, as a moving picture.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var picture: String?

  @Flag(help: "Print the value in place of the text.")
  var value = false
  @Flag(
    help: """
      Print text, value, completeness and captures as JSON, the state of a format of the catalogue, and what was lost of \
      the last paste.
      """)
  var json = false
  @Flag(help: "Let Enter print a field that is not complete.")
  var acceptIncomplete = false

  private var format: FormatSourceArguments {
    FormatSourceArguments(nameOrMask: nameOrMask, options: FormatSourceOptions(source, numbers, phone))
  }

  private var lengths: StepLengths { StepLengths(usual: step, small: smallStep, large: largeStep) }

  func validate() throws {
    try format.validate()
    if value && json { throw ValidationError("--json writes the value too: leave --value out") }
    if (value || json) && format.phone.style != nil {
      throw ValidationError("--style says what is printed: leave --\(value ? "value" : "json") out")
    }
    if picture != nil && keys == nil { throw ValidationError("--picture draws what --keys plays: give both") }
    let isNumbers = format.style != nil
    let kind = isNumbers ? "numbers" : format.isPhone ? "phone numbers" : "masks"
    if let option = entry.firstGiven, !isNumbers { throw ValidationError("\(option) is for numbers, not for \(kind)") }
    if steps && format.isPhone { throw ValidationError("--steps is for masks and numbers, not for phone numbers") }
    if let size = StepSize.allCases.first(where: { lengths[$0] != nil }), !steps {
      let option = size == .usual ? "--step" : "--\(size.rawValue)-step"
      throw ValidationError("\(option) says how far --steps goes: give both")
    }
    if let carries = flags.first(where: { $0.flag == .carriesSteps }), !steps {
      throw ValidationError("\(carries.argument) says how --steps goes on: give both")
    }
    if lazy && isNumbers { throw ValidationError("--lazy is for masks and phone numbers, not for numbers") }
    let ofMasks = (overflow == nil ? [] : ["--overflow"]) + flags.filter { $0.flag != .overwriting }.map(\.argument)
    if let option = ofMasks.first, isNumbers || format.isPhone {
      throw ValidationError("\(option) is for masks, not for \(kind)")
    }
  }

  func run() throws {
    let foreign = try format.dialectFormat()
    let typed = try preparation.prepared(
      foreign?.format ?? format.fieldFormat(usual: UsualPlace(), entry: try entry.numberEntry()))
    let options = options(over: foreign?.options ?? FieldOptions(), isSecret: typed.metadata.isSecure)
    var field = TypedField(typed, label: label ?? "", prompt: prompt, steps: steps, options: options)
    let notes = text.map { field.take(.edit(.paste($0)), of: $0) } ?? []
    var session = TypeSession(field, notes: notes, acceptsIncomplete: acceptIncomplete)
    if try enter(&session) == .abandoned { throw ExitStatus.findings }
    var output = Output()
    try output.writeLine(printed(session.entry))
    try output.flush()
  }

  /// Has a person at the terminal type, or plays the keys that were given.
  private func enter(_ session: inout TypeSession) throws -> TypeSession.End {
    if let keys { return try play(try TerminalKey.keys(parsing: keys), &session) }
    let environment = ProcessInfo.processInfo.environment
    let isPlain = ["", "dumb"].contains(environment["TERM"] ?? "")
    // the terminal is as before when the result is printed
    do throws(TerminalError) {
      let terminal = try TerminalMode(isPlain ? .plain : .inline)
      return session.run(on: terminal, FormLook(environment: environment), isPlain: isPlain)
    } catch { throw CommandFailure(error) }
  }

  private func play(_ keys: [TerminalKey], _ session: inout TypeSession) throws -> TypeSession.End {
    var frames = [MovingPicture.Frame(session, key: nil)]
    var end: TypeSession.End?
    for key in keys + [.named(.enter)] where end == nil {
      end = session.play(key)
      frames.append(MovingPicture.Frame(session, key: key.caption))
    }
    if let picture { try MovingPicture(command: "caret type \(nameOrMask)", frames: frames).svg.write(toFile: picture) }
    if end == nil { Diagnostics.write("caret: not accepted: \(session.lastNote ?? "not complete")") }
    return end ?? .abandoned
  }

  /// Those of the command line, over those that a mask of another library has.
  private func options(over others: FieldOptions, isSecret: Bool) -> FieldOptions {
    var options = others
    if lazy { options.isEager = false }
    if let overflow = overflow?.value { options.overflow = overflow }
    for flag in flags { options[flag.flag] = true }
    if secure || isSecret { options.isSecure = true }
    if secure { options.secureDisplay = .keepingLiterals }
    options.steps = lengths
    return options
  }

  private func printed(_ entry: borrowing TypedField) -> String {
    if let style = format.phone.style?.value, let number = entry.phone?.number { return number.format(style) }
    if !json { return value ? entry.value : entry.printedText }
    let members: [JSONValue.Member] = [
      .init(key: "text", value: .string(entry.printedText)), .init(key: "value", value: .string(entry.value)),
      .init(key: "complete", value: .bool(entry.isComplete)),
      .init(key: "captures", value: JSONValue(captures: entry.captures)),
    ]
    let state = entry.state.map { [JSONValue.Member(key: "state", value: .string($0.text))] } ?? []
    return "\(JSONValue.object(members + state + [entry.lostMember] + (entry.phone?.members ?? [])))"
  }
}

extension StepLength: ExpressibleByArgument {}
