import CommandConsole
import Foundation

/// A file that is written as a whole or not at all: beside its place, and then renamed.
///
/// Whoever has an older file mapped keeps that one. What is not an ordinary file, as a device or a symbolic link, is
/// left as it is.
struct OutputFile {
  let path: String

  enum Failure: Error {
    /// There is a file of that name, and it is not to be replaced.
    case exists
    /// The path is not that of an ordinary file.
    case notAFile
    /// An error of the system.
    case system(Int32)
  }

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds afterwards.
  ///   - replacing: Whether a file that is there already may be replaced.
  /// - Throws: Why there is no such file now; an older one is as it was, and nothing is left beside it.
  func write(_ bytes: [UInt8], replacing: Bool) throws(Failure) {
    // asked first, so that a large file is not written in vain; asked again by the system below, at the moment that
    // counts
    var status = stat()
    if lstat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { throw .notAFile }
      if !replacing { throw .exists }
    }
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    if descriptor < 0 { throw .system(errno) }
    let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(Failure) {
      try fill(FileDescriptor(number: descriptor), with: bytes)
      // rename replaces whatever is there, link nothing
      let isPlaced = replacing ? rename(temporary, path) == 0 : link(temporary, path) == 0 && unlink(temporary) == 0
      if !isPlaced { throw errno == EEXIST ? .exists : .system(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Fills a new file, and closes it: some file systems say only then that there was no room.
  private func fill(_ descriptor: FileDescriptor, with bytes: [UInt8]) throws(Failure) {
    var failure: Int32?
    var rest = bytes[...]
    while !rest.isEmpty && failure == nil {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor.number, $0.baseAddress, $0.count) }
      if written >= 0 { rest = rest.dropFirst(written) } else if errno != EINTR { failure = errno }
    }
    let mask = umask(0)
    umask(mask)
    if failure == nil && (fchmod(descriptor.number, 0o666 & ~mask) != 0 || fsync(descriptor.number) != 0) {
      failure = errno
    }
    if Foundation.close(descriptor.number) != 0 { failure = failure ?? errno }
    if let failure { throw .system(failure) }
  }
}
