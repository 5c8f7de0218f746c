public import Caretaker
public import Foundation

/// Edits as text views hand them over, in UTF-16, whatever the field's own offsets count.
extension Field {
  /// The selection, in UTF-16.
  public var selectedRange: NSRange {
    get { utf16(selection) }
    set {
      let range = offsets(of: newValue)
      if range != selection { select(range) }
    }
  }

  /// The edit that a text view is about to make: what `shouldChangeCharactersIn` and `shouldChangeTextIn` ask a
  /// delegate.
  ///
  /// Call it from the delegate, and report the field of selections, or it does not know where the caret stands:
  ///
  ///     func textField(
  ///       _ view: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ///     ) -> Bool {
  ///       let change = field.replaceCharacters(in: range, with: text)
  ///       if !change.shouldChangeCharacters {
  ///         view.text = change.text
  ///         view.selectedRange = change.selectedRange     // UITextField: by selectedTextRange
  ///       }
  ///       return change.shouldChangeCharacters
  ///     }
  ///     func textFieldDidChangeSelection(_ view: UITextField) { field.selectedRange = view.selectedRange }
  ///
  /// What the edit means is found from what is replaced and by what:
  ///
  /// | replaced | by | means |
  /// |---|---|---|
  /// | the selection | one character | typing |
  /// | the selection | a word and the space after it | typing it: a keyboard's suggestion |
  /// | the selection | more | a paste, autofill |
  /// | the character before the caret | nothing | deleting backward, which steps over literals |
  /// | the character after the caret | nothing | deleting forward |
  /// | anything else | anything | the range is selected first |
  ///
  /// - Parameters:
  ///   - range: What the view would replace, in UTF-16. It is clamped to the text; `NSNotFound` is the marked text, or
  ///     the selection.
  ///   - text: What the view would put there.
  /// - Returns: What the view must show.
  /// - Complexity: O(*n*) in what is shown, and that of the edit.
  public mutating func replaceCharacters(in range: NSRange, with text: String) -> TextFieldChange {
    let (before, marked) = (self.text, markedRange)
    let range = range.location == NSNotFound ? marked ?? selectedRange : range
    let replacesMarkedText = range == marked
    if replacesMarkedText { setMarkedText("") }
    let result = edit(replacesMarkedText || range == selectedRange ? selection : offsets(of: range), text)
    let (after, selected) = (self.text, selectedRange)
    let isOwn =
      before.replacing(range, with: text)?.isSame(as: after) ?? false
      && selected == NSRange(location: range.location + text.utf16.count, length: 0)
    return TextFieldChange(text: after, selectedRange: selected, shouldChangeCharacters: isOwn, result: result)
  }

  /// Puts a text in place of a range of UTF-16, as a person does who selects it and types or pastes: what
  /// ``replaceCharacters(in:with:)`` makes of the two, without what a view must show.
  ///
  /// - Parameters:
  ///   - range: What is replaced, clamped to the text; `NSNotFound` is the marked text, or the selection.
  ///   - text: What is typed there; more than one character is pasted.
  /// - Returns: What changed, in the field's own unit.
  /// - Complexity: O(*n*) in what is shown, and that of the edit.
  @discardableResult public mutating func replace(_ range: NSRange, with text: String) -> EditResult {
    replaceCharacters(in: range, with: text).result
  }

  /// The range of an input method's marked text, in UTF-16; `nil` without any.
  public var markedRange: NSRange? { markedOffsets.map { utf16($0) } }

  /// Marked text of an input method; empty without any.
  var markedText: String { markedOffsets.map { text(in: $0) } ?? "" }

  private var markedOffsets: Range<Int>? { hasMarkedText ? displayRuns().first { $0.role == .marked }?.range : nil }
}

extension Field {
  private mutating func edit(_ range: Range<Int>, _ text: String) -> EditResult {
    if text.isEmpty { return deleteCharacters(in: range) }
    if range != selection { select(range) }
    return text.count == 1 || text.isSuggestedWord ? insert(text) : paste(text)
  }

  /// A view hands over the character beside the caret, be it a literal; the key means the one that can be deleted.
  private mutating func deleteCharacters(in range: Range<Int>) -> EditResult {
    if range.isEmpty { return insert("") }
    if range == selection { return deleteBackward() }
    if self.text(in: range).count != 1 {
      select(range)
      return deleteBackward()
    }
    if selection == range.lowerBound..<range.lowerBound { return deleteForward() }
    moveCaret(to: range.upperBound)
    return deleteBackward()
  }
}

/// Offsets of Foundation's ranges, and the field's own.
extension Field {
  private func utf16(_ range: Range<Int>) -> NSRange {
    let (text, unit) = (text, options.offsetUnit)
    func convert(_ offset: Int) -> Int {
      unit == .utf16 ? offset : text.offset(of: text.index(at: offset, in: unit), in: .utf16)
    }
    let start = convert(range.lowerBound)
    return NSRange(location: start, length: convert(range.upperBound) - start)
  }

  /// What a range means in the field's unit, clamped to the text.
  private func offsets(of range: NSRange) -> Range<Int> {
    let (text, unit) = (text, options.offsetUnit)
    let length = text.utf16.count
    let start = min(max(0, range.location), length)
    let end = start + min(max(0, range.length), length - start)
    func convert(_ offset: Int) -> Int {
      unit == .utf16 ? offset : text.offset(of: text.index(at: offset, in: .utf16), in: unit)
    }
    return convert(start)..<convert(end)
  }
}

extension String {
  /// The text after a view has made a change itself.
  fileprivate func replacing(_ range: NSRange, with text: String) -> String? {
    Range(range, in: self).map { replacingCharacters(in: $0, with: text) }
  }
}

extension String {
  /// Whether it is a word with the space after which the next one is typed, which a paste would be without.
  fileprivate var isSuggestedWord: Bool {
    last == " " && count > 1 && dropLast().allSatisfy { $0.isLetter || "'\u{2019}-".contains($0) }
  }
}
