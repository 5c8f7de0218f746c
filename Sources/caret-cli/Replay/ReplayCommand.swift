import ArgumentParser

/// `caret replay`: plays keys on fields, and tells what stands there after each.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play keystrokes on fields and write what they show after each key.",
    discussion: """
      Reads one JSON object a line, and writes one a line:

        {"mask": "##/##", "keys": "12«BS»3", "options": {"eager": true, "overflow": "reject"}}
        {"steps": [{"text": "1", "caret": 1, "value": "1", "complete": false}, …], "captures": {}}

      Options may be left out; overflow is "reject" or "drop". The caret counts Unicode scalars. Every character of keys \
      is typed; other keys are
        «BS» «DEL» «LEFT» «RIGHT» «HOME» «END» «SHIFT-LEFT» «SHIFT-RIGHT» «SEL a b» «PASTE text» «SET text» (the whole field)
        «VALUE text» «BLUR» «UNDO» «REDO» «OVERWRITE on» «OVERWRITE off» «COMPOSE text» «COMMIT», and «« for «.

      Every mask that can be compiled is played, also an ambiguous one. A text that is no mask gives
        {"error": "a group is not closed", "offset": 3}
      and a line that is no session {"error": "line 3: no JSON"}; then the exit status is 1 at the end.

      EXAMPLES
        echo '{"mask": "##/##", "keys": "1234«BS»"}' | caret replay
        caret replay sessions.jsonl > results.jsonl
      """)

  @OptionGroup var lines: LineArguments

  func run() throws {
    var output = Output()
    var foundBadLine = false
    try lines.reader.forEachLine(&output) { line, output in
      do {
        try ReplaySession.read(line).play(&output)
      } catch let error as ReplayError {
        foundBadLine = true
        try output.write("\(["error": .string("line \(line.number): \(error.message)")] as JSONValue)")
      }
      try output.writeLine()
    }
    if foundBadLine { throw ExitStatus.findings }
  }
}
