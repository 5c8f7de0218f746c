import CommandConsole
import Foundation

/// A sentence of a design guide: what it asks for, and which cases show that.
struct GuidanceSentence: Decodable {
  /// Its number, from 1, in the order of the guides.
  let number: Int
  /// The guide it stands in.
  let guide: String
  /// What it asks for, in our words.
  let asks: String
  /// The names of the cases that show it; none where there is a reason.
  let cases: [String]
  /// What only a page does, by the name of the case. Such a case may stand among the others as well, for what the model
  /// or a terminal has of it.
  let page: [String: String]
  /// Why there is no case and none will be.
  let reason: String?

  private enum CodingKeys: String, CodingKey { case sentence, guide, asks, cases, page, reason }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    number = try object.decode(Int.self, forKey: .sentence)
    guide = try object.decode(String.self, forKey: .guide)
    asks = try object.decode(String.self, forKey: .asks)
    cases = try object.decodeIfPresent([String].self, forKey: .cases) ?? []
    page = try object.decodeIfPresent([String: String].self, forKey: .page) ?? [:]
    reason = try object.decodeIfPresent(String.self, forKey: .reason)
  }
}

/// A way into the package by which a case is tried.
enum GuidanceDoor: String, CaseIterable {
  case swift = "Swift"
  case replay = "`caret replay`"
  case lines = "line mode"
  case check = "`caret form --check`"
  case terminal = "terminal"
  case page = "page"
}

/// A line of a file of cases, as far as the table is concerned: its name, and by which doors it is tried.
struct GuidanceDoors: Decodable {
  let name: String
  let doors: Set<GuidanceDoor>

  private enum CodingKeys: String, CodingKey { case name = "case", steps, dialogue, error, warnings, screens }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    name = try object.decode(String.self, forKey: .name)
    var doors: Set<GuidanceDoor> = []
    if object.contains(.steps) || object.contains(.error) { doors.formUnion([.swift, .replay]) }
    if object.contains(.warnings) { doors.formUnion([.swift, .check]) }
    if object.contains(.dialogue) { doors.insert(.lines) }
    if object.contains(.screens) { doors.insert(.terminal) }
    self.doors = doors
  }
}

/// The folder `fixtures/forms/guidance`: the sentences, and the doors of all cases by their names.
struct Guidance {
  let sentences: [GuidanceSentence]
  let doors: [String: Set<GuidanceDoor>]

  /// Reads the folder.
  ///
  /// - Parameter folder: Where `sentences.jsonl` and `cases` are.
  /// - Throws: `CommandFailure` with the file and line that cannot be read.
  init(folder: String) throws {
    sentences = try Guidance.lines(of: folder + "/sentences.jsonl")
    let files = FileManager.default.enumerator(atPath: folder + "/cases")?.compactMap { $0 as? String } ?? []
    var doors: [String: Set<GuidanceDoor>] = [:]
    for file in files.filter({ $0.hasSuffix(".jsonl") }).sorted() {
      let cases: [GuidanceDoors] = try Guidance.lines(of: "\(folder)/cases/\(file)")
      for one in cases { doors[one.name, default: []].formUnion(one.doors) }
    }
    self.doors = doors
  }

  private static func lines<Line: Decodable>(of path: String) throws -> [Line] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandFailure("\(path.printable) cannot be read")
    }
    return try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      if line.isEmpty { return nil }
      do { return try JSONDecoder().decode(Line.self, from: Data(line.utf8)) } catch {
        throw CommandFailure("\(path.printable):\(number + 1): \(error)")
      }
    }
  }
}
