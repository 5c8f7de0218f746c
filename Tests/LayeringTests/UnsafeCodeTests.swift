import Foundation
import Testing

/// Unsafe code has one list that justifies it: an article, which must name each file that has some, and no other.
@Suite struct UnsafeCodeTests {
  static let article = "Sources/FieldEditing/FieldEditing.docc/UnsafeCode.md"

  /// The files that the article's tables name, in their first column.
  static func listed() throws -> [String] {
    let text = try String(contentsOf: LayeringTests.root.appendingPathComponent(article), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      let cell = row.split(separator: "|")[0]
      return cell.split(separator: "`").filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
    }
  }

  static func isUnsafe(_ line: String) -> Bool {
    let code = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    return (code.contains("unsafe") || code.contains("Unsafe")) && code.contains(/\bunsafe|\bUnsafe[A-Z]/)
  }

  @Test func theListIsWhole() throws {
    let listed = try Self.listed()
    let core = LayeringTests.sources.filter { LayeringTests.core.contains($0.module) }
    let found = core.filter { $0.lines.contains(where: Self.isUnsafe) }.map(\.path)
    #expect(found.count > 50)
    for path in Set(found).subtracting(listed).sorted() {
      Issue.record("\(path) has unsafe code that nothing justifies: give it a place in \(Self.article)")
    }
    for path in Set(listed).subtracting(found).sorted() {
      Issue.record("\(path) has no unsafe code: take it out of \(Self.article)")
    }
    #expect(Set(listed).count == listed.count, "a file stands twice in the list")
  }

  @Test func unsafeCodeIsSeen() {
    #expect(Self.isUnsafe("    return unsafe base[i]"))
    #expect(Self.isUnsafe("  let words: UnsafePointer<UInt32>"))
    #expect(!Self.isUnsafe("  // an unsafe thing"))
    #expect(!Self.isUnsafe("  @safe struct Lanes {"))
  }
}
