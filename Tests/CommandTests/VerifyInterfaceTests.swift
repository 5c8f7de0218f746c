import CommandConsole
import Foundation
import Testing

@testable import caretaker_dev

/// `caretaker-dev verify interface`: what a changelog must name.
@Suite struct VerifyInterfaceTests {
  typealias Symbol = SymbolGraphFolder.Symbol

  static let mask = Symbol(name: "Mask", kind: "swift.struct", declaration: "struct Mask")
  static let cut = Symbol(name: "Mask.cut(at:)", declaration: "func cut(at offset: Int)")

  private func interface(_ symbols: [Symbol], module: String = "A") throws -> ModuleInterface {
    let folder = SymbolGraphFolder()
    try folder.write(module, symbols)
    return try #require(ModuleInterface.all(in: SymbolGraph.all(in: folder.path)).first)
  }

  private func changes(from former: [Symbol], to current: [Symbol]) throws -> [InterfaceChange] {
    InterfaceChange.all(in: "A", from: try interface(former), to: try interface(current))
  }

  @Test func theTextIsALineADeclaration() throws {
    var mask = Self.mask
    mask.conformances = ["Swift.Hashable", "Swift.Copyable"]
    let interface = try interface([Self.cut, mask])
    #expect(
      interface.text == """
        Mask  extension Mask: Swift.Hashable
        Mask  struct Mask
        Mask.cut(at:)  func cut(at offset: Int)

        """)
    let folder = SymbolGraphFolder()
    #expect(try ModuleInterface(reading: folder.write("A.txt", interface.text), module: "A") == interface)
  }

  @Test func aPropertyMayBecomeAComputedOne() throws {
    let stored = Symbol(name: "Mask.text", kind: "swift.property", declaration: "var text: String")
    var computed = stored
    computed.declaration = "var text: String { get set }"
    #expect(try changes(from: [Self.mask, stored], to: [Self.mask, computed]).isEmpty)
    computed.declaration = "var text: String { get }"
    #expect(try changes(from: [Self.mask, stored], to: [Self.mask, computed]).count == 1)
  }

  @Test func whatTheCompilerWroteIsNotInIt() throws {
    var cut = Self.cut
    cut.line = nil
    #expect(try interface([cut, Self.mask]).declarations.count == 1)
  }

  @Test func changesAreAddedRemovedOrBoth() throws {
    var longer = Self.cut
    longer.declaration = "func cut(at offset: Int = 0)"
    #expect(try changes(from: [Self.mask, Self.cut], to: [Self.mask, Self.cut]) == [])
    let changed = try #require(try changes(from: [Self.mask, Self.cut], to: [Self.mask, longer]).first)
    #expect(
      changed.text == """
        A: Mask.cut(at:)
          + func cut(at offset: Int = 0)
          - func cut(at offset: Int)
          under "Changed", name `cut`

        """)
    let text = Symbol(name: "Mask.text", declaration: "var text: String")
    let new = try changes(from: [Self.mask, text], to: [Self.mask, text, Self.cut])
    #expect(new.map(\.heading) == ["Added"] && new.map(\.words) == [["cut"]])
    let gone = try changes(from: [Self.mask, text, Self.cut], to: [Self.mask, text])
    #expect(gone.map(\.heading) == ["Removed"] && gone.map(\.words) == [["cut"]])
  }

  /// A type that is new stands for its members, and a module for all of it; an initializer goes by its type.
  @Test func membersGoByTheirType() throws {
    let inner = Symbol(name: "Mask.Part.full", kind: "swift.enum.case", declaration: "case full")
    let new = try changes(from: [Self.mask], to: [Self.mask, inner])
    #expect(new.map(\.words) == [["full", "Part", "Mask"]])
    let make = Symbol(name: "Mask.init(_:)", kind: "swift.init", declaration: "init(_ text: String)")
    #expect(
      try changes(from: [Self.mask, Self.cut], to: [Self.mask, Self.cut, make]).map(\.words) == [["Mask"]])
    let module = InterfaceChange.all(in: "A", from: nil, to: try interface([Self.mask]))
    #expect(module.map(\.words) == [["Mask", "A"]])
  }

  @Test func aLostConformanceIsAChange() throws {
    var mask = Self.mask
    mask.conformances = ["Swift.Hashable"]
    let changes = try changes(from: [mask, Self.cut], to: [Self.mask, Self.cut])
    #expect(changes.map(\.removed) == [["extension Mask: Swift.Hashable"]])
    #expect(changes.map(\.words) == [["Mask"]])
  }

  static let changelogs: [(section: String, isNamed: Bool)] = [
    ("- `cut` is new.", true), ("- `Mask.cut(at:)` is new.", true), ("- To cut a mask.", false),
    ("- `cutting` is new.", false), ("\n## 1.0\n- `cut` is new.", false),
  ]

  @Test(arguments: changelogs) func theChangelogNamesIt(section: String, isNamed: Bool) throws {
    let folder = SymbolGraphFolder()
    let file = try folder.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n### Added\n\n\(section)\n")
    let change = InterfaceChange(module: "A", name: "Mask.cut(at:)", added: [], removed: [], words: ["cut"])
    #expect(try UnreleasedChanges(of: file).names(change) == isNamed)
  }

  @Test func operatorsAreNamed() throws {
    let folder = SymbolGraphFolder()
    let file = try folder.write("CHANGELOG.md", "## Unreleased\n\n- Masks are compared: `Mask.<(_:_:)`, `==`.\n")
    #expect(try UnreleasedChanges(of: file).words.isSuperset(of: ["Mask", "<", "=="]))
  }

  @Test func theCommandRecordsAndCompares() throws {
    let folder = SymbolGraphFolder()
    try folder.write("A", [Self.mask])
    let exports = try folder.write("A/A.swift", "// A.\n@_exported public import struct B.Field\n")
    let changelog = try folder.write("CHANGELOG.md", "## Unreleased\n")
    let baseline = folder.root.appendingPathComponent("interface").path
    try folder.write("interface/Old.txt", "Old  struct Old\n")
    let arguments = [
      "verify", "interface", "--symbols", folder.path, "--exports", exports, "--baseline", baseline, "--changelog",
      changelog,
    ]
    let record = try Caret.runDeveloper(arguments + ["--record"])
    #expect(record.output == "2 declarations of 1 module recorded\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: baseline) == ["A.txt"])
    #expect(
      try String(contentsOfFile: baseline + "/A.txt", encoding: .utf8)
        == "Field  public import struct B.Field\nMask  struct Mask\n")
    let same = try Caret.runDeveloper(arguments)
    #expect(same.output == "no changes of the public interface\n")
    #expect(same.status == 0)

    try folder.write("A", [Self.mask, Self.cut])
    let unnamed = try Caret.runDeveloper(arguments)
    #expect(
      unnamed.output == """
        A: Mask.cut(at:)
          + func cut(at offset: Int)
          under "Added", name `cut` or `Mask`
        1 change of the public interface, 1 not named in \(changelog)

        """)
    #expect(unnamed.status == 1)
    try folder.write("CHANGELOG.md", "## Unreleased\n\n- `Mask.cut(at:)`.\n")
    let named = try Caret.runDeveloper(arguments)
    #expect(named.output == "1 change of the public interface, all named in \(changelog)\n")
    #expect(named.status == 0)
  }

  /// What is damaged or missing, as a file of the folder, and what the command says of it.
  static let damages: [(file: String, text: String, message: String)] = [
    ("interface/A.txt", "Mask struct Mask\n", "A.txt, line 1: not a name, two blanks and a declaration"),
    ("CHANGELOG.md", "# Changelog\n", "has no section \"## Unreleased\""),
    ("A/A.swift", "import B\n", "has no line as: @_exported public import struct A.B"),
    ("B/B.swift", "", "has no symbol graph of B"),
  ]

  @Test(arguments: damages) func damagedInputIsNamed(file: String, text: String, message: String) throws {
    let folder = SymbolGraphFolder()
    try folder.write("A", [Self.mask])
    try folder.write("interface/A.txt", "Mask  struct Mask\n")
    try folder.write("CHANGELOG.md", "## Unreleased\n")
    let path = try folder.write(file, text)
    let run = try Caret.runDeveloper(
      [
        "verify", "interface", "--symbols", folder.path, "--baseline",
        folder.root.appendingPathComponent("interface").path, "--changelog",
        folder.root.appendingPathComponent("CHANGELOG.md").path,
      ] + (file.hasSuffix(".swift") ? ["--exports", path] : []))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func nothingRecordedIsReported() throws {
    let folder = SymbolGraphFolder()
    #expect(throws: CommandFailure.self) { try InterfaceBaseline(folder: folder.root.path).changes(to: []) }
    let run = try Caret.runDeveloper(["verify", "interface", "--symbols", "/nowhere", "--baseline", "/nowhere"])
    #expect(run.errors.contains("--changelog or --record must be given"))
    #expect(run.status == 2)
  }
}
