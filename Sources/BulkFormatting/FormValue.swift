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
    func move(_ part: [MaskReading.Cell], from source: ArraySlice<MaskReading.Cell>) -> Bool {
      zip(part, source).allSatisfy { to, from in
        if case .source(let place, casing: _) = to { cells[place] = from } else if to != from { return false }
        return true
      }
    }
    var wholeYear: [MaskReading.Cell] = []
    for capture in shown.captures {
      guard let source = read.captures.first(where: { $0.name == capture.name })?.text else { return nil }
      if source.count > capture.text.count && capture.name == "year" {
        wholeYear = source
      } else if source.count != capture.text.count {
        return nil
      }
      if !move(capture.text, from: source.suffix(capture.text.count)) { return nil }
    }
    guard let line = shown.moved(cells) else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    self.line = line
    self.wholeYear = wholeYear
  }
}

extension MaskReading.Line {
  /// The same as a finished field has it, which puts zeros in front of a number at the end that is shorter than the
  /// mask has it; `nil` where the field has something else.
  ///
  /// - Parameters:
  ///   - value: What the field holds.
  ///   - line: The line that was read.
  ///   - content: The same without blanks around it.
  func finished(
    as value: [UInt8], _ line: UnsafeRawBufferPointer, _ content: UnsafeRawBufferPointer
  ) -> MaskReading.Line? {
    let zeros = value.count - self.value.count
    let digits = content.reversed().prefix { 48...57 ~= $0 }.count
    guard let finished = zeros > 0 ? paddingLastNumber(of: digits, by: zeros) : self,
      LineLayout.render(finished.value, of: line) == value
    else { return nil }
    return finished
  }
}
