import ArgumentParser
import CommandConsole
import FieldForms
import TerminalForms

/// `caretaker-dev verify drawing`: what a key costs until the terminal shows it, against the bars.
struct VerifyDrawingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drawing",
    abstract: "Measure what a drawn key costs, against its bars.",
    discussion: """
      A form of 200 fields is drawn in a window of 80 columns and 24 rows. Letters are typed into the field in its \
      middle and deleted again: each is handled, drawn, and turned into what the terminal is sent. The bars:
        a key               60 µs, 1 row, 250 bytes
        the first picture   20 ms
      The time is that of the quickest of several rounds. Build it with -c release, on a machine that does nothing \
      else. The exit status is 1 if a bar is exceeded.

      EXAMPLES
        caretaker-dev verify drawing
        caretaker-dev verify drawing --rounds 1
      """)

  @Option(help: ArgumentHelp("How many rounds are measured.", valueName: "count"))
  var rounds = 20

  func run() throws {
    var output = Output()
    var isOver = false
    for (what, cost, bar, unit) in try Self.costs(rounds: max(1, rounds)) {
      let exceeds = cost > bar
      isOver = isOver || exceeds
      let verdict = exceeds ? ": TOO MUCH" : ""
      try output.writeLine("\(what): \(cost.rounded(toPlaces: 1)) \(unit), at most \(bar)\(verdict)")
    }
    try output.flush()
    if isOver { throw ExitStatus.findings }
  }

  private typealias Cost = (what: String, cost: Double, bar: Double, unit: String)

  private static func costs(rounds: Int) throws -> [Cost] {
    let fields = (0..<200).map { FieldDescription("field\($0)", label: "Field \($0)", helper: "What it is for") }
    let plan = try FormPlan(FormDescription(title: "Many fields", fields: fields))
    let clock = ContinuousClock()
    let window = FormWindow(columns: 80, rows: 24)
    var (opening, key, bytes, rows) = (Double.infinity, Double.infinity, 0, 0)
    for _ in 0..<rounds {
      var form = FieldForm(plan)
      form.handle(.focus(.field(FieldID(100))))
      var writer = ScreenWriter(hasColor: true)
      let start = clock.now
      var view = FormView(of: &form, FormLook(), window)
      var shown = view.draw(form).screen
      _ = writer.write(shown)
      opening = min(opening, (clock.now - start) / .milliseconds(1))
      // the first key changes how many fields remain to be done
      let keys = Array(repeating: TerminalKey.text("a"), count: 40) + Array(repeating: .named(.backspace), count: 39)
      var time = Duration.zero
      for (i, pressed) in ([.text("b")] + keys).enumerated() {
        let start = clock.now
        _ = view.press(pressed, &form)
        let screen = view.draw(form).screen
        let sent = writer.write(screen)
        time += clock.now - start
        if i > 0 {
          bytes = max(bytes, sent.utf8.count)
          rows = max(rows, screen.changedRows(since: shown))
        }
        shown = screen
      }
      key = min(key, time / .microseconds(1) / Double(keys.count + 1))
    }
    return [
      ("a key", key, 60, "µs"), ("a key rewrites", Double(rows), 1, "rows"),
      ("a key sends", Double(bytes), 250, "bytes"),
      ("the first picture", opening, 20, "ms"),
    ]
  }
}

extension FormScreen {
  /// How many rows differ.
  fileprivate func changedRows(since before: FormScreen) -> Int {
    (0..<rows).count { cells[range(ofRow: $0)] != before.cells[range(ofRow: $0)] }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
