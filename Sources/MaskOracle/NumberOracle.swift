public import NumberFormatting

/// An oracle of what should happen when a number is typed: slow, plain, and the judge of everything fast.
///
/// It keeps the number as a list of characters, lays it out again for every question, and shares nothing with the
/// engine but what a character means, the reader of pasted texts and the symbols themselves. Offsets count scalars of
/// the text shown. An edit returns false where it was rejected; then nothing changed.
///
///     var field = NumberOracle(dollars)
///     field.insert("1234.5")
///     field.text      // $1,234.5
///     field.value     // 1234.5
///     field.finish()
///     field.text      // $1,234.50
///
/// - Complexity: An edit is linear in the digits, many times over, and undo keeps every state whole.
public struct NumberOracle: Sendable {
  var session: ElementSession<DigitField>

  /// Whether a typed digit replaces the next one. In minor units it never does.
  public var overwrites = false
  /// The reason why the last edit was rejected, and where, in scalars of the text that was typed, pasted or set. Nil
  /// where there was nothing to be edited: no digit to delete, no step to undo.
  public internal(set) var rejection: NumberRejection?
  /// The offset of a sign that could be read both ways, as in `1,234`, in the text pasted or set last; in scalars.
  public internal(set) var ambiguity: Int?
  /// The notices of the last edit beside what is shown.
  public internal(set) var notices: Set<NumberNotice> = []
  /// The elements, digits and separators, that the last edit dropped.
  public internal(set) var dropped: [Int] = []

  /// An empty field, which shows nothing.
  ///
  /// - Parameters:
  ///   - symbols: How the numbers are written.
  ///   - options: How digits enter, and how many.
  public init(_ symbols: NumberSymbols, options: NumberOracleOptions = NumberOracleOptions()) {
    session = ElementSession(DigitField(symbols: symbols, options: options))
  }

  /// The text shown, with that of a composition.
  public var text: String { session.text }

  /// The number, such as `-1234.50`; empty without a digit.
  public var value: String { session.field.value }
  /// Whether there is a number, no group is open, and no digit was rejected at a closed place since.
  public var isComplete: Bool {
    !session.field.digits.isEmpty && !session.field.run.lostDigit && session.field.openGroup == nil
  }
  /// Whether grouping keys stand as they were typed, or a group is open: what is shown may not be what the value gives.
  public var isAsTyped: Bool { session.field.isAsTyped || session.field.openGroup != nil }
  /// Whether there is neither sign, digit nor separator.
  public var isEmpty: Bool { session.field.isEmpty }

  /// The end of the selection that moves with the keys.
  public var caret: Int { selection.head }

  /// The selection, among the digits. Set inside an affix, it goes to the digits' edge; setting it commits a
  /// composition first.
  public var selection: (anchor: Int, head: Int) {
    get { session.selection }
    set {
      unmarkText()
      let before = session.field.selection
      session.select(newValue.anchor, newValue.head)
      if session.field.selection != before { session.field.endRun() }
    }
  }
}
