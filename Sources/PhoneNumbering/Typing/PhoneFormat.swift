/// The entry of phone numbers into a field: where from, and whether the calling code is there from the start.
///
///     var format = PhoneFormat(try PhoneRegion("GB"))
///     format.style = .international       // +44 is auto-inserted
public struct PhoneFormat: Hashable, Sendable {
  /// The layout of a number while it is typed.
  public enum Style: Hashable, Sendable {
    /// As dialled in the region; a plus, or the region's prefix for calls abroad, begins a number of any other.
    case national
    /// After the region's calling code, which is auto-inserted: at once in an eager field, with the first digit in a
    /// lazy one. A plus typed first begins a number of another region.
    case international
  }
  /// The region where one types. Without a region only a plus leads anywhere.
  public var region: PhoneRegion?
  /// The layout of a number while it is typed; one with a plus is international in either style.
  public var style: Style
  /// Whether an extension may follow, as in `x123`.
  public var takesExtensions = true
  /// The greatest number of digits that a number may have, its prefixes included; of 1 to 61.
  public var digitLimit = 24 {
    didSet { digitLimit = min(max(1, digitLimit), PhoneState.mostCharacters - 1) }
  }
  /// The greatest number of digits that an extension may have.
  public static var extensionLimit: Int { 20 }

  /// Plans other than those linked, for where there is no region.
  private var otherTables: PhoneTables?

  /// A format of phone numbers.
  ///
  /// - Parameters:
  ///   - region: The region whose numbers are typed without a calling code; `nil` where all numbers have one.
  ///   - style: How a number of the region is laid out.
  public init(_ region: PhoneRegion?, _ style: Style = .national) {
    self.region = region
    self.style = style
  }

  /// A format of the phone numbers of a region.
  ///
  ///     var phone = Field(try PhoneFormat(region: "DE"))
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166, in any case.
  ///   - style: How a number of the region is laid out.
  /// - Throws: `PhoneError` if no region with phone numbers has this code.
  public init(region code: String, _ style: Style = .national) throws(PhoneError) {
    self.init(try PhoneRegion(code), style)
  }

  /// A format of plans other than those linked.
  package init(_ region: PhoneRegion?, _ style: Style = .national, tables: PhoneTables) {
    self.init(region, style)
    otherTables = tables
  }

  /// The calling code that is auto-inserted, with its plus; empty where none is.
  package var autoInsertedCode: String {
    guard style == .international, let region else { return "" }
    return "+\(region.callingCode)"
  }
  package var tables: PhoneTables { region?.tables ?? otherTables ?? .linked }
  package var machine: PhoneMachine { PhoneMachine(tables, region: region?.index) }
}
