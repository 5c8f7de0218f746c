import Caretaker
import Foundation
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
      do throws(ProgramFileError) { _ = try MaskProgram(mapping: path) } catch { return error }
      return nil
    }
  }

  @Test(arguments: FormatCatalog.standard.formats.map(\.name)) func formatSurvivesItsFile(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    try withFile(mask.program.encoded) { path in
      let mapped = try Mask(mapping: path)
      #expect(mapped.program.encoded == mask.program.encoded)
      var own = Field(mask)
      var other = Field(mapped)
      for character in format.example {
        own.insert(String(character))
        other.insert(String(character))
        let (a, b) = (own.text, other.text)
        #expect(a == b)
      }
      own.backspace()
      other.backspace()
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
    let mask = try withFile(bytes) { try Mask(mapping: $0) }
    var field = Field(mask)
    field.insert("5551234567")
    let text = field.text
    #expect(text == "+1 (555) 123-4567")
  }

  @Test func damagedFilesAreRefused() throws {
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

  @Test func whatIsNoFileIsRefused() throws {
    #expect(throws: ProgramFileError.unreadable(code: 2)) { try MaskProgram(mapping: "/no/such/file") }
    #expect(throws: ProgramFileError.notAFile) { try MaskProgram(mapping: "/tmp") }
    #expect(throws: ProgramFileError.notAFile) { try MaskProgram(mapping: "/dev/zero") }
    let bytes = try Mask("#").program.encoded
    try withFile(bytes) { path in
      _ = #expect(throws: ProgramFileError.tooLarge(limit: 10, found: bytes.count)) {
        try MaskProgram(mapping: path, sizeLimit: 10)
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
      let program = try MaskProgram(inPlace: UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])) { count.released += 1 }
      #expect(Mask(program).format("1234") == "12-34")
      #expect(count.released == 0)
    }
    #expect(count.released == 1)
    let shifted = UnsafeRawBufferPointer(rebasing: memory[4...])
    #expect(throws: ProgramError.misaligned) { try MaskProgram(inPlace: shifted) { count.released += 1 } }
    #expect(count.released == 2)
  }

  /// Bytes broken one at a time: refused, or what they make can be typed into.
  @Test func brokenBytesNeverCrash() throws {
    let bytes = try Mask("\"+7\"<01..12>|<a:[b-d]>?&", strictness: .compilable).program.encoded
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    defer { memory.deallocate() }
    var refused = 0
    for place in 0..<bytes.count {
      memory.copyBytes(from: bytes)
      memory[place] ^= 0x81
      guard let program = try? MaskProgram(inPlace: UnsafeRawBufferPointer(memory), release: {}) else {
        refused += 1
        continue
      }
      var field = Field(Mask(program))
      field.insert("+712b&")
      field.backspace()
      field.leave()
      _ = field.text
    }
    #expect(refused > bytes.count / 4)
  }
}
