import FieldEditing
import Testing

/// Zeros that stand for digits of the fraction which are not typed yet.
@Suite struct FractionZeroTests {
  @Test func zerosOfTheFractionAreShownWhileTyping() throws {
    var entry = NumberEntry()
    entry.showsFractionZeros = true
    var field = Field(NumberFieldTests.dollars, entry: entry)
    var result = field.insert("1")
    #expect(field.text == "$1.00" && field.caret == 2 && field.textLength == 5 && field.value == "1")
    #expect(result.replaced == 0..<0 && result.replacement == 0..<5)
    result = field.insert("2")
    #expect(field.text == "$12.00" && result.replaced == 2..<2 && result.replacement == 2..<3)
    result = field.insert(".")
    #expect(field.text == "$12.00" && field.caret == 4 && field.value == "12")
    #expect(result.replaced.isEmpty && result.replacement.isEmpty && result.selection == 4..<4)
    result = field.insert("5")
    #expect(field.text == "$12.50" && field.caret == 5 && field.value == "12.5")
    #expect(result.replaced == 4..<5 && result.replacement == 4..<5)
    let runs = field.displayRuns().map { "\($0.role) \(field.text(in: $0.range))" }
    #expect(runs == ["literal $", "typed 12.5", "literal 0"])
    result = field.endEditing()
    #expect(field.text == "$12.50" && field.value == "12.50" && result.padded == 5..<6)
    #expect(result.effects.contains(.padded))
    field.deleteBackward()
    #expect(field.text == "$12.00" && field.caret == 4 && field.value == "12.0")
    field.clear()
    #expect(field.text.isEmpty && field.caret == 0)
    result = field.insert("7")
    #expect(field.text == "$7.00" && result.replacement == 0..<5)
  }

  @Test func secureFieldShowsBulletsForZeros() throws {
    var entry = NumberEntry()
    entry.showsFractionZeros = true
    var options = FieldOptions()
    options.isSecure = true
    var field = Field(NumberFieldTests.dollars, entry: entry, options: options)
    field.insert("1.5")
    let typed = field.text
    #expect(field.caret == 4 && typed == "$\u{2022}.\u{2022}\u{2022}")
    field.endEditing()
    #expect(field.text == typed)
    field.isRevealed = true
    #expect(field.text == "$1.50")
  }
}
