internal import FieldEditing

/// A value in another form than the mask's, as the mask has it: the same characters, moved.
struct FormValue {
  /// What the mask reads in its place.
  let text: String
  /// How the line is laid out.
  let line: MaskReading.Line
  /// All digits of the year, where the mask has two of them.
  let wholeYear: [MaskReading.Cell]

  /// - Parameters:
  ///   - text: what the mask reads in place of the line.
  ///   - read: the line, as the other form reads it.
  ///   - mask: a reading by the mask.
  /// - Returns: `nil` where the one does not say where the characters of the other stand.
  init?(_ text: [UInt8], of read: MaskReading.Line, by mask: inout MaskReading) {
    mask.clear()
    for byte in text {
      guard byte < 128 else { return nil }
      mask.read(byte)
    }
    guard mask.takesAll, let shown = mask.line() else { return nil }
    var cells: [Int: MaskReading.Cell] = [:]
    func move(_ part: [MaskReading.Cell], from source: ArraySlice<MaskReading.Cell>) {
      for (to, from) in zip(part, source) { if case .source(let place, casing: _) = to { cells[place] = from } }
    }
    var wholeYear: [MaskReading.Cell] = []
    for capture in shown.captures {
      guard let source = read.captures.first(where: { $0.name == capture.name })?.text else { return nil }
      if source.count > capture.text.count && capture.name == "year" {
        wholeYear = source
      } else if source.count != capture.text.count {
        return nil
      }
      move(capture.text, from: source.suffix(capture.text.count))
    }
    if shown.captures.isEmpty {
      if shown.value.count != read.value.count { return nil }
      move(shown.value, from: read.value[...])
    }
    guard let line = shown.moved(cells) else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    self.line = line
    self.wholeYear = wholeYear
  }
}
