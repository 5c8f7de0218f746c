import FieldEditing
import FieldFormats
import MaskFuzzing
import MaskOracle
import TestDepth
import Testing

/// Words typed in dates and times, on a field and by the oracle: keys at random of words, digits, marks and edits.
@Suite struct TypedWordTests {
  static let today = CalendarDate(iso: "2026-11-27")
  static let formats: [NamedFormat] =
    ["date", "date-dmy", "date-mdy", "date-dmy-dots", "date-mdy-short", "month-day", "month-year", "expiry", "time-24"]
    .compactMap { FormatCatalog.standard[$0] } + [german].compactMap { $0 }
  static var german: NamedFormat? {
    var format = try? DateFormat(pattern: "dd.MM.y")
    format?.monthNames =
      ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November"]
      + ["Dezember"]
    return format?.named("datum")
  }

  static let words =
    [
      "jan", "june", "Juli", "März", "marc", "mai", "may", "sept.", "dec", "de", "of", "th", "er", "xy", "j", "年", "月",
      "日",
    ]
  static let halves = ["am", "pm", "a", "p", "p.m.", "h", "Uhr", "時", "分", "오후", "x", "noon"]
  static let edits: [EditCommand] = [
    .deleteBackward(), .move(.backward), .move(.forward), .undo, .endEditing, .setSelection(anchor: 0, head: 2),
    .move(.end),
  ]

  @Test(arguments: formats) func oracle(_ format: NamedFormat) throws {
    let format = try FieldFormat(format, today: Self.today)
    for index in 0..<tries(150, full: 300) {
      var random = SeededGenerator(seed: 40, index: index)
      let script = Self.script(format.name?.description ?? "", &random)
      var target = EngineTarget(format)
      var field = try Oracle(try #require(format.mask).tree, options: OracleOptions(format))
      for (i, key) in script.enumerated() {
        target.press(key)
        field.press(key)
        let isSame =
          target.text.isSame(as: field.text) && target.field.value.isSame(as: field.value)
          && target.selection.head == field.caret && target.field.isComplete == field.isComplete
        #expect(
          isSame,
          """
          \(Script(Array(script[...i]))): \(target.text) \(target.selection.head) \(target.field.isComplete), \
          the oracle \(field.text) \(field.caret) \(field.isComplete)
          """)
        if !isSame { break }
      }
    }
  }

  /// Typed and pasted, a text says the same, or one of the two rejects something.
  @Test(arguments: formats) func typingAndPastingAgree(_ format: NamedFormat) throws {
    let format = try FieldFormat(format, today: Self.today)
    for index in 0..<300 {
      var random = SeededGenerator(seed: 41, index: index)
      let text = Self.text(format.name?.description ?? "", &random)
      var typed = EngineTarget(format)
      for scalar in text.unicodeScalars { typed.press(.typing(scalar)) }
      typed.press(.endEditing)
      var pasted = Field(format)
      guard typed.field.isComplete, pasted.fill(text).isAccepted, pasted.isComplete else { continue }
      #expect(typed.field.value == pasted.value, "\(text)")
    }
  }

  private static func script(_ name: String, _ random: inout SeededGenerator) -> [EditCommand] {
    var keys: [EditCommand] = []
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0, let edit = edits.randomElement(using: &random) {
        keys.append(edit)
      } else {
        keys += piece(name, &random).unicodeScalars.map { EditCommand.typing($0) }
      }
    }
    return keys
  }

  /// Parts of a date or a time with marks between them.
  private static func text(_ name: String, _ random: inout SeededGenerator) -> String {
    let parts = (0..<3).map { _ in piece(name, &random) }
    return parts.joined(separator: [" ", "/", ".", ", ", ""].randomElement(using: &random) ?? "")
  }

  private static func piece(_ name: String, _ random: inout SeededGenerator) -> String {
    let words = name.hasPrefix("time") ? halves : words
    let digits = ["4", "05", "12", "3", "30", "2026", "26", "1"]
    let choices = Int.random(in: 0..<3, using: &random) == 0 ? [" ", "/", ".", ":"] : digits
    return (Bool.random(using: &random) ? words : choices).randomElement(using: &random) ?? ""
  }
}
