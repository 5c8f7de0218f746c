/// What typing a character does: decided for each state, class of characters and situation when a mask is compiled, and
/// carried out by the engine, which decides nothing again.
///
/// There are two situations: the caret stands right after the last character, or after all the literals that are
/// certain to come. In the middle of a value the same actions hold for the state before the caret. Where the caret
/// stands anywhere else, or something unusual is shown (an empty slot, marked text, what is not ASCII), a key takes the
/// general path, whatever its action.
package enum KeyAction: UInt8, CaseIterable, Sendable {
  /// The general path decides: it is the specification of all others.
  case general
  /// The displayed parse takes it as it is.
  case append
  /// Another parse takes it as it is. It shows all that was read before just as the displayed one does, whatever the
  /// value.
  case appendAlike
  /// Another parse takes it as it is. It keeps each character read before as the displayed one does, but shows other
  /// literals.
  case reparse
  /// Its slot changes its case, and it is as if it had been typed so.
  case fold
  /// It brings value literals along.
  case insertLiterals
  /// It is a value literal that is not certain to come, and other literals follow: the caret stays before those.
  case takeLiteral
  /// It stands among the literals just shown: the caret goes to the place after it.
  case confirm
  /// The same if the caret has just been carried over them; otherwise the general path decides.
  case confirmIfCarried
  /// No parse takes it, and there is no literal for it to walk over.
  case reject

  /// Whether it may only move the caret over what is shown.
  var isConfirmation: Bool { self == .confirm || self == .confirmIfCarried }

  /// The action of a key with a cell of the table.
  @inline(__always) package init(of cell: UInt64, afterLiterals: Bool) {
    self = KeyAction(rawValue: UInt8(truncatingIfNeeded: Row.action(cell, afterLiterals: afterLiterals))) ?? .general
  }
}
