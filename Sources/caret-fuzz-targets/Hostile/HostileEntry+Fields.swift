import CaretakerFoundation
import MaskFuzzing

/// Fields, edited anywhere.
extension HostileEntry {
  static let fields: [HostileEntry] = [
    HostileEntry("Field of a mask") { input in
      var field = Field(input.pick(shared, 7), options: options(input))
      edit(&field, input)
      _ = (
        field.contentPlaceholder, field.captures, field.orderedCaptures, field.candidates,
        field.redactedText(revealingLast: input.offset(40))
      )
      field.changeMask(to: input.pick(shared, 8))
      _ = (field.text, field.rejections)
    },
    HostileEntry("Field of numbers") { input in
      let setup = NumberSetupGenerator(seed: 1).setup(input.number(7) & 255)
      var entry = setup.fieldEntry
      // what is not a usual limit is one, too
      if input.number(8) & 15 == 0 { entry.decimalKeys = String(input.text.prefix(9)) }
      var field = Field(NumberFormat(setup.symbols), entry: entry, options: options(input))
      edit(&field, input)
      _ = (field.boundsState, field.ambiguity)
    },
    HostileEntry("Field of phone numbers") { input in
      let setup = PhoneSetupGenerator(seed: 1).setup(input.number(7) & 1_023)
      var field = Field(setup.format, options: options(input))
      edit(&field, input)
      _ = (try? field.phoneNumber, field.phoneRegions, field.candidates)
      field.changeRegion(to: input.pick(PhoneRegion.all, 9))
    },
  ]

  private static func options(_ input: HostileText) -> FieldOptions {
    let bits = input.number(20)
    var options = FieldOptions(
      isEager: bits & 1 == 0, overflow: bits & 2 == 0 ? .reject : .drop, isSecure: bits & 28 == 0,
      offsetUnit: FieldOptions.OffsetUnit.allCases[bits >> 5 & 3])
    options.isOverwriting = bits >> 7 & 7 == 0
    if bits >> 10 & 15 == 0 { options.lengthLimit = bits >> 14 & 63 }
    if bits >> 20 & 15 == 0 { options.undoSteps = bits >> 24 & 3 }
    return options
  }

  /// Every edit there is, the text and odd offsets in it, in an order that the input chooses.
  private static func edit(_ field: inout Field, _ input: HostileText) {
    let text = input.text
    for step in 0..<8 {
      switch input.number(200 + step) & 15 {
      case 0...1: field.insert(text)
      case 2: field.step(by: input.number(700 + step))
      case 3: for scalar in text.unicodeScalars.prefix(40) { field.insert(scalar) }
      case 4: field.replace(input.range(300 + step), with: text)
      case 5: field.setText(text)
      case 6: field.setValue(text)
      case 7: field.setMarkedText(text)
      case 8: field.unmarkText()
      case 9: field.select(input.range(400 + step))
      case 10: field.moveCaret(to: input.offset(500 + step))
      case 11: field.deleteBackward()
      case 12: field.deleteForward()
      case 13: field.endEditing()
      case 14: field.undo()
      default: field.redo()
      }
    }
    _ = (
      field.text, field.value, field.isComplete, field.isEmpty, field.selection, field.rejections,
      field.contentPlaceholder
    )
    field.clear()
  }
}
