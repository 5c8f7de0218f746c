import CCaretaker
import MaskCompiler
import Testing

/// Compiled masks that were changed, and why they are not read.
@Suite struct ProgramFixtureTests {
  struct Case: Decodable, Sendable, Placed, CustomTestStringConvertible {
    let about: String
    let mask: String
    var size: Int?
    var grown: Int?
    var table: String?
    var word: Int?
    var value: UInt32?
    var sealed: Bool?
    let error: String
    var message: String?
    var suggestion: String?
    var place = ""

    private enum CodingKeys: String, CodingKey {
      case about, mask, size, grown, table, word, value, sealed, error, message, suggestion
    }
    var testDescription: String { "\(place) \(about)" }

    /// The tables of a program, in their order.
    private static let tables = [
      "facts", "ascii", "signatures", "slots", "ranges", "nodes", "branches", "nameStarts", "names", "clusterStarts",
      "clusters", "states", "parses", "rows", "edges", "origins", "supplies", "paths", "candidates",
    ]

    /// The bytes that are read.
    var bytes: [UInt8] {
      get throws {
        var bytes = try MaskProgram(MaskTree(parsing: mask)).encoded
        let end = size ?? bytes.count + (grown ?? 0)
        bytes = Array(bytes.prefix(end)) + [UInt8](repeating: 0, count: max(0, end - bytes.count))
        if let word, let value {
          let start = try table.map { name in
            let entry = 16 + 8 * (try #require(Self.tables.firstIndex(of: name)))
            return bytes[entry..<entry + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
          }
          for i in 0..<4 { bytes[(start ?? 0) + 4 * word + i] = UInt8(truncatingIfNeeded: value >> UInt32(8 * i)) }
        }
        return sealed ?? false ? MaskProgram.resealed(bytes) : bytes
      }
    }
  }

  static let cases = Fixtures.cases("programs", as: Case.self)

  @Test func thereAreCases() { #expect(Self.cases.count > 40) }

  @Test(arguments: cases) func rejected(_ test: Case) throws {
    let error = try #require(throws: ProgramError.self) { try MaskProgram(encoded: test.bytes) }
    if let message = test.message { #expect(error.message == message) }
    if let suggestion = test.suggestion { #expect(error.suggestion == suggestion) }
  }

  @Test(arguments: cases) func rejectedInC(_ test: Case) throws {
    let bytes = try test.bytes
    let error = try #require(throws: CFormat.Failure.self) { try CFormat.program(bytes) }
    #expect(error.code == test.error)
    if let message = test.message { #expect(error.message == message) }
    if let suggestion = test.suggestion { #expect(error.suggestion == suggestion) }
  }
}
