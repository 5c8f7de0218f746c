import Caretaker
import CaretakerFoundation
import Foundation
import Observation
import Testing

/// The model of a sign-up screen: SwiftUI would write `TextField("Phone", text: $model.phone.text)`.
@MainActor
@Observable
final class SignUpModel {
  let phone: FieldModel

  init() throws {
    phone = FieldModel(try Mask("+1 (###) ###-####"), locale: Locale(identifier: "en_US"))
  }

  var canContinue: Bool { phone.isComplete }
  var hint: String? { phone.message?.text }
  var stored: String { phone.value }
}

/// What `TextField` does with a binding: it sets the whole new text, then shows what the model has made of it.
@MainActor
struct TextFieldStandIn {
  let model: FieldModel
  private(set) var shown: String

  init(_ model: FieldModel) {
    self.model = model
    shown = model.text
  }

  mutating func type(_ character: Character) { set(shown + String(character)) }
  mutating func backspace() { set(String(shown.dropLast())) }

  private mutating func set(_ text: String) {
    model.text = text
    shown = model.text
  }
}

@MainActor
@Test func maskBoundToATextField() throws {
  let model = try SignUpModel()
  var view = TextFieldStandIn(model.phone)
  #expect(view.shown == "+1 (")
  for key in "201" { view.type(key) }
  #expect(view.shown == "+1 (201) ")
  view.backspace()
  #expect(view.shown == "+1 (20")
  view.type("x")
  #expect(view.shown == "+1 (20")
  #expect(model.hint == "rejected “x”: expected a digit")

  nonisolated(unsafe) var invalidations = 0
  withObservationTracking {
    _ = model.canContinue
  } onChange: {
    invalidations += 1
  }
  for key in "1555012" { view.type(key) }
  #expect(invalidations == 0)
  view.type("3")
  #expect(invalidations == 1)
  #expect(view.shown == "+1 (201) 555-0123")
  #expect(model.canContinue)
  #expect(model.hint == nil)
  #expect(model.stored == "2015550123")
}
