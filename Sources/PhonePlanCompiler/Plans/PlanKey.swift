/// The words that lines of a table of numbering plans begin with, besides the kinds of numbers.
enum PlanKey: String {
  case source
  case region

  case callingCode = "calling-code"
  case main
  case internationalPrefix = "international-prefix"
  case preferredInternationalPrefix = "preferred-international-prefix"
  case nationalPrefix = "national-prefix"
  case nationalPrefixForParsing = "national-prefix-for-parsing"
  case nationalPrefixTransform = "national-prefix-transform"
  case extensionPrefix = "extension-prefix"
  case leadingDigits = "leading-digits"
  case general
  case format
  case internationalFormat = "international-format"

  case lengths
  case localLengths = "local-lengths"
  case example
  case pattern

  case layout
  case nationalPrefixRule = "national-prefix-rule"
  case nationalPrefixOptional = "national-prefix-optional"
  case carrierRule = "carrier-rule"
}

extension PlanKey {
  /// What belongs to a region, as it is written: kinds of numbers stand between `general` and `format`.
  static let ofRegions: [String] =
    [
      callingCode, main, internationalPrefix, preferredInternationalPrefix, nationalPrefix, nationalPrefixForParsing,
      nationalPrefixTransform, extensionPrefix, leadingDigits, general,
    ].map(\.rawValue) + NumberKind.allCases.map(\.rawValue) + [format, internationalFormat].map(\.rawValue)

  static let ofDescriptions = [lengths, localLengths, example, pattern].map(\.rawValue)

  static let ofFormats = [layout, leadingDigits, nationalPrefixRule, nationalPrefixOptional, carrierRule].map(
    \.rawValue)
}

extension NumberingPlans {
  /// Numbers that a table may hold.
  package enum Limits {
    package static let callingCodes = 1...999
    /// Digits of a national number. Fifteen by E.164, calling code and all; some countries do not keep to it.
    package static let lengths = 1...17
  }
}
