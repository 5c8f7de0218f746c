import Foundation
import PhonePlanCompiler

/// The folder `fixtures`, walked: its README says what each field means.
package enum Fixtures {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("fixtures")

  /// The doors that a case may name, to say why it is not played there.
  package static let doors: Set<String> = ["oracle", "swift", "command", "delegate", "c"]

  /// A file, from the folder.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// All cases of a kind, each with the file and the line it stands in; but for those of a folder that has its own.
  package static func cases<Case: Decodable & Placed>(
    _ kind: String, except other: String? = nil, as type: Case.Type = Case.self, decoder: JSONDecoder = JSONDecoder()
  ) -> [Case] {
    let folder = folder.appendingPathComponent(kind)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let own = names.filter { name in name.hasSuffix(".jsonl") && other.map { !name.hasPrefix($0) } ?? true }
    return own.sorted().flatMap { name -> [Case] in
      guard let text = try? text("\(kind)/\(name)") else { return [] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        if line.isEmpty { return nil }
        let place = "\(name):\(number + 1)"
        do {
          var found = try decoder.decode(Case.self, from: Data(line.utf8))
          found.place = place
          return found
        } catch {
          preconditionFailure("\(place): \(error)")
        }
      }
    }
  }

  /// Numbering plans of a file.
  package static func plans(_ name: String) throws -> NumberingPlans { try NumberingPlans(text: text(name)) }
}

/// A case that knows where it is written.
package protocol Placed {
  var place: String { get set }
}
