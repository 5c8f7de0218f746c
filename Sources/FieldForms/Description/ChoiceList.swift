/// The options that can be chosen in a field.
public struct ChoiceList: Hashable, Sendable {
  /// The style in which choices are offered; `nil` decides by their number.
  public var style: Style?
  /// The source of the choices.
  public var source: Source
  /// Whether any other text is accepted.
  public var takesOthers: Bool

  /// A list of choices.
  ///
  /// - Parameters:
  ///   - source: Where they come from.
  ///   - style: How they are offered; `nil` decides by their number.
  ///   - takesOthers: Whether any other text is accepted.
  /// - Complexity: O(1)
  public init(_ source: Source, style: Style? = nil, takesOthers: Bool = false) {
    self.source = source
    self.style = style
    self.takesOthers = takesOthers
  }

  /// A style of offering choices.
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

  /// A source of choices.
  public enum Source: Hashable, Sendable {
    /// The options given.
    case options([ChoiceOption])
    /// All regions, all currencies or all locales, with names in the form's language, from its environment.
    case regions, currencies, locales
    /// On and off alone: a switch.
    case onAndOff
  }
}

/// One of the choices.
public struct ChoiceOption: Hashable, Sendable {
  /// The value that is handed out.
  public var value: String
  /// The label that is shown.
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
