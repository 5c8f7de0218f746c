internal import FieldForms

/// What a text of several lines has been, edit by edit: what undo may come back to.
struct BoxHistory {
  /// Texts in the order in which they stood there, and whether the edit after each is a step of its own: only typing
  /// goes on with another.
  private var states: [(text: String, isStep: Bool)]
  /// Whether nothing was undone yet, so that undo goes back over all of them.
  private var isWhole = true
  private var selection: Range<Int>
  /// The text with what an input method shows, which the next edit commits; `nil` while it shows nothing.
  private var composed: String?

  init(_ field: borrowing FormField) {
    states = [(field.text, true)]
    selection = field.selection
  }

  /// The histories of a form, by the numbers of its fields.
  static func histories(_ form: borrowing FieldForm) -> [Int: BoxHistory] {
    var histories: [Int: BoxHistory] = [:]
    for i in 0..<form.fieldCount where form[FieldID(i)].kind.hasRows {
      histories[i] = BoxHistory(form[FieldID(i)])
    }
    return histories
  }

  /// Notes what stands there after a step.
  ///
  /// - Parameter isAtCaret: Whether nothing was selected before it, and no text was marked.
  mutating func follow(_ step: FormStep, isAtCaret: Bool, _ field: borrowing FormField) {
    if step == .event(.reset) { self = BoxHistory(field) }
    if field.hasMarkedText {
      composed = field.text
      return
    }
    if let composed, composed != states[states.count - 1].text, !step.replacesMarkedText {
      states[states.count - 1].isStep = true
      states.append((composed, false))
    }
    composed = nil
    defer { selection = field.selection }
    if field.text == states[states.count - 1].text {
      // typing that goes on elsewhere is a step of its own
      if field.selection != selection { states[states.count - 1].isStep = true }
      return
    }
    if step == .event(.edit(.undo)) || step == .event(.edit(.redo)) { isWhole = false }
    if !isAtCaret || !step.isTyping { states[states.count - 1].isStep = true }
    states.append((field.text, false))
  }

  /// What is wrong with the texts that undo brought back one after another; `nil` if each was there, and none was
  /// passed that an edit other than typing had followed.
  func fault(undoing texts: some Collection<String>) -> String? {
    guard isWhole, texts.first == states[states.count - 1].text else { return nil }
    // where undo may have come to: of texts that are alike any
    var places = [states.count - 1]
    for text in texts where text != states[places[0]].text {
      places = (0..<places[0]).reversed().filter { earlier in
        states[earlier].text == text
          && places.contains { place in earlier < place && !states[earlier + 1..<place].contains { $0.isStep } }
      }
      if places.isEmpty { return "undo came to \"\(text)\" over an edit, or it was never there" }
    }
    return nil
  }
}

extension FormStep {
  /// Whether marked text is gone with it: it takes its place, or cancels it.
  fileprivate var replacesMarkedText: Bool {
    switch self {
    case .event(.edit(.setMarkedText)), .event(.reset): true
    default: false
    }
  }

  /// Whether it may go on with a step of undo.
  fileprivate var isTyping: Bool {
    switch self {
    case .event(.edit(.insert)), .event(.enter): true
    default: false
    }
  }
}

/// What time alone has brought to be said, since something else happened.
struct SaidByTime {
  private var texts: [String] = []

  /// - Returns: What is wrong: time goes on, and says the same again.
  mutating func follow(_ step: FormStep, _ said: [Announcement]) -> (FormLaw, String)? {
    guard case .event(.tick) = step else {
      texts = []
      return nil
    }
    if let again = said.first(where: { texts.contains($0.text) }) {
      return (.announcementsAreMadeOnce, "\"\(again.text)\" is said again, and only time has passed")
    }
    texts += said.map(\.text)
    return nil
  }
}
