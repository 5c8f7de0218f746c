import MaskOracle
import PhoneNumbering
import Testing

/// What a case of fixtures/phones/editing cannot say: the interface, and reports in scalars.
@Suite struct PhoneFieldOracleTests {
  func field(_ style: PhoneFormat.Style = .national, isEager: Bool = true) throws -> PhoneFieldOracle {
    PhoneFieldOracle(
      try TypingPlans(PhoneOracleTests.plans), PhoneFormat(try PhoneRegion("US"), style), isEager: isEager)
  }

  @Test func typesAndLeaves() throws {
    var field = try field()
    for c in "2015550123x" { field.insert(String(c)) }
    #expect(field.text == "(201) 555-0123 ext. ")
    #expect(field.value == "2015550123x")
    field.finish()
    #expect(field.text == "(201) 555-0123")
    #expect(field.caret == 14)
  }

  @Test func isEmptyBeforeTheFirstDigit() throws {
    var eager = try field(.international)
    #expect(eager.isEmpty && eager.text == "+1" && eager.caret == 2)
    eager.insert("2")
    #expect(!eager.isEmpty && eager.text == "+1 2")
    var lazy = try field(.international, isEager: false)
    #expect(lazy.isEmpty && lazy.text.isEmpty)
    lazy.insert("2")
    #expect(!lazy.isEmpty && lazy.text == "+1 2")
  }

  @Test func tellsWhyAndWhere() throws {
    var field = try field()
    let isAccepted = field.insert("20e\u{301}1")
    #expect(!isAccepted)
    #expect(field.rejections.map(\.position) == [2, 3])
    #expect(field.value == "201")
    field.insert("z")
    #expect(field.rejections == [PhoneFieldOracle.Rejection(.notAllowedHere)])
    field.deleteBackward()
    #expect(field.rejections.isEmpty)
  }

  @Test func theRegionIsTold() throws {
    var field = try field(.international)
    field.insert("2")
    field.changeRegion(to: try PhoneRegion("CO"))
    #expect(field.region?.code == "CO" && field.value == "+572")
    field.undo()
    #expect(field.region?.code == "US" && field.value == "+12")
  }

  @Test func nothingToEditIsRejectedWithoutAReason() throws {
    var field = try field(.international)
    let rejected = [
      field.deleteBackward(), field.deleteForward(), field.undo(), field.redo(), field.unmarkText(), field.insert(""),
    ]
    #expect(rejected.allSatisfy { !$0 })
    #expect(field.rejections.isEmpty)
  }

  @Test func selectsAmongTheDigits() throws {
    var field = try field()
    field.insert("2015550123")
    field.selection = (0, 99)
    #expect(field.selection == (1, 14))
    // inside a gap is before it; the end that moves keeps its side of one
    field.selection = (5, 5)
    #expect(field.selection == (4, 4))
    field.selection = (14, 6)
    #expect(field.selection == (14, 6))
    field.selection = (14, 4)
    #expect(field.selection == (14, 4))
  }
}
