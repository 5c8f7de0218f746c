import FieldEditing
import FieldFormats
import Foundation
import MaskFuzzing
import Testing

/// Checks of names and addresses, beside others that know them.
@Suite struct NetworkCheckTests {
  private func state(_ format: NamedFormat, _ field: inout Field, _ text: String) -> EntryState? {
    field.setText(text)
    field.endEditing()
    // what the mask drops or moves is not a matter of the check
    return field.value == text ? format.state(of: field) : nil
  }

  /// What the system reads as an address of version 6, the check does, and nothing else: addresses with random slips in
  /// them.
  @Test func addressesAsTheSystemReadsThem() throws {
    let format = try #require(FormatCatalog.standard["ipv6"])
    var field = Field(try format.mask())
    var random = SeededGenerator(seed: 1)
    let seeds = [
      "2001:db8::1", "::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8",
      "1:2:3:4:5:6:192.0.2.1",
      "::ffff:192.0.2.128", "64:ff9b::192.0.2.33", "fe80::a:b:c:d", "1::3:4:5:6:7:8", "::255.255.255.255",
    ]
    let letters = Array(":::...0129af")
    var counts = (good: 0, bad: 0)
    for _ in 0..<4_000 {
      var text = Array(seeds.randomElement(using: &random) ?? "::")
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let letter = letters.randomElement(using: &random) ?? ":"
        let at = Int.random(in: 0...text.count, using: &random)
        if at < text.count, Bool.random(using: &random) { text[at] = letter } else { text.insert(letter, at: at) }
        if Int.random(in: 0..<3, using: &random) == 0 {
          text.remove(at: Int.random(in: 0..<text.count, using: &random))
        }
      }
      let address = String(text)
      guard let state = state(format, &field, address), state != .incomplete else { continue }
      var memory = in6_addr()
      let isAddress = inet_pton(AF_INET6, address, &memory) == 1
      if isAddress { counts.good += 1 } else { counts.bad += 1 }
      if (state == .complete) != isAddress { Issue.record("\(address): \(state), the system says \(isAddress)") }
    }
    #expect(counts.good > 500 && counts.bad > 500, "\(counts)")
  }

  /// The expression that semver.org suggests.
  @Test func versionsAsTheirStandardSays() throws {
    let format = try #require(FormatCatalog.standard["semver"])
    var field = Field(try format.mask())
    let expression = try NSRegularExpression(
      pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)"
        + "(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$")
    var random = SeededGenerator(seed: 1)
    let letters = Array("..--++0012azA")
    var counts = (good: 0, bad: 0)
    for _ in 0..<4_000 {
      var text = Array(
        ["1.0.0-alpha.1", "1.2.3", "1.0.0-0.3.7+001", "10.20.30+build.5", "1.0.0--"].randomElement(using: &random) ?? ""
      )
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        text.insert(letters.randomElement(using: &random) ?? ".", at: Int.random(in: 0...text.count, using: &random))
      }
      let version = String(text)
      guard let state = state(format, &field, version), state != .incomplete else { continue }
      let isVersion =
        expression.firstMatch(in: version, range: NSRange(location: 0, length: version.utf16.count)) != nil
      if isVersion { counts.good += 1 } else { counts.bad += 1 }
      if (state == .complete) != isVersion { Issue.record("\(version): \(state), the expression says \(isVersion)") }
    }
    #expect(counts.good > 500 && counts.bad > 100, "\(counts)")
  }

  /// Ports and lengths at their bounds.
  @Test func bounds() throws {
    let url = try #require(FormatCatalog.standard["url"])
    var field = Field(try url.mask())
    for port in 1...5 {
      #expect(state(url, &field, "https://example.org:\(port * 13_107)/") == .complete)
      #expect(state(url, &field, "https://example.org:\(port * 13_107 + 65_535)/") != .complete)
    }
    let email = try #require(FormatCatalog.standard["email"])
    var mail = Field(try email.mask())
    for count in [1, 63, 64, 65, 66] {
      let isGood = state(email, &mail, String(repeating: "a", count: count) + "@example.org") == .complete
      #expect(isGood == (count <= 64))
    }
    for count in [240, 241, 242, 243] {
      // the domain in labels of up to 63 characters, after "abcdefghij@"
      let domain = (0..<count - 4).map { $0 % 60 == 59 ? "." : "a" }.joined() + ".org"
      #expect((state(email, &mail, "abcdefghij@" + domain) == .complete) == (count + 11 <= 254), "\(count)")
    }
  }
}
