import Caretaker
import CommandConsole
import Foundation
import Testing

@testable import caretaker_dev

/// `caretaker-dev verify faults`: the list of faults, and how they are planted.
@Suite struct FaultListTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let list = root.appending(path: "fixtures/fuzz/faults.jsonl").path
  static let faults = (try? PlantedFault.list(in: list)) ?? []

  @Test func theListIsLongEnough() throws {
    #expect(try PlantedFault.list(in: Self.list).count >= 25)
  }

  static let sources = (try? FaultyPackage(of: root, in: root).sources()) ?? [:]
  static let planted = (try? PlantedFault.planted(faults, in: sources)) ?? [:]

  /// What is left of a fault whose place in the source has gone finds nothing, and no one would know.
  @Test func eachFaultHasItsPlace() throws {
    let planted = try PlantedFault.planted(Self.faults, in: Self.sources)
    #expect(planted.values.reduce(0) { $0 + $1.ranges(of: "plantedFault()").count } == Self.faults.count)
  }

  /// What is planted is Swift still: a list of which one fault is not cannot be verified at all.
  @Test func whatIsPlantedIsSwift() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "planted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try Self.planted.enumerated().map { number, planted in
      let file = folder.appending(path: "\(number).swift")
      try planted.value.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let parser = Process()
    parser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // as a library: by itself a file would be a script
    parser.arguments = ["swiftc", "-frontend", "-parse", "-parse-as-library"] + files
    try parser.run()
    parser.waitUntilExit()
    #expect(!files.isEmpty && parser.terminationStatus == 0)
  }

  /// Arguments with their labels are a tuple once they stand in parentheses: Swift, but of a type that fits nowhere.
  @Test func whatIsPlantedIsOneExpression() {
    for fault in Self.faults where fault.becomes != nil {
      #expect(fault.was.prefixMatch(of: /\w+:\s/) == nil, "\(fault.was)")
    }
  }

  /// A mask that is one no more finds nothing either.
  @Test func whatIsFuzzedIsAMask() throws {
    for case .fuzz(let arguments) in Set(Self.faults.map(\.finder)) {
      // presets and options are words
      guard let mask = arguments.first, mask.contains(where: { !$0.isLetter && $0 != "-" }) else { continue }
      #expect(throws: Never.self) { try Mask(mask) }
    }
  }

  /// A filter that matches no test ends as a test does that fails, and would pass for one that found the fault.
  @Test func whatIsRunIsATest() throws {
    let folder = Self.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let names = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let target = file.prefix { $0 != "/" }
      let suite = text.firstMatch(of: /@Suite.* struct (\w+)/).map { "\(target).\($0.1)" }
      return text.matches(of: /func (\w+)/).map { "\(suite ?? "")/\($0.1)()" }
    }
    for case .tests(let pattern) in Set(Self.faults.map(\.finder)) {
      let regex = try Regex(pattern)
      #expect(names.contains { $0.firstMatch(of: regex) != nil }, "\(pattern)")
    }
  }

  @Test(arguments: [
    "masks": ["Sources/MaskEngine/", "Sources/FieldEditing/Masks/"], "compiler": ["Sources/MaskCompiler/"],
    "numbers": ["Sources/NumberFormatting/", "Sources/FieldEditing/Numbers/"],
    "phones": ["Sources/PhoneNumbering/Typing/", "Sources/FieldEditing/Phones/"],
    "forms": ["Sources/FieldForms/"],
  ])
  func eachPartHasSome(_ part: String, _ folders: [String]) {
    let count = Self.planted.filter { file, _ in folders.contains { file.hasPrefix($0) } }
      .reduce(0) { $0 + $1.value.ranges(of: "plantedFault()").count }
    #expect(count >= 4, "\(part)")
  }

  private func fault(_ was: String, _ becomes: String?, after: String? = nil) -> PlantedFault {
    PlantedFault(fault: "a slip", module: "A", after: after, was: was, becomes: becomes, finder: .fuzz(["##"]))
  }

  private func planted(_ faults: [PlantedFault], in text: String) throws(CommandFailure) -> String? {
    try PlantedFault.planted(faults, in: ["Sources/A/A.swift": text, "Sources/B/B.swift": text])["Sources/A/A.swift"]
  }

  @Test func faultsArePlantedInAText() throws {
    let planted = try planted(
      [fault("a < b", "a <= b"), fault("count = 0", nil)], in: "if a < b { return }\ncount = 0\n")
    #expect(
      planted == """
        if (plantedFault() == 1 ? (a <= b) : (a < b)) { return }
        if plantedFault() != 2 { count = 0 }

        """)
  }

  /// An expression that stands there twice is the first after what stands there once.
  @Test func aFaultIsAnchored() throws {
    #expect(
      try planted([fault("1", "2", after: "func b")], in: "func a { 1 } func b { 1 + 1 }")
        == "func a { 1 } func b { (plantedFault() == 1 ? (2) : (1)) + 1 }")
  }

  /// What a planted fault is made of is no place for another.
  @Test func eachIsLookedForInTheTextAsItIs() throws {
    let planted = try planted([fault("a", "b"), fault("b", "a")], in: "a + b")
    #expect(planted == "(plantedFault() == 1 ? (b) : (a)) + (plantedFault() == 2 ? (a) : (b))")
  }

  @Test func aPlaceThatIsNotThereOnceIsAFailure() {
    #expect(message([fault("c", "d")], in: "a + b") == "A has 0 places with: c")
    #expect(message([fault("a", "d")], in: "a + a") == "A has 2 places with: a")
    #expect(
      message([fault("a +", "a -"), fault("+ b", "- b")], in: "a + b")
        == "Sources/A/A.swift has two faults in one place: + b")
  }

  private func message(_ faults: [PlantedFault], in text: String) -> String? {
    do throws(CommandFailure) {
      _ = try planted(faults, in: text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    (["--list", "/nowhere.jsonl"], "caretaker-dev: /nowhere.jsonl cannot be read as text\n"),
    (["--list", list, "--only", "9999"], "caretaker-dev: \(list) has no fault 9999: it has \(faults.count) faults\n"),
    (["--list", list, "--package", "/nowhere"], "caretaker-dev: there is no package in /nowhere\n"),
  ])
  func wrongInputIsReported(_ arguments: [String], _ errors: String) throws {
    let caret = try Caret.runDeveloper(["verify", "faults"] + arguments)
    #expect(caret.status == 2)
    #expect(caret.errors == errors)
  }

  @Test func aLineThatIsNoFaultIsNamed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "faults-\(UUID().uuidString).jsonl")
    try Data("\n{\"fault\": \"a slip\"}\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let caret = try Caret.runDeveloper(["verify", "faults", "--list", file.path])
    #expect(caret.status == 2)
    #expect(caret.errors.contains("\(file.path), line 2: no fault as"))
  }
}
