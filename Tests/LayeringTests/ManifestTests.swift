import Foundation
import Testing

/// `Package.swift` declares every import: directly, where `--explicit-target-dependency-import-check` also takes what a
/// dependency depends on, and of other packages too, which it does not look at.
@Suite struct ManifestTests {
  /// What comes with the toolchain, and needs no declaration.
  static let toolchain: Set<String> = [
    "RegexBuilder",
    "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl", "Observation", "PackagePlugin",
    "Synchronization", "Testing",
  ]

  static let manifest =
    (try? String(contentsOf: LayeringTests.root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

  /// What declares each target, by its name. The formatter puts each at the beginning of a line.
  static let declarations: [String: Substring] = {
    var declarations: [String: Substring] = [:]
    for text in manifest.split(separator: /\n    \./) {
      let kinds = /^(?:target|executableTarget|testTarget|systemLibrary|plugin|macro)\(\s*name: "(.+?)"/
      guard let target = text.firstMatch(of: kinds) else { continue }
      declarations[String(target.output.1)] = text
    }
    return declarations
  }()

  /// Products of other packages, by the names that `let argumentParser = Target.Dependency.product(name: …)` gives
  /// them.
  static let products: [String: String] = Dictionary(
    uniqueKeysWithValues: manifest.matches(of: /let (\w+) = Target\.Dependency\.product\(\s*name: "(\w+)"/).map {
      (String($0.output.2), String($0.output.1))
    })

  @Test func theManifestIsRead() {
    #expect(Self.products.keys.sorted() == ["ArgumentParser", "Histogram"])
    #expect(Set(LayeringTests.sources.map(\.module)).isSubset(of: Self.declarations.keys))
  }

  /// The compiler's flags list two traits in the order of a set, which changes from one reading of the manifest to the
  /// next: everything would be compiled again. `.ci/manifest` compares the flags themselves.
  @Test func aTraitEnablesAtMostOneOther() {
    let enabled = Self.manifest.matches(of: /enabledTraits: \[(.*?)\]|let traitsOfCommand: Set<String> = \[(.*?)\]/)
    #expect(enabled.count >= 4)
    for match in enabled {
      let names = match.output.1 ?? match.output.2 ?? ""
      #expect(!names.contains(","), "\(names)")
    }
  }

  @Test(arguments: Set((LayeringTests.sources + LayeringTests.tests).map(\.module)).sorted())
  func importsAreDeclared(_ module: String) throws {
    let declaration = try #require(Self.declarations[module])
    for source in LayeringTests.sources + LayeringTests.tests where source.module == module {
      for (number, imported) in source.imports where !Self.toolchain.contains(imported) {
        // a target's name may have hyphens, where its module's has underscores
        let names = Self.declarations.keys.filter { $0.replacing("-", with: "_") == imported }.map { "\"\($0)\"" }
        let isDeclared = (names + [Self.products[imported]].compactMap { $0 }).contains { declaration.contains($0) }
        if !isDeclared {
          Issue.record(
            "\(source.path):\(number) imports \(imported), which Package.swift does not declare for \(module)")
        }
      }
    }
  }

  /// Programs that tests start, and what the compiler starts: they are built first, and not imported.
  static let started: Set<String> = ["MaskMacroPlugin", "caret-cli", "caretaker-dev", "invoice-example"]

  /// What a target waits for without need makes every build longer.
  @Test(arguments: Set((LayeringTests.sources + LayeringTests.tests).map(\.module)).sorted())
  func declarationsAreImported(_ module: String) throws {
    let declaration = try #require(Self.declarations[module])
    guard let list = declaration.firstMatch(of: /dependencies: \[((?:[^\[\]]|\[[^\]]*\])*)\]/) else { return }
    let sources = (LayeringTests.sources + LayeringTests.tests).filter { $0.module == module }
    let imported = Set(sources.flatMap { $0.imports.map(\.module) })
    for name in list.output.1.matches(of: /"([\w-]+)"/).map({ String($0.output.1) })
    where !Self.started.contains(name) && name != "ICU" && !imported.contains(name.replacing("-", with: "_")) {
      Issue.record("Package.swift declares \(name) for \(module), which does not import it")
    }
  }
}
