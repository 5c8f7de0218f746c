import CaretakerFoundation
import Foundation
import MaskFuzzing

/// As much of `UITextField` as a person types into: it asks its delegate before it changes, and makes the change itself
/// if it may.
///
/// The delegate is a field model, written as an application would write it.
@MainActor struct TextView: @MainActor EntryTarget {
  let model: FieldModel
  private(set) var text = ""
  private var selected = (anchor: 0, head: 0)
  /// What the last edit did.
  private var result: EditResult?

  init(_ model: FieldModel) {
    self.model = model
    follow()
  }

  /// The delegate's answer to what the view was asked to do.
  private mutating func change(_ range: NSRange, to replacement: String) -> Bool {
    let change = model.replaceCharacters(in: range, with: replacement)
    result = change.result
    if change.shouldChangeCharacters, let place = Range(range, in: text) {
      text.replaceSubrange(place, with: replacement)
      let caret = range.location + replacement.utf16.count
      selected = (caret, caret)
    } else {
      text = change.text
      selected = (change.selectedRange.lowerBound, change.selectedRange.upperBound)
    }
    return !change.result.effects.contains(.rejected) && change.result.rejectedCount == 0
  }

  private var selectedRange: NSRange {
    NSRange(location: min(selected.anchor, selected.head), length: abs(selected.head - selected.anchor))
  }

  /// Shows what another edit of the model made.
  private mutating func follow() {
    text = model.text
    selected = model.read { ($0.selectionAnchor, $0.caret) }
  }

  private mutating func follow(_ result: EditResult) -> Bool {
    self.result = result
    follow()
    return !result.effects.contains(.rejected) && result.rejectedCount == 0
  }

  // MARK: what a person does

  mutating func insert(_ text: String) -> Bool { change(selectedRange, to: text) }

  mutating func deleteBackward() -> Bool {
    if selectedRange.length > 0 { return change(selectedRange, to: "") }
    guard let caret = index(selected.head), caret > text.startIndex else { return false }
    return change(NSRange(text.index(before: caret)..<caret, in: text), to: "")
  }

  mutating func deleteForward() -> Bool {
    if selectedRange.length > 0 { return change(selectedRange, to: "") }
    guard let caret = index(selected.head), caret < text.endIndex else { return false }
    return change(NSRange(caret..<text.index(after: caret), in: text), to: "")
  }

  /// In scalars, as scripts count. A view reports a selection to its delegate, which may put it elsewhere.
  var selection: (anchor: Int, head: Int) {
    get { (scalars(before: selected.anchor), scalars(before: selected.head)) }
    set {
      model.setSelection(anchor: utf16(before: newValue.anchor), head: utf16(before: newValue.head))
      follow()
    }
  }

  mutating func setMarkedText(_ text: String) {
    result = nil
    model.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    follow()
  }
  mutating func unmarkText() -> Bool { model.markedRange == nil ? false : follow(model.unmarkText()) }

  // MARK: what the application does

  var overwrites: Bool {
    get { model.isOverwriting }
    set { model.isOverwriting = newValue }
  }
  mutating func set(_ text: String) -> Bool { follow(model.setText(text)) }
  mutating func setValue(_ value: String) -> Bool { follow(model.setValue(value)) }
  mutating func finish() -> Bool { follow(model.endEditing()) }
  mutating func step(by count: Int, _ size: StepSize) -> Bool { follow(model.step(by: count, size)) }
  mutating func undo() -> Bool { follow(model.undo()) }
  mutating func redo() -> Bool { follow(model.redo()) }
  mutating func changeRegion(to region: PhoneRegion?) -> Bool { follow(model.edit { $0.changeRegion(to: region) }) }

  var value: String { model.value }
  var isComplete: Bool { model.isComplete }
  func report(on text: String) -> EntryReport {
    let (rejections, ambiguity, isNumber) = model.read { ($0.rejections, $0.ambiguity, $0.numberFormat != nil) }
    return EntryReport(
      rejections: rejections.map { EntryReport.Rejection(position: $0.position, reason: "\($0.reason)") },
      ambiguity: ambiguity, notices: isNumber ? Set(numberNotices: result?.effects ?? []) : [])
  }

  // MARK: units

  private func index(_ offset: Int) -> String.Index? {
    Range(NSRange(location: offset, length: 0), in: text)?.lowerBound
  }
  private func scalars(before offset: Int) -> Int {
    text.unicodeScalars.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: offset))
  }
  private func utf16(before scalars: Int) -> Int {
    text.unicodeScalars.prefix(scalars).reduce(0) { $0 + UTF16.width($1) }
  }
}
