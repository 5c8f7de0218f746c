internal import BulkFormatting
import CCaretaker
internal import FieldEditing
internal import FieldFormats

// A field is made for each text: it is secure, so that nothing of the text stays in memory, and what it shows is
// revealed.

@c @implementation public func caretaker_format_format(
  _ format: OpaquePointer!, _ value: UnsafePointer<CChar>!, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ textLength: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, textLength)
    var field = Field(format, options: wholeTextOptions)
    field.isRevealed = true
    let result = try unsafe InputText(value, length).withString(isSecret: true) { field.setValue($0) }
    if !result.isAccepted || result.rejectedCount > 0 { throw CARETAKER_INVALID_VALUE }
    field.endEditing()
    try output.write { field.copyText(to: &$0) }
  }
}

@c @implementation public func caretaker_format_parse(
  _ format: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ valueLength: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, valueLength)
    var field = Field(format, options: wholeTextOptions)
    let result = try unsafe InputText(text, length).withString(isSecret: true) { field.fill($0) }
    if !result.isAccepted { throw CARETAKER_INVALID_VALUE }
    try output.write { field.copyValue(to: &$0) }
  }
}

@c @implementation public func caretaker_format_validate(
  _ format: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int, _ language: UnsafePointer<CChar>!,
  _ state: UnsafeMutablePointer<caretaker_state>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ messageLength: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, messageLength)
    let language = try unsafe CaretakerC.language(language)
    guard let state = unsafe state else { throw CARETAKER_NULL_POINTER }
    let validation = try unsafe InputText(text, length).withString(isSecret: true) {
      format.validate($0, in: language)
    }
    unsafe state.pointee = caretaker_state(validation.state)
    try output.write(validation.message ?? "")
  }
}

@c @implementation public func caretaker_format_answer(
  _ format: OpaquePointer!, _ question: caretaker_question, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ answerLength: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, answerLength)
    let question = try ColumnQuestion(question)
    if !question.applies(to: format) { throw CARETAKER_NOT_FOUND }
    if question.isOfFaults {
      let validation = try unsafe InputText(text, length).withString(isSecret: true) { format.validate($0) }
      let answer = question == .reason ? validation.reason?.rawValue : validation.message
      guard let answer else { throw CARETAKER_NOT_FOUND }
      return try output.write(answer)
    }
    var field = Field(format, options: wholeTextOptions)
    field.isRevealed = true
    let result = try unsafe InputText(text, length).withString(isSecret: true) { field.fill($0) }
    if !result.isAccepted { throw CARETAKER_INVALID_VALUE }
    // as in a column: a number is finished
    if format.mask == nil { field.endEditing() }
    switch question {
    case .text: try output.write { field.copyText(to: &$0) }
    case .value: try output.write { field.copyValue(to: &$0) }
    default:
      guard let answer = question.answer(of: field, format) else { throw CARETAKER_NOT_FOUND }
      try output.write(answer, isSecret: true)
    }
  }
}

private var wholeTextOptions: FieldOptions { FieldOptions(isSecure: true, undoSteps: 0) }

extension caretaker_state {
  init(_ state: EntryState) {
    self =
      switch state {
      case .incomplete: CARETAKER_STATE_INCOMPLETE
      case .complete: CARETAKER_STATE_COMPLETE
      case .invalid: CARETAKER_STATE_INVALID
      }
  }
}
