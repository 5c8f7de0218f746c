/// An oracle of how a phone number should look while it is typed: slow, plain, and the judge of everything fast.
///
/// It keeps texts, lists of layouts and templates, and tries patterns digit by digit; it shares nothing with the engine
/// but the numbering plans. What it shows is what `AsYouTypeFormatter` of libphonenumber shows for the digits 0 to 9
/// and a plus in front.
///
///     var oracle = PhoneOracle(plans, region: "US")
///     oracle.type("6")      // 6
///     oracle.type("5")      // 65
///     oracle.type("0")      // 650
///     oracle.type("2")      // 650-2
///
/// Two things are otherwise. Where libphonenumber loses digits, the number is shown as it was typed, from then on; see
/// `takeLongerNationalPrefix()`. And a layout that needs more than fifteen digits is never shown, where libphonenumber
/// stops with an error.
///
/// - Complexity: Each key goes through the patterns of all layouts still possible, some microseconds each.
public struct PhoneOracle: Sendable {
  let plans: TypingPlans
  private let defaultPlan: TypingPlan
  private let region: String
  /// As the shown layouts need: the plan of the region or, once a calling code is read, of the one called.
  var plan: TypingPlan

  /// As typed.
  var typed = ""
  /// The national number so far, or what may be one.
  var national = ""
  /// What is shown before it: plus, prefixes and calling code, with spaces after them.
  var prefix = ""
  /// The national prefix that was taken off when the third digit came.
  var nationalPrefix = ""
  /// The layouts that are possible still, in the order in which they are tried.
  var formats: [TypingFormat] = []
  /// The pattern of the layout that `template` belongs to.
  var templatePattern = ""
  /// The layout as far as it is filled, `emptySlot` standing for digits to come.
  var template = ""
  var spacesPrefix = false
  /// Whether the number has all its digits: a prefix was found before it.
  var isWhole = false
  /// Whether layouts are still tried; if not, digits are shown as typed unless longer prefixes are found.
  var isFormatting = true
  var expectsCallingCode = false
  /// Where the number begins in `typed` as it is dialled at home: after a calling code, if there is one.
  var dialledStart = 0
  /// The layout that is shown, or the beginning of one; nil where none fits, and what was typed is shown.
  private(set) var layout: String?
  /// Whether what is shown stays as typed until `clear()`.
  private(set) var isGivenUp = false

  /// Stands for a digit to come.
  static let emptySlot: Character = "\u{2008}"
  /// How many digits of a national number report something of its layout.
  static let fewestDigits = 3

  /// An oracle before the first key.
  ///
  /// - Parameters:
  ///   - plans: the numbering plans of all regions.
  ///   - region: where the number is dialled, two letters of ISO 3166. In a region without a plan, and in none, only
  ///     numbers with a plus are laid out.
  public init(_ plans: TypingPlans, region: String?) {
    self.plans = plans
    self.region = region?.uppercased() ?? ""
    defaultPlan = plans.plan(in: self.region) ?? .unknown
    plan = defaultPlan
  }

  /// What plans name the region of a calling code that belongs to none.
  package static let noRegion = "001"

  /// Goes back to before the first key.
  public mutating func clear() {
    let plan = defaultPlan
    self = PhoneOracle(plans: plans, plan: plan, region: region)
  }

  private init(plans: TypingPlans, plan: TypingPlan, region: String) {
    (self.plans, defaultPlan, self.region, self.plan) = (plans, plan, region, plan)
  }

  /// Types a character after the others. After anything but a digit of 0 to 9, or a plus in front, all is shown as
  /// typed.
  ///
  /// - Parameter character: The next character of the number.
  /// - Returns: the whole number, as it is shown then.
  public mutating func type(_ character: Character) -> String {
    typed.append(character)
    if !character.isDigit && typed != "+" { isGivenUp = true }
    if character.isDigit { national.append(character) }
    layout = isGivenUp ? nil : shownAfter(character)
    if let layout, layout.filter({ $0.isDigit || $0 == "+" }) != typed { (isGivenUp, self.layout) = (true, nil) }
    return layout ?? typed
  }

  /// - Returns: `nil` where no layout fits.
  private mutating func shownAfter(_ digit: Character) -> String? {
    if !isFormatting { return shownWithLongerPrefixes() }
    if typed.count < PhoneOracle.fewestDigits { return typed }
    if typed.count == PhoneOracle.fewestDigits {
      expectsCallingCode = takeInternationalPrefix()
      if !expectsCallingCode {
        nationalPrefix = takeNationalPrefix()
        return shownByNewFormats()
      }
    }
    if expectsCallingCode {
      expectsCallingCode = !takeCallingCode()
      return prefix + national
    }
    return formats.isEmpty ? shownByNewFormats() : shownByFormats(with: digit)
  }

  /// From now on another plan holds. Back at the region that is dialled from, the last one stays: so it is in
  /// libphonenumber.
  mutating func call(_ destination: TypingPlan) {
    if destination.region == PhoneOracle.noRegion || destination.region != region { plan = destination }
  }
}
