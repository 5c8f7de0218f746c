public import Caretaker
public import Foundation

extension PhoneNumber {
  /// Shows and reads phone numbers: Foundation's way to `PhoneNumber.format(_:)`.
  ///
  ///     let number = try PhoneNumber("020 7946 0958", format: .init(.national, region: PhoneRegion("GB")))
  ///     number.formatted(.phoneNumber(.international))     // "+44 20 7946 0958"
  ///
  /// `TextField("Phone", value: $number, format: .phoneNumber(.national, region: region))` edits one in SwiftUI.
  public struct FormatStyle: ParseableFormatStyle {
    /// The style in which numbers are written.
    public var style: PhoneNumberStyle
    /// The region of numbers that are written without a calling code.
    public var region: PhoneRegion?

    /// A style of a reader anywhere, or of one in a region.
    ///
    /// - Parameters:
    ///   - style: International, national, E.164 or a link.
    ///   - region: The region in which numbers without a calling code are read; `nil` where all have one.
    public init(_ style: PhoneNumberStyle = .international, region: PhoneRegion? = nil) {
      self.style = style
      self.region = region
    }

    /// The number as it is written in the style.
    public func format(_ value: PhoneNumber) -> String { value.format(style) }
    /// The strategy that reads the texts that the style shows.
    public var parseStrategy: ParseStrategy { ParseStrategy(region: region) }
  }

  /// Reads phone numbers as people write them.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// The region of numbers that are written without a calling code.
    public var region: PhoneRegion?

    /// A strategy for numbers of a region, or for those with a calling code alone.
    ///
    /// - Parameter region: The region in which numbers without a calling code are read; `nil` where all have one.
    public init(region: PhoneRegion? = nil) { self.region = region }

    /// The number that a text has.
    ///
    /// - Throws: `PhoneError`, with the position in scalars of what does not belong.
    public func parse(_ text: String) throws -> PhoneNumber { try PhoneNumber(text, region: region) }
  }

  /// The number in a style of Foundation's kind.
  ///
  /// - Parameter style: The style, such as `.phoneNumber(.national)`.
  /// - Returns: What the style makes of the number.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PhoneNumber {
    style.format(self)
  }

  /// Reads a number as people write it.
  ///
  /// - Parameters:
  ///   - text: The number, with separators, words and an extension as people write them.
  ///   - format: The style, whose region a number without a calling code is of.
  /// - Throws: `PhoneError`, with the position in scalars of what does not belong.
  /// - Complexity: O(*n*) in the text.
  public init(_ text: String, format: FormatStyle) throws(PhoneError) { try self.init(text, region: format.region) }
}

extension Foundation.FormatStyle where Self == PhoneNumber.FormatStyle {
  /// Phone numbers, as a reader in a region or anywhere writes them.
  ///
  /// - Parameters:
  ///   - style: International, national, E.164 or a link.
  ///   - region: The region in which numbers without a calling code are read; `nil` where all have one.
  /// - Returns: A style that formats and parses.
  public static func phoneNumber(_ style: PhoneNumberStyle = .international, region: PhoneRegion? = nil) -> Self {
    PhoneNumber.FormatStyle(style, region: region)
  }
}
