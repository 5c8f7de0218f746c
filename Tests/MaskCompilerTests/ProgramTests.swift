import MaskCompiler
import MaskSyntax
import TestDepth
import Testing

/// Programs as bytes and as text.
@Suite struct ProgramTests {
  static let masks = [
    "+1 (###) ###-####", "\"+7\" (###) ###-##-##", "<01..12>\"/\"<01..31>\"/\"####",
    "<name:^@{1,3}>-[^a-fé]&?\"\u{E9}x\u{301}\"",
    "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "~[а-я]{1,}|\"x\"*",
  ]

  @Test(arguments: masks) func programSurvivesItsBytes(_ text: String) throws {
    let program = try MaskProgram(try MaskTree(parsing: text))
    let again = try MaskProgram(encoded: program.encoded)
    #expect(again.encoded == program.encoded)
    #expect(again.listing == program.listing)
    #expect(again.diagram == program.diagram)
    #expect(again.examples(10) == program.examples(10))
  }

  /// Whatever bytes are broken: they are rejected, or what they make can be walked.
  @Test(arguments: ["#-@", "\"+7\"<01..12>|<a:[b-d]>?&"]) func brokenBytesNeverCrash(_ text: String) throws {
    let bytes = try MaskProgram(try MaskTree(parsing: text)).encoded
    var rejected = 0
    for word in stride(from: 0, to: bytes.count - 3, by: 4) {
      for change in ([1, 0x80, 0x8000, 0x8000_0000, 0xFFFF_FFFF] as [UInt32]).sample(oneIn: 3, after: word / 4) {
        var broken = bytes
        for i in 0..<4 { broken[word + i] ^= UInt8(truncatingIfNeeded: change >> UInt32(8 * i)) }
        #expect(throws: ProgramError.self) { try MaskProgram(encoded: broken) }
        if isRejected(MaskProgram.resealed(broken)) { rejected += 1 }
      }
    }
    #expect(rejected > bytes.count / tries(12, full: 4))
  }

  /// A word after the header that is another one is found, wherever it stands; in the header it is another version, or
  /// size, or checksum.
  @Test func anyOtherWordIsFound() throws {
    let bytes = try MaskProgram(try MaskTree(parsing: "\"+7\"<01..12>|<a:[b-d]>?&")).encoded
    #expect(MaskProgram.resealed(bytes) == bytes)
    for place in bytes.indices {
      for bit in (0..<8).sample(oneIn: 3, after: place) {
        var broken = bytes
        broken[place] ^= 1 << UInt8(bit)
        #expect(throws: ProgramError.self) { try MaskProgram(encoded: broken) }
      }
    }
    var broken = bytes
    broken[bytes.count / 2] ^= 1
    #expect(throws: ProgramError.checksum) { try MaskProgram(encoded: broken) }
  }

  /// A state's separator that is not a symbol, a choice without a branch, and facts that the tables do not bear out,
  /// with fitting checksums.
  @Test func whatNoCompilerWritesIsRejected() throws {
    let mask = "#\"-\"{1,}<a:@>?"
    let bytes = try MaskProgram(try MaskTree(parsing: mask)).encoded
    func word(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
    func rejects(_ table: String, _ place: Int, _ values: [UInt32]) {
      for value in values {
        var broken = bytes
        for i in 0..<4 { broken[place + i] = UInt8(truncatingIfNeeded: value >> UInt32(8 * i)) }
        #expect(throws: ProgramError.outOfBounds(table), "\(table) \(place) \(value)") {
          try MaskProgram(encoded: MaskProgram.resealed(broken))
        }
      }
    }
    // where sections begin stands in the directory, in the order of `ProgramBlock.Section`
    let (facts, nodes, branches, states) = (word(16), word(16 + 5 * 8), word(16 + 6 * 8), word(16 + 11 * 8))
    // the fifth word of a state
    rejects("states", states + 16, [.max, 0xD800])
    let choice = try #require(stride(from: nodes, to: branches, by: 12).first { word($0) == 4 })
    rejects("branches", branches + 4 * word(choice + 8), [0, .max])
    rejects("facts", facts + 12, [0xFFFF, .max])
    rejects("facts", facts + 16, [0xFFFF, .max])
  }

  /// A cell whose key brings value literals along leads to no row: with the action of one that does, a key would go
  /// there.
  @Test func actionsOfAnotherKindAreRejected() throws {
    let bytes = try MaskProgram(try MaskTree(parsing: "\"+7\" (###) ###-##-##")).encoded
    var autoInsertions = 0
    for word in stride(from: 0, to: bytes.count - 7, by: 8) {
      let half = (0..<4).reduce(0) { $0 | UInt32(bytes[word + $1]) << UInt32(8 * $1) }
      // the lower half of such a cell: ones where the row stands, and an action
      guard half & 0x0FFF_FFFF == 0x07FF_FFFF, half >> 28 < KeyAction.allCases.count else { continue }
      autoInsertions += 1
      // one step; `append` and `appendAlike` right after a character; no action
      for upper: UInt8 in [0x0F, 0x17, 0x27, 0xF7] {
        var broken = bytes
        broken[word + 3] = upper
        #expect(throws: ProgramError.outOfBounds("rows")) { try MaskProgram(encoded: MaskProgram.resealed(broken)) }
      }
    }
    #expect(autoInsertions > 0)
  }

  @Test func cutBytesAreRejected() throws {
    let bytes = try MaskProgram(try MaskTree(parsing: "#-@")).encoded
    for count in 0..<bytes.count {
      #expect(throws: ProgramError.self) { try MaskProgram(encoded: Array(bytes[..<count])) }
    }
    #expect(throws: ProgramError.self) { try MaskProgram(encoded: bytes + [0]) }
  }

  private func isRejected(_ bytes: [UInt8]) -> Bool {
    guard let program = try? MaskProgram(encoded: bytes) else { return true }
    _ = program.listing
    _ = program.diagram
    _ = program.examples(2)
    return false
  }

  @Test func listingTellsWhatEachCharacterDoes() throws {
    let listing = try MaskProgram(try MaskTree(parsing: "(#) \"a\"@")).listing
    #expect(listing.contains("state 0  certain \"(\"\n  at 6  (#) \"a\"@\n  0-9 -> 1  passes \"(\"\n"))
    #expect(listing.contains("state 1  certain \") a\""))
    #expect(listing.contains("complete\n  at 0  end\n"))
    #expect(listing.contains("auto-inserts \"a\""))
  }

  @Test func diagramDrawsStatesAndEdges() throws {
    let diagram = try MaskProgram(try MaskTree(parsing: "#\"\\\"\"@")).diagram
    #expect(diagram.hasPrefix("digraph mask {\n"))
    #expect(diagram.contains("  0 -> 1 [label=\"0-9\"]\n"))
    #expect(diagram.contains("[label=\"1\\\"A\" shape=doublecircle]"))
    #expect(diagram.contains("[label=\"\\\"\"]"))
    #expect(diagram.hasSuffix("}\n"))
  }
}
