import Testing

@testable import caret_cli

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("ｆ", 2), ("😀", 2), ("👩‍👧", 2), ("🇩🇪", 2), ("☎\u{FE0F}", 2), ("한", 2),
  ])
  func countsColumns(_ character: Character, _ columns: Int) { #expect(character.columns == columns) }
}
