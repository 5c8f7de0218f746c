import FieldFormats
import FieldForms
import Foundation
import TestDepth
import Testing

@testable import MaskFuzzing
@testable import TerminalForms

/// What holds of every drawing, whatever the form, the keys and the window.
@Suite struct FormDrawingTests {
  static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "fixtures/forms/examples")

  static func plan(_ name: String) throws -> FormPlan {
    let json = try Data(contentsOf: examples.appending(path: "\(name).json"))
    return try FormPlan(
      json: Array(json), environment: FormEnvironment(today: CalendarDate(year: 2026, month: 7, day: 1)))
  }

  static let names = ["bank-transfer", "checkout", "one-time-code", "profile", "retailer", "sign-up"]

  /// Keys of all kinds, more of those that type.
  static func key(_ random: inout SeededGenerator) -> TerminalKey {
    let texts = ["a", "1", "9", "@", ".", " ", "é", "漢", "👍🏽", "❤️", "x"]
    let names: [TerminalKey.Name] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .delete, .backspace, .enter, .tab, .tab, .help, .f10,
    ]
    switch random.number(0...19) {
    case 0...7: return .text(random.pick(texts))
    case 8:
      return .paste(random.pick(["ada@example.org", "4111 1111 1111 1111", "two words\nand a line", "漢字かな漢字かな漢字"]))
    case 9...14: return .named(random.pick(names), random.chance(15) ? .shift : [])
    case 15, 16: return .control(random.pick(["a", "e", "d", "k", "u", "r", "w", "y", "z", "t"]))
    case 17:
      let actions: [TerminalPointer.Action] = [.press, .doublePress, .drag, .wheelUp, .wheelDown, .rest]
      return .pointer(TerminalPointer(random.pick(actions), row: random.number(0...23), column: random.number(0...79)))
    case 18: return .named(.escape)
    default: return .named(.tab, .shift)
    }
  }

  static let windows = [(80, 24), (40, 20), (60, 12), (33, 7), (80, 3), (20, 9), (9, 2), (1, 1)].map {
    FormWindow(columns: $0.0, rows: $0.1)
  }
  static let looks: [FormLook] = [
    FormLook(), FormLook(hasColor: false), FormLook(isASCII: true), FormLook(.cells),
    {
      var look = FormLook()
      look.widths = .scalars
      return look
    }(),
  ]

  /// Draws a form after each of many keys, over what was drawn before and on an empty window: both are the same, and
  /// what the view knows of the page is what a page laid out again knows.
  private static func play(_ plan: FormPlan, seed: UInt64, keys: Int) {
    var random = SeededGenerator(seed: seed, index: 0)
    let look = random.pick(looks)
    var window = random.pick(windows)
    var form = FieldForm(plan)
    var view = FormView(of: &form, look, window)
    var writer = ScreenWriter(hasColor: look.hasColor)
    var terminal = Emulator(look, columns: window.columns, rows: window.rows)
    var script: [TerminalKey] = []
    for _ in 0..<keys {
      if random.chance(3) {
        window = random.pick(windows)
        view.resize(to: window, &form)
        writer.forget()
        terminal = Emulator(look, columns: window.columns, rows: window.rows)
      }
      let key = key(&random)
      script.append(key)
      if view.press(key, &form) == .submitted { form.handle(.submissionEnded) }
      let drawing = view.draw(form)
      terminal.show(writer.write(drawing.screen))
      var again = ScreenWriter(hasColor: look.hasColor)
      var empty = Emulator(look, columns: window.columns, rows: window.rows)
      empty.show(again.write(drawing.screen))
      let meant = shown(drawing.screen, look)
      guard terminal.shown == meant, empty.shown == meant else {
        Issue.record(
          "\(plan.description.name), seed \(seed), \(window): \(script.suffix(5))\n\(difference(terminal.shown, meant))"
        )
        return
      }
      checkCaret(drawing.screen, view, form, "\(plan.description.name), seed \(seed): \(script.suffix(3))")
      #expect(terminal.unknown.isEmpty && empty.unknown.isEmpty, "\(terminal.unknown + empty.unknown)")
      var fresh = view
      fresh.page = FormPage(form, look, window)
      #expect(fresh.draw(form).screen == drawing.screen, "seed \(seed): the page is stale after \(script.suffix(3))")
      for row in 0..<window.rows where window.columns > 1 {
        #expect(
          drawing.screen.cells[drawing.screen.range(ofRow: row).upperBound - 1] == FormScreen.Cell.blank,
          "a row is too wide")
      }
    }
  }

  /// What follows the cursor of the terminal, as a screen reader and a Braille display do, finds it in the field that
  /// has the focus, after what stands before the caret.
  private static func checkCaret(
    _ screen: FormScreen, _ view: FormView, _ form: borrowing FieldForm, _ about: String
  ) {
    guard case .field(let id) = form.focus, view.problem == nil, view.note == nil, !view.asksToGiveUp else { return }
    if view.window.rows < 12 || view.window.columns < 33 { return }
    guard let caret = screen.caret else {
      Issue.record("no caret in \(form[id].name): \(about)")
      return
    }
    let isInFrame = form[id].kind.holding == .text && !form[id].kind.hasCells && !form[id].kind.hasRows
    let text = form[id].text
    if !isInFrame || !text.utf8.allSatisfy({ $0 < 128 }) { return }
    let before = screen.text(ofRow: caret.row).prefix(caret.column).split(
      separator: view.look.signs.focusedEdge, omittingEmptySubsequences: false)
    #expect(before.count == 2, "the caret is not in \(form[id].name): \(about)")
    guard let shown = before.last, !shown.contains("…") else { return }
    #expect(text.prefix(form[id].caret).hasPrefix(shown), "'\(shown)' stands before the caret of '\(text)': \(about)")
  }

  /// A field is as wide as its longest text, if that has a bound, and another once that is another one's.
  @Test func widthsFollowLongestTexts() throws {
    var postcode = FieldDescription("postcode", label: "Postal code", type: .postalCode)
    postcode.region = .field("country")
    var wide = FieldDescription("wide", label: "Expiry date", type: .cardExpiry)
    wide.width = .full
    let fields = [
      FieldDescription("country", label: "Country", content: .line), postcode, wide,
      FieldDescription("name", label: "Name", type: .name), FieldDescription("iban", label: "IBAN", type: .iban),
      FieldDescription("expiry", label: "Expiry date", type: .cardExpiry),
    ]
    var form = try FieldForm(FormDescription(name: "widths", fields: fields))
    func widths(_ page: FormPage) -> [Int?] { page.fieldIDs.map { page.place(of: $0)?.width } }
    var view = FormView(of: &form, FormLook(), FormWindow(columns: 80, rows: 40))
    #expect(widths(view.page) == [76, 76, 76, 76, 46, 12])
    for key in "GB" { _ = view.press(.text(String(key)), &form) }
    #expect(widths(view.page) == [76, 13, 76, 76, 46, 12])
    view = FormView(of: &form, FormLook(), FormWindow(columns: 40, rows: 40))
    #expect(widths(view.page) == [36, 13, 36, 36, 36, 12])
  }

  /// Up and Down step where a field says so, and leave it otherwise.
  @Test(arguments: [false, true]) func arrowsStep(_ isStepped: Bool) throws {
    var amount = FieldDescription("amount", label: "Amount", content: .number(NumberDescription(.integer)))
    amount.isStepped = isStepped
    var form = try FieldForm(
      FormDescription(name: "order", fields: [amount, FieldDescription("note", label: "Note")]),
      environment: FormEnvironment())
    var view = FormView(of: &form, FormLook(), FormWindow(columns: 40, rows: 12))
    _ = view.press(.text("7"), &form)
    _ = view.press(.named(.up), &form)
    _ = view.press(.named(.pageUp), &form)
    _ = view.press(.named(.down), &form)
    let amountID = FieldID(0)
    #expect(form[amountID].entry.value == (isStepped ? "17" : "7"))
    #expect((form.focus == .field(amountID)) == isStepped)
  }

  /// What can be told apart of a screen: without colours a problem looks as other text does.
  private static func shown(_ screen: FormScreen, _ look: FormLook) -> FormScreen {
    var screen = screen
    for row in 0..<screen.rows where !look.hasColor {
      for (column, i) in screen.range(ofRow: row).enumerated() where screen.cells[i].style == .problem {
        screen.restyle(row: row, columns: column..<column + 1, .plain)
      }
    }
    return screen
  }

  static func difference(_ shown: FormScreen, _ meant: FormScreen) -> String {
    let rows = (0..<meant.rows).filter { shown.cells[shown.range(ofRow: $0)] != meant.cells[meant.range(ofRow: $0)] }
    return rows.map { "row \($0)\n\(shown.text(ofRow: $0))\n\(meant.text(ofRow: $0))" }.joined(separator: "\n")
      + " caret \(String(describing: shown.caret)) \(String(describing: meant.caret))"
  }

  @Test(arguments: names) func drawingOverIsDrawingFromNothing(_ name: String) throws {
    let plan = try Self.plan(name)
    for seed in 0..<UInt64(tries(2, full: 6)) { Self.play(plan, seed: seed, keys: 40) }
  }

  @Test func randomForms() throws {
    let generator = FormGenerator(seed: 7)
    for index in 0..<tries(12, full: 30) {
      guard let plan = try? FormPlan(generator.description(index)) else { continue }
      Self.play(plan, seed: UInt64(index), keys: 30)
    }
  }

  /// A key that changes no verdict rewrites one row, with 250 bytes at most.
  @Test(arguments: names) func aKeyRewritesOneRow(_ name: String) throws {
    var form = FieldForm(try Self.plan(name))
    var view = FormView(of: &form, FormLook(), FormWindow(columns: 80, rows: 24))
    var writer = ScreenWriter(hasColor: true)
    var before = view.draw(form).screen
    _ = writer.write(before)
    for _ in 0..<form.fieldCount {
      for text in ["a", "1", "2", "x"] {
        let (remaining, message) = (form.remainingFields, Self.focused(form) { $0.message ?? $0.remark ?? $0.fact })
        let isOpen = Self.focused(form) { $0.isOpen ? "" : nil } != nil
        _ = view.press(.text(text), &form)
        let screen = view.draw(form).screen
        let bytes = writer.write(screen).utf8.count
        let rows = (0..<24).count { screen.cells[screen.range(ofRow: $0)] != before.cells[before.range(ofRow: $0)] }
        before = screen
        let opens = Self.focused(form) { $0.isOpen ? "" : nil } != nil
        let hasNews = Self.focused(form) { $0.message ?? $0.remark ?? $0.fact } != message
        if isOpen || opens || hasNews || form.remainingFields != remaining { continue }
        // a counter and a list of requirements stand in rows of their own
        let isCounted = Self.focused(form) { $0.usedLength ?? ($0.requirements.isEmpty ? nil : "") } != nil
        #expect(rows <= (isCounted ? 2 : 1), "\(name): \(text)")
        #expect(bytes <= 250, "\(name): \(bytes) bytes")
      }
      _ = view.press(.named(.tab), &form)
      _ = view.press(.named(.tab), &form)
      _ = view.press(.named(.tab, .shift), &form)
      before = view.draw(form).screen
      _ = writer.write(before)
    }
  }

  private static func focused(_ form: borrowing FieldForm, _ body: (borrowing FormField) -> String?) -> String? {
    if case .field(let id) = form.focus { body(form[id]) } else { nil }
  }
}
