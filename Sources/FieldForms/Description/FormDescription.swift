/// A form as data: what it asks, in which order and words, and how its fields depend on each other.
///
/// A ``FormPlan`` is made of it, and a ``FieldForm`` over that. `FormDescription(json:)` reads one.
///
///     let signUp = FormDescription(
///       name: "sign-up", title: "Sign up",
///       fields: [
///         FieldDescription("email", label: "Email", type: .email),
///         FieldDescription("password", label: "Password", type: .newPassword),
///       ])
public struct FormDescription: Hashable, Sendable {
  /// The name by which programs know it.
  public var name: String
  /// The title above it.
  public var title: String
  /// The language of its texts and messages, such as `en`.
  public var language: String
  /// The locale of its numbers and dates, such as `en_US`.
  public var locale: String
  /// The notice at the top about required fields.
  public var notice: Notice
  /// The case of its labels, with which ``warnings`` compares them.
  public var labelCase: LabelCase
  /// The moment at which problems are shown, for fields that do not say it; `nil` leaves it to each field's content
  /// type.
  public var timing: MessageTiming?
  /// The submission of the form.
  public var submission: Submission
  /// The items that it shows, from top to bottom.
  public var items: [FormItem]

  /// A form.
  ///
  /// - Parameters:
  ///   - name: The name by which programs know it.
  ///   - title: The title above it.
  ///   - language: The language of its texts and messages.
  ///   - locale: The locale of its numbers and dates.
  ///   - notice: What it says at the top about required fields.
  ///   - labelCase: The case of its labels.
  ///   - timing: When problems are shown; `nil` leaves it to each field's content type.
  ///   - submission: How it is submitted.
  ///   - items: What it shows, from top to bottom.
  /// - Complexity: O(1)
  public init(
    name: String = "", title: String = "", language: String = "en", locale: String = "en_US",
    notice: Notice = .automatic, labelCase: LabelCase = .asGiven, timing: MessageTiming? = nil,
    submission: Submission = Submission(), items: [FormItem]
  ) {
    self.name = name
    self.title = title
    self.language = language
    self.locale = locale
    self.notice = notice
    self.labelCase = labelCase
    self.timing = timing
    self.submission = submission
    self.items = items
  }

  /// A form of fields alone, without groups and notes.
  ///
  /// - Parameters:
  ///   - name: The name by which programs know it.
  ///   - title: The title above it.
  ///   - language: The language of its texts and messages.
  ///   - locale: The locale of its numbers and dates.
  ///   - fields: The fields, in their order.
  /// - Complexity: O(*n*) in the fields.
  public init(
    name: String = "", title: String = "", language: String = "en", locale: String = "en_US",
    fields: [FieldDescription]
  ) {
    self.init(name: name, title: title, language: language, locale: locale, items: fields.map { FormItem.field($0) })
  }

  /// All fields in tab order, those of groups included.
  ///
  /// - Complexity: O(*n*) in the items.
  public var fields: [FieldDescription] {
    items.flatMap { (item) -> [FieldDescription] in
      switch item {
      case .field(let field): [field]
      case .group(let group): group.fields
      case .note: []
      }
    }
  }

  /// A notice at the top of a form about required fields.
  public enum Notice: String, Hashable, Sendable, CaseIterable {
    /// A notice that all fields are required, or all but those that are marked optional; hidden fields do not count.
    case automatic
    /// No notice.
    case none
  }

  /// The case in which labels are written.
  public enum LabelCase: String, Hashable, Sendable, CaseIterable {
    /// Only the first word has a capital: *Card number*.
    case sentence
    /// Each word has a capital: *Card Number*.
    case title
    /// Each label as it is given.
    case asGiven
  }

  /// The submission of a form.
  public struct Submission: Hashable, Sendable {
    /// The label of the button.
    public var label: String
    /// The action of the button while something is missing or wrong.
    public var whenIncomplete: Incomplete

    /// A button.
    ///
    /// - Parameters:
    ///   - label: What stands on it.
    ///   - whenIncomplete: What it does while something is missing or wrong.
    /// - Complexity: O(1)
    public init(label: String = "Continue", whenIncomplete: Incomplete = .explains) {
      self.label = label
      self.whenIncomplete = whenIncomplete
    }

    /// The action of a button while something is missing or wrong.
    public enum Incomplete: String, Hashable, Sendable, CaseIterable {
      /// It looks unavailable; when it is pressed, it shows what is missing or wrong.
      case explains
      /// It cannot be pressed.
      case unavailable
    }
  }
}
