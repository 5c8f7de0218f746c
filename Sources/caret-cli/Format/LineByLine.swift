import BulkFormatting
import CommandConsole

/// What is written of a line.
enum LineOutput {
  case text, value, json
}

/// Formats the lines of a chunk: those that an engine knows at once, the others one by one.
struct LineByLine<Formatter: LineFormatter & ~Copyable>: ~Copyable, ChunkFormatter {
  private var engine: LineEngine?
  private var formatter: Formatter
  private let output: LineOutput
  private let rejectedLines: RejectedLines
  private let limit: Int
  /// How many lines of a chunk are named on standard error at most.
  private let mostNotes: Int
  /// What an engine makes of lines for JSON, still without their numbers.
  private var unnumbered = LineBuffer()

  init(
    _ formatter: consuming Formatter, _ engine: consuming LineEngine?, _ output: LineOutput,
    _ rejectedLines: RejectedLines,
    limit: Int, mostNotes: Int
  ) {
    self.engine = engine
    self.formatter = formatter
    self.output = output
    self.rejectedLines = rejectedLines
    self.limit = limit
    self.mostNotes = mostNotes
  }

  func makeResult() -> ChunkResult { ChunkResult() }

  mutating func format(_ chunk: LineChunk, into result: ChunkResult) {
    result.clear()
    if let ending = chunk.tooLong { return report(.tooLong(limit: limit), ending, chunk, result) }
    if engine == nil { return chunk.forEachLine { line, ending in format(line, ending, chunk, result) } }
    var cursor = LineCursor(chunk.bytes, slack: LineChunk.slack)
    while let line = advance(&cursor, chunk, result) {
      format(line.bytes, line.ending == .newline ? .newline : .carriageReturn, chunk, result)
    }
    if !cursor.rest.isEmpty { format(cursor.rest, chunk.lastEnding, chunk, result) }
  }

  /// Has the engine format whole lines up to the first that a field has to see to.
  private mutating func advance(_ cursor: inout LineCursor, _ chunk: LineChunk, _ result: ChunkResult) -> LineCursor
    .Line?
  {
    let line: LineCursor.Line?
    if output == .json {
      unnumbered.removeAll()
      line = engine?.advance(&cursor, into: &unnumbered)
      var numbers = LineNumbers(from: chunk.linesBefore + result.tally.lines + 1)
      numbers.number(unnumbered, into: &result.output)
    } else {
      let explainsRejected = explains(result)
      line = engine?.advance(&cursor, into: &result.output, explainsRejected: explainsRejected)
    }
    result.tally.count(cursor.report)
    result.unnoted += cursor.report.rejected
    cursor.report = BulkReport()
    return line
  }

  /// Whether a line that is rejected is named on standard error.
  private func explains(_ result: ChunkResult) -> Bool { result.notes.count < mostNotes }

  /// Formats a line after those of the chunk that were formatted before.
  private mutating func format(
    _ line: UnsafeRawBufferPointer, _ ending: InputLine.Ending, _ chunk: LineChunk, _ result: ChunkResult
  ) {
    switch InputLine.text(line.bindMemory(to: UInt8.self).span, limit: limit) {
    case .success(let text):
      let number = result.tally.lines
      let outcome = formatter.format(text, explains: explains(result))
      result.tally.count(outcome)
      if let message = outcome.message {
        result.notes.append(.init(line: number, severity: nil, message: message))
      } else if outcome.isRejected {
        result.unnoted += 1
      }
      if let doubt = outcome.doubt { result.notes.append(.init(line: number, severity: .warning, message: doubt)) }
      let isShown = !outcome.isRejected || rejectedLines == .fit
      let isIncomplete = isShown && !outcome.isComplete && !outcome.isInvalid && !formatter.value.isEmpty
      switch output {
      // it is not a value, and stays as it came
      case .text where isIncomplete && rejectedLines == .keep: result.output.append(text)
      case .text where isShown: result.output.append(formatter.text)
      case .text: if rejectedLines == .keep { result.output.append(text) }
      case .value: if isShown { result.output.append(formatter.value) }
      case .json: result.output.append("\(json(chunk.linesBefore + number + 1, text, outcome, isShown: isShown))\n")
      }
      if output != .json { result.output.append(ending.rawValue) }
    case .failure(let fault): report(fault, ending, chunk, result)
    }
  }

  private func report(_ fault: InputLine.Fault, _ ending: InputLine.Ending, _ chunk: LineChunk, _ result: ChunkResult) {
    let number = result.tally.lines
    result.tally.countFault()
    result.notes.append(.init(line: number, severity: nil, message: "\(fault)"))
    if output == .json {
      result.output.append("\(json(chunk.linesBefore + number + 1, fault))\n")
    } else {
      result.output.append(ending.rawValue)
    }
  }

  private func json(_ line: Int, _ text: String, _ outcome: LineOutcome, isShown: Bool) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init(key: "line", value: .number(line)), .init(key: "text", value: isShown ? .string(formatter.text) : .null),
      .init(key: "value", value: isShown ? .string(formatter.value) : .null),
      .init(key: "complete", value: .bool(outcome.isComplete)),
      .init(key: "rejected", value: .bool(outcome.isRejected)),
    ]
    return .object(members + formatter.members(of: text))
  }

  private func json(_ line: Int, _ fault: InputLine.Fault) -> JSONValue {
    [
      "line": .number(line), "text": .string(""), "value": .string(""), "complete": .bool(false),
      "error": .string("\(fault)"),
    ]
  }
}
