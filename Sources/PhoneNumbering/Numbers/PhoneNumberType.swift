/// The purpose of a number.
public enum PhoneNumberType: Hashable, Sendable, CaseIterable {
  /// A telephone at a fixed place.
  case fixedLine
  /// A mobile phone.
  case mobile
  /// A fixed line or a mobile phone, where the number does not say which, as in the United States.
  case fixedLineOrMobile
  /// Free for the caller.
  case tollFree
  /// Dearer than other calls, for a service that is paid with the call.
  case premiumRate
  /// Paid for by both sides.
  case sharedCost
  /// The number of a person, wherever that person is.
  case personal
  /// Over the internet.
  case voip
  /// A pager, which shows messages.
  case pager
  /// A company's one number, whichever office answers (universal access number).
  case uan
  /// A mailbox that takes and plays messages.
  case voicemail

  /// The name in texts and on the command line: `fixed-line`, `toll-free`.
  public var name: String {
    switch self {
    case .fixedLine: "fixed-line"
    case .mobile: "mobile"
    case .fixedLineOrMobile: "fixed-line-or-mobile"
    case .tollFree: "toll-free"
    case .premiumRate: "premium-rate"
    case .sharedCost: "shared-cost"
    case .personal: "personal"
    case .voip: "voip"
    case .pager: "pager"
    case .uan: "uan"
    case .voicemail: "voicemail"
    }
  }

  /// Of an automaton's output; `nil` for 0.
  init?(kind: Int) {
    switch kind {
    case PhoneKindCode.fixedLine: self = .fixedLine
    case PhoneKindCode.mobile: self = .mobile
    case PhoneKindCode.fixedLineOrMobile: self = .fixedLineOrMobile
    case PhoneKindCode.tollFree: self = .tollFree
    case PhoneKindCode.premiumRate: self = .premiumRate
    case PhoneKindCode.sharedCost: self = .sharedCost
    case PhoneKindCode.personal: self = .personal
    case PhoneKindCode.voip: self = .voip
    case PhoneKindCode.pager: self = .pager
    case PhoneKindCode.uan: self = .uan
    case PhoneKindCode.voicemail: self = .voicemail
    default: return nil
    }
  }

  /// The description that decides about it: the fixed line's, where the number does not say which it is.
  var kind: Int {
    switch self {
    case .fixedLine, .fixedLineOrMobile: PhoneKindCode.fixedLine
    case .mobile: PhoneKindCode.mobile
    case .tollFree: PhoneKindCode.tollFree
    case .premiumRate: PhoneKindCode.premiumRate
    case .sharedCost: PhoneKindCode.sharedCost
    case .personal: PhoneKindCode.personal
    case .voip: PhoneKindCode.voip
    case .pager: PhoneKindCode.pager
    case .uan: PhoneKindCode.uan
    case .voicemail: PhoneKindCode.voicemail
    }
  }
}
