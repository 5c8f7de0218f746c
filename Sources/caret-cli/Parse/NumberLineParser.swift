import Caretaker

/// Reads numbers out of lines.
struct NumberLineParser {
  private let reader: NumberReader

  /// - Parameter limit: as long a number may be.
  init(_ format: LocaleNumberFormat, limit: Int) { reader = NumberReader(format.symbols, limits: .ofLines(limit)) }

  func parse(_ line: InputLine) -> ParsedLine {
    do {
      let text = try line.text.get()
      do throws(NumberError) {
        return ParsedLine(number: line.number, text: text, outcome: .read(try reader.read(text)))
      } catch {
        return ParsedLine(number: line.number, text: text, outcome: .refused(error))
      }
    } catch {
      return ParsedLine(number: line.number, text: "", outcome: .noText(error))
    }
  }
}

/// A line, and the number it was read as, or why it was not.
struct ParsedLine {
  enum Outcome {
    case read(NumberReading)
    case refused(NumberError)
    case noText(InputLine.Fault)
  }
  let number: Int
  let text: String
  let outcome: Outcome

  /// The number; nil where there is none.
  var value: String? {
    if case .read(let reading) = outcome { reading.text } else { nil }
  }

  /// What a person is told, with the text drawn; nil where there is nothing to tell.
  ///
  ///     unexpected 'x'
  ///       1.2x4
  ///          ^
  ///       write digits, separators, one sign, and the format's own currency, percent sign or unit
  var message: (severity: Severity, text: String)? {
    switch outcome {
    case .noText(let fault): (.error, "\(fault)")
    case .refused(let error):
      (.error, "\(error.problem.printable)\n\("\(TextDrawing(text, at: error.position))\n\(error.commandMend)".indented())")
    case .read(let reading): reading.doubt(in: text).map { (.warning, $0) }
    }
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "line", value: .number(number)), .init(key: "text", value: .string(text)),
      .init(key: "value", value: value.map { .string($0) } ?? .null),
    ]
    func tell(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    switch outcome {
    case .read(let reading):
      tell("ambiguous", .bool(reading.ambiguity != nil))
      if let place = reading.ambiguity { tell("position", .number(place)) }
    case .refused(let error):
      tell("ambiguous", .bool(false))
      tell("position", .number(error.position))
      tell("error", .string("\(error.problem): \(error.commandMend)"))
    case .noText(let fault):
      tell("ambiguous", .bool(false))
      tell("error", .string("\(fault)"))
    }
    return .object(members)
  }
}
