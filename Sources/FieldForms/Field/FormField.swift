public import FieldEditing
public import FieldFormats

/// A field of a form: what it holds, what it is worth, and what is shown of that.
///
/// Read it in place, as `form[id]`; only events change it.
public struct FormField: ~Copyable {
  let plan: FieldPlan
  /// The kind of field, by what people do in it. Kept beside the plan, as each key asks for it more than once.
  public let kind: FieldKind
  /// Whether it hides what is typed, revealed or not.
  public let isSecure: Bool
  /// The format that it has now: that of a postal code follows the country.
  var formatPlan: FormatPlan
  /// Whether other fields depend on it. Kept beside the plan's lists, as each key asks for it.
  var isFollowed = false
  /// The field that is typed in: the value, or what filters the choices.
  public internal(set) var entry: Field
  /// The rows of a text of several lines.
  public internal(set) var frame: TextFrame
  var choice: ChoiceState
  /// Whether a switch is on.
  var isOn = false
  var messageState = MessageState(.blank)
  var remarkState = RemarkState.none
  /// What is known of it beside its text, as it was noted last.
  var noted = FieldFacts()
  /// Whether it is shown; that may depend on other fields.
  public internal(set) var isShown = true
  /// Whether it must be filled in; that may depend on another field.
  public internal(set) var isRequired: Bool
  /// What somebody else has said of it, until it is edited.
  var objection: Objection?
  /// The ticket of the question that the application has to answer; `nil` while there is none.
  public internal(set) var ticket: Int?
  /// Questions asked so far, so that late answers to earlier ones are known.
  var ticketCount = 0
  /// The good value that somebody else has answered for, so that it is asked once.
  var isAnswered = false
  /// How many milliseconds the last character of a secret is still shown.
  var lastCharacterTime = 0
  /// The region that its format is of, and the code that its card has.
  var region: String?
  var cardCode: CardNetwork.SecurityCode?
  /// The first and the last day that it takes now, of a field of dates.
  var dateBounds: DateBounds?
  /// What ending the last entry did to the text; `nil` before the first end, and in texts of several lines.
  package internal(set) var endOfEntry: EditResult?

  init(_ plan: FieldPlan) {
    self.plan = plan
    kind = plan.kind
    isSecure = plan.secureEntry != nil
    formatPlan = plan.formatPlan
    entry = Field(plan.formatPlan.format, options: plan.options)
    choice = ChoiceState(plan.choices)
    frame = TextFrame(plan.lines ?? TextLines())
    isRequired = !plan.description.isOptional
    region = plan.firstRegion
  }
}

/// What a field is called, and what it asks for.
extension FormField {
  var format: FieldFormat { formatPlan.format }
  /// The field's identifier in the form.
  public var id: FieldID { plan.id }
  /// The field as data.
  public var description: FieldDescription { plan.description }
  /// The name by which programs know it.
  public var name: String { plan.description.name }
  /// The label above or beside it, with the word for *optional* where it is.
  public var label: String {
    let label = plan.description.label
    return isRequired || kind.holding == .state ? label : plan.language.text(.labelOptional, [.text("label", label)])
  }
  /// A line of help, which stays when a problem is shown; `nil` for none.
  public var helper: String? { plan.description.helper }
  /// The text shown while it is empty; `nil` otherwise.
  public var prompt: String? { isEmpty && !hasMarkedText ? plan.description.prompt : nil }
  /// The keyboard to show.
  public var keyboard: KeyboardKind { plan.description.keyboard ?? format.formKeyboard ?? plan.traits.keyboard }
  /// The type of text that a browser or system may fill in; `nil` for none.
  public var autofill: AutofillType? { plan.description.autofill ?? plan.traits.autofill }
  /// The letters that a keyboard capitalizes.
  public var capitals: FieldDescription.Capitals { plan.description.capitals ?? plan.traits.capitals }
  /// Whether the arrow keys up and down step what stands at the caret: in a text of one line that says so.
  package var isStepped: Bool { plan.description.isStepped && kind.holding == .text && !kind.hasRows && !kind.hasCells }
  /// Whether a keyboard corrects words.
  public var isCorrected: Bool { plan.description.isCorrected ?? plan.traits.isCorrected }
  /// The number of characters of its longest text; `nil` if it has no bound.
  public var suggestedColumns: Int? {
    switch kind.holding {
    case .option: plan.choices?.options.map { $0.label.count }.max()
    case .state: nil
    case .text where kind.hasRows: nil
    case .text: plan.description.length?.maximum ?? format.maximumDisplayLength
    }
  }
}

/// What it holds and shows.
extension FormField {
  /// The text shown. A switch shows nothing: read ``isSwitchedOn``.
  public var text: String {
    if kind.holding == .option, !plan.isTyped { return selectedOption?.label ?? "" }
    return shownInstead ?? entry.text
  }
  /// Returns a part of ``text``, such as the `replacement` of an edit.
  ///
  /// - Parameter range: Offsets in the form's unit; what lies beyond the text is left out.
  /// - Returns: The characters in the range.
  /// - Complexity: O(*n*) in the text; in the part of a text of several lines.
  public func text(in range: Range<Int>) -> String {
    kind.hasRows ? entry.text(in: range) : text.part(range, in: offsetUnit)
  }
  /// The caret, as an offset in ``text``.
  public var caret: Int { shownInstead.map { offsetUnit.count($0) } ?? entry.caret }
  /// The selection, as offsets in ``text``.
  public var selection: Range<Int> { shownInstead == nil ? entry.selection : caret..<caret }
  /// The unit that offsets count, as ``FormEnvironment/offsetUnit`` says.
  public var offsetUnit: FieldOptions.OffsetUnit { plan.options.offsetUnit }
  /// The characters that the format still expects, drawn dim after the text while the field has the focus. A text that
  /// has no fixed shape, as an e-mail address, expects nothing in particular: while it is empty, this is an example.
  public var skeleton: String {
    if plan.isFree || kind.holding != .text || hidesLength { return "" }
    if !formatPlan.hasShape { return isEmpty && !hasMarkedText && !isSecure ? format.example : "" }
    return format.placeholder(of: entry)
  }
  /// The text divided by role and selection.
  public var displayRuns: [DisplayRun] {
    var runs = hidesLength ? [] : entry.displayRuns()
    // what is shown instead may end elsewhere
    if shownInstead != nil {
      let last = runs.popLast() ?? DisplayRun(role: .typed, range: 0..<0, isSelected: false)
      runs.append(DisplayRun(role: last.role, range: last.range.lowerBound..<caret, isSelected: false))
    }
    return runs
  }
  /// Whether it has marked text of an input method.
  public var hasMarkedText: Bool { entry.hasMarkedText }
  /// Whether nothing was entered or chosen.
  @inline(__always) public var isEmpty: Bool {
    switch kind.holding {
    case .option: choice.selected == nil && entry.isEmpty
    case .state: !isOn
    case .text: entry.isEmpty
    }
  }
  /// Whether a switch is on; false of other fields.
  public var isSwitchedOn: Bool { isOn }
  /// Whether there is a step to undo.
  public var canUndo: Bool { entry.canUndo }
  /// Whether there is a step to redo.
  public var canRedo: Bool { entry.canRedo }
  /// Whether it was edited since the form began.
  public var wasEdited: Bool { messageState.isEdited }
  /// Whether a secret is revealed.
  public var isRevealed: Bool { entry.isRevealed }

  /// What is shown of a secret in place of its bullets, with the caret at its end; `nil` where the bullets are shown.
  var shownInstead: String? {
    if hidesLength { return String(repeating: "•", count: 8) }
    return lastCharacterTime > 0 ? textWithLastCharacter : nil
  }

  /// The greatest offset in the text; not of a text of several lines.
  var shownLength: Int {
    kind.holding == .option ? offsetUnit.count(text) : shownInstead.map { offsetUnit.count($0) } ?? entry.textLength
  }

  /// Whether nothing of its length may be seen now.
  private var hidesLength: Bool { showsBullets && !(plan.secureEntry?.showsLength ?? true) && !entry.isEmpty }

  /// Whether it shows a secret as bullets now, and no view conceals it.
  var showsBullets: Bool { isSecure && !entry.isRevealed && entry.options.secureDisplay != .byView }
}

/// What stands at its ends.
extension FormField {
  /// Whether the button that clears it is there.
  @inline(__always) public var canClear: Bool {
    guard plan.description.clearButton == .automatic, kind.mayBeCleared else { return false }
    return !isEmpty
  }
  /// Whether the button that reveals it, or hides it again, is there.
  public var canReveal: Bool { plan.secureEntry?.canBeRevealed ?? false }
}

extension FieldFormat {
  /// The keys that values of a format need; `nil` where the content type knows it better.
  fileprivate var formKeyboard: KeyboardKind? { namedFormat == nil ? nil : metadata.keyboard }
}
