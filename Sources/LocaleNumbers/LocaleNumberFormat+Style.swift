internal import NumberFormatting

extension LocaleNumberFormat {
  /// The quantity that a number expresses.
  public enum Style: Hashable, Sendable, Codable {
    /// Plain numbers, with up to six fraction digits unless others are asked for.
    case decimal
    /// Percentages, with up to six fraction digits unless others are asked for. `LocaleNumberOptions.percentValue` says
    /// whether 7 or 0.07 is 7%.
    case percent
    /// Amounts in a currency, by its ISO 4217 code, with that currency's fraction digits (its minor units).
    case currency(String)
    /// Such amounts as book-keepers write them: where the locale does so, a negative one in parentheses.
    case accounting(String)
    /// Plain numbers with a text of the caller's beside them, such as ` kg`. The text has its own space.
    ///
    /// Before the digits it stands after the sign, `-№5`; after them it ends the text, `-5 kg`. It may have up to
    /// `unitLimit` characters and no digit, and what is shown must read back.
    case unit(String, UnitPosition)

    /// The currency's code.
    public var currency: String? {
      switch self {
      case .currency(let code), .accounting(let code): code
      case .decimal, .percent, .unit: nil
      }
    }
  }

  /// The position of a unit.
  public enum UnitPosition: String, Hashable, Sendable, Codable, CaseIterable {
    /// Before the digits: `№ 5`.
    case prefix
    /// After the digits: `5 kg`.
    case suffix
  }

  /// The characters (Unicode scalars) a unit may have.
  public static var unitLimit: Int { UnitText.limit }
  /// The fraction digits a format may have: ICU knows no limit, a screen does.
  public static var fractionLimit: Int { 100 }
}
