import FieldEditing
import FieldFormats
import Foundation
import MaskFuzzing
import TestDepth
import Testing

@Suite struct CardFormatTests {
  let format = CardFormat.standard

  private func status(_ text: String, isFinished: Bool = false, _ format: CardFormat = .standard) -> CardStatus {
    var field = Field(format.mask)
    field.setText(text)
    return format.status(of: field, isFinished: isFinished)
  }

  // MARK: every network and every length

  @Test(arguments: CardNumbers.all.indices) func everyPrefixHasTheTruth(_ index: Int) throws {
    let subject = CardNumbers.all[index]
    var random = SeededGenerator(seed: 1, index: index)
    for length in subject.series.lengths {
      let numbers = subject.numbers(length: length, using: &random)
      #expect(!numbers.isEmpty, "\(subject.network.name) of \(length)")
      for number in numbers { try expectTruth(number, subject) }
    }
  }

  private func expectTruth(_ number: String, _ subject: CardNumbers) throws {
    var field = Field(format.mask)
    var certain: String?
    for digit in number {
      let result = field.insert(String(digit))
      #expect(result.rejectedCount == 0, "\(number)")
      let status = format.status(of: field)
      #expect(status.candidates.contains { $0.name == subject.network.name }, "\(number): \(field.value.count) digits")
      if let network = status.network {
        #expect(network.name == certain ?? subject.network.name, "\(number): the first certain answer stays")
        certain = network.name
      }
      #expect(status.lengths.contains(number.count), "\(number): \(field.value.count) digits")
    }
    let status = format.status(of: field, isFinished: true)
    #expect(certain == subject.network.name && status.state == .complete, "\(number)")
    #expect(grouped(number, subject) == field.text)
    guard subject.series.hasCheckDigit else { return }
    // any other last digit is wrong
    for wrong in "0123456789" where wrong != number.last {
      field.deleteBackward()
      field.insert(String(wrong))
      #expect(
        format.status(of: field, isFinished: true).state == .invalid(.checkDigits(rule: "luhn")),
        "\(number.dropLast())\(wrong)")
    }
  }

  /// A number in the groups of the first layout that has room for it.
  private func grouped(_ number: String, _ subject: CardNumbers) -> String {
    let layout = subject.series.layouts.first { $0.lengths.contains { $0 >= number.count } }!
    var rest = number[...]
    return layout.groups.map { size in
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whatever digits come, the network is the one whose range has the longest prefix of them.
  @Test func anyDigitsHaveTheirOwner() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<tries(1_000, full: 3_000) {
      let digits = (0..<12).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let status = status(digits)
      #expect(status.network?.name == CardNumbers.owner(of: digits), "\(digits)")
      #expect(status.mayBeUnknown == (status.network == nil), "\(digits)")
    }
  }

  // MARK: state

  @Test(arguments: [
    ("", "incomplete"), ("4", "incomplete"), ("4111 1111 1111", "incomplete"), ("4111 1111 1111 1", "incomplete"),
    ("4222 2222 2222 2", "complete"),
    ("4111 1111 1111 1111 12", "incomplete"), ("4111 1111 1111 1111 111", "the check digit is wrong (luhn)"),
    ("4111111111111111", "complete"),
    ("4111111111111112", "the check digit is wrong (luhn)"), ("99", "incomplete"),
    ("7000000000000", "incomplete"), ("7000000000000005", "complete"),
    ("7000000000000004", "the check digit is wrong (luhn)"), ("378282246310005", "complete"),
    ("378282246310006", "the check digit is wrong (luhn)"),
    ("5895627823453004", "complete"),
  ])
  func states(_ text: String, _ expected: String) { #expect(status(text).state.words == expected) }

  @Test(arguments: [
    ("4111 1111 1111 11", "cards of the network have 13, 16, 18 or 19 digits"),
    ("5555 5555", "cards of the network have 16 digits"),
    ("7000 0000", "cards of the network have 12, 13, 14, 15, 16, 17, 18 or 19 digits"),
    ("4111 1111 1111 1", "the check digit is wrong (luhn)"),
    ("4111111111111111", "complete"),
  ])
  func finishedStates(_ text: String, _ expected: String) {
    #expect(status(text, isFinished: true).state.words == expected)
  }

  /// There are more networks than are known: what becomes of their cards, the author of a form decides.
  @Test func numbersOfNoNetwork() throws {
    let reported = try CardFormat(unknown: .reported)
    for text in ["99", "7000000000000005"] {
      #expect(status(text, reported).state == .invalid(.unknownNetwork))
      #expect(status(text).network == nil && status(text).mayBeUnknown && status(text).candidates.isEmpty)
    }
    func outlook(_ format: FieldFormat, _ text: String) -> EntryOutlook {
      var field = Field(format)
      field.setText(text)
      return format.outlook(of: field)
    }
    #expect(outlook(FieldFormat(reported), "7000000000000005") == .closed)
    #expect(outlook(FieldFormat(.standard), "7000000000000004") == .open)
  }

  @Test func continuing() {
    let visa = status("4111111111111112")
    #expect(visa.canContinue && visa.lengths == [16, 18, 19])
    #expect(!status("5555555555554444").canContinue)
    #expect(status("3782").gaps == [4, 10])
    #expect(status("3600 666633 3344").gaps == [4, 10])
    #expect(status("3056 9309 0200 0").gaps == [4, 10])
    #expect(status("3056 9309 0200 04").gaps == [4, 10])
    #expect(status("3056 9309 0200 040").gaps == [4, 8, 12, 16])
  }

  @Test func securityCodes() {
    #expect(status("3").securityCode == nil)
    #expect(status("34").securityCode == CardNetwork.SecurityCode(name: "CID", length: 4, side: .front))
    #expect(status("4111").securityCode == CardNetwork.SecurityCode(name: "CVV", length: 3))
    #expect(status("1354").securityCode == nil)

    var code = Field(CardFormat.securityCodeMask(for: status("3")))
    code.insert("1234")
    let four = code.value
    #expect(four == "1234")
    let less = code.changeMask(to: CardFormat.securityCodeMask(for: status("4111")))
    let three = code.value
    #expect(three == "123" && less.rejectedCount == 1)
    code.changeMask(to: CardFormat.securityCodeMask(for: status("37")))
    code.insert("5")
    let cid = code.value
    #expect(cid == "1235")
  }

  /// Whatever is edited, the sum kept is that of the digits.
  @Test func luhnRunsAlong() {
    var random = SeededGenerator(seed: 3)
    var field = Field(format.mask)
    var seen = Set<Bool>()
    for _ in 0..<20_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: field.moveCaret(to: Int.random(in: 0...23, using: &random))
      case 1: field.deleteBackward()
      case 2: field.deleteForward()
      case 3: field.undo()
      case 4: field.select(Int.random(in: 0...5, using: &random)..<Int.random(in: 5...23, using: &random))
      case 5: field.insert("55 66-7")
      case 6 where field.value.count > 15: field.setText("")
      default: field.insert(String(Int.random(in: 0...9, using: &random)))
      }
      let status = format.status(of: field, isFinished: true)
      guard field.isComplete, status.network?.series.allSatisfy(\.hasCheckDigit) ?? false else { continue }
      let value = field.value
      let isRight = CardNumbers.luhn(value) == 0
      seen.insert(isRight)
      #expect((status.state == .complete) == isRight, "\(value)")
    }
    #expect(seen.count == 2)
  }

  /// A key that makes it another network's card lays it out again, and the caret stays after its digit.
  @Test func networkChangesInTheMiddle() {
    var field = Field(format.mask)
    field.insert("4782822463100")
    let before = field.text
    #expect(before == "4782 8224 6310 0")
    field.select(0..<1)
    field.insert("3")
    let (text, caret) = (field.text, field.caret)
    #expect(text == "3782 822463 100" && caret == 1)
    field.moveCaret(to: 9)
    field.insert("9")
    let (longer, place) = (field.text, field.caret)
    #expect(longer == "3782 822496 3100" && place == 10)
  }

  @Test func numberMissingALeadingDigitLosesNothing() {
    var field = Field(format.mask)
    field.insert("4511111111111111116")
    field.moveCaret(to: 0)
    let result = field.deleteForward()
    let (text, status) = (field.text, format.status(of: field))
    #expect(text == "_511 1111 1111 1111 116" && result.rejectedCount == 0)
    #expect(status.candidates.isEmpty && status.state == .incomplete)
    field.insert("4")
    let again = field.value
    #expect(again == "4511111111111111116")
  }

  @Test func lastFour() {
    var field = Field(format.mask, options: FieldOptions(isSecure: true))
    field.insert("4111111111111234")
    let (hidden, last) = (field.text, field.redactedText(revealingLast: 4))
    #expect(hidden == "•••• •••• •••• ••••" && last == "•••• •••• •••• 1234")
    let (none, all) = (field.redactedText(revealingLast: -1), field.redactedText(revealingLast: 99))
    #expect(none == hidden && all == "4111 1111 1111 1234")
  }

  // MARK: networks of one's own

  @Test func networksAreAddedAndRemoved() throws {
    let bin = try #require(BINRange("9999"))
    let house = CardNetwork(
      name: "house", title: "House Card",
      series: [CardSeries(bins: [bin], layouts: [CardLayout(lengths: [10], groups: [4, 3, 3])], hasCheckDigit: false)])
    let more = try CardFormat(networks: CardNetwork.all + [house])
    var field = Field(more.mask)
    field.insert("9999123456")
    let text = field.text
    #expect(text == "9999 123 456")
    let status = more.status(of: field)
    #expect(status.network == house && status.state == .complete)

    let two = try CardFormat(
      networks: CardNetwork.all.filter { ["visa", "amex"].contains($0.name) }, unknown: .rejected)
    var rejected = Field(two.mask)
    #expect(rejected.insert("5").rejectedCount == 1)
    rejected.insert("34")
    #expect(two.status(of: rejected).network?.name == "amex")
  }

  @Test func preferredNetworksWin() throws {
    #expect(status("4571").network?.name == "dankort")
    let visa = try CardFormat(preferring: ["visa"])
    let asVisa = status("4571", visa)
    #expect(asVisa.network?.name == "visa")
    // none of its ranges is left where all lie within another's
    let discover = try CardFormat(preferring: ["discover"])
    #expect(status("650031", discover).network?.name == "discover")
    #expect(status("650031").network?.name == "elo")
  }

  @Test func coBadgedCardsHaveBothNetworks() throws {
    func names(_ status: CardStatus) -> [String] { status.networks.map(\.name) }
    #expect(names(status("4571")) == ["dankort", "visa"] && status("4571").networkText() == "Dankort/Visa")
    #expect(names(status("5019")) == ["dankort"] && names(status("4")) == [])
    #expect(names(status("527572")) == ["naranja", "mastercard"])
    #expect(names(status("4571", try CardFormat(preferring: ["visa"]))) == ["visa", "dankort"])
    #expect(names(status("457", try CardFormat(preferring: ["visa"]))) == ["visa"])
    #expect(names(status("7")) == [])
  }

  /// Whichever of its networks a form takes, it takes the card.
  @Test(arguments: [
    ("dankort", "4571993900000008"), ("visa", "4571993900000008"), ("naranja", "5275720000000000"),
    ("mastercard", "5275720000000000"),
  ])
  func oneNetworkOfACoBadgedCardIsEnough(_ name: String, _ number: String) throws {
    let network = try #require(CardNetwork.named(name))
    for unknown in CardFormat.UnknownNumbers.allCases {
      let status = status(number, isFinished: true, try CardFormat(networks: [network], unknown: unknown))
      #expect(status.networks == [network] && status.state == .complete, "\(unknown)")
    }
  }

  @Test func badNetworksSayWhy() throws {
    func message(_ networks: [CardNetwork], preferring: [String] = []) -> String {
      do throws(CardError) {
        _ = try CardFormat(networks: networks, preferring: preferring)
        return ""
      } catch { return error.description }
    }
    let visa = try #require(CardNetwork.named("visa"))
    #expect(message([]) == "there is no network: give one at least")
    #expect(message([visa, visa]) == "two networks are called visa")
    #expect(message([visa], preferring: ["elo"]) == "elo is preferred, and none of the networks")
    #expect(message([CardNetwork(name: "Visa", title: "", series: [])]).hasPrefix("Visa is not a network's name"))
    #expect(
      message([CardNetwork(name: "x", title: "", series: [])])
        == "x has no numbers: give it a series with ranges and layouts")
    var short = visa
    short.series[0].layouts[0].groups = [4, 4]
    #expect(message([short]).hasPrefix("visa: lengths are up to 19"))
    #expect(BINRange("12-1") == nil && BINRange("") == nil && BINRange("9-1") == nil && BINRange("123456789") == nil)
  }

  @Test func oddNetworks() throws {
    func network(_ name: String, _ bins: [String], lengths: [Int] = [16], groups: [Int] = [4, 4, 4, 4]) throws
      -> CardNetwork
    {
      CardNetwork(
        name: name, title: name,
        series: [
          CardSeries(
            bins: try bins.map { try #require(BINRange($0)) }, layouts: [CardLayout(lengths: lengths, groups: groups)])
        ])
    }
    // all numbers there are, in one group
    let all = try CardFormat(
      networks: [try network("all", ["00000000-99999999"], lengths: [19], groups: [19])], unknown: .rejected)
    var field = Field(all.mask)
    field.insert("1234567890123456789")
    let (text, status) = (field.text, all.status(of: field))
    #expect(text == "1234567890123456789" && status.network?.name == "all")
    // many ranges apart
    let sparse = try CardFormat(networks: [try network("sparse", (0..<1_000).map { String(10_000_001 + 20 * $0) })])
    var one = Field(sparse.mask)
    one.insert("10000021")
    let certain = sparse.status(of: one).network?.name
    #expect(certain == "sparse")

    var bad = try network("bad", ["9"])
    bad.securityCode = CardNetwork.SecurityCode(name: "X", length: -1)
    #expect(throws: CardError.self) { try CardFormat(networks: [bad]) }
    #expect(throws: CardError.self) { try CardFormat(networks: [try network("bad", ["9"], groups: [.max, 1])]) }
    #expect(throws: CardError.self) { try CardFormat(networks: [try network("bad", ["9"], groups: [])]) }
    #expect(throws: CatalogError.self) {
      try CardNetwork.networks(parsing: "network a\nbins 9\nlayout 16 as 9223372036854775807-1")
    }
    #expect(throws: CatalogError.self) {
      try CardNetwork.networks(parsing: "network a\nbins 9\nlayout 16 as 4-4-4-4-x")
    }
  }

  @Test func sizeAndTime() throws {
    #expect(format.mask.program.size < 320 * 1000)
    #expect(format.mask.program.stateCount < 760)
    // a Diners Club number of 14 digits has other groups than a longer one
    #expect(format.mask.warnings.map(\.witness) == ["301111111"])
  }
}

extension EntryState {
  /// How a test says it.
  fileprivate var words: String {
    switch self {
    case .incomplete: "incomplete"
    case .complete: "complete"
    case .invalid(let failure): failure.description
    }
  }
}
