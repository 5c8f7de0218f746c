import BulkFormatting
import CommandConsole

/// The files of a command line, standard input among them, as a source of lines.
struct FileSource: LineSource {
  private let missingFileHint: String
  private var files: ArraySlice<String>
  private var file = ""
  private var descriptor = FileDescriptor.input

  init(_ reader: LineReader) {
    missingFileHint = reader.missingFileHint
    files = (reader.files.isEmpty ? ["-"] : reader.files)[...]
  }

  var hasNext: Bool { !files.isEmpty }

  mutating func openNext() throws -> Bool {
    if descriptor.number != FileDescriptor.input.number { descriptor.close() }
    descriptor = .input
    guard let next = files.popFirst() else { return false }
    file = next
    if next != "-" { descriptor = try FileDescriptor.open(next, missingFileHint: missingFileHint) }
    return true
  }

  func read(into block: UnsafeMutableRawBufferPointer) throws -> Int { try descriptor.read(into: block, of: file) }
}
