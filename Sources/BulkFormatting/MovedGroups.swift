internal import FieldEditing
internal import FieldFormats

/// Reads a line in another form than the mask's, in which named groups are as they are in the mask, at other places:
/// `2026-12-31` for `<month:01..12>/<day:01..31>/<year:####>`. What is shown are the same characters, moved.
struct MovedGroups: ~Copyable {
  private var form: MaskReading
  private var shown: MaskReading

  /// - Returns: `nil` where the format has no such form, or tries others before it.
  init?(_ format: FieldFormat, _ mask: Mask) {
    guard let form = format.formWithItsGroups else { return nil }
    self.form = MaskReading(form)
    shown = MaskReading(mask)
  }

  mutating func begin() { form.clear() }
  mutating func read(_ byte: UInt8) { form.read(byte) }
  /// Whether all of the line is read so.
  var takesAll: Bool { form.takesAll }
  func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool { !form.takesAll || form.takesAlike(a, b) }
  /// Appends what decides how the line goes on, if it is read so.
  ///
  /// - Returns: `false` where that is not known.
  mutating func append(to key: inout [UInt32]) -> Bool {
    if !form.takesAll { return true }
    guard let own = form.key() else { return false }
    key += own
    return true
  }

  /// The line as the mask shows it.
  ///
  /// - Parameter text: what is shown of it.
  mutating func line(shownAs text: String) -> MaskReading.Line? {
    guard form.takesAll, let read = form.line() else { return nil }
    shown.clear()
    for byte in text.utf8 {
      guard byte < 128 else { return nil }
      shown.read(byte)
    }
    guard shown.takesAll, let line = shown.line() else { return nil }
    var cells: [Int: MaskReading.Cell] = [:]
    for capture in line.captures {
      guard let source = read.captures.first(where: { $0.name == capture.name }),
        source.text.count == capture.text.count
      else { return nil }
      for (to, from) in zip(capture.text, source.text) {
        if case .source(let place, casing: _) = to { cells[place] = from }
      }
    }
    return line.moved(cells)
  }
}
