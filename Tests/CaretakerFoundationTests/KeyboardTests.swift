import CaretakerFoundation
import FixtureCases
import Foundation
import Testing

/// Keyboards of phones and other input methods, as a text view asks its delegate and hands over marked text.
@MainActor @Suite struct KeyboardTests {
  @Test(arguments: Fixtures.keyboards) func delegate(_ trace: KeyboardCase) throws {
    let model = FieldModel(try trace.fieldFormat())
    // an empty field shows the literals that are certain to come
    if trace.starts != "▏" {
      let caret = try #require(trace.starts.firstIndex(of: "▏")).utf16Offset(in: trace.starts)
      model.setText(trace.starts.replacing("▏", with: ""))
      model.selectedRange = NSRange(location: caret, length: 0)
      #expect(drawn(model) == trace.starts)
    }
    for event in trace.events { play(event, on: model) }
    #expect(drawn(model).isSame(as: trace.shown), "\(drawn(model))")
    #expect(model.value.isSame(as: trace.value))
  }

  private func play(_ event: KeyboardCase.Event, on model: FieldModel) {
    switch event {
    case .compose(let text, over: let range):
      if let range {
        model.unmarkText()
        model.selectedRange = NSRange(range)
      }
      model.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      return
    case .commit(let text):
      if let text { model.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0)) }
      model.unmarkText()
      return
    default: model.unmarkText()
    }
    let caret = model.selectedRange.location
    let length = model.text.utf16.count
    switch event {
    case .insert(let text): model.replaceCharacters(in: model.selectedRange, with: text)
    case .delete(let before, let after):
      model.replaceCharacters(in: NSRange(max(0, caret - before)..<min(length, caret + after)), with: "")
    case .backspace:
      let start = model.text.utf16.index(model.text.startIndex, offsetBy: caret)
      guard start > model.text.startIndex else { return }
      let range = NSRange(model.text.index(before: start)..<start, in: model.text)
      model.replaceCharacters(in: range, with: "")
    case .replace(let range, let text): model.replaceCharacters(in: NSRange(range), with: text)
    case .fill(let text): model.replaceCharacters(in: NSRange(0..<length), with: text)
    case .caret(let place): model.selectedRange = NSRange(location: place, length: 0)
    case .compose, .commit: break
    }
  }

  private func drawn(_ model: FieldModel) -> String {
    var units = Array(model.text.utf16)
    units.insert(contentsOf: "▏".utf16, at: model.selectedRange.upperBound)
    return String(decoding: units, as: UTF16.self)
  }
}
