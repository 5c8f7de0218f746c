/// The numbers of one region, or of one calling code that belongs to no region: how they are made and written.
///
/// Patterns are texts in a small language of digits (`DigitPattern`); layouts are texts in which `$1` to `$9` stand for
/// a pattern's groups.
public struct NumberingPlan: Hashable, Sendable {
  /// The region: two letters of ISO 3166, or `001` for a calling code that belongs to no region.
  public var region: String
  /// The calling code, 1 to 999, without a plus.
  public var callingCode: Int
  /// Whether this is the region whose layouts hold for all that share its calling code.
  public var isMain: Bool
  /// The prefix that is dialled before a calling code: a pattern.
  public var internationalPrefix: String?
  /// The prefix to be shown where there are several. `~` stands for waiting for the tone.
  public var preferredInternationalPrefix: String?
  /// The prefix that is dialled before a national number, as it is shown.
  public var nationalPrefix: String?
  /// The prefix that may stand before a national number as it is typed: a pattern, with groups for carrier codes and
  /// for what is kept.
  public var nationalPrefixForParsing: String?
  /// The replacement of a prefix that has a group that is kept, such as `9$1`.
  public var nationalPrefixTransform: String?
  /// The text before an extension, where it is not ` ext. `. .
  public var extensionPrefix: String?
  /// The first digits that belong to this region and no other of its calling code: a pattern.
  public var leadingDigits: String?
  /// The description that all national numbers have in common.
  public var general: NumberDescription
  /// The descriptions of the numbers of each kind.
  public var kinds: [NumberKind: NumberDescription]
  /// The formats of national numbers, in the order in which they are tried.
  public var formats: [PlanFormat]
  /// The formats of numbers after a plus, where they are not as at home.
  public var internationalFormats: [PlanFormat]

  /// A plan without numbers, of a region that is not the main one.
  ///
  /// - Parameters:
  ///   - region: Two letters of ISO 3166, or `001`.
  ///   - callingCode: The calling code, 1 to 999.
  public init(region: String, callingCode: Int) {
    self.region = region
    self.callingCode = callingCode
    isMain = false
    general = NumberDescription()
    kinds = [:]
    formats = []
    internationalFormats = []
  }
}

/// The shape of the numbers of a kind.
public struct NumberDescription: Hashable, Sendable {
  /// A pattern; nil where there are no such numbers.
  public var pattern: String?
  /// The numbers of digits that they may have, in order. Empty where it is what all numbers of the region may have.
  public var lengths: [Int] = []
  /// The numbers of digits that suffice inside a local area, in order.
  public var localLengths: [Int] = []
  /// A national number that is made up.
  public var example: String?

  /// A description of no numbers.
  public init() {}
}

/// The purpose of a number.
public enum NumberKind: String, CaseIterable, Hashable, Sendable {
  /// A telephone at a fixed place.
  case fixedLine = "fixed-line"
  /// A mobile phone.
  case mobile
  /// Free for the caller.
  case tollFree = "toll-free"
  /// Dearer than other calls, for a service that is paid with the call.
  case premiumRate = "premium-rate"
  /// Paid for by both sides.
  case sharedCost = "shared-cost"
  /// A person's, wherever that person is.
  case personal
  /// Over the internet.
  case voip
  /// A pager, which shows messages.
  case pager
  /// A company's one number, whichever office answers (universal access number).
  case uan
  /// A mailbox that takes and plays messages.
  case voicemail
  /// Numbers that cannot be called from abroad; each is of another kind, too.
  case domesticOnly = "domestic-only"
}

/// The format of national numbers of a shape.
public struct PlanFormat: Hashable, Sendable {
  /// Groups of digits: `(\d{3})(\d{3,4})`.
  public var pattern: String
  /// The layout of the groups: `$1 $2-$3`.
  public var layout: String
  /// The digits that the number begins with: patterns, each for one digit more, from three digits on.
  public var leadingDigits: [String] = []
  /// The replacement of the first group where the national prefix is written: `0$1`, `($1)`.
  public var nationalPrefixRule: String?
  /// Whether the national prefix may be left out where it is written.
  public var isNationalPrefixOptional = false
  /// The same where a carrier code `$CC` is dialled: `0 $CC ($1)`.
  public var carrierRule: String?

  /// A format of all numbers that a pattern matches.
  ///
  /// - Parameters:
  ///   - pattern: Groups of digits, such as `(\d{3})(\d{3,4})`.
  ///   - layout: Where the groups stand, such as `$1 $2`.
  public init(pattern: String, layout: String) {
    self.pattern = pattern
    self.layout = layout
  }
}
