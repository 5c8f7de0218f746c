import Caretaker
import FieldForms

/// Forms: a key in a field of many, beside the same key in the field alone; a text of several lines, choices that
/// typing filters, and what a form costs to begin with.
extension Workload {
  static func forms() throws -> [Workload] {
    let (mask, digits) = ("#### #### #### ####", "4242424242424242")
    return [
      takingBack("card and back, field alone", Field(try Mask(mask)), strings: digits),
      try Workload.form("card and back, 200 fields", of: manyFields(.mask(mask)), typing: digits),
      takingBack("name and back, field alone", Field(try Mask("&{0,}")), strings: "Ada Lovelace"),
      try Workload.form("name and back, 200 fields", of: manyFields(.line), typing: "Ada Lovelace"),
      try Workload.form("amount and back, 200 fields", of: manyFields(.byType, .amount), typing: "123456"),
      try Workload.form("counted and back, 200 fields", of: manyFields(.line, maximum: 8), typing: "Ada Lovelace"),
      try box("box of 1 KB, middle", paragraphs: 10), try box("box of 100 KB, middle", paragraphs: 1_000),
      try combo(options: 10_000), try opening(200),
    ]
  }

  /// Keys as a form takes them into a field alone, and taken back one by one.
  private static func takingBack(_ name: String, _ field: consuming Field, strings keys: String) -> Workload {
    let box = FieldBox(field)
    let keys = keys.unicodeScalars.map { String($0) }
    return Workload(name, .key, count: keys.count * 2) { box.field.typeAndTakeBack(strings: keys, rounds: $0) }
  }

  /// Keys into the field in the middle of a form, and taken back one by one.
  private static func form(_ name: String, of description: FormDescription, typing keys: String) throws -> Workload {
    let box = FormBox(FieldForm(try FormPlan(description)))
    box.form.handle(.focus(.field(FieldID(box.form.fieldCount / 2))))
    let keys = keys.unicodeScalars.map { String($0) }
    return Workload(name, .key, count: keys.count * 2) { box.form.typeAndTakeBack(keys, rounds: $0) }
  }

  /// A letter put into the middle of a text of several lines, and taken out again.
  private static func box(_ name: String, paragraphs: Int) throws -> Workload {
    let paragraph = String(repeating: "The quick brown fox jumps over it. ", count: 3).dropLast(5)
    let text = Array(repeating: String(paragraph), count: paragraphs).joined(separator: "\n")
    var field = FieldDescription("text", label: "Text")
    field.content = .lines(TextLines())
    field.defaultValue = .value(text)
    let box = FormBox(FieldForm(try FormPlan(FormDescription(fields: [field]))))
    box.form.layOut(FieldID(0), width: 60)
    box.form.handle(.next)
    box.form.handle(.edit(.setSelection(anchor: text.utf8.count / 2, head: text.utf8.count / 2)))
    return Workload(name, .key, count: 2) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        sum &+= box.form.handle(.edit(.insert("x"))).sum
        sum &+= box.form.handle(.edit(.deleteBackward())).sum
      }
      return sum
    }
  }

  /// A key that filters choices, and is taken back.
  private static func combo(options count: Int) throws -> Workload {
    let options = (0..<count).map { ChoiceOption("\($0)", label: "Choice \($0 * 7_919 % count) of many") }
    var field = FieldDescription("choice", label: "Choice")
    field.content = .choices(ChoiceList(.options(options), style: .combo))
    let box = FormBox(FieldForm(try FormPlan(FormDescription(fields: [field]))))
    box.form.handle(.next)
    return Workload("choices, 10,000", .key, count: 2, batch: 1) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        sum &+= box.form.handle(.edit(.insert("9"))).sum
        sum &+= box.form.handle(.edit(.deleteBackward())).sum
      }
      return sum
    }
  }

  /// A form over a plan that is there.
  private static func opening(_ count: Int) throws -> Workload {
    let plan = try FormPlan(manyFields(.byType, .cardNumber))
    return Workload("opening 200 fields", .work, count: 1, batch: 1) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        let form = FieldForm(plan)
        sum &+= UInt64(form.fieldCount)
      }
      return sum
    }
  }

  private static func manyFields(
    _ content: FieldDescription.Content, _ type: ContentType = .text, maximum: Int? = nil
  ) -> FormDescription {
    FormDescription(
      fields: (0..<200).map { number in
        var field = FieldDescription("field\(number)", label: "Field \(number)", type: type)
        field.content = content
        field.length = maximum.map { TextLength(maximum: $0) }
        return field
      })
  }
}

/// A form that rounds borrow as a whole, as ``FieldBox`` holds a field.
private final class FormBox {
  var form: FieldForm
  init(_ form: consuming FieldForm) { self.form = form }
}

extension Field {
  fileprivate mutating func typeAndTakeBack(strings keys: [String], rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for key in keys { sum &+= UInt64(insert(key).replacement.upperBound) }
      for _ in keys { sum &+= UInt64(deleteBackward().replacement.upperBound) }
    }
    return sum
  }
}

extension FieldForm {
  fileprivate mutating func typeAndTakeBack(_ keys: [String], rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for key in keys { sum &+= handle(.edit(.insert(key))).sum }
      for _ in keys { sum &+= handle(.edit(.deleteBackward())).sum }
    }
    return sum
  }
}

extension FormChange {
  /// What a front end would read of it, as one number.
  fileprivate var sum: UInt64 { UInt64(facets.rawValue) &+ UInt64(othersCount) }
}
