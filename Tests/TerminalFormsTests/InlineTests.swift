import FieldEditing
import FieldFormats
import FieldForms
import Testing

@testable import MaskFuzzing
@testable import TerminalForms

/// A form of one field below the prompt of a shell.
@Suite struct InlineTests {
  private static let look = FormLook()

  private static func line(_ text: String, caret: Int = 0) -> LineDrawing {
    LineDrawing(look.glyphs(of: text).map { ($0, .plain) }, caret: caret)
  }

  private static func cut(_ line: LineDrawing, to width: Int) -> String {
    let cut = line.window(of: width, look)
    return cut.glyphs.map(\.glyph).text + " \(cut.caret)"
  }

  @Test func cutsAroundTheCaret() {
    #expect(Self.cut(Self.line("0123456789"), to: 11) == "0123456789 0")
    #expect(Self.cut(Self.line("0123456789"), to: 5) == "0123… 0")
    #expect(Self.cut(Self.line("0123456789", caret: 5), to: 5) == "…456… 2")
    // after the last character the caret needs a column too
    #expect(Self.cut(Self.line("0123456789", caret: 10), to: 5) == "…789 4")
  }

  /// However narrow: no wider than asked for, and the caret within.
  @Test func neverTooWide() {
    let text = "a世b界c\u{200E}d😀e\u{301}f"
    for width in 2...20 {
      for caret in 0...Self.look.columns(of: text) {
        let cut = Self.line(text, caret: caret).window(of: width, Self.look)
        #expect(cut.glyphs.map(\.glyph).columns <= width)
        #expect((0..<width).contains(cut.caret))
      }
    }
  }

  private static func form(_ mask: String, label: String = "") throws -> FieldForm {
    let plan = FormPlan(
      FieldDescription("value", label: label), over: FieldFormat(try Mask(mask)), options: FieldOptions())
    var form = FieldForm(plan)
    form.handle(.focus(.field(FieldID(0))))
    return form
  }

  /// Terminals differ in how wide they draw an emoji: the caret is brought to its column by number.
  @Test func theCaretAfterAnEmoji() throws {
    var form = try Self.form("&&&&")
    form.handle(.edit(.insert("a👩‍👧")))
    var writer = InlineWriter(hasColor: true)
    let view = InlineView(Self.look)
    let drawn = writer.write(view.draw(form, [], in: FormWindow(columns: 80, rows: 10)))
    #expect(drawn.hasSuffix("\u{1B}[4G\u{1B}[?25h"))
  }

  @Test func theLabelAndWhatIsSaid() throws {
    var form = try Self.form("##-##", label: "Code:")
    form.handle(.edit(.insert("1")))
    var status = InlineView.Remark("… incomplete", .dim)
    status.add("  value 1")
    let note = InlineView.Remark("one two  three abcdefghij", .problem, isWrapped: true)
    let view = InlineView(Self.look)
    let screen = view.draw(form, [status, note], in: FormWindow(columns: 14, rows: 5))
    #expect(screen.lines == ["Code: 1_-__", "… incomplete…", "one two", "three", "abcdefghij"])
    #expect(screen.caret == FormScreen.Place(row: 0, column: 7))
    #expect(view.draw(form, [status, note], in: FormWindow(columns: 14, rows: 2)).rows == 2)
    #expect(
      view.drawOnOneRow(form, [status], in: FormWindow(columns: 60, rows: 2)).lines == [
        "Code: 1_-__  … incomplete  value 1"
      ])
  }

  /// After any keys the terminal shows what it would show of the last screen alone, with the caret in the first row.
  @Test func drawingOverIsDrawingFromNothing() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed, index: 0)
      var form = try Self.form("&{0,30}", label: "Text:")
      let (view, window) = (InlineView(Self.look), FormWindow(columns: 24, rows: 6))
      var writer = InlineWriter(hasColor: true)
      var terminal = Emulator(Self.look, columns: 24, rows: 6)
      for _ in 0..<40 {
        if let event = FormDrawingTests.key(&random).event(in: form), event != .next, event != .previous {
          form.handle(event)
          if form.focus == .submitButton { form.handle(.focus(.field(FieldID(0)))) }
        }
        let remarks = (0..<random.number(0...4)).map { InlineView.Remark("note \($0)", .dim, isWrapped: $0 > 1) }
        let screen = view.draw(form, remarks, in: window)
        terminal.show(writer.write(screen))
        #expect(terminal.shown.lines == screen.extended(to: 6).lines, "seed \(seed)")
        #expect(terminal.shown.caret == screen.caret && terminal.unknown.isEmpty, "\(terminal.unknown)")
      }
    }
  }

  /// Where nothing is known but lines, all of it is written over what stood there.
  @Test func oneRow() throws {
    var form = try Self.form("##-##")
    let (view, window) = (InlineView(FormLook(hasColor: false)), FormWindow(columns: 40, rows: 1))
    var writer = OneRowWriter()
    _ = writer.write(view.drawOnOneRow(form, [InlineView.Remark("… incomplete")], in: window))
    form.handle(.edit(.insert("1")))
    let drawn = writer.write(view.drawOnOneRow(form, [InlineView.Remark("short")], in: window))
    #expect(drawn == "\r1_-__  short       \r1")
  }
}
