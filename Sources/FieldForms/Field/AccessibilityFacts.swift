internal import FieldEditing
internal import FieldFormats

/// The facts about a field that assistive technology must know, in the form's language.
public struct AccessibilityFacts: Hashable, Sendable {
  /// The kinds of fields, as assistive technology knows them.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A text of one line, or of several.
    case textField, textArea
    /// A text that hides what is typed.
    case secureTextField
    /// A list of choices, one that opens, one that typing filters.
    case listBox, popUp, comboBox
    /// A switch.
    case toggle
    /// A code, a cell for each character.
    case codeCells
  }
  /// The kind of field.
  public let role: Role
  /// Its name: the label, and that it is optional.
  public let name: String
  /// The descriptions of the field, in reading order: the helper, requirements that are not met, the problem.
  public let descriptions: [String]
  /// The value of the field: the display, *hidden, 7 characters* for a secret, *on* or *off* for a switch.
  public let value: String
  /// Whether it must be filled in.
  public let isRequired: Bool
  /// Whether a problem is shown.
  public let isInvalid: Bool
  /// Whether an answer is awaited.
  public let isBusy: Bool
  /// Whether its choices are shown; `nil` in fields without choices that open.
  public let isExpanded: Bool?
  /// The name of the button that clears it; `nil` while there is none.
  public let clearName: String?
  /// The name of the button that reveals or hides a secret; `nil` while there is none.
  public let revealName: String?
  /// Whether the host should keep it out of recordings and shared screens.
  public let isSensitive: Bool
  /// The option that is chosen, or the cell of a code that comes next, counted from 1, and the number of them; `nil`
  /// elsewhere.
  public let position: Int?, count: Int?
}

extension FormField {
  /// The facts that assistive technology must know about it.
  ///
  /// - Complexity: O(*n*) in what is shown.
  public var accessibility: AccessibilityFacts {
    @export(interface) get {
      let language = plan.language
      let named = [FormMessage.Parameter.text("term", plan.term), .text("label", plan.description.label)]
      let requirements = requirements.filter { !$0.isMet }.map { $0.text }
      return AccessibilityFacts(
        role: kind.role(isSecure: isSecure, choiceStyle), name: label,
        descriptions: (helper.map { [$0] } ?? []) + requirements + (message.map { [$0] } ?? []),
        value: accessibilityValue, isRequired: isRequired, isInvalid: message != nil, isBusy: ticket != nil,
        isExpanded: kind.holding == .option && choiceStyle != .list ? isOpen : nil,
        clearName: canClear ? language.text(.buttonClear, named) : nil,
        revealName: canReveal ? language.text(isRevealed ? .buttonHide : .buttonShow, named) : nil,
        isSensitive: isSecure, position: positionFacts?.position, count: positionFacts?.count)
    }
  }

  private var accessibilityValue: String {
    if kind.holding == .state { return plan.language.text(isOn ? .valueOn : .valueOff, []) }
    guard let secure = plan.secureEntry, !isRevealed, !isEmpty || hasMarkedText else { return text }
    if !secure.showsLength { return plan.language.text(.valueHiddenLength, []) }
    return plan.language.text(.valueHidden, [.count("count", entry.characterCount)])
  }

  /// How many characters a code has; `nil` of other fields.
  var codeLength: Int? { kind.hasCells ? format.maximumDisplayLength : nil }

  private var positionFacts: (position: Int?, count: Int?)? {
    if let choices = plan.choices { return (choice.selected.map { $0 + 1 }, choices.options.count) }
    return codeLength.map { (min(entry.characterCount + 1, $0), $0) }
  }
}
