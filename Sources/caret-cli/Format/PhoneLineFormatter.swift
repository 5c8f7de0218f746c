import CommandConsole
import FieldEditing
import FieldFormats
import PhoneNumbering

/// Formats lines as phone numbers: as a field shows what is typed, or finished numbers in a style.
struct PhoneLineFormatter: ~Copyable, LineFormatter {
  private let format: PhoneFormat
  /// nil for as typed.
  private let style: PhoneNumberStyle?
  private let readsValues: Bool
  private let fitsRejected: Bool
  private var reader: TextReader
  private(set) var text = ""
  private(set) var value = ""
  private var rejections: [Rejection] = []
  private var error: PhoneError?
  private var isRejected = false
  /// What was read where there is a style; else the number is the field's.
  private var number: PhoneNumber?

  init(_ format: PhoneFormat, style: PhoneNumberStyle?, readsValues: Bool, fitsRejected: Bool) {
    self.format = format
    self.style = style
    self.readsValues = readsValues
    self.fitsRejected = fitsRejected
    // what has not been typed is not shown: a calling code alone is not a number
    var options = FieldOptions(isEager: false, offsetUnit: .scalars)
    options.undoSteps = 0
    reader = TextReader(FieldFormat(format), options)
  }

  mutating func format(_ line: String, explains: Bool) -> LineOutcome {
    (text, value, rejections, error, number, isRejected) = ("", "", [], nil, nil, false)
    if line.isEmpty {
      reader.field.clear()
      return LineOutcome()
    }
    if let style, !readsValues { return finish(line, style) }
    if readsValues {
      let result = reader.field.setValue(line)
      rejections = reader.field.rejections
      if result.effects.contains(.rejected) { return rejectedValue() }
      if let style { return finish(line, style) }
    } else {
      let reading = reader.readCell(line)
      (isRejected, rejections) = (!reading.isAccepted, reading.rejections)
      if isRejected && fitsRejected { reader.fit(line) }
    }
    let left = reader.field.endEditing()
    (text, value) = (reader.cell, reader.field.value)
    let fault = isRejected && explains ? rejections.first : nil
    return LineOutcome(
      isComplete: left.isComplete && !isRejected, isRejected: isRejected,
      message: fault.map { reader.field.message(with: $0, of: line, isSecret: false) })
  }

  /// A text, or the value in the field, as a number that is written in a style.
  private mutating func finish(_ line: String, _ style: PhoneNumberStyle) -> LineOutcome {
    do throws(PhoneError) {
      let number = readsValues ? try reader.field.phoneNumber : try PhoneNumber(line, region: format.region)
      (text, value, self.number) = (number.format(style), number.value, number)
      return LineOutcome(isComplete: number.isPossible)
    } catch {
      self.error = error
      return LineOutcome(isRejected: true, message: error.commandMessage)
    }
  }

  /// A value is taken whole or not at all.
  private func rejectedValue() -> LineOutcome {
    let place = rejections.first.map { " at \($0.position)" } ?? ""
    return LineOutcome(
      isRejected: true, message: "not a phone number's value\(place): give + or none, digits, x and extension")
  }

  func members(of line: String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let error {
      if let position = error.position { members.append(.init(key: "position", value: .number(position))) }
      members.append(.init(key: "error", value: .string("\(error.message): \(error.commandSuggestion)")))
    } else {
      members.append(.init(key: "lost", value: .lost(rejections, of: line)))
    }
    return members + (isRejected ? [] : status?.members ?? [])
  }

  private var status: PhoneStatus? {
    if style != nil { return number.map { PhoneStatus($0) } }
    return reader.field.isEmpty ? nil : PhoneStatus(of: reader.field)
  }
}
