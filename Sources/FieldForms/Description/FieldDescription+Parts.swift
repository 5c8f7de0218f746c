public import FieldFormats

extension FieldDescription {
  /// The value that a field holds at first.
  public enum DefaultValue: Hashable, Sendable {
    /// A value; for choices that of an option.
    case value(String)
    /// A switch that is on or off.
    case isOn(Bool)
    /// The value in the form's environment: the person's region, today's date, the form's locale.
    case fromEnvironment
  }

  /// The secrecy of what is typed into a field.
  public enum Secrecy: Hashable, Sendable {
    /// The content type decides.
    case byType
    /// The text is shown.
    case shown
    /// The text is hidden, in this way.
    case hidden(SecureEntry)
  }

  /// A way to hide what is typed.
  public struct SecureEntry: Hashable, Sendable {
    /// Whether a button can reveal it.
    public var canBeRevealed: Bool
    /// Whether the last character is shown for a moment.
    public var showsLastCharacterBriefly: Bool
    /// Whether the number of bullets is that of the characters; otherwise there are always eight.
    public var showsLength: Bool

    /// A way to hide what is typed.
    ///
    /// - Parameters:
    ///   - canBeRevealed: Whether a button can reveal it.
    ///   - showsLastCharacterBriefly: Whether the last character is shown for a moment.
    ///   - showsLength: Whether the number of bullets is that of the characters; otherwise there are eight.
    /// - Complexity: O(1)
    public init(canBeRevealed: Bool = true, showsLastCharacterBriefly: Bool = false, showsLength: Bool = true) {
      self.canBeRevealed = canBeRevealed
      self.showsLastCharacterBriefly = showsLastCharacterBriefly
      self.showsLength = showsLength
    }
  }

  /// The button that clears a field.
  public enum ClearButton: String, Hashable, Sendable, CaseIterable {
    /// While it has text; never in choices, switches and code cells.
    case automatic
    /// Never.
    case never
  }

  /// The letters that a keyboard capitalizes.
  public enum Capitals: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case all
  }

  /// The width of a field.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// As the front end has it: in a terminal as wide as its longest text if that has a bound, otherwise as its
    /// container.
    case automatic
    /// As wide as its container.
    case full
    /// As wide as the longest text of its format.
    case fitted
  }

  /// The display of a text that is too wide while its field does not have the focus.
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It is cut at the end.
    case clip
    /// An ellipsis stands for its head, its middle or its tail.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The first or the last day that a field of dates takes.
  public enum DateLimit: Hashable, Sendable {
    /// A day of the calendar.
    case on(CalendarDate)
    /// Today, as the form's environment has it; no limit where it does not know.
    case today
    /// The day that the field of this name holds; no limit while it holds none.
    case field(String)
  }

  /// The source of a field's region.
  public enum RegionSource: Hashable, Sendable {
    /// A region's code, such as `GB`.
    case region(String)
    /// The name of the field that holds one.
    case field(String)
  }
}

/// The entry of numbers.
public struct NumberDescription: Hashable, Sendable {
  /// The kind of numbers.
  public var style: Style
  /// A currency's code for amounts, such as `EUR`.
  public var currency: String?
  /// The text after a number with a unit, such as ` kg`.
  public var unit: String?
  /// The least and the greatest value, as decimals with a point.
  public var minimum, maximum: String?
  /// Whether digits enter from the right, as on a cash register.
  public var entersMinorUnits: Bool

  /// Numbers of a kind.
  ///
  /// - Parameters:
  ///   - style: The kind of numbers.
  ///   - currency: A currency's code for amounts.
  ///   - unit: The text after a number with a unit.
  ///   - minimum: The least value, as a decimal with a point.
  ///   - maximum: The greatest value, as a decimal with a point.
  ///   - entersMinorUnits: Whether digits enter from the right.
  /// - Complexity: O(1)
  public init(
    _ style: Style = .decimal, currency: String? = nil, unit: String? = nil, minimum: String? = nil,
    maximum: String? = nil, entersMinorUnits: Bool = false
  ) {
    self.style = style
    self.currency = currency
    self.unit = unit
    self.minimum = minimum
    self.maximum = maximum
    self.entersMinorUnits = entersMinorUnits
  }

  /// The kinds of numbers.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Plain numbers.
    case decimal
    /// Whole numbers.
    case integer
    /// Percentages.
    case percent
    /// Amounts of a currency.
    case currency
    /// Amounts with negative ones in parentheses.
    case accounting
    /// Numbers with a text after them.
    case unit
  }
}

extension FieldDescription {
  /// The accessory that a button stands for; `nil` where there is none, and of the other buttons.
  ///
  /// - Parameter button: The button.
  /// - Returns: The accessory, or `nil`.
  /// - Complexity: O(1)
  public func accessory(of button: FieldButton) -> FieldAccessory? {
    switch button {
    case .leadingAccessory: leadingAccessory
    case .trailingAccessory: trailingAccessory
    case .clear, .reveal: nil
    }
  }
}

/// Something at the leading or the trailing end of a field: an icon, a unit, a button.
public struct FieldAccessory: Hashable, Sendable {
  /// The purpose of an accessory.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It shows what the field is for; it leads.
    case purpose
    /// It shows a unit; it leads.
    case unit
    /// It does something; it trails.
    case action
  }
  /// The purpose of the accessory.
  public var role: Role
  /// The text of the accessory; assistive technology reads it too.
  public var text: String
  /// A symbol that is drawn in place of the text; `nil` draws the text.
  public var symbol: String?
  /// The name of what it does, for the application; `nil` if it does nothing.
  public var action: String?

  /// An accessory.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - text: What it says.
  ///   - symbol: What is drawn in place of the text.
  ///   - action: The name of what it does.
  /// - Complexity: O(1)
  public init(_ role: Role, text: String, symbol: String? = nil, action: String? = nil) {
    self.role = role
    self.text = text
    self.symbol = symbol
    self.action = action
  }
}
