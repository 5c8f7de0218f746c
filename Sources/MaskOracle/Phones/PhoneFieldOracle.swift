public import PhoneNumbering

/// An oracle of what should happen when a phone number is entered: slow, plain, and the judge of everything fast.
///
/// It keeps the number as a list of characters, types all of them into a `PhoneOracle` after every key, and shares
/// nothing with the engine but the numbering plans, what a character means, and how a whole number is read. Offsets
/// count scalars of the text shown. An edit returns false where it was rejected or something of the text was lost;
/// rejected, nothing changed.
///
///     var field = PhoneFieldOracle(plans, PhoneFormat(try PhoneRegion("US")))
///     field.insert("2015550123")
///     field.text      // (201) 555-0123
///     field.value     // 2015550123
///
/// - Complexity: An edit lays the whole number out, some microseconds a digit and a layout that is possible; undo keeps
///   every state whole.
public struct PhoneFieldOracle: Sendable {
  var session: ElementSession<DialField>

  /// Whether a typed digit replaces the next one.
  public var overwrites = false
  /// The characters that the last edit could not use, in the order of the text that was typed, pasted or set. None
  /// where there was nothing to be edited: no digit to delete, no step to undo.
  public internal(set) var rejections: [Rejection] = []

  /// A character that an edit could not use.
  public struct Rejection: Hashable, Sendable {
    /// The reason why an edit could not use a character.
    public enum Reason: String, Hashable, Sendable {
      /// No number goes on with it there.
      case notAllowedHere
      /// The number is as long as the field allows.
      case tooLong
      /// It is a digit of a code whose star or hash was rejected.
      case afterRejection
      /// It shows nothing.
      case invisible
    }
    /// The reason why the edit could not use it.
    public var reason: Reason
    /// The offset of the character, in scalars of the text.
    public var position: Int

    /// A rejection.
    ///
    /// - Parameters:
    ///   - reason: Why the edit could not use the character.
    ///   - position: Which character of the text, in scalars.
    public init(_ reason: Reason, at position: Int = 0) {
      self.reason = reason
      self.position = position
    }
  }

  /// An empty field.
  ///
  /// - Parameters:
  ///   - plans: the numbering plans of all regions.
  ///   - format: the region and the style.
  ///   - isEager: whether a calling code is auto-inserted before the first digit, and spaces stand at the end as soon
  ///     as they are certain.
  ///   - isSecure: whether bullets are shown in place of digits.
  public init(_ plans: TypingPlans, _ format: PhoneFormat, isEager: Bool = true, isSecure: Bool = false) {
    session = ElementSession(DialField(plans, format, isEager: isEager, isSecure: isSecure))
  }

  /// The text shown, with that of a composition.
  public var text: String { session.text }
  /// The number: a plus or none, digits, and `x` with the digits of an extension. Empty where only the calling code
  /// stands that was auto-inserted.
  public var value: String { session.field.value }
  /// Whether a phone number may have this many digits.
  public var isComplete: Bool { session.field.isComplete }
  /// Whether nothing was entered.
  public var isEmpty: Bool { value.isEmpty }
  /// The region in which numbers are entered.
  public var region: PhoneRegion? { session.field.region }

  /// The end of the selection that moves with the keys.
  public var caret: Int { selection.head }

  /// The selection; setting it commits a composition first.
  public var selection: (anchor: Int, head: Int) {
    get { session.selection }
    set {
      unmarkText()
      let before = session.field.selection
      session.select(newValue.anchor, newValue.head)
      if session.field.selection != before { session.field.isAfterService = false }
    }
  }
}
