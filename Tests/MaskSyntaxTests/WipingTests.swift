import SecretMemory
import Testing

/// Texts that are overwritten in place.
@Suite struct WipingTests {
  private static let literal = "a word of the library, which is no secret"

  /// A literal lies in memory that cannot be written, or that all who name it read.
  @Test func aLiteralStays() {
    var text = Self.literal
    text.wipe()
    #expect(text.isEmpty && Self.literal == "a word of the library, which is no secret")
  }

  @Test func whatSomebodyElseHoldsStays() {
    let held = String(repeating: "7", count: 40)
    var text = held
    text.wipe()
    #expect(text.isEmpty && held == String(repeating: "7", count: 40))
  }
}
