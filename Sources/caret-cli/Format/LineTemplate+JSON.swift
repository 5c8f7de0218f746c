import BulkFormatting
import CommandConsole
import FieldFormats

extension LineTemplate {
  /// The value alone.
  static let value = LineTemplate(verbatim: { _ in true }, cells: { $0.value })

  /// What JSON has of a line after its number, where nothing of the line is lost.
  ///
  /// - Parameter hasState: whether the format says more of a value than that it is complete.
  static func json(hasState: Bool) -> LineTemplate {
    LineTemplate(verbatim: JSONValue.isVerbatim) { shape in
      var cells: [Cell] = []
      func write(_ text: String) { cells += text.utf8.map { .literal($0) } }
      func write(_ string: [Cell]) { cells += string.flatMap(JSONValue.quoted) }
      write(#", "text": ""#)
      write(shape.text)
      write(#"", "value": ""#)
      write(shape.value)
      write("\", \"complete\": \(shape.isComplete), \"rejected\": false, \"captures\": {")
      for (i, capture) in shape.captures.enumerated() {
        write((i == 0 ? "" : ", ") + "\(JSONValue.string(capture.name)): \"")
        write(capture.text)
        write("\"")
      }
      write("}")
      if hasState {
        write(", \"state\": \(JSONValue.string((shape.isComplete ? EntryState.complete : .incomplete).text))")
      }
      write(#", "lost": []}"#)
      return cells
    }
  }
}

extension JSONValue {
  /// Whether a byte stands in a string of JSON as it is, and is not part of a longer character.
  fileprivate static func isVerbatim(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// A character as it stands in a string of JSON; those of a line are verbatim.
  fileprivate static func quoted(_ cell: LineTemplate.Cell) -> [LineTemplate.Cell] {
    guard case .literal(let byte) = cell, byte < 0x80, !isVerbatim(byte) else { return [cell] }
    let text = JSONValue.string(String(UnicodeScalar(byte))).description
    return text.utf8.dropFirst().dropLast().map { .literal($0) }
  }
}
