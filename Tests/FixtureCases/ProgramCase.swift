import MaskCompiler
import MaskSyntax
import Testing

/// A compiled mask that was changed, and why it is not read.
package struct ProgramCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package let about: String
  package let mask: String
  package var size: Int?
  package var grown: Int?
  package var table: String?
  package var word: Int?
  package var value: UInt32?
  package var sealed: Bool?
  package let error: String
  package var message: String?
  package var suggestion: String?
  package var place = ""

  package static let members = [
    "": "about mask size grown table word value sealed error message suggestion"
  ]

  private enum CodingKeys: String, CodingKey {
    case about, mask, size, grown, table, word, value, sealed, error, message, suggestion
  }
  package var testDescription: String { "\(place) \(about)" }

  /// The tables of a program, in their order.
  private static let tables = [
    "facts", "ascii", "signatures", "slots", "ranges", "nodes", "branches", "nameStarts", "names", "clusterStarts",
    "clusters", "states", "parses", "rows", "edges", "origins", "autoInsertions", "paths", "candidates",
  ]

  /// The bytes that are read.
  package var bytes: [UInt8] {
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

extension Fixtures {
  package static let programs = cases("programs", as: ProgramCase.self)
}
