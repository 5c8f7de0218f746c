import CommandConsole
import Foundation

/// A slip that somebody could make in the package's source, to see whether the fuzzer finds it.
///
///     {"fault": "the caret stays behind a deleted digit", "file": "Sources/FieldEditing/Field.swift", "was": "caret - 1",
///      "becomes": "caret", "fuzz": ["card"]}
struct PlantedFault: Decodable {
  /// What is wrong then, in a few words.
  let fault: String
  /// Where it is planted, from the package's folder.
  let file: String
  /// An expression that stands there once; a statement where nothing takes its place.
  let was: String
  /// The expression in its place; nil where the statement is left out.
  let becomes: String?
  /// What `caret fuzz` is told to fuzz.
  let fuzz: [String]

  /// What the line of the list stands for in the source, if the fault with a number is asked for.
  func planted(_ number: Int) -> String {
    guard let becomes else { return "if plantedFault() != \(number) { \(was) }" }
    return "(plantedFault() == \(number) ? (\(becomes)) : (\(was)))"
  }

  /// A source with faults planted in it, each with its number.
  ///
  /// - Throws: a `CommandFailure` where an expression does not stand there once, or a part of it is another fault's.
  static func planted(_ faults: [(number: Int, fault: PlantedFault)], in text: String) throws(CommandFailure) -> String {
    var places: [(range: Range<String.Index>, text: String)] = []
    for (number, fault) in faults {
      let ranges = text.ranges(of: fault.was)
      guard ranges.count == 1, let range = ranges.first else {
        throw CommandFailure("\(fault.file.printable) has \(counted(ranges.count, "place")) with: \(fault.was.printable)")
      }
      if places.contains(where: { $0.range.overlaps(range) }) {
        throw CommandFailure("\(fault.file.printable) has two faults in one place: \(fault.was.printable)")
      }
      places.append((range, fault.planted(number)))
    }
    var planted = text
    // from the end, so that the places before stay where they are
    for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      planted.replaceSubrange(place.range, with: place.text)
    }
    return planted
  }

  /// The faults of a list, a line each.
  ///
  /// - Throws: a `CommandFailure` that names the line.
  static func list(in file: String) throws(CommandFailure) -> [PlantedFault] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    var faults: [PlantedFault] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      do {
        faults.append(try JSONDecoder().decode(PlantedFault.self, from: Data(line.utf8)))
      } catch {
        throw CommandFailure(
          "\(file.printable), line \(number + 1): no fault as {\"fault\": …, \"file\": …, \"was\": …, \"fuzz\": […]}")
      }
    }
    return faults
  }
}
