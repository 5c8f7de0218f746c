public import Caretaker
public import Foundation

/// Edits as text views hand them over, in UTF-16.
extension FieldModel {
  /// The selection, in UTF-16; while there is marked text, what the input method selects in it.
  public var selectedRange: NSRange {
    get {
      read { field in
        guard let marked = field.markedRange, let selected = markedSelection else { return field.selectedRange }
        return NSRange(location: marked.location + selected.location, length: selected.length)
      }
    }
    set { perform { $0.selectedRange = newValue } }
  }

  /// The edit that a text view is about to make, as a delegate is asked for it: see
  /// `Field.replaceCharacters(in:with:)`.
  ///
  ///     func textField(
  ///       _ view: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ///     ) -> Bool {
  ///       model.replaceCharacters(in: range, with: text).shouldChangeCharacters
  ///     }
  ///
  /// Where it is not, the view follows ``text`` and ``selectedRange`` as it does after any other edit of the model.
  ///
  /// - Parameters:
  ///   - range: What the view would replace, in UTF-16.
  ///   - text: What the view would put there.
  /// - Returns: What the view must show.
  /// - Complexity: O(*n*) in what is shown, and that of the edit.
  @discardableResult public func replaceCharacters(in range: NSRange, with text: String) -> TextFieldChange {
    edit(typing: text) {
      $0.replaceCharacters(in: range, with: text)
    } result: {
      $0.result
    }
  }

  /// Shows marked text of an input method in place of the selection; the value stays as it is.
  ///
  /// - Parameters:
  ///   - text: The marked text; empty to cancel.
  ///   - selectedRange: What the input method selects in it, in UTF-16.
  /// - Complexity: O(*n*) in what is shown.
  public func setMarkedText(_ text: String, selectedRange: NSRange) {
    perform(selecting: text.isEmpty ? nil : selectedRange) { $0.setMarkedText(text) }
  }

  /// Reads the marked text into the field, as one edit.
  ///
  /// - Returns: What changed, with the number of characters that were rejected; nothing where no text is marked.
  @discardableResult public func unmarkText() -> EditResult {
    edit(typing: read { $0.markedText }) { $0.unmarkText() }
  }

  /// The range of the marked text, in UTF-16; `nil` without any.
  public var markedRange: NSRange? { read { $0.markedRange } }
}
