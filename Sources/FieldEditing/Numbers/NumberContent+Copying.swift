internal import NumberFormatting

/// What a field of numbers shows and holds, written without a string.
extension NumberContent {
  func copyDisplay<Encoding>(to writer: inout TextWriter<Encoding>) {
    unsafe writer.append(utf8: layout.bytes)
  }

  func copyValue<Encoding>(to writer: inout TextWriter<Encoding>) {
    let exponent = table.valueExponent
    if exponent == 0 && isSettled || number.count == 0 {
      return number.forEachCharacter { writer.append(Unicode.Scalar($0)) }
    }
    settled.copy(number)
    settled.settle(fractionLimit: memory.fractionLimit)
    settled.shift(by: -exponent)
    settled.forEachCharacter { writer.append(Unicode.Scalar($0)) }
  }
}
