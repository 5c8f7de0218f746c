import FieldFormats

/// What can be chosen in a field.
public struct ChoiceList: Hashable, Sendable {
  /// How the choices are offered; `nil` leaves it to their number.
  public var style: Style?
  /// Where they come from.
  public var source: Source
  /// Whether another text than one of theirs is taken.
  public var takesOthers: Bool

  /// Choices.
  ///
  /// - Parameters:
  ///   - source: Where they come from.
  ///   - style: How they are offered; `nil` leaves it to their number.
  ///   - takesOthers: Whether another text than one of theirs is taken.
  /// - Complexity: O(1)
  public init(_ source: Source, style: Style? = nil, takesOthers: Bool = false) {
    self.source = source
    self.style = style
    self.takesOthers = takesOthers
  }

  /// How choices are offered.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// On or off.
    case toggle = "switch"
    /// All of them in view.
    case list
    /// One in view; the others when it is opened.
    case picker
    /// Typing filters them.
    case combo
  }

  /// Where choices come from.
  public enum Source: Hashable, Sendable {
    /// These.
    case options([ChoiceOption])
    /// All regions, all currencies or all locales, with names in the form's language: from its environment.
    case regions, currencies, locales
    /// None but on and off.
    case onAndOff
  }
}

/// One of the choices.
public struct ChoiceOption: Hashable, Sendable {
  /// What is handed out.
  public var value: String
  /// What is shown.
  public var label: String
  /// Other words by which it is found.
  public var words: [String]

  /// A choice.
  ///
  /// - Parameters:
  ///   - value: What is handed out.
  ///   - label: What is shown.
  ///   - words: Other words by which it is found.
  /// - Complexity: O(1)
  public init(_ value: String, label: String, words: [String] = []) {
    self.value = value
    self.label = label
    self.words = words
  }
}
