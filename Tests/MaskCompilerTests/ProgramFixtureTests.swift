import FixtureCases
import MaskCompiler
import Testing

/// Compiled masks that were changed, and why they are not read.
@Suite struct ProgramFixtureTests {
  static let cases = Fixtures.programs

  @Test func thereAreCases() { #expect(Self.cases.count > 40) }

  @Test(arguments: cases) func rejected(_ test: ProgramCase) throws {
    let error = try #require(throws: ProgramError.self) { try MaskProgram(encoded: test.bytes) }
    if let message = test.message { #expect(error.message == message) }
    if let suggestion = test.suggestion { #expect(error.suggestion == suggestion) }
  }
}
