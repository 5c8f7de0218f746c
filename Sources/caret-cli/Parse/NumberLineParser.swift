import CommandConsole
import LocaleNumbers
import NumberFormatting

/// Reads numbers out of lines.
struct NumberLineParser: LineParser {
  private let reader: NumberReader

  /// - Parameter limit: as long a number may be.
  init(_ format: LocaleNumberFormat, limit: Int) { reader = NumberReader(format.symbols, limits: .ofLines(limit)) }

  func parse(_ line: InputLine) -> ParsedNumber {
    do {
      let text = try line.text.get()
      do throws(NumberError) {
        return ParsedNumber(number: line.number, line: text, outcome: .read(try reader.read(text)))
      } catch {
        return ParsedNumber(number: line.number, line: text, outcome: .rejected(error))
      }
    } catch {
      return ParsedNumber(number: line.number, line: "", outcome: .noText(error))
    }
  }
}

/// A line, and the number it was read as, or why it was not.
struct ParsedNumber: ParsedText {
  enum Outcome {
    case read(NumberReading)
    case rejected(NumberError)
    case noText(InputLine.Fault)
  }
  let number: Int
  let line: String
  let outcome: Outcome

  var value: String? {
    if case .read(let reading) = outcome { reading.text } else { nil }
  }

  var isClean: Bool {
    if case .read(let reading) = outcome { reading.ambiguity == nil } else { false }
  }

  /// A line that was rejected stays empty, so that each value stands in the line of its text.
  func text(isOneOfMany: Bool) -> String? { value ?? "" }

  var message: (severity: Severity, text: String)? {
    switch outcome {
    case .noText(let fault): (.error, "\(fault)")
    case .rejected(let error):
      (
        .error,
        "\(error.message.printable)\n\("\(TextDrawing(line, at: error.position))\n\(error.commandSuggestion)".indented())"
      )
    case .read(let reading): reading.doubt(in: line).map { (.warning, $0) }
    }
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "line", value: .number(number)), .init(key: "text", value: .string(line)),
      .init(key: "value", value: value.map { .string($0) } ?? .null),
    ]
    func report(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    switch outcome {
    case .read(let reading):
      report("ambiguous", .bool(reading.ambiguity != nil))
      if let place = reading.ambiguity { report("position", .number(place)) }
    case .rejected(let error):
      report("ambiguous", .bool(false))
      report("position", .number(error.position))
      report("error", .string("\(error.message): \(error.commandSuggestion)"))
    case .noText(let fault):
      report("ambiguous", .bool(false))
      report("error", .string("\(fault)"))
    }
    return .object(members)
  }
}
