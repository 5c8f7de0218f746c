import Foundation
import Observation
import Synchronization
import Testing

@testable import CaretakerFoundation

/// What a view that observes a model hears of.
@MainActor @Suite struct FieldModelTests {
  /// The properties that an edit invalidates.
  private func invalidated(in model: FieldModel, by edit: () -> Void) -> Set<String> {
    let heard = Mutex<Set<String>>([])
    func observe(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { heard.withLock { _ = $0.insert(name) } }
    }
    observe("text") { _ = model.text }
    observe("value") { _ = model.value }
    observe("selection") { _ = model.selection }
    observe("isComplete") { _ = model.isComplete }
    observe("state") { _ = model.state }
    observe("placeholder") { _ = model.placeholder }
    observe("message") { _ = model.message }
    observe("canUndo") { _ = model.canUndo }
    observe("canRedo") { _ = model.canRedo }
    edit()
    return heard.withLock { $0 }
  }

  private func model(_ mask: String) throws -> FieldModel {
    FieldModel(try Mask(mask), locale: Locale(identifier: "en_US"))
  }

  @Test func onlyWhatChangesIsPublished() throws {
    let model = try model("##/##")
    #expect(
      invalidated(in: model) { model.insert("1") } == ["text", "value", "selection", "placeholder", "canUndo"])
    #expect(invalidated(in: model) { model.insert("x") } == ["message"])
    #expect(model.message == EditMessage(.message, "rejected “x”: expected a digit"))
    #expect(invalidated(in: model) { model.insert("x") } == [])
    #expect(invalidated(in: model) { model.selection = 0..<0 } == ["selection"])
    #expect(invalidated(in: model) { model.selection = 0..<0 } == [])
    #expect(invalidated(in: model) { model.move(.end) } == ["selection"])
    #expect(invalidated(in: model) { model.insert("2") } == ["text", "value", "selection", "placeholder", "message"])
    #expect(
      invalidated(in: model) { model.insert("34") } == [
        "text", "value", "selection", "placeholder", "isComplete", "state",
      ])
    #expect(model.state == .complete)
    #expect(
      invalidated(in: model) { model.undo() } == [
        "text", "value", "selection", "placeholder", "isComplete", "state", "canRedo",
      ])
  }

  @Test func aSecureValueIsPublishedThoughItsBulletsAreTheSame() throws {
    let model = FieldModel(try Mask("####"), options: FieldOptions(isSecure: true))
    model.insert("12")
    #expect(invalidated(in: model) { model.setText("34") } == ["value"])
    #expect(model.value == "34")
  }

  @Test func markedTextSelectsWithin() throws {
    let model = try model("&{1,9}")
    model.insert("ab")
    model.move(.backward)
    model.setMarkedText("にほん", selectedRange: NSRange(location: 1, length: 2))
    #expect(model.text == "aにほんb")
    #expect(model.markedRange == NSRange(location: 1, length: 3))
    #expect(model.selectedRange == NSRange(location: 2, length: 2))
    let moved = invalidated(in: model) { model.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0)) }
    #expect(moved == ["selection"])
    model.replaceCharacters(in: NSRange(location: NSNotFound, length: 0), with: "日本")
    #expect(model.text == "a日本b")
    #expect(model.selectedRange == NSRange(location: 3, length: 0))
    #expect(model.markedRange == nil)
  }

  /// A view that hands over the whole text: the edit is found, and made as if it were typed.
  @Test func wholeTexts() throws {
    let model = try model("(###) ###-####")
    model.text = "5"
    #expect(model.text == "(5")
    model.text = "(555"
    #expect(model.text == "(555) ")
    model.text = "(555)"
    #expect(model.text == "(55")
    model.text = "(555) 123-4567"
    #expect(model.value == "5551234567")
    model.selection = 2..<2
    model.text = "(x555) 123-4567"
    #expect(model.text == "(555) 123-4567")
    #expect(model.message?.kind == .message)
  }

  @Test(arguments: ["aXab", "ab", "", "aab👩🏽‍💻b", "é"]) func differences(_ new: String) {
    for old in ["aab", "", "a👩🏽‍💻b", "aaaa"] {
      for caret in 0...old.utf16.count {
        let change = TextDifference(from: old, to: new, near: caret)
        #expect((old as NSString).replacingCharacters(in: change.range, with: change.replacement) == new)
      }
    }
  }

  @Test func editsAreAtTheCaret() {
    #expect(TextDifference(from: "1111", to: "11111", near: 2).range == NSRange(location: 2, length: 0))
    #expect(TextDifference(from: "1111", to: "111", near: 2).range == NSRange(location: 1, length: 1))
    #expect(TextDifference(from: "12", to: "132", near: 0).range == NSRange(location: 1, length: 0))
  }
}
