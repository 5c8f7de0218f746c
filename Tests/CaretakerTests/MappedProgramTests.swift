import Caretaker
import Foundation
import MaskCompiler
import Testing

/// Programs in files, mapped and read in place.
@Suite struct MappedProgramTests {
  /// A file with some bytes, for as long as the test needs it.
  private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("caretaker-\(UUID().uuidString).program")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private func failure(_ bytes: [UInt8]) throws -> ProgramFileError? {
    try withFile(bytes) { path in
      do throws(ProgramFileError) { _ = try MaskProgram(compiledProgramAt: path) } catch { return error }
      return nil
    }
  }

  @Test(arguments: FormatCatalog.standard.formats.map(\.name)) func formatSurvivesItsFile(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    try withFile(mask.program.encoded) { path in
      let mapped = try Mask(compiledProgramAt: path)
      #expect(mapped.program.encoded == mask.program.encoded)
      var own = Field(mask)
      var other = Field(mapped)
      for character in format.example {
        own.insert(String(character))
        other.insert(String(character))
        let (a, b) = (own.text, other.text)
        #expect(a == b)
      }
      own.deleteBackward()
      other.deleteBackward()
      own.undo()
      other.undo()
      let (texts, others) = ([own.text, own.value], [other.text, other.value])
      #expect(texts == others)
      let (captures, otherCaptures) = (own.captures, other.captures)
      #expect(captures == otherCaptures)
    }
  }

  @Test func fieldKeepsTheFileMapped() throws {
    let bytes = try Mask("+1 (###) ###-####").program.encoded
    let mask = try withFile(bytes) { try Mask(compiledProgramAt: $0) }
    var field = Field(mask)
    field.insert("5551234567")
    let text = field.text
    #expect(text == "+1 (555) 123-4567")
  }

  @Test func damagedFilesAreRejected() throws {
    let bytes = try Mask("#{2}-@").program.encoded
    #expect(try failure(bytes) == nil)
    #expect(try failure([]) == .program(.notAProgram))
    #expect(try failure(Array("no program".utf8)) == .program(.notAProgram))
    #expect(try failure(Array(bytes.dropLast(16))) == .program(.size(expected: bytes.count, found: bytes.count - 16)))
    #expect(try failure(bytes + [0]) == .program(.size(expected: bytes.count, found: bytes.count + 1)))
    var other = bytes
    other[4] = 99
    #expect(try failure(other) == .program(.version(99)))
    for count in stride(from: 1, to: bytes.count, by: 7) { #expect(try failure(Array(bytes[..<count])) != nil) }
  }

  @Test func whatIsNoFileIsRejected() throws {
    #expect(throws: ProgramFileError.unreadable(code: 2)) { try MaskProgram(compiledProgramAt: "/no/such/file") }
    #expect(throws: ProgramFileError.notAFile) { try MaskProgram(compiledProgramAt: "/tmp") }
    #expect(throws: ProgramFileError.notAFile) { try MaskProgram(compiledProgramAt: "/dev/zero") }
    let bytes = try Mask("#").program.encoded
    try withFile(bytes) { path in
      _ = #expect(throws: ProgramFileError.tooLarge(limit: 10, found: bytes.count)) {
        try MaskProgram(compiledProgramAt: path, sizeLimit: 10)
      }
    }
  }

  /// How often memory was given back.
  private final class Count: @unchecked Sendable { var released = 0 }

  @Test func memoryIsGivenBackOnce() throws {
    let bytes = try Mask("##-##").program.encoded
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 16, alignment: 16)
    defer { memory.deallocate() }
    memory.copyBytes(from: bytes)
    let count = Count()
    do {
      let program = try MaskProgram(bytesNoCopy: UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])) {
        count.released += 1
      }
      #expect(Mask(program).format("1234") == "12-34")
      #expect(count.released == 0)
    }
    #expect(count.released == 1)
    let shifted = UnsafeRawBufferPointer(rebasing: memory[4...])
    #expect(throws: ProgramError.misaligned) { try MaskProgram(bytesNoCopy: shifted) { count.released += 1 } }
    #expect(count.released == 2)
  }

  /// Bytes broken one at a time: rejected, or what they make can be typed into.
  @Test func brokenBytesNeverCrash() throws {
    let bytes = try Mask("\"+7\"<01..12>|<a:[b-d]>?&", strictness: .permissive).program.encoded
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    defer { memory.deallocate() }
    var rejected = 0
    for place in 0..<bytes.count {
      memory.copyBytes(from: bytes)
      memory[place] ^= 0x81
      guard let program = try? MaskProgram(bytesNoCopy: UnsafeRawBufferPointer(memory), release: {}) else {
        rejected += 1
        continue
      }
      var field = Field(Mask(program))
      field.insert("+712b&")
      field.deleteBackward()
      field.endEditing()
      _ = field.text
    }
    #expect(rejected > bytes.count / 4)
  }
}
