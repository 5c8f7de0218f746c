/// What can be dialled in a text, and where each of it stands: in scalars of the text.
package struct PhoneReading: Hashable, Sendable {
  /// Where a plus stands in front of the digits; nil without.
  package var plus: Int?
  package var number = PlacedDigits()
  package var extensionNumber = PlacedDigits()
  /// Where something stands that is neither a digit of these nor usual beside them, in order: words in front, letters, a second number.
  package var strangers: [Int] = []
}
