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
  /// The treatment of a text that arrives whole: a paste, or what is filled in.
  public enum Pasting: CaseIterable, Hashable, Sendable {
    /// It is read as a whole, and rejected where something of it would be lost or pushed out.
    case lossless
    /// It is read as a whole, and what would be rejected is accepted as far as it fits, character by character; the
    /// rest is reported. Not in masks with numbers in a range, such as dates, whose digits would become other numbers.
    /// A number is accepted whole or not at all, without a word beside it.
    case lenient
    /// It is not read: its characters are accepted one by one as far as they fit, and the rest is reported. A number is
    /// accepted whole or not at all.
    case verbatim
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
    /// The text as it is: the view conceals it, as an input of the type `password` does. Words are not told apart, and
    /// messages name no character.
    case byView
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
  /// The treatment of a text that arrives whole.
  public var pastes: Pasting
  /// Typing replaces the next slot's character instead of moving it on.
  public var isOverwriting: Bool
  /// The options that are on, of those in `FieldOptions+Flags.swift`.
  package var flags = Flags()
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
  ///   - pastes: What becomes of a text that arrives whole.
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
    case .byView: .none
    }
  }
}

extension FieldOptions {
  /// Options that are on or off by themselves and usually off, a bit each.
  package struct Flags: Hashable, Sendable {
    private var bits: UInt32 = 0

    package subscript(flag: Flag) -> Bool {
      get { bits & flag.bit != 0 }
      set { bits = newValue ? bits | flag.bit : bits & ~flag.bit }
    }
  }

  /// Whether an option is on.
  package subscript(flag: Flag) -> Bool {
    get {
      switch flag {
      case .eager: isEager
      case .overwriting: isOverwriting
      case .hidesParts: isSecure && secureDisplay == .hidingParts
      default: flags[flag]
      }
    }
    set {
      switch flag {
      case .eager: isEager = newValue
      case .overwriting: isOverwriting = newValue
      case .hidesParts:
        if newValue == self[flag] { return }
        (isSecure, secureDisplay) = (newValue, newValue ? .hidingParts : .keepingLiterals)
      default: flags[flag] = newValue
      }
    }
  }

  /// The flags that are not as they usually are.
  package var unusualFlags: [Flag] {
    let usual = FieldOptions()
    return Flag.allCases.filter { self[$0] != usual[$0] }
  }
}

extension FieldOptions.Flag {
  /// Those that are kept in `flags`, which no other option decides.
  package static var independent: [Self] { allCases.filter { $0.bit != 0 } }
}
