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
    precondition(!own.isEmpty, "no cases are in \(folder.path)")
    return own.sorted().flatMap { name -> [Case] in
      let text: String
      do { text = try self.text("\(kind)/\(name)") } catch { preconditionFailure("\(kind)/\(name): \(error)") }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        if line.isEmpty { return nil }
        let place = "\(name):\(number + 1)"
        do {
          var found = try decoder.decode(Case.self, from: Data(line.utf8))
          found.place = place
          try requireKnown(Case.members, in: Data(line.utf8))
          return found
        } catch {
          preconditionFailure("\(place): \(error)")
        }
      }
    }
  }

  /// Fails on a member that nothing reads: what it says would not be checked.
  private static func requireKnown(_ members: [String: String], in line: Data) throws {
    let known = members.mapValues { Set($0.split(separator: " ").map(String.init)) }
    func check(_ value: Any, at member: String) throws {
      if let list = value as? [Any] { for element in list { try check(element, at: member) } }
      guard let object = value as? [String: Any], let known = known[member] else { return }
      for (name, value) in object {
        guard known.contains(name) else { throw UnknownMember(name: name, known: known.sorted()) }
        try check(value, at: name)
      }
    }
    try check(try JSONSerialization.jsonObject(with: line), at: "")
  }

  private struct UnknownMember: Error, CustomStringConvertible {
    let name: String
    let known: [String]
    var description: String { "no member is called \"\(name)\": there are \(known.joined(separator: ", "))" }
  }

  /// Numbering plans of a file.
  package static func plans(_ name: String) throws -> NumberingPlans { try NumberingPlans(text: text(name)) }
}

/// A case that knows where it is written.
package protocol Placed {
  var place: String { get set }
  /// The members that a case may have, at the empty name, and those of the objects in it, at the name of the member
  /// that holds them. Nothing for cases whose decoding rejects others.
  static var members: [String: String] { get }
}

extension Placed {
  package static var members: [String: String] { [:] }
}
