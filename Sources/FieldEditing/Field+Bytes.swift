package import SecretMemory

/// What a field shows and holds, in UTF-8 and in memory that is overwritten: for callers that read a field that may be
/// a secure one.
extension Field {
  /// `value`.
  package var valueBytes: SecretList<UInt8> {
    @export(interface) get {
      if case .mask(let editor) = entry { return editor.content.valueBytes }
      if case .text(let editor) = entry { return editor.content.valueBytes }
      var value = value
      defer { value.wipe() }
      return SecretList(value.utf8)
    }
  }

  /// `orderedCaptures`.
  package var captureBytes: [(name: String, text: SecretList<UInt8>)] {
    @export(interface) get {
      if case .mask(let editor) = entry { editor.content.captureBytes } else { [] }
    }
  }

  /// What a field over a mask shows, and would show were it not a secure one.
  package var shownBytes: SecretList<UInt8> {
    @export(interface) get {
      if case .mask(let editor) = entry { editor.content.shownBytes() } else { [] }
    }
  }
}
