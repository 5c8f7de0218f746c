public import FieldEditing
public import MaskCompiler
public import UnicodeFacts

// Files are mapped as POSIX does: on Windows a program is read from bytes in memory alone.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  extension Mask {
    /// The mask of a program in a file, which is mapped: `caret compile` writes one.
    ///
    ///     let iban = try Mask(compiledProgramAt: "iban.program")
    ///
    /// As for `MaskProgram(compiledProgramAt:)`; a program does not keep what was written, as for `Mask.init(_:)`.
    ///
    /// - Parameter path: Where the file is.
    /// - Throws: `ProgramFileError` for a file that cannot be read, is too large, or is not a program.
    /// - Complexity: O(*n*) in the bytes, much less than compiling.
    public init(compiledProgramAt path: String) throws(ProgramFileError) {
      self.init(try MaskProgram(compiledProgramAt: path))
    }
  }

  extension MaskProgram {
    /// Maps a file that holds a program, and reads it in place: processes that map one file share its memory.
    ///
    /// Version, size and each number are checked. The file must not be changed or cut while the program is in use: put
    /// another in its place by renaming. It stays mapped until no one holds the program any more.
    ///
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - sizeLimit: The largest size in bytes; a larger file is rejected.
    /// - Throws: `ProgramFileError` for a file that cannot be read, is too large, or is not a program.
    /// - Complexity: Linear in the bytes, much less than compiling.
    public convenience init(compiledProgramAt path: String, sizeLimit: Int = 1 << 28) throws(ProgramFileError) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor < 0 { throw .unreadable(code: errno) }
      defer { close(descriptor) }
      var facts = stat()
      if fstat(descriptor, &facts) != 0 { throw .unreadable(code: errno) }
      if facts.st_mode & S_IFMT != S_IFREG { throw .notAFile }
      let size = Int(facts.st_size)
      if size > sizeLimit { throw .tooLarge(limit: sizeLimit, found: size) }
      if size == 0 { throw .program(.notAProgram) }
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        throw .unreadable(code: errno)
      }
      let address = UInt(bitPattern: start)
      do {
        try self.init(bytesNoCopy: UnsafeRawBufferPointer(start: start, count: size)) {
          munmap(UnsafeMutableRawPointer(bitPattern: address), size)
        }
      } catch {
        throw .program(error)
      }
    }
  }

  /// The reason why a file is not a program.
  public enum ProgramFileError: Error, Hashable, Diagnosis {
    /// It cannot be opened or mapped; the system's error number.
    case unreadable(code: Int32)
    /// It is a folder or a device.
    case notAFile
    /// It is larger than the limit, in bytes.
    case tooLarge(limit: Int, found: Int)
    /// The contents of the file are not a valid program.
    case program(ProgramError)

    /// A sentence that says what is wrong.
    public var message: String {
      switch self {
      case .unreadable(let code): "it cannot be read: \(String(cString: strerror(code)))"
      case .notAFile: "it is not a file"
      case .tooLarge(let limit, let found): "it has \(found) bytes, and at most \(limit) are read"
      case .program(let error): error.description
      }
    }
  }
#endif
