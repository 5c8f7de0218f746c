/// A part of what a field shows whose characters have one role, so that a view can draw roles differently.
///
///     var field = Field(try Mask("(###) ###-####"))
///     field.insert("55")
///     for run in field.displayRuns(includingPrompt: true) { print(run.role, run.range) }
///     // literal 0..<1, typed 1..<3, prompt 3..<14
public struct DisplayRun: Hashable, Sendable {
  /// The role of the characters of a run.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Typed or pasted: characters of slots, digits and the decimal separator of a number, digits of a phone number.
    case typed
    /// Part of the value without being typed: a mask's value literals before the last typed character, and a calling
    /// code that the format auto-inserts.
    case autoInserted
    /// Shown only: a mask's literals, all those after the last typed character, a number's affixes and grouping
    /// separators, the punctuation of a phone number.
    case literal
    /// A slot without a character, with characters after it.
    case emptySlot
    /// Marked text of an input method.
    case marked
    /// Characters that are still to come, after the text: `Field.placeholder`.
    case prompt
  }
  /// The role of its characters.
  public let role: Role
  /// The range of the run, as offsets in the field's unit. A prompt stands after the text.
  public let range: Range<Int>
  /// Whether it is selected. A selection begins and ends with a run.
  public let isSelected: Bool

  package init(role: Role, range: Range<Int>, isSelected: Bool) {
    self.role = role
    self.range = range
    self.isSelected = isSelected
  }
}

extension Field {
  /// Returns what is shown, divided by role and selection.
  ///
  /// - Parameter includingPrompt: Whether the last run is `placeholder`, after the text.
  /// - Returns: The runs in order, none of them empty. They cover ``text``, and `placeholder` if that is included.
  /// - Complexity: O(*n*) in what is shown. For after a key, not within it.
  @export(interface) public func displayRuns(includingPrompt: Bool = false) -> [DisplayRun] {
    switch entry {
    case .mask(let editor): editor.displayRuns(includingPrompt: includingPrompt)
    case .number(let editor): editor.displayRuns(includingPrompt: includingPrompt)
    case .phone(let editor): editor.displayRuns(includingPrompt: includingPrompt)
    case .text(let editor): editor.displayRuns(includingPrompt: includingPrompt)
    }
  }
}
