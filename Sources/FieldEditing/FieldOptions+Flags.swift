// Generated from caretaker.h by `caretaker-dev generate doors`.
extension FieldOptions {
  /// Whether deleting in the middle of a mask leaves empty slots, so that what stands after stays in its place, as on a
  /// form on paper. Otherwise it closes up, as far as it fits. Where a part may be shorter, it closes up if the value
  /// stays complete. What is deleted at the end leaves nothing. In a value U+FFFC stands for an empty slot.
  public var keepsPlaces: Bool {
    get { flags[.keepsPlaces] }
    set { flags[.keepsPlaces] = newValue }
  }
  /// Whether the literals with which every value of a mask ends are shown from the first character on, after the caret:
  /// `7 kg` of `#{1,3} kg` once 7 is typed. Otherwise they are shown when nothing can be typed before them, and when
  /// editing ends.
  public var showsSuffix: Bool {
    get { flags[.showsSuffix] }
    set { flags[.showsSuffix] = newValue }
  }
  /// Whether a step carries into the next greater part of a date or time, as its parts are named: a minute up from
  /// 09:59 is 10:00, a day up from 31/12/2026 is 01/01/2027. Otherwise a part begins again after its last number.
  public var carriesSteps: Bool {
    get { flags[.carriesSteps] }
    set { flags[.carriesSteps] = newValue }
  }

  /// An option that is on or off, by the name that scripts, JSON, reports and the command have for it: whatever
  /// goes through all of them needs no line for each.
  package enum Flag: String, CaseIterable, Sendable {
    // these follow from other options
    case eager
    case overwriting
    case hidesParts
    // these are kept in `flags`
    case keepsPlaces
    case showsSuffix
    case carriesSteps

    /// The effect of the option, in a sentence.
    package var summary: String {
      switch self {
      case .eager:
        "Literals are shown as soon as they are certain to come."
      case .overwriting:
        "Typing replaces the next character instead of moving it on."
      case .hidesParts:
        "A bullet is shown for each character in parts whose name begins with 'hidden'; in all without such a part."
      case .keepsPlaces:
        "Deleting in the middle of a mask leaves empty slots, so that what stands after stays in its place, as on a form on paper."
      case .showsSuffix:
        "The literals with which every value of a mask ends are shown from the first character on, after the caret."
      case .carriesSteps:
        "A step carries into the next greater part of a date or time, as its parts are named."
      }
    }

    /// Its bit in `flags`; 0 of an option that is not kept there.
    var bit: UInt32 {
      switch self {
      case .eager, .overwriting, .hidesParts: 0
      case .keepsPlaces: 1 << 0
      case .showsSuffix: 1 << 1
      case .carriesSteps: 1 << 2
      }
    }
  }
}
