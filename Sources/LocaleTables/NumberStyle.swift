/// The quantity that a number expresses.
public enum NumberStyle: Hashable, Sendable {
  /// Plain numbers, with up to six fraction digits.
  case decimal
  /// Percentages, with up to six fraction digits: 7 is shown as 7%.
  case percent
  /// Amounts in a currency, by its ISO 4217 code, with that currency's fraction digits.
  case currency(String)
  /// Such amounts as bookkeepers write them: where the locale does so, a negative one in parentheses.
  case accounting(String)
  /// Plain numbers with a text of the caller's after them, such as ` kg`, which has its own space.
  case unit(String)
}
