import Caretaker
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
  private let limit: Int

  init(_ formatter: consuming Formatter, _ engine: consuming LineEngine?, _ output: LineOutput, limit: Int) {
    self.engine = engine
    self.formatter = formatter
    self.output = output
    self.limit = limit
  }

  func makeResult() -> ChunkResult { ChunkResult() }

  mutating func format(_ chunk: LineChunk, into result: ChunkResult) {
    result.clear()
    if let ending = chunk.tooLong { return tell(.tooLong(limit: limit), ending, chunk, result) }
    if engine == nil { return chunk.forEachLine { line, ending in format(line, ending, chunk, result) } }
    var cursor = LineCursor(chunk.bytes, slack: LineChunk.slack)
    while let line = engine?.advance(&cursor, into: &result.output) {
      result.tally.count(cursor.report)
      cursor.report = BulkReport()
      format(line.bytes, line.ending == .newline ? .newline : .carriageReturn, chunk, result)
    }
    result.tally.count(cursor.report)
    if !cursor.rest.isEmpty { format(cursor.rest, chunk.lastEnding, chunk, result) }
  }

  /// Formats a line behind those of the chunk that were formatted before.
  private mutating func format(
    _ line: UnsafeRawBufferPointer, _ ending: InputLine.Ending, _ chunk: LineChunk, _ result: ChunkResult
  ) {
    switch InputLine.text(line.bindMemory(to: UInt8.self).span, limit: limit) {
    case .success(let text):
      let number = result.tally.lines
      let outcome = formatter.format(text)
      result.tally.count(outcome)
      if let problem = outcome.problem { result.notes.append(.init(line: number, severity: nil, message: problem)) }
      if let doubt = outcome.doubt { result.notes.append(.init(line: number, severity: .warning, message: doubt)) }
      switch output {
      case .text: result.output.append(formatter.text)
      case .value: result.output.append(formatter.value)
      case .json: result.output.append("\(json(chunk.linesBefore + number + 1, text, outcome))\n")
      }
      if output != .json { result.output.append(ending.rawValue) }
    case .failure(let fault): tell(fault, ending, chunk, result)
    }
  }

  private func tell(_ fault: InputLine.Fault, _ ending: InputLine.Ending, _ chunk: LineChunk, _ result: ChunkResult) {
    let number = result.tally.lines
    result.tally.countFault()
    result.notes.append(.init(line: number, severity: nil, message: "\(fault)"))
    if output == .json {
      result.output.append("\(json(chunk.linesBefore + number + 1, fault))\n")
    } else {
      result.output.append(ending.rawValue)
    }
  }

  private func json(_ line: Int, _ text: String, _ outcome: LineOutcome) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init(key: "line", value: .number(line)), .init(key: "text", value: .string(formatter.text)),
      .init(key: "value", value: .string(formatter.value)), .init(key: "complete", value: .bool(outcome.isComplete)),
    ]
    return .object(members + formatter.members(of: text))
  }

  private func json(_ line: Int, _ fault: InputLine.Fault) -> JSONValue {
    [
      "line": .number(line), "text": .string(""), "value": .string(""), "complete": .bool(false), "error": .string("\(fault)"),
    ]
  }
}
