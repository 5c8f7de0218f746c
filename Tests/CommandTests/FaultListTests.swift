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

  /// What is left of a fault whose place in the source has gone finds nothing, and nobody would know.
  @Test(arguments: Dictionary(grouping: faults, by: \.file).keys.sorted())
  func eachFaultHasItsPlace(_ file: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let faults = Self.faults.filter { $0.file == file }
    let planted = try PlantedFault.planted(faults.enumerated().map { ($0.offset + 1, $0.element) }, in: text)
    #expect(planted.ranges(of: "plantedFault()").count == faults.count)
  }

  @Test(arguments: [
    "masks": ["Sources/MaskEngine/", "Sources/FieldEditing/Masks/"], "compiler": ["Sources/MaskCompiler/"],
    "numbers": ["Sources/NumberFormatting/", "Sources/FieldEditing/Numbers/"],
    "phones": ["Sources/PhoneNumbering/Typing/", "Sources/FieldEditing/Phones/"],
  ])
  func eachPartHasSome(_ part: String, _ folders: [String]) {
    let count = Self.faults.count { fault in folders.contains { fault.file.hasPrefix($0) } }
    #expect(count >= 4, "\(part)")
  }

  private func fault(_ was: String, _ becomes: String?) -> PlantedFault {
    PlantedFault(fault: "a slip", file: "A.swift", was: was, becomes: becomes, fuzz: ["##"])
  }

  @Test func faultsArePlantedInAText() throws {
    let planted = try PlantedFault.planted(
      [(3, fault("a < b", "a <= b")), (7, fault("count = 0", nil))], in: "if a < b { return }\ncount = 0\n")
    #expect(
      planted == """
        if (plantedFault() == 3 ? (a <= b) : (a < b)) { return }
        if plantedFault() != 7 { count = 0 }

        """)
  }

  /// What a planted fault is made of is no place for another.
  @Test func eachIsLookedForInTheTextAsItIs() throws {
    let planted = try PlantedFault.planted([(1, fault("a", "b")), (2, fault("b", "a"))], in: "a + b")
    #expect(planted == "(plantedFault() == 1 ? (b) : (a)) + (plantedFault() == 2 ? (a) : (b))")
  }

  @Test func aPlaceThatIsNotThereOnceIsAFailure() {
    #expect(
      message { () throws(CommandFailure) in try PlantedFault.planted([(1, fault("c", "d"))], in: "a + b") }
        == "A.swift has 0 places with: c")
    #expect(
      message { () throws(CommandFailure) in try PlantedFault.planted([(1, fault("a", "d"))], in: "a + a") }
        == "A.swift has 2 places with: a")
    #expect(
      message { () throws(CommandFailure) in
        try PlantedFault.planted([(1, fault("a +", "a -")), (2, fault("+ b", "- b"))], in: "a + b")
      }
        == "A.swift has two faults in one place: + b")
  }

  private func message(_ body: () throws(CommandFailure) -> String) -> String? {
    do throws(CommandFailure) {
      _ = try body()
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
  func wrongInputIsTold(_ arguments: [String], _ errors: String) throws {
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
