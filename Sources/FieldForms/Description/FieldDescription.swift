public import FieldFormats
public import NumberFormatting

/// A field as data: what it asks, and how.
///
/// A name and a label are enough: the content type decides the rest, and whatever is set here takes precedence.
public struct FieldDescription: Hashable, Sendable {
  /// The name by which programs know it: a letter, then letters, digits, `-` and `_`.
  public var name: String
  /// The label above or beside it, which says what is asked: *Card number*. No field is without one.
  public var label: String
  /// The words by which a sentence names the field: *the card number*. `nil` derives it from the label.
  public var term: String?
  /// A line of help, which stays when a problem is shown.
  public var helper: String?
  /// The text that the field shows while it is empty. Never a substitute for the label, never part of the value.
  public var prompt: String?
  /// The content type, which decides everything that is not set here.
  public var type: ContentType
  /// The content that is entered: a format's name, a mask, numbers or free text.
  public var content: Content
  /// Whether it may stay empty.
  public var isOptional: Bool
  /// The value that it holds at first.
  public var defaultValue: DefaultValue?
  /// The moment at which its problems are shown; `nil` leaves it to the form, and then to the content type.
  public var timing: MessageTiming?
  /// The secrecy of what is typed: whether it is hidden, and how. A password always does.
  public var secrecy: Secrecy
  /// The button that clears it.
  public var clearButton: ClearButton
  /// The accessory at its leading end, to say what the field is for.
  public var leadingAccessory: FieldAccessory?
  /// The accessory at its trailing end, to do something else.
  public var trailingAccessory: FieldAccessory?
  /// The keyboard to show; `nil` leaves it to the format, and then to the content type.
  public var keyboard: KeyboardKind?
  /// The type of text that a browser or system may fill in; `nil` leaves it to the content type.
  public var autofill: AutofillType?
  /// The letters that a keyboard capitalizes; `nil` leaves it to the content type.
  public var capitals: Capitals?
  /// Whether a keyboard corrects words; `nil` leaves it to the content type.
  public var isCorrected: Bool?
  /// The width of the field.
  public var width: Width
  /// The display of a text that is too wide while the field does not have the focus.
  public var overflow: Overflow
  /// The bound of a free text's length; `nil` for any length.
  public var length: TextLength?
  /// The region of a phone number or a postal code.
  public var region: RegionSource?
  /// The name of the field with the card to which a security code belongs.
  public var card: String?
  /// The name of the field whose value it repeats.
  public var sameAs: String?
  /// The first day that a field of dates takes; `nil` for any.
  public var earliest: DateLimit?
  /// The last day that a field of dates takes; `nil` for any.
  public var latest: DateLimit?
  /// The condition under which it is required; `nil` leaves it to ``isOptional``.
  public var requiredWhen: FieldCondition?
  /// The condition under which it is shown; `nil` for always.
  public var shownWhen: FieldCondition?
  /// The requirements that a new password must meet. A front end shows each with whether it is met.
  public var requirements: [TextRequirement]
  /// Whether the application answers if a good value is accepted: a server may know which names are taken.
  public var awaitsAnswer: Bool
  /// Whether the arrow keys up and down step what stands at the caret, a number or a part of a date or time, where they
  /// would leave the field otherwise. Of fields of one line.
  public var isStepped: Bool
  /// Whether such a step carries into the next greater part of a date or time: a minute up from 09:59 is 10:00.
  public var carriesSteps: Bool
  /// How far such a step goes: `"0.25"` of an amount, `"minutes 15"` of a time; `nil` for 1.
  public var step: StepLength?
  /// How far a step with Alt goes; `nil` for as far as ``step``.
  public var smallStep: StepLength?
  /// How far a step with Shift goes; `nil` for ten times as far as ``step``.
  public var largeStep: StepLength?
  /// Texts of its own for its problems, by message key.
  public var messages: [String: String]

  /// A field. Everything else is set on the result.
  ///
  ///     var street = FieldDescription("street", label: "Street and house number", type: .addressLine1)
  ///     street.overflow = .truncateTail
  ///
  /// - Parameters:
  ///   - name: The name by which programs know it.
  ///   - label: The label above or beside it.
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
    width = .automatic
    overflow = .clip
    requirements = []
    (awaitsAnswer, isStepped, carriesSteps) = (false, false, false)
    messages = [:]
  }

  /// The content that is entered into a field.
  public enum Content: Hashable, Sendable {
    /// The content of the content type.
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
