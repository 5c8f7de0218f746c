/// The kinds of rules that a catalogue may name in its lines `check`, each with what makes a check of the words after
/// its name.
///
///     check  luhn
///     check  iso7064 97-10 rotated 4
///     check  be: number mod 97 gives 97..01
///     check  weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321
///
/// Letters, in either case, and digits of the value are looked at; all else is passed over. The rules of the package:
///
/// | rule | says |
/// |---|---|
/// | `luhn` | the Luhn sum of all digits is a multiple of ten |
/// | `luhn letters` | the same, and letters count as two digits each, from A = 10 |
/// | `luhn 36` | the Luhn sum in base 36 is a multiple of 36: letters are digits from A = 10 |
/// | `mrz`, `mrz N-N…` | the last character is ICAO 9303's check digit of the others, or of those in these places |
/// | `verhoeff` | Verhoeff's check digit stands at the end |
/// | `iso7064 SYSTEM` | ISO/IEC 7064: `97-10 11-2 37-2 661-26 1271-36 11,10 27,26 37,36` |
/// | `iso7064 SYSTEM rotated N` | the same, when the first N characters have been moved to the end |
/// | `weights W… mod M` | the sum of all characters, each times its weight, is a multiple of M |
/// | `weights W… mod M gives G` | the check character after the weighted ones is G's entry for the sum's remainder |
/// | `number mod M`, `number mod M gives G` | the same for the whole number: letters of it count as two digits |
/// | `not repeated` | the value is not one character over and over |
/// | `not TEXT…` | the value is none of these |
/// | `only TEXT…` | the value is one of these |
/// | `not beginning TEXT…` | the value begins with none of these |
/// | `one-repeated N` | of the first N, one character occurs two or three times, not three in a row, all others once |
/// | `date-part LAYOUT …` | digits of the value are an existing date: see ``DatePart`` |
/// | `birth-date LAYOUT …` | the same, and it is the day on which somebody was born, for which columns are asked |
///
/// G is a character a remainder, `0X987654321`, where `-` stands for a remainder that no value has; or a range of
/// numbers of one width, rising or falling, such as `97..01`. Words that may stand before `mod` or after it:
///
/// | words | mean |
/// |---|---|
/// | `right` | the last weight is that of the last character, however many there are |
/// | `digits` | of a product its digits are added |
/// | `letters T` | what A to Z count, 26 entries: `0`–`9`, `A`–`Z` (10 to 35), `-` for none; without it A is 10, Z 35 |
/// | `letters ascii` | letters count their ASCII less 48 |
/// | `odd T` | what characters in the first, third, fifth… place count instead: 10 or 36 entries |
/// | `times F`, `plus C` | the sum is multiplied, then a constant is added |
/// | `then N` | of what remains after `mod`, the remainder of N: `mod 101 then 100` |
/// | `at P` | the check character is the Pth, from 1, and not the last; weights are those of the others |
/// | `else weights …` | what holds instead where G has `-` |
///
/// Words that may stand after LAYOUT:
///
/// | words | mean |
/// |---|---|
/// | `months N…`, `days N…` | the numbers that may have been added to the month or the day |
/// | `months LETTERS`, `digits LETTERS` | twelve letters for the months; ten that may stand for digits |
/// | `years 1854..1953` | the years that two digits stand for; with -99..0 they are counted from today's |
/// | `years at P C Y..Y…` | the same by characters from the Pth on: `years at 7 0..3 1900..1999 49 1937..2036` |
/// | `unknown` | the month may be 0, and the day any number, or both be missing |
///
/// `RULE or RULE` takes what one of them takes, `RULE and RULE` what both take. A rule of a named group alone begins
/// with `GROUP:`; where the value has no such group, it holds.
///
/// The set is open: add a rule of your own, and catalogues read with these rules may name it.
///
///     var rules = CheckRules.standard
///     rules.add("even") { _ in Check("even") { $0.text.utf8.last! % 2 == 0 ? nil : .other("is odd") } }
///     let mine = try FormatCatalog(parsing: text, rules: rules)
public struct CheckRules: Sendable {
  /// Makes a rule of the words after its name; `nil` where they mean nothing to it.
  public typealias Maker = @Sendable (_ words: [String]) -> Check?

  private var makers: [(name: String, make: Maker)] = []

  /// No rules.
  public init() {}

  /// Adds a kind of rule; it takes the place of one of the same name.
  ///
  /// - Parameters:
  ///   - name: The first word of a line `check`.
  ///   - make: Makes the rule of the words after its name; `nil` where they mean nothing to it.
  /// - Complexity: O(*n*) in the kinds of rules.
  public mutating func add(_ name: String, _ make: @escaping Maker) {
    makers.removeAll { $0.name == name }
    makers.append((name, make))
  }

  /// The names of all kinds.
  public var names: [String] { makers.map { $0.name } }

  /// The reason why words are not a rule.
  enum Misreading: Error {
    case unknownRule(String)
    /// There is such a rule, and the words after its name mean nothing to it.
    case malformed(rule: String, words: String)
  }

  /// The check that a line's words make; its rule is as they are written.
  func check(_ words: [String]) throws(Misreading) -> Check {
    var checks: [Check] = []
    for words in words.split(separator: "or", omittingEmptySubsequences: false) {
      var parts: [Check] = []
      for rule in words.split(separator: "and", omittingEmptySubsequences: false) {
        parts.append(try self.rule(Array(rule), after: words.contains("and") ? "and" : "or"))
      }
      checks.append(parts.count == 1 ? parts[0] : .all(of: parts))
    }
    return (checks.count == 1 ? checks[0] : .any(of: checks)).written(CheckRules.text(words))
  }

  private func rule(_ words: [String], after joint: String) throws(Misreading) -> Check {
    guard let name = words.first else { throw .malformed(rule: joint, words: "") }
    guard let maker = makers.first(where: { $0.name == name }) else { throw .unknownRule(name) }
    let words = Array(words.dropFirst())
    guard let check = maker.make(words) else { throw .malformed(rule: name, words: CheckRules.text(words)) }
    return check
  }

  private static func text(_ words: [String]) -> String {
    var out = ""
    for word in words { out += out.isEmpty ? word : " " + word }
    return out
  }
}

extension CheckRules {
  /// The rules that come with the package.
  public static let standard: CheckRules = {
    var rules = CheckRules()
    rules.add("luhn") { words in .luhn(words) }
    rules.add("verhoeff") { words in words.isEmpty ? .verhoeff : nil }
    rules.add("iso7064") { words in .iso7064(words) }
    rules.add("weights") { words in .sums(["weights"] + words) }
    rules.add("number") { words in .sums(["number"] + words) }
    rules.add("mrz") { words in .mrz(words) }
    rules.add("not") { words in .exclusion(words) }
    rules.add("only") { words in words.isEmpty ? nil : .only(words) }
    rules.add("one-repeated") { words in .oneRepeated(words) }
    rules.addDates()
    rules.addNetworks()
    rules.addMeasures()
    return rules
  }()
}
