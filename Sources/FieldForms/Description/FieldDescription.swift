public import FieldFormats

/// A field as data: what it asks, and how.
///
/// Only name and label are needed; the content type says the rest, and whatever is given here goes before it.
public struct FieldDescription: Hashable, Sendable {
  /// The name by which programs know it: a letter, then letters, digits, `-` and `_`.
  public var name: String
  /// What stands beside or above it: *Card number*. It says what is asked, so that no field is without one.
  public var label: String
  /// How a sentence names it: *the card number*. Without one the label is used.
  public var term: String?
  /// A line of help that stays where it is when there is an error.
  public var helper: String?
  /// What stands in it while it is empty. Never a substitute for the label, never part of the value.
  public var prompt: String?
  /// What it asks for, from which everything follows that is not given.
  public var type: ContentType
  /// What is entered: a format's name, a mask, numbers or free text.
  public var content: Content
  /// Whether it may stay empty.
  public var isOptional: Bool
  /// What it holds at first.
  public var defaultValue: DefaultValue?
  /// When its problems are shown.
  public var timing: MessageTiming?
  /// Whether it hides what is typed, and how. A password always does.
  public var secrecy: Secrecy
  /// Whether it has a button that clears it.
  public var clearButton: ClearButton
  /// What stands at its leading end: what it is for.
  public var leadingAccessory: FieldAccessory?
  /// What stands at its trailing end: what it can do besides.
  public var trailingAccessory: FieldAccessory?
  /// Which keys are at hand.
  public var keyboard: KeyboardKind?
  /// What a browser or system may fill in.
  public var autofill: AutofillType?
  /// Which letters a keyboard makes capitals.
  public var capitals: Capitals?
  /// Whether a keyboard corrects words.
  public var isCorrected: Bool?
  /// How wide it is.
  public var width: Width
  /// How a text that is too long is shown while it has no focus.
  public var overflow: Overflow
  /// How long a text may be.
  public var length: TextLength?
  /// The region of a phone number, a postal code or a number by which a state knows a person.
  public var region: RegionSource?
  /// The name of the field that holds the card to which a security code belongs.
  public var card: String?
  /// The name of the field whose value it repeats.
  public var sameAs: String?
  /// When it is required though it is optional otherwise.
  public var requiredWhen: FieldCondition?
  /// When it is shown; `nil` for always.
  public var shownWhen: FieldCondition?
  /// What a new password must have, each shown with whether it is met.
  public var requirements: [TextRequirement]
  /// Whether somebody else answers whether a good value is good: a server that knows which names are taken.
  public var awaitsAnswer: Bool
  /// Messages of its own, by their keys.
  public var messages: [String: String]

  /// A field. What is not given here is set on the value.
  ///
  ///     var street = FieldDescription("street", label: "Street and house number", type: .addressLine1)
  ///     street.overflow = .truncateTail
  ///
  /// - Parameters:
  ///   - name: The name by which programs know it.
  ///   - label: What stands beside or above it.
  ///   - type: What it asks for.
  ///   - content: What is entered; ``Content/byType`` leaves it to the type.
  ///   - helper: A line of help.
  ///   - isOptional: Whether it may stay empty.
  /// - Complexity: O(1)
  public init(
    _ name: String, label: String, type: ContentType = .text, content: Content = .byType, helper: String? = nil,
    isOptional: Bool = false
  ) {
    self.name = name
    self.label = label
    self.type = type
    self.content = content
    self.helper = helper
    self.isOptional = isOptional
    secrecy = .byType
    clearButton = .automatic
    width = .full
    overflow = .clip
    requirements = []
    awaitsAnswer = false
    messages = [:]
  }

  /// What is entered into a field.
  public enum Content: Hashable, Sendable {
    /// What the content type says.
    case byType
    /// A format of the catalogue: `expiry`, `phone(GB)`.
    case format(String)
    /// A mask: `###-###-####`.
    case mask(String)
    /// Numbers.
    case number(NumberDescription)
    /// A text of one line.
    case line
    /// A text of several lines.
    case lines(TextLines)
    /// One of several choices.
    case choices(ChoiceList)
    /// A code of so many digits, a cell each.
    case cells(Int)
  }
}
