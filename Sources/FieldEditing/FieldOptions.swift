public import NumberFormatting

/// The behaviour of a field beyond what its mask says.
public struct FieldOptions: Hashable, Sendable {
  /// The treatment of typing that would push characters out of the mask.
  public enum Overflow: CaseIterable, Hashable, Sendable {
    /// The key is rejected.
    case reject
    /// Characters that do not fit any more are dropped from the end, and reported.
    case drop
  }
  /// The treatment of a paste that does not fit as it is.
  public enum Pasting: CaseIterable, Hashable, Sendable {
    /// It is rejected: nothing is closed up over a loss, and nothing is pushed out.
    case lossless
    /// Characters that fit are accepted, one by one, and the rest is reported. Numbers are accepted whole or not at all
    /// in any case.
    case lenient
  }
  /// The display of a secure field.
  public enum SecureDisplay: CaseIterable, Hashable, Sendable {
    /// A bullet for each character of a slot, or digit; the literals between them.
    case keepingLiterals
    /// A bullet for each character that is shown, whatever it is: nothing of the value's shape but its length.
    case bulletsOnly
    /// A bullet for each character of a slot in a part whose name begins with `hidden`, such as the first three of
    /// `<hidden:###>-##`; the rest as it is. Where there is no such part, as `keepingLiterals`.
    case hidingParts
  }
  /// The unit that offsets count.
  public enum OffsetUnit: Hashable, Sendable, CaseIterable {
    /// Bytes of UTF-8, as C and most protocols count.
    case utf8
    /// Units of UTF-16, as Java, JavaScript, Foundation and text-field delegates count.
    case utf16
    /// Unicode scalars.
    case scalars
    /// Grapheme clusters, as `String.count` counts.
    case characters
  }

  /// Shows literals as soon as they are certain to come. Otherwise they are shown when the next character needs them.
  public var isEager: Bool
  /// The treatment of typing that would push characters out of the mask.
  public var overflow: Overflow
  /// The treatment of a paste that does not fit as it is.
  public var pastes: Pasting
  /// Typing replaces the next slot's character instead of moving it on.
  public var isOverwriting: Bool
  /// Deleting in the middle leaves empty slots, so that what stands after stays in its place, as on a form on paper.
  /// Otherwise it closes up, as far as it fits. Where a part may be shorter, it closes up if the value stays complete.
  /// Of masks alone; what is deleted at the end leaves nothing.
  public var keepsPlaces = false
  /// Shows the literals with which every value of the mask ends from the first character on, after the caret: `7 kg`
  /// of `#{1,3} kg` once 7 is typed. Otherwise they are shown when nothing can be typed before them, and when editing
  /// ends. Of masks alone.
  public var showsSuffix = false
  /// Carries a step into the next greater part of a date or time, as its parts are named: a minute up from 09:59 is
  /// 10:00, a day up from 31/12/2026 is 01/01/2027. Otherwise a part begins again after its last number. Of masks
  /// alone.
  public var carriesSteps = false
  /// How far a step goes, of a number or of the parts of a date or time: `"0.25"`, `"minutes 15"`; `nil` for 1.
  public var step: StepLength? {
    get { steps.usual }
    set { steps.usual = newValue }
  }
  /// How far a small step goes, as Alt asks for; `nil` for as far as ``step``.
  public var smallStep: StepLength? {
    get { steps.small }
    set { steps.small = newValue }
  }
  /// How far a large step goes, as Shift asks for; `nil` for ten times as far as ``step``.
  public var largeStep: StepLength? {
    get { steps.large }
    set { steps.large = newValue }
  }
  package var steps = StepLengths()
  /// Shows a bullet for each character typed, keeps no secret beyond the field's life or `clear()`, and wipes its
  /// memory, that of a paste being read, too. A text that you hand over or ask for is yours. Marked text of an input
  /// method is shown as it is until it is committed.
  public var isSecure: Bool
  /// The display of a secure field in place of its characters, until ``Field/isRevealed`` is set.
  public var secureDisplay: SecureDisplay
  /// The unit that offsets of the field and of its edits count.
  public var offsetUnit: OffsetUnit
  /// The number of steps that can be undone.
  public var undoSteps: Int
  /// The greatest number of characters in free text, and in a value of a mask that has no bound of its own.
  public var lengthLimit: Int

  /// Options, each as it usually is unless it is given.
  ///
  ///     let options = FieldOptions(isEager: false, overflow: .drop, undoSteps: 20)
  ///
  /// - Parameters:
  ///   - isEager: Whether literals are shown as soon as they are certain to come.
  ///   - overflow: What typing does that would push characters out of the mask.
  ///   - pastes: What becomes of a paste that does not fit as it is.
  ///   - isOverwriting: Whether typing replaces the next slot's character.
  ///   - isSecure: Whether a bullet is shown for each character, and memory is wiped.
  ///   - secureDisplay: What a secure field shows in place of its characters.
  ///   - offsetUnit: What offsets count.
  ///   - undoSteps: How many steps can be undone.
  ///   - lengthLimit: How many characters free text may have, and a value of a mask without a bound of its own.
  public init(
    isEager: Bool = true, overflow: Overflow = .reject, pastes: Pasting = .lossless, isOverwriting: Bool = false,
    isSecure: Bool = false, secureDisplay: SecureDisplay = .keepingLiterals, offsetUnit: OffsetUnit = .characters,
    undoSteps: Int = 100, lengthLimit: Int = 16_384
  ) {
    self.isEager = isEager
    self.overflow = overflow
    self.pastes = pastes
    self.isOverwriting = isOverwriting
    self.isSecure = isSecure
    self.secureDisplay = secureDisplay
    self.offsetUnit = offsetUnit
    self.undoSteps = undoSteps
    self.lengthLimit = lengthLimit
  }
}

/// What is shown of a value.
enum Concealment {
  /// All of it.
  case none
  /// A bullet for each character that was typed.
  case value
  /// The same, of parts that are named so.
  case parts
  /// A bullet for each character that is shown.
  case everything
}

extension FieldOptions {
  /// What is shown of the value while it is not revealed.
  var concealment: Concealment {
    if !isSecure { return .none }
    return switch secureDisplay {
    case .keepingLiterals: .value
    case .bulletsOnly: .everything
    case .hidingParts: .parts
    }
  }
}
