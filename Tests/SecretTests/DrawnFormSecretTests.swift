import FieldForms
import Testing

@testable import TerminalForms

/// What was typed into a secret of a form that a terminal shows, and was never revealed, is in no memory after the form
/// has ended: not in keys that were read, in cells that were drawn, or in what was sent. Each test runs in a process of
/// its own, whose memory is quiet.
@Suite(.serialized, .enabled(if: MemoryScan.isPossible)) struct DrawnFormSecretTests {
  @Test func typed() async {
    await #expect(processExitsWith: .success) { try Self.check { drawn, digits in drawn.type(digits) } }
  }

  @Test func edited() async {
    await #expect(processExitsWith: .success) {
      try Self.check { drawn, digits in
        drawn.type(digits)
        for keys in ["\u{1B}[D", "\u{1B}[D", "\u{7F}", "7", "\u{1A}", "\u{19}", "\t", "\u{1B}[Z", "\u{15}"] {
          drawn.press(keys)
        }
      }
    }
  }

  // MARK: controls

  @Test func whatIsShownIsFound() async {
    await #expect(processExitsWith: .success) {
      let digits = MaskedDigits(count: 12)
      var drawn = try DrawnForm()
      drawn.press("\u{12}")
      drawn.type(digits)
      let finds = MemoryScan(digits: digits).finds()
      #expect(!finds.isEmpty)
      drawn.end()
    }
  }

  private static func check(_ use: (inout DrawnForm, MaskedDigits) -> Void) throws {
    let plan = try DrawnForm.plan()
    let finds = MemoryScan.finds(count: 12) { digits in
      var drawn = DrawnForm(plan)
      use(&drawn, digits)
      drawn.end()
      return MemoryScan(digits: digits).finds()
    }
    #expect(finds.isEmpty, "\(finds.prefix(3))")
  }
}

/// A form as a session draws it: bytes of keys in, bytes for a terminal out.
private struct DrawnForm: ~Copyable {
  private var form: FieldForm
  private var view: FormView
  private var decoder = TerminalKeyDecoder()
  private var writer = ScreenWriter(hasColor: true)

  static func plan() throws -> FormPlan {
    try FormPlan(
      FormDescription(fields: [
        FieldDescription("word", label: "Password", type: .password), FieldDescription("name", label: "Name"),
      ]))
  }

  init(_ plan: FormPlan) {
    form = FieldForm(plan)
    view = FormView(of: &form, FormLook(), FormWindow(columns: 60, rows: 12))
    draw()
  }

  init() throws { self.init(try Self.plan()) }

  mutating func type(_ digits: MaskedDigits) {
    for i in 0..<digits.count { press(String(digits.scalar(i))) }
  }

  mutating func press(_ keys: String) {
    decoder.feed(keys.utf8)
    while let key = decoder.next() { _ = view.press(key, &form) }
    draw()
  }

  private mutating func draw() { _ = writer.write(view.draw(form).screen).utf8.count }

  consuming func end() { writer.forget() }
}
