import CommandConsole
import Foundation

/// A slip that somebody could make in the package's source, to see whether the fuzzer or a test finds it.
///
///     {"fault": "the caret stays after a deleted digit", "module": "FieldEditing",
///      "after": "mutating func deleteBackward(", "was": "caret - 1", "becomes": "caret", "fuzz": ["card"]}
///
/// It names a module and no file, so that code may be moved: only where the expression is written again must the list
/// follow.
struct PlantedFault {
  /// What is wrong then, in a few words.
  let fault: String
  /// The module in whose sources it is planted.
  let module: String
  /// What stands before the expression, once in the module, such as the name of a function; `nil` where the expression
  /// itself does.
  let after: String?
  /// An expression, the first after that; a statement where nothing takes its place.
  let was: String
  /// The expression in its place; nil where the statement is left out.
  let becomes: String?
  /// What finds it.
  let finder: Finder

  /// What looks for a fault.
  enum Finder: Hashable {
    /// `caret fuzz`, as it is called to fuzz this.
    case fuzz([String])
    /// The tests whose names match a regular expression: what the fuzzer does not come to.
    case tests(String)
  }

  /// What the line of the list stands for in the source, if the fault with a number is asked for.
  func planted(_ number: Int) -> String {
    guard let becomes else { return "if plantedFault() != \(number) { \(was) }" }
    return "(plantedFault() == \(number) ? (\(becomes)) : (\(was)))"
  }

  /// The places in a source where it can be planted.
  private func places(in text: String) -> [Range<String.Index>] {
    guard let after else { return text.ranges(of: was) }
    return text.ranges(of: after).compactMap { text[$0.upperBound...].firstRange(of: was) }
  }

  /// Sources with faults planted in them, numbered from 1.
  ///
  /// - Parameter sources: Texts by their paths from the package's folder.
  /// - Returns: Those that changed.
  /// - Throws: A `CommandFailure` where an expression does not stand once in its module, or a part of it is another
  ///   fault's.
  static func planted(_ faults: [PlantedFault], in sources: [String: String]) throws(CommandFailure) -> [String: String]
  {
    var places: [String: [(range: Range<String.Index>, text: String)]] = [:]
    for (i, fault) in faults.enumerated() {
      let found = sources.filter { $0.key.hasPrefix("Sources/\(fault.module)/") }
        .flatMap { file, text in fault.places(in: text).map { (file, $0) } }
      guard found.count == 1, let (file, range) = found.first else {
        throw CommandFailure(
          "\(fault.module.printable) has \(counted(found.count, "place")) with: \(fault.was.printable)")
      }
      if places[file, default: []].contains(where: { $0.range.overlaps(range) }) {
        throw CommandFailure("\(file.printable) has two faults in one place: \(fault.was.printable)")
      }
      places[file, default: []].append((range, fault.planted(i + 1)))
    }
    var planted: [String: String] = [:]
    for (file, places) in places {
      guard var text = sources[file] else { continue }
      // from the end, so that the places before stay where they are
      for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        text.replaceSubrange(place.range, with: place.text)
      }
      planted[file] = text
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
          "\(file.printable), line \(number + 1): no fault as {\"fault\": …, \"module\": …, \"was\": …, \"fuzz\": […]} "
            + "or with \"tests\": …")
      }
    }
    return faults
  }
}

extension PlantedFault: Decodable {
  private enum CodingKeys: String, CodingKey { case fault, module, after, was, becomes, fuzz, tests }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    fault = try object.decode(String.self, forKey: .fault)
    module = try object.decode(String.self, forKey: .module)
    after = try object.decodeIfPresent(String.self, forKey: .after)
    was = try object.decode(String.self, forKey: .was)
    becomes = try object.decodeIfPresent(String.self, forKey: .becomes)
    let tests = try object.decodeIfPresent(String.self, forKey: .tests)
    finder = try tests.map(Finder.tests) ?? .fuzz(object.decode([String].self, forKey: .fuzz))
  }
}

extension PlantedFault.Finder: CustomStringConvertible {
  var description: String {
    switch self {
    case .fuzz(let arguments): "caret fuzz \(arguments.joined(separator: " "))"
    case .tests(let names): "the tests \(names)"
    }
  }
}
