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

  /// The faults of a list, a line each.
  ///
  /// - Throws: a `CommandFailure` that names the line.
  static func list(in file: String) throws(CommandFailure) -> [PlantedFault] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    var faults: [PlantedFault] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
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
