import MaskOracle
import NumberFormatting
import Testing

/// What a case of fixtures/numbers cannot say: the interface, and reports in scalars.
@Suite struct NumberOracleTests {
  static let dollars = NumberSymbols(
    positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
    minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$", "USD"])

  @Test func typesAndLeaves() {
    var field = NumberOracle(Self.dollars)
    for c in "1234.5" { field.insert(String(c)) }
    #expect(field.text == "$1,234.5")
    #expect(field.value == "1234.5")
    field.finish()
    #expect(field.text == "$1,234.50")
    #expect(field.caret == 8)
  }

  @Test func isEmptyWithoutSignAndDigit() {
    var field = NumberOracle(Self.dollars)
    #expect(field.isEmpty && !field.isComplete)
    field.insert("-")
    #expect(!field.isEmpty && !field.isComplete)
    field.insert("0")
    #expect(!field.isEmpty && field.isComplete)
  }

  @Test func tellsWhyAndWhere() {
    var field = NumberOracle(Self.dollars)
    field.insert("12\u{301}3")
    #expect(field.rejection?.name == "notAllowedHere" && field.rejection?.position == 2)
    field.insert("1,234")
    #expect(field.rejection == nil && field.ambiguity == 1)
    field.insert("x")
    #expect(field.rejection?.name == "notAllowedHere" && field.rejection?.position == 0 && field.ambiguity == nil)
    field.deleteBackward()
    #expect(field.rejection == nil)
  }

  @Test func namesTheLimit() {
    var limits = NumberLimits()
    limits.integerDigits = 3
    var field = NumberOracle(Self.dollars, options: NumberOracleOptions(limits: limits))
    field.insert("123.4")
    field.insert("$1,234")
    #expect(field.rejection?.name == "tooManyIntegerDigits" && field.rejection?.position == 5)
    field.selection = (4, 5)
    field.deleteBackward()
    #expect(field.rejection?.name == "tooManyIntegerDigits" && field.rejection?.position == 0)
    #expect(field.text == "$123.4")
  }

  @Test func nothingToEditIsRejectedWithoutAReason() {
    var field = NumberOracle(Self.dollars)
    let rejected = [
      field.deleteBackward(), field.deleteForward(), field.undo(), field.redo(), field.unmarkText(), field.insert(""),
    ]
    #expect(rejected.allSatisfy { !$0 })
    #expect(field.rejection == nil)
  }

  @Test func selectsAmongTheDigits() {
    var field = NumberOracle(Self.dollars)
    field.insert("-1234")
    field.selection = (0, 99)
    #expect(field.selection == (2, 7))
    // of an affix all is selected, or nothing
    field.selection = (1, 0)
    #expect(field.selection == (2, 0))
    field.selection = (0, 0)
    #expect(field.selection == (2, 2))
    // the end that moves keeps its side of a grouping sign
    field.selection = (7, 4)
    #expect(field.selection == (7, 4))
    field.selection = (7, 3)
    #expect(field.selection == (7, 3))
  }
}
