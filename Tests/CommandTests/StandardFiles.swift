import CommandConsole
import Foundation

/// What a command reads and writes: files, so that neither side waits for the other.
struct StandardFiles {
  private let folder: URL
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle

  init(_ text: Data) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "caret-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appending(path: "in"))
    for name in ["out", "err"] { try Data().write(to: folder.appending(path: name)) }
    input = try FileHandle(forReadingFrom: folder.appending(path: "in"))
    output = try FileHandle(forWritingTo: folder.appending(path: "out"))
    errors = try FileHandle(forWritingTo: folder.appending(path: "err"))
  }

  func result(_ status: Int32) throws -> Caret {
    Caret(status: status, output: try text("out"), errors: try text("err"))
  }

  /// As the bytes are: Foundation would leave a byte order mark out.
  private func text(_ file: String) throws -> String {
    let data = try Data(contentsOf: folder.appending(path: file))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a command within this process, which reads and writes the files meanwhile.
  static func run(_ text: Data, _ command: () -> ExitStatus) throws -> Caret {
    let files = try StandardFiles(text)
    defer { files.remove() }
    let handles = [files.input, files.output, files.errors]
    fflush(nil)
    let former = (0..<3).map { dup($0) }
    for (number, handle) in handles.enumerated() { dup2(handle.fileDescriptor, Int32(number)) }
    let status = command()
    fflush(nil)
    for (number, copy) in former.enumerated() {
      dup2(copy, Int32(number))
      close(copy)
    }
    return try files.result(status.rawValue)
  }
}
