internal import PhoneNumbering

/// What a field of phone numbers shows and holds, written without a string.
extension PhoneContent {
  func copyDisplay<Encoding>(to writer: inout TextWriter<Encoding>) {
    let concealment = memory.concealment
    let bytes = unsafe phone.bytes
    if concealment == .none { return writer.append(ascii: bytes.count) { unsafe bytes[$0] } }
    for i in bytes.indices {
      let byte = unsafe bytes[i]
      writer.append(byte.isBullet(concealment) ? "\u{2022}" : Unicode.Scalar(byte))
    }
  }

  func copyValue<Encoding>(to writer: inout TextWriter<Encoding>) {
    if isAutoInserted { return }
    let bytes = unsafe number.bytes
    writer.append(ascii: bytes.count) { unsafe bytes[$0] }
  }
}
