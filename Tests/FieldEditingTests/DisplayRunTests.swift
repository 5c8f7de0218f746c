import FieldEditing
import NumberFormatting
import PhoneNumbering
import Testing

/// What is shown, divided by role, in every unit of offsets.
@Suite struct DisplayRunTests {
  /// Each run as its role, its text in brackets if it is selected.
  private func drawn(_ field: borrowing Field, includingPrompt: Bool = false) -> [String] {
    let shown = field.text + (includingPrompt ? field.contentPlaceholder : "")
    let runs = field.displayRuns(includingPrompt: includingPrompt)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    let unit = field.options.offsetUnit
    return runs.map { run in
      let text = shown[
        shown.index(at: run.range.lowerBound, in: unit)..<shown.index(at: run.range.upperBound, in: unit)]
      return "\(run.role) \(run.isSelected ? "[\(text)]" : "\(text)")"
    }
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func masks(_ unit: FieldOptions.OffsetUnit) throws {
    var field = Field(try Mask(#"("é"@@) ##"#), options: FieldOptions(offsetUnit: unit))
    #expect(drawn(field, includingPrompt: true) == ["literal (é", "prompt __) __"])
    field.insert("öx1")
    #expect(drawn(field) == ["literal (", "autoInserted é", "typed öx", "literal ) ", "typed 1"])
    field.insert("2")
    field.moveCaret(to: field.caret - 1)
    field.deleteBackward()
    #expect(drawn(field) == ["literal (", "autoInserted é", "typed öx", "literal ) ", "typed 2"])
    field.selectAll()
    #expect(drawn(field) == ["literal [(]", "autoInserted [é]", "typed [öx]", "literal [) ]", "typed [2]"])
    field.move(.start)
    field.move(.forward)
    field.move(.forward, extending: true)
    field.move(.forward, extending: true)
    #expect(drawn(field) == ["literal (", "autoInserted [é]", "typed [ö]", "typed x", "literal ) ", "typed 2"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func emptySlots(_ unit: FieldOptions.OffsetUnit) throws {
    var field = Field(try Mask("@##"), options: FieldOptions(offsetUnit: unit))
    field.insert("a12")
    field.move(.start)
    field.deleteForward()
    #expect(drawn(field) == ["emptySlot _", "typed 12"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func markedText(_ unit: FieldOptions.OffsetUnit) throws {
    var field = Field(try Mask("&&/&&"), options: FieldOptions(offsetUnit: unit))
    field.insert("日本語")
    field.move(.backward)
    field.setMarkedText("に👩🏽‍💻")
    #expect(drawn(field, includingPrompt: true) == ["typed 日本", "literal /", "marked に👩🏽‍💻", "typed 語", "prompt _"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func numbers(_ unit: FieldOptions.OffsetUnit) {
    let symbols = NumberSymbols(
      positive: NumberSymbols.Affixes(prefix: "€ "), negative: NumberSymbols.Affixes(prefix: "-€ "),
      groupingSeparator: "\u{2009}",
      decimalSeparator: ",", maximumFractionDigits: 2)
    var field = Field(NumberFormat(symbols), options: FieldOptions(offsetUnit: unit))
    field.insert("-1234,5")
    #expect(drawn(field) == ["literal -€ ", "typed 1", "literal \u{2009}", "typed 234,5"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases, [false, true]) func phones(
    _ unit: FieldOptions.OffsetUnit, _ isSecure: Bool
  ) throws {
    let options = FieldOptions(isSecure: isSecure, offsetUnit: unit)
    var field = Field(PhoneFormat(try PhoneRegion("GB"), .international), options: options)
    let code = isSecure ? "autoInserted +••" : "autoInserted +44"
    #expect(drawn(field).first == code)
    field.insert("2079")
    #expect(
      drawn(field) == [
        code, "literal  ", isSecure ? "typed ••" : "typed 20", "literal  ", isSecure ? "typed ••" : "typed 79",
      ])
  }

  @Test func textOfARange() throws {
    for unit in FieldOptions.OffsetUnit.allCases {
      var field = Field(try Mask("&&/&&"), options: FieldOptions(offsetUnit: unit))
      let result = field.insert("日👩🏽‍💻x")
      #expect(field.text(in: result.replacement) == "日👩🏽‍💻/x")
      #expect(field.text(in: field.caret..<field.caret + 9) == "")
    }
  }
}
