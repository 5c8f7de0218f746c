public import NumberFormatting

/// Edits. Each returns what a view needs to follow it; a rejection is a result, not an error.
extension Field {
  /// The characters that the last edit rejected or lost; of a number pasted, the first character that kept it out.
  public var rejections: [Rejection] { entry.state.report.rejections }

  /// The offset, in grapheme clusters, of a sign in the text pasted last that could be read both ways, as the comma of
  /// `1,234`.
  public var ambiguity: Int? { entry.state.report.ambiguity }

  /// Replaces a range of the display by a text: what typing, pasting, dropping, autofill and input methods all are.
  ///
  /// The range is clamped to the display, and of a number to its digits. An empty text deletes.
  ///
  /// - Parameters:
  ///   - range: Offsets into what is shown, in the field's unit.
  ///   - text: What takes its place; empty to delete.
  /// - Returns: What changed, with the number of characters that were rejected.
  /// - Complexity: O(*n*) in the text and in what stands after the range.
  @export(interface)
  @discardableResult public mutating func replace(_ range: Range<Int>, with text: String) -> EditResult {
    select(range)
    return insert(text)
  }

  /// Deletes what stands after the caret, or the selection.
  ///
  /// - Returns: What changed; at the end of the field, nothing.
  @export(interface) @discardableResult public mutating func deleteForward() -> EditResult { edit(.deleteForward()) }

  /// Makes the whole field from a text, read as a value and as a display, whichever loses less; of a number, as people
  /// write it.
  ///
  ///     field.setText("+1 (555) 123-4567")   // the same as 5551234567
  ///
  /// - Parameter text: The value or the display, separators and all; an empty text clears the field.
  /// - Returns: What changed, with the number of characters that were left out.
  /// - Complexity: O(*n*) in the text, which is read in both ways.
  @export(interface)
  @discardableResult public mutating func setText(_ text: String) -> EditResult { edit(.setText(text)) }

  /// Makes the whole field from a value alone; of a number, from a decimal such as `-1234.5`, rounded as the format
  /// rounds where it has more fraction digits than there is room for. One that cannot be read, as one of which a
  /// character is rejected, leaves the field as it was.
  ///
  /// - Parameter value: What `value` returns of such a field: characters of slots and value literals, or a decimal
  ///   with `.` and without groups.
  /// - Returns: What changed, with the number of characters that were rejected.
  /// - Complexity: O(*n*) in the value.
  @export(interface)
  @discardableResult public mutating func setValue(_ value: String) -> EditResult { edit(.setValue(value)) }

  /// Ends editing: a number of fixed width that was begun is padded, and the first complete parse is shown with all its
  /// literals, of which value literals join the value. A decimal is finished as its format shows it: rounded, padded,
  /// and no minus before zero; one beyond its bounds is clamped where its entry asks for that.
  ///
  /// - Returns: What changed: `padded` and `autoInserted` are what was added; `.rounded` is among its effects if digits
  ///   of a number were dropped, and `.clamped` if it was beyond a bound.
  @export(interface) @discardableResult public mutating func endEditing() -> EditResult { edit(.endEditing) }

  /// Steps what stands at the caret up, or down: what the arrow keys up and down do to a date, a time or an
  /// amount.
  ///
  ///     var time = Field(try Mask(#"<01..12>:<00..59> <"AM"|"PM">"#))
  ///     time.insert("0959a")
  ///     time.text                // "09:59 AM"
  ///     time.moveCaret(to: 5)
  ///     time.step(by: 1)
  ///     time.text                // "09:00 AM"
  ///     time.moveCaret(to: 0)
  ///     time.step(by: -1)
  ///     time.text                // "08:00 AM"
  ///     time.moveCaret(to: 5)
  ///     time.step(by: 1, .large)
  ///     time.text                // "08:10 AM"
  ///
  /// Of a mask it is the part that the caret stands in or after, else the one that follows: up to four digits between
  /// literals, or a word of value literals. A number becomes the nearest one that the mask takes there, that much more
  /// or less, or further, and after the last the first; a word becomes the next in the order of the mask. A part that
  /// is not typed yet becomes its first, or where it is stepped down its last; zeros in front keep the width. Nothing
  /// else of the value changes, and a complete one stays complete.
  ///
  /// A number is stepped as a whole, as it is shown, from what ending the entry would leave; it goes as far as its
  /// bounds, none beyond. A phone number has no parts that are stepped.
  ///
  /// How far a step goes, ``FieldOptions/step``, ``FieldOptions/smallStep`` and ``FieldOptions/largeStep`` say: by 1,
  /// by 1 and by 10 unless they are given. Words are stepped one by one.
  ///
  /// - Parameters:
  ///   - count: How many steps up; down where it is negative. What `0` asks for is rejected.
  ///   - size: Which of the three steps of the field they are.
  /// - Returns: What changed, with the caret in its place in the part. It is rejected where nothing can be stepped.
  /// - Complexity: Some table steps for each number between that the mask does not take, 10,000 at most, and for each
  ///   time that a part begins again where steps carry. Those of more than 99,999 units, or 9,999 words, are rejected
  ///   there.
  @export(interface)
  @discardableResult public mutating func step(by count: Int, _ size: StepSize = .usual) -> EditResult {
    edit(.step(by: count, size))
  }
}

/// Undo and redo.
extension Field {
  /// Whether `undo()` has a step to undo.
  public var canUndo: Bool { entry.state.history.canUndo }
  /// Whether `redo()` has a step to redo: until the next edit after `undo()`.
  public var canRedo: Bool { entry.state.history.canRedo }

  /// Restores value, display and selection as they were before the last step. Consecutive typing is one step.
  ///
  /// - Returns: What changed; nothing where `canUndo` is false.
  @export(interface) @discardableResult public mutating func undo() -> EditResult { edit(.undo) }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: What changed; nothing where `canRedo` is false.
  @export(interface) @discardableResult public mutating func redo() -> EditResult { edit(.redo) }
}

/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension Field {
  /// Shows marked text in place of the selection. An empty text cancels the composition.
  ///
  /// The value stays as it is. Free text has marked text in its value, as a step of undo that is under way; what it
  /// took the place of comes back with that.
  ///
  ///     field.setMarkedText("に")     // shown, not yet read
  ///     field.unmarkText()          // read like typed text
  ///
  /// - Parameter marked: What the input method shows so far; it replaces the marked text before it.
  /// - Complexity: O(*n*) in what is shown.
  @export(interface) public mutating func setMarkedText(_ marked: String) { adjust(.setMarkedText(marked)) }

  /// Reads the marked text into the field, as one edit.
  ///
  /// - Returns: What changed, with the number of characters that were rejected; nothing where no text is marked.
  @export(interface) @discardableResult public mutating func unmarkText() -> EditResult { edit(.unmarkText) }
}
