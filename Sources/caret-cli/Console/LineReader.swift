import ArgumentParser
import CommandConsole
import Foundation

/// What says on the command line which files are read line by line.
struct LineArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("Files to read; - or none for standard input.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp("The longest line that is read; a longer one is reported and skipped.", valueName: "bytes"))
  var maxLine = LineReader().limit

  mutating func validate() throws {
    if maxLine < 1 { throw ValidationError("--max-line is 1 or more") }
  }

  var reader: LineReader { reader(of: files) }

  func reader(of files: [String]) -> LineReader { LineReader(files: files, limit: maxLine) }
}

/// Reads files line by line, in constant memory.
struct LineReader {
  /// Standard input where there are none.
  var files: [String] = []
  /// The bytes of the longest line.
  var limit = 1 << 20
  /// What to do instead where there is no such file.
  var missingFileHint = ""

  private static let blockSize = 1 << 16

  /// Calls a closure with every line.
  ///
  /// What the closure writes is flushed before more is read: whoever waits for an answer before going on gets it.
  func forEachLine(_ output: inout Output, _ body: (InputLine, inout Output) throws -> Void) throws {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: LineReader.blockSize, alignment: 1)
    defer { block.deallocate() }
    var line = LineAssembler(limit: limit)
    let files = files.isEmpty ? ["-"] : files
    for (index, file) in files.enumerated() {
      try withOpen(file) { descriptor in
        while true {
          try output.flush()
          let count = try descriptor.read(into: block, of: file)
          if count == 0 { break }
          var rest = UnsafeRawBufferPointer(rebasing: block[..<count])
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line.append(UnsafeRawBufferPointer(rebasing: rest[..<end]))
            try body(line.finish(.newline), &output)
            rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
          }
          line.append(rest)
        }
      }
      // between two files a line ends, whether it was ended or not
      if !line.isEmpty { try body(line.finish(index + 1 < files.count ? .newline : .none), &output) }
    }
    try output.flush()
  }

  private func withOpen(_ file: String, _ body: (FileDescriptor) throws -> Void) throws {
    if file == "-" { return try body(.input) }
    let descriptor = try FileDescriptor.open(file, missingFileHint: missingFileHint)
    defer { descriptor.close() }
    try body(descriptor)
  }
}

extension FileDescriptor {
  /// Opens a file for reading.
  static func open(_ file: String, missingFileHint: String) throws(CommandFailure) -> FileDescriptor {
    let descriptor = FileDescriptor(number: Foundation.open(file, O_RDONLY | O_CLOEXEC))
    if descriptor.number >= 0 { return descriptor }
    let code = errno
    let hint = code == ENOENT && !missingFileHint.isEmpty ? ": \(missingFileHint)" : ""
    throw CommandFailure("cannot read \(file): \(String(cString: strerror(code)))\(hint)")
  }

  /// Opens a file for writing, empty.
  static func create(_ file: String) throws(CommandFailure) -> FileDescriptor {
    let descriptor = FileDescriptor(number: Foundation.open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
    if descriptor.number >= 0 { return descriptor }
    throw CommandFailure("cannot write \(file): \(String(cString: strerror(errno)))")
  }

  func close() { Foundation.close(number) }
}
