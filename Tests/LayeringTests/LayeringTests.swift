import Foundation
import Testing

/// What each module may import, and how long a file may be.
@Suite struct LayeringTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What each module may import, from the left of the picture in CONTRIBUTING.md to the right: whatever its files
  /// name, since only faces export what they build on.
  static let arrows: [String: Set<String>] = [
    // leftmost: whatever keeps a text on its way into a field wipes it
    "SecretMemory": ["CWiping"],
    // facts of characters, for whatever reads one
    "UnicodeFacts": ["CTables", "SecretMemory"],
    "MaskSyntax": ["UnicodeFacts"],
    "MaskDialects": ["MaskSyntax", "UnicodeFacts"],
    "MaskCompiler": ["MaskSyntax", "UnicodeFacts"],
    "MaskEngine": ["MaskCompiler", "MaskSyntax", "SecretMemory", "UnicodeFacts"],
    "NumberFormatting": ["SecretMemory", "UnicodeFacts"],
    "PhoneNumbering": ["CTables", "SecretMemory", "UnicodeFacts"],
    "PhonePlanCompiler": ["CPhonePlans", "PhoneNumbering", "UnicodeFacts"],
    "FieldEditing": [
      "MaskCompiler", "MaskDialects", "MaskEngine", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "SecretMemory",
      "UnicodeFacts",
    ],
    // a mask checked by the compiler, and what the compiler starts to check it
    "MaskMacros": ["FieldEditing", "MaskCompiler"],
    "MaskMacroPlugin": ["Foundation", "MaskCompiler", "MaskDialects", "MaskSyntax"],
    "FieldFormats": [
      "FieldEditing", "MaskCompiler", "MaskDialects", "MaskSyntax", "NumberFormatting", "PhoneNumbering",
      "SecretMemory", "Synchronization", "UnicodeFacts",
    ],
    "BulkFormatting": [
      "CBulkKernel", "Dispatch", "FieldEditing", "FieldFormats", "MaskCompiler", "MaskSyntax", "NumberFormatting",
      "PhoneNumbering", "SecretMemory", "Synchronization", "UnicodeFacts",
    ],
    "FieldForms": [
      "FieldEditing", "FieldFormats", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "SecretMemory",
      "UnicodeFacts",
    ],
    "TerminalForms": ["Darwin", "FieldEditing", "FieldForms", "Glibc", "Musl", "NumberFormatting", "UnicodeFacts"],
    // a tool that asks a form, as the article has it
    "invoice-example": ["FieldForms", "TerminalForms"],
    "LocaleNumbers": ["CICU", "NumberFormatting", "Synchronization", "UnicodeFacts"],
    // names what applications see of each
    "Caretaker": [
      "BulkFormatting", "FieldEditing", "FieldFormats", "LocaleNumbers", "MaskCompiler", "MaskDialects", "MaskSyntax",
      "NumberFormatting", "PhoneNumbering", "UnicodeFacts", "Darwin", "Glibc", "Musl",
    ],
    "CaretakerFoundation": [
      "Caretaker", "FieldFormats", "FieldForms", "Foundation", "MaskCompiler", "Observation", "SecretMemory",
      "UnicodeFacts",
    ],
    "LocaleTables": ["CTables", "FieldFormats", "NumberFormatting", "UnicodeFacts"],
    "CaretakerC": [
      "BulkFormatting", "CCaretaker", "FieldEditing", "FieldFormats", "FieldForms", "LocaleTables", "MaskCompiler",
      "MaskDialects", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "SecretMemory", "Synchronization",
      "UnicodeFacts",
    ],
    "install-c-library": ["Foundation", "PackagePlugin"],
    // what a character means and how a text is read, it takes from the modules that know
    "MaskOracle": ["MaskSyntax", "NumberFormatting", "PhoneNumbering", "PhonePlanCompiler", "Foundation"],
    // what drives the oracle and the fields side by side speaks of trees and number symbols, too
    "MaskFuzzing": [
      "FieldEditing", "FieldFormats", "FieldForms", "MaskCompiler", "MaskOracle", "MaskSyntax", "NumberFormatting",
      "PhoneNumbering", "PhonePlanCompiler", "UnicodeFacts",
    ],
    // what people type is made of the tables that come with the package
    "KeystrokeCorpora": [
      "FieldEditing", "FieldFormats", "MaskFuzzing", "MaskSyntax", "PhoneNumbering", "PhonePlanCompiler",
    ],
    "LatencyMeasuring": [
      "CAllocationCounter", "Darwin", "FieldEditing", "FieldFormats", "Glibc", "Histogram", "MaskFuzzing", "MaskSyntax",
      "Musl", "NumberFormatting", "PhoneNumbering",
    ],
    // what both commands read and write
    "CommandConsole": ["FieldFormats", "LocaleNumbers", "Caretaker", "ArgumentParser", "Foundation"],
    "caret-cli": [
      "ArgumentParser", "BulkFormatting", "Caretaker", "CaretakerFoundation", "CommandConsole", "Darwin", "Dispatch",
      "FieldEditing", "FieldFormats", "FieldForms", "Foundation", "Glibc", "KeystrokeCorpora", "LatencyMeasuring",
      "LocaleNumbers", "MaskCompiler", "MaskDialects", "MaskFuzzing", "MaskSyntax", "Musl", "NumberFormatting",
      "PhoneNumbering", "Synchronization", "TerminalForms", "UnicodeFacts",
    ],
    // what makes the tables and compares what becomes of them, so it also speaks of plans and asks the oracle
    "caretaker-dev": [
      "ArgumentParser", "CommandConsole", "FieldEditing", "FieldFormats", "FieldForms", "Foundation", "LocaleNumbers",
      "LocaleTables", "MaskFuzzing", "MaskOracle", "NumberFormatting", "PhoneNumbering", "PhonePlanCompiler",
      "Synchronization", "TerminalForms",
    ],
    // what is given hostile bytes: every way in, Foundation's too
    "caret-fuzz-targets": [
      "ArgumentParser", "CCaretaker", "CaretakerC", "CaretakerFoundation", "FieldEditing", "FieldFormats", "FieldForms",
      "Foundation", "MaskCompiler", "MaskFuzzing", "MaskOracle", "MaskSyntax", "PhoneNumbering", "PhonePlanCompiler",
      "UnicodeFacts",
    ],
  ]
  /// No Foundation, no existential, typed throws only: these are built as Embedded Swift, too.
  static let core = [
    "SecretMemory", "UnicodeFacts", "MaskSyntax", "MaskDialects", "MaskCompiler", "MaskEngine", "NumberFormatting",
    "PhoneNumbering", "FieldEditing", "FieldFormats", "FieldForms", "LocaleTables", "CaretakerC",
  ]
  /// What users import for the names of other modules: these alone may export, and of a module below single
  /// declarations.
  static let faces: Set = ["Caretaker", "CaretakerFoundation", "MaskMacros"]
  /// It has another name on each system.
  static let cLibraries: Set = ["Glibc", "Musl", "Darwin", "ucrt"]
  static let longest = 300

  struct Source: Sendable, CustomTestStringConvertible {
    let module: String
    let path: String
    let lines: [String]
    /// What it imports, and in which lines.
    let imports: [(number: Int, module: String)]
    var testDescription: String { path }
    var isGenerated: Bool { path.contains("+Generated") }
  }

  static let sources = sources(in: "Sources")
  static let tests = sources(in: "Tests")

  private static func sources(in folder: String) -> [Source] {
    let url = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let imports = lines.enumerated().compactMap { offset, line in imported(line).map { (offset + 1, $0) } }
      return Source(
        module: String(name.prefix { $0 != "/" }), path: "\(folder)/\(name)", lines: lines, imports: imports)
    }
  }

  @Test func thereAreSources() {
    #expect(Self.sources.count > 50)
    for module in Set(Self.sources.map(\.module)).subtracting(Self.arrows.keys) {
      Issue.record("Sources/\(module) is not in `arrows`: add it there, and to the picture in CONTRIBUTING.md")
    }
  }

  @Test(arguments: sources) func imports(_ source: Source) {
    let allowed = Self.arrows[source.module] ?? []
    for (number, imported) in source.imports where !allowed.contains(imported) {
      Issue.record(
        """
        \(source.path):\(number) imports \(imported), but \(source.module) may import only \(allowed.sorted()): \
        move what needs it to a module that may, or take it from a module that is allowed
        """)
    }
  }

  /// Whoever reads a file learns from its imports what it builds on. The C library is exported within its module: one
  /// file knows its name.
  @Test(arguments: sources + tests) func onlyFacesExport(_ source: Source) {
    for (number, module) in source.imports where !Self.cLibraries.contains(module) {
      guard let exported = Self.exported(source.lines[number - 1]) else { continue }
      if !Self.faces.contains(source.module) {
        Issue.record(
          "\(source.path):\(number) exports \(exported): only \(Self.faces.sorted()) may; import it where it is named")
      } else if !exported.contains("."), !Self.faces.contains(exported) {
        Issue.record("\(source.path):\(number) exports all of \(exported): name its declarations one by one")
      }
    }
  }

  /// What a line exports, if it exports something: a module, or one declaration of it.
  static func exported(_ line: String) -> String? {
    guard line.contains("@_exported"), imported(line) != nil else { return nil }
    return line.prefix { $0 != "/" }.split(separator: " ").last.map(String.init)
  }

  @Test func exportsAreRead() {
    #expect(Self.exported("@_exported public import MaskSyntax") == "MaskSyntax")
    #expect(Self.exported("@_exported public import struct MaskSyntax.Slot  // a slot") == "MaskSyntax.Slot")
    #expect(Self.exported("public import MaskSyntax") == nil)
    #expect(Self.exported("// @_exported import MaskSyntax") == nil)
  }

  /// The C library has another name on each system: one file of a module knows them.
  @Test func theCLibraryIsImportedInOnePlace() {
    let importing = (Self.sources + Self.tests).filter { source in
      source.imports.contains { Self.cLibraries.contains($0.module) }
    }
    for (module, files) in Dictionary(grouping: importing, by: \.module) where files.count > 1 {
      Issue.record("\(module) imports the C library in \(files.map(\.path)): once for the module is enough")
    }
    for source in importing {
      for (number, module) in source.imports where Self.cLibraries.contains(module) {
        if number < 2 || !source.lines[number - 2].contains("canImport(\(module))") {
          Issue.record("\(source.path):\(number) imports \(module) everywhere: write #if canImport(\(module))")
        }
      }
    }
  }

  /// The module that a line imports, if it imports one.
  static func imported(_ line: String) -> String? {
    guard line.contains("import ") else { return nil }
    let words = line.prefix { $0 != "/" }.split(separator: " ").map(String.init)
    let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
      words[..<at].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
    else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let name = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
    return String(name.prefix { $0 != "." })
  }

  @Test func importsAreRead() {
    #expect(Self.imported("@_exported public import MaskSyntax") == "MaskSyntax")
    #expect(Self.imported("  import struct Foundation.Data") == "Foundation")
    #expect(Self.imported("// import Foundation") == nil)
    #expect(Self.imported("let important = 1") == nil)
  }

  @Test(arguments: sources) func files(_ source: Source) {
    let count = source.lines.count - 1
    if count > Self.longest && !source.isGenerated {
      Issue.record("\(source.path) has \(count) lines: split it by topic, Type+Topic.swift, \(Self.longest) at most")
    }
    for (number, line) in source.lines.enumerated() where line.contains("!") {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
      guard code.contains(/\btry!|\bas!/) else { continue }
      Issue.record("\(source.path):\(number + 1) traps where it could throw: catch the error and say what it means")
    }
  }

  @Test(arguments: sources.filter { core.contains($0.module) }) func coreStaysEmbeddable(_ source: Source) {
    for (number, line) in source.lines.enumerated() {
      let code = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
      if code.contains("throws"), code.contains(/\bthrows\b(?!\s*\()/) {
        Issue.record("\(source.path):\(number + 1) throws any error: name it, throws(MaskError)")
      }
      if code.contains("any "), code.contains(/\bany [A-Z]/) {
        Issue.record("\(source.path):\(number + 1) has an existential: make it generic")
      }
      if code.contains("\\."), code.contains(/[(\s,]\\\.[a-zA-Z]/) {
        Issue.record("\(source.path):\(number + 1) has a key path, which Embedded Swift does not: write a closure")
      }
    }
  }
}
