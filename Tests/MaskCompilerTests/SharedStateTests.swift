import FieldEditing
import MaskCompiler
import MaskSyntax
import TestDepth
import Testing

/// States after alternatives that go on alike are one.
@Suite struct SharedStateTests {
  private func program(_ text: String) throws -> MaskProgram { try MaskProgram(try MaskTree(parsing: text)) }

  @Test func equalTailsAreOne() throws {
    let one = try program("\"1\"#### ####")
    let many = try program("<\"1\"#### ####|\"2\"#### ####|\"3\"#### ####>")
    #expect(many.stateCount == one.stateCount)
  }

  @Test func otherTextOtherCapturesAndOtherEndsKeepApart() throws {
    let same = try program("<\"1\"##|\"2\"##>").stateCount
    #expect(try program("<\"1\"#-#|\"2\"#/#>").stateCount > same)
    #expect(try program("<a:\"1\"##>|<b:\"2\"##>").stateCount > same)
    #expect(try program("<\"1\"##|\"2\"##>\"x\"").stateCount == same + 1)
  }

  /// An error draws under what it is about, whichever alternative was written first.
  @Test func errorsStandWhereTheyWereWritten() throws {
    let text = "<\"1\"##|\"2\"##|\"3\"<#|-#>#>"
    do throws(MaskError) {
      _ = try Mask(text)
      Issue.record("the mask is ambiguous")
    } catch {
      #expect(error.offset >= text.unicodeScalars.count - 10)
    }
  }

  /// Prefixes of six to eight digits, thousands of them: a table of issuers. `limits` are parameters.
  @Test func tenThousandAlternativesCompile() throws {
    var generator = SystemRandomNumberGenerator()
    var prefixes: Set<String> = []
    while prefixes.count < tries(3_000, full: 10_000) {
      prefixes.insert(String(Int.random(in: 100_000..<10_000_000, using: &generator)))
    }
    let text = "<" + prefixes.sorted().map { "\"\($0)\"#{10}" }.joined(separator: "|") + ">"
    var limits = MaskLimits()
    limits.nodes = 300_000
    let mask = try Mask(text, limits: limits)
    #expect(mask.program.stateCount < 20_000)
    var field = Field(mask)
    for prefix in prefixes.prefix(200) {
      field.setText(prefix + "0123456789")
      let isRead = field.isComplete && field.value.hasPrefix(prefix)
      #expect(isRead)
    }
  }
}
