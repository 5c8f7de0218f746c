import Caretaker
import CaretakerFoundation
import Foundation
import Testing

/// As much of `UITextField` as a delegate meets.
@MainActor
final class TextField {
  var text = ""
  var selection = NSRange(location: 0, length: 0)
  weak var delegate: CardDelegate?

  func type(_ string: String) { change(selection, to: string) }

  func backspace() {
    var range = selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = NSRange(location: range.location - 1, length: 1)
    }
    change(range, to: "")
  }

  func moveCaret(to offset: Int) {
    selection = NSRange(location: offset, length: 0)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func change(_ range: NSRange, to string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    text = (text as NSString).replacingCharacters(in: range, with: string)
    moveCaret(to: range.location + (string as NSString).length)
  }
}

@MainActor
final class CardDelegate {
  let card: FieldModel
  private(set) var changesOfTheView = 0

  init() throws {
    card = FieldModel(try FormatCatalog.standard.format(named: "card"), locale: Locale(identifier: "en_US"))
  }

  func textField(_ view: TextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
    let change = card.replaceCharacters(in: range, with: text)
    if change.shouldChangeCharacters {
      changesOfTheView += 1
      return true
    }
    view.text = change.text
    view.selection = change.selectedRange
    return false
  }

  func textFieldDidChangeSelection(_ view: TextField) {
    card.selectedRange = view.selection
  }
}

@MainActor
@Test func textFieldWithADelegate() throws {
  let delegate = try CardDelegate()
  let view = TextField()
  view.text = delegate.card.text
  view.delegate = delegate
  for key in "378282246310005" { view.type(String(key)) }
  #expect(view.text == "3782 822463 10005")
  #expect(delegate.card.state == .complete)
  #expect(delegate.changesOfTheView > 10)

  view.moveCaret(to: 6)
  view.backspace()
  #expect(view.text == "3782 224631 0005")
  #expect(view.selection == NSRange(location: 4, length: 0))  // in front of the space, not after it
  view.type("8")
  #expect(view.text == "3782 822463 10005")
  #expect(view.text == delegate.card.text)
  #expect(view.selection == delegate.card.selectedRange)
}
