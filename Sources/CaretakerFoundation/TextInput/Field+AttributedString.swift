public import Caretaker
public import Foundation

/// The attribute that says what characters of a field's text are.
public enum DisplayRoleAttribute: CodableAttributedStringKey {
  public typealias Value = DisplayRun.Role
  public static let name = "Caretaker.role"
}

/// The attribute of the characters that are selected.
public enum DisplaySelectionAttribute: CodableAttributedStringKey {
  public typealias Value = Bool
  public static let name = "Caretaker.isSelected"
}

extension AttributeScopes {
  /// The attributes of what a field shows.
  public struct CaretakerAttributes: AttributeScope {
    /// The role of the characters.
    public let role: DisplayRoleAttribute
    /// Whether they are selected; `nil` where they are not.
    public let isSelected: DisplaySelectionAttribute
  }
  /// The attributes of what a field shows.
  public var caretaker: CaretakerAttributes.Type { CaretakerAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of what a field shows.
  ///
  /// - Parameter path: The attribute in ``AttributeScopes/CaretakerAttributes``.
  /// - Returns: The attribute's key, by which a run is read and written.
  public subscript<Key: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.CaretakerAttributes, Key>)
    -> Key
  {
    self[Key.self]
  }
}

extension DisplayRun.Role: Codable {}

extension Field {
  /// Returns the text shown, each run with its role, for a view to draw roles differently.
  ///
  ///     var text = phone.attributedText(prompt: phone.placeholder)
  ///     for run in text.runs where run.caretaker.role == .prompt || run.caretaker.role == .emptySlot {
  ///       text[run.range].foregroundColor = .secondary
  ///     }
  ///
  /// - Parameter prompt: What is drawn after the text, with the role `.prompt`.
  /// - Returns: The text with the attributes `role` and `isSelected`.
  /// - Complexity: O(*n* · *r*) in what is shown and its runs. For after a key, not within it.
  public func attributedText(prompt: String = "") -> AttributedString {
    let (text, unit) = (text, options.offsetUnit)
    var attributed = AttributedString()
    for run in displayRuns() {
      let (start, end) = (
        text.index(at: run.range.lowerBound, in: unit), text.index(at: run.range.upperBound, in: unit)
      )
      attributed.append(AttributedString(String(text[start..<end]), attributes: run.attributes))
    }
    var attributes = AttributeContainer()
    attributes.caretaker.role = .prompt
    attributed.append(AttributedString(prompt, attributes: attributes))
    return attributed
  }
}

extension DisplayRun {
  fileprivate var attributes: AttributeContainer {
    var attributes = AttributeContainer()
    attributes.caretaker.role = role
    if isSelected { attributes.caretaker.isSelected = true }
    return attributes
  }
}

extension FieldModel {
  /// Returns the text shown, each run with its role, and what is still to come if that is asked for.
  ///
  ///     Text(phone.attributedText(includingPrompt: true))
  ///
  /// - Parameter includingPrompt: Whether the placeholder follows the text, with the role `.prompt`.
  /// - Returns: The text with the attributes `role` and `isSelected`.
  /// - Complexity: O(*n* · *r*) in what is shown and its runs. For after a key, not within it.
  public func attributedText(includingPrompt: Bool = false) -> AttributedString {
    let prompt = includingPrompt ? placeholder : ""
    return read { $0.attributedText(prompt: prompt) }
  }
}
