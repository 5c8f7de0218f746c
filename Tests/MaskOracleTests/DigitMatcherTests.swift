import MaskOracle
import Testing

/// Patterns as Perl and Python match them.
@Suite struct DigitMatcherTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let pattern: String
    let digits: String
    /// What the match at the front is; nil where there is none.
    let prefix: String?
    /// What its groups are.
    var groups: [String] = []
    /// Whether there is a match of all digits.
    var isWhole = false
    var testDescription: String { "\(pattern) on \(digits)" }
  }

  static let facts: [Fact] = [
    Fact(pattern: "", digits: "12", prefix: ""),
    Fact(pattern: "", digits: "", prefix: "", isWhole: true),
    Fact(pattern: "1", digits: "12", prefix: "1"),
    Fact(pattern: "1", digits: "21", prefix: nil),
    Fact(pattern: #"\d{3}"#, digits: "12", prefix: nil),
    Fact(pattern: #"\d{3}"#, digits: "123", prefix: "123", isWhole: true),
    Fact(pattern: #"\d"#, digits: "+1", prefix: nil),
    Fact(pattern: "0~0", digits: "000", prefix: nil),
    Fact(pattern: "[2-46]", digits: "5", prefix: nil),
    Fact(pattern: "[2-46]", digits: "6", prefix: "6", isWhole: true),
    Fact(pattern: #"[13\d]"#, digits: "7", prefix: "7", isWhole: true),
    // what stands first wins, however short, and only a whole match looks further
    Fact(pattern: "1|12", digits: "12", prefix: "1", isWhole: true),
    Fact(pattern: "0|180020", digits: "180020", prefix: "180020", isWhole: true),
    Fact(pattern: #"(?:1|12)(\d)"#, digits: "123", prefix: "12", groups: ["2"], isWhole: true),
    // a repetition takes what it can, and gives back what is needed
    Fact(
      pattern: #"(\d{3})(\d{3,4})(\d{4})"#, digits: "1234567890", prefix: "1234567890", groups: ["123", "456", "7890"],
      isWhole: true),
    Fact(
      pattern: #"(\d{3})(\d{3,4})(\d{4})"#, digits: "123456789012", prefix: "12345678901",
      groups: ["123", "4567", "8901"]),
    Fact(pattern: "1*12", digits: "11112", prefix: "11112", isWhole: true),
    Fact(pattern: "(?:1?)*2", digits: "112", prefix: "112", isWhole: true),
    Fact(pattern: "1?1", digits: "1", prefix: "1", isWhole: true),
    // groups that take no part are empty; in a repetition the last time counts
    Fact(pattern: "0(1[45])?", digits: "02", prefix: "0", groups: [""]),
    Fact(pattern: "0(1[45])?", digits: "0152", prefix: "015", groups: ["15"]),
    Fact(pattern: "(?:([12])|3)*", digits: "1234", prefix: "123", groups: ["2"]),
    Fact(pattern: "(?:(1)|(2))", digits: "2", prefix: "2", groups: ["", "2"], isWhole: true),
    // the end
    Fact(pattern: #"([25-9]\d{5})$|0|180020"#, digits: "256789", prefix: "256789", groups: ["256789"], isWhole: true),
    Fact(pattern: #"([25-9]\d{5})$|0|180020"#, digits: "2567890", prefix: nil),
    Fact(pattern: #"([25-9]\d{5})$|0|180020"#, digits: "0256789", prefix: "0", groups: [""]),
    // national prefixes of numbering plans: carrier codes in Brazil, area codes before 15 in Argentina
    Fact(
      pattern: "(?:0|90)(?:(1[245]|2[1-35]|31)(\\d{10,11}))?", digits: "0212112345678", prefix: "0212112345678",
      groups: ["21", "2112345678"], isWhole: true),
    Fact(pattern: "(?:0|90)(?:(1[245]|2[1-35]|31)(\\d{10,11}))?", digits: "902112", prefix: "90", groups: ["", ""]),
    Fact(
      pattern: "0?(?:(11|2(?:2(?:02?|[13])|3))15)?", digits: "0220215", prefix: "0220215", groups: ["2202"],
      isWhole: true),
    Fact(
      pattern: "0?(?:(11|2(?:2(?:02?|[13])|3))15)?", digits: "022015", prefix: "022015", groups: ["220"], isWhole: true),
    Fact(pattern: "0?(?:(11|2(?:2(?:02?|[13])|3))15)?", digits: "11", prefix: "", groups: [""]),
  ]

  @Test(arguments: facts) func fact(_ fact: Fact) throws {
    let matcher = try DigitMatcher(fact.pattern)
    let match = matcher.prefix(of: fact.digits)
    #expect(match.map { String(fact.digits.prefix($0.count)) } == fact.prefix)
    for (index, group) in fact.groups.enumerated() { #expect(match?[index + 1] == group) }
    #expect((matcher.whole(fact.digits) != nil) == fact.isWhole)
  }

  @Test func layoutsAreFilled() throws {
    let match = try #require(DigitMatcher(#"(\d{2})(\d{1,8})"#).whole("112345"))
    #expect(match.filling("($1) $2-$3") == "(11) 2345-")
    #expect(match.filling("9$1 15-$2 $CC $") == "911 15-2345 $CC $")
    #expect(match[0] == "" && match[3] == "")
  }

  static let errors: [(pattern: String, position: Int)] = [
    ("1a", 1), ("(1", 2), ("1)", 1), ("[1", 2), ("[]", 1), ("[3-1]", 4), ("[^1]", 1), ("1{2", 3), ("1{,2}", 2),
    ("1{3,2}", 5),
    (#"\w"#, 0), ("(?=1)", 1), ("?", 0), ("1+", 1), ("1??", 2), ("٣", 0),
  ]

  @Test(arguments: errors) func noPattern(pattern: String, position: Int) {
    #expect { _ = try DigitMatcher(pattern) } throws: { error in
      (error as? DigitPatternError).map { $0.pattern == pattern && $0.position == position } ?? false
    }
  }
}
