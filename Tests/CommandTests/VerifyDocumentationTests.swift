import CommandConsole
import Testing

@testable import caretaker_dev

/// `caretaker-dev verify documentation`: what a comment must say.
@Suite struct VerifyDocumentationTests {
  typealias Symbol = SymbolGraphFolder.Symbol

  /// A function of which everything is said.
  static let complete = Symbol(
    name: "Mask.cut(_:at:)", declaration: "func cut(_ text: String, at offset: Int) throws(E) -> [String]",
    comment: [
      "Cuts a text,", "in two.", "", "More of it.", "- Parameters:", "  - text: What is cut.", "  - offset: Where.",
      "- Returns: Both parts.", "- Throws: `E`.", "- Complexity: O(1)",
    ],
    parameters: [("text", "text: String"), ("offset", "offset: Int")], result: "[String]")

  private func gaps(_ symbol: Symbol, module: String = "FieldEditing") throws -> [String] {
    let folder = SymbolGraphFolder()
    try folder.write(module, [symbol])
    return try SymbolGraph.all(in: folder.path).flatMap(\.publicSymbols).flatMap(\.documentationGaps).map(\.missing)
  }

  @Test func nothingIsMissing() throws {
    #expect(try gaps(Self.complete) == [])
  }

  static let omissions: [(without: String, missing: [String])] = [
    ("Returns", ["no - Returns:"]), ("Throws", ["no - Throws:"]), ("Complexity", ["no - Complexity:"]),
    ("  - text", ["no - Parameter: text"]), ("  - ", ["no - Parameters: text, offset"]),
  ]

  @Test(arguments: omissions) func aSectionIsMissing(without: String, missing: [String]) throws {
    var symbol = Self.complete
    symbol.comment.removeAll { $0.contains(without) }
    #expect(try gaps(symbol) == missing)
  }

  /// What is a line of the list of parameters elsewhere does not describe one.
  @Test func aListOfOthersIsNotThatOfParameters() throws {
    var symbol = Self.complete
    symbol.comment = symbol.comment.map { $0 == "- Parameters:" ? "- Note:" : $0 }
    #expect(try gaps(symbol) == ["no - Parameters: text, offset"])
  }

  @Test func oneParameterHasALineOfItsOwn() throws {
    let symbol = Symbol(
      name: "Mask.cut(_:)", declaration: "func cut(_ count: Int)",
      comment: ["Cuts.", "", "- Parameter count: How many."], parameters: [("count", "count: Int")])
    #expect(try gaps(symbol) == [])
  }

  static let summaries: [(comment: [String], missing: [String])] = [
    ([], ["no summary"]), (["", "- Note: No summary."], ["no summary"]),
    (["A text"], ["the summary does not end in a period or a colon"]), (["A text:", "", "    example"], []),
    (["A text that goes", "on.", "", "And on"], []),
  ]

  @Test(arguments: summaries) func theSummaryIsASentence(comment: [String], missing: [String]) throws {
    let symbol = Symbol(name: "Mask.text", kind: "swift.property", declaration: "var text: String", comment: comment)
    #expect(try gaps(symbol) == missing)
  }

  @Test func anInitializerSaysWhatNilMeans() throws {
    var symbol = Symbol(name: "Mask.init()", kind: "swift.init", declaration: "init?()")
    #expect(try gaps(symbol) == ["not what `nil` means"])
    symbol.comment = ["Makes it; `nil` where it cannot."]
    #expect(try gaps(symbol) == [])
  }

  /// A closure that throws is not a function that does.
  @Test func onlyWhatThrowsSaysSo() throws {
    let symbol = Symbol(
      name: "Mask.do(_:)", declaration: "func do(_ body: (Int) throws -> Int)",
      comment: ["Does it.", "- Parameter body: What."], parameters: [("body", "body: (Int) throws -> Int")])
    #expect(try gaps(symbol) == [])
  }

  /// Elsewhere than in some modules, and of what has one size, no costs are asked for.
  @Test func costsAreAskedForWhereTheyDepend() throws {
    var symbol = Self.complete
    symbol.comment.removeLast()
    #expect(try gaps(symbol, module: "MaskFuzzing") == [])
    symbol.parameters = symbol.parameters.map { ($0.name, "\($0.name): Int") }
    symbol.result = "Int"
    #expect(try gaps(symbol) == [])
    for type in ["Span<UInt8>", "some Sequence<Int>", "inout AttributedString", "UnsafeRawBufferPointer"] {
      symbol.result = type
      #expect(try gaps(symbol) == ["no - Complexity:"], "\(type)")
    }
  }

  @Test func whatOthersDescribeIsExempt() throws {
    var symbol = Symbol(name: "Mask.f()", declaration: "func f() -> Int", comment: [], result: "Int", isWitness: true)
    #expect(try gaps(symbol) == [])
    (symbol.isWitness, symbol.line) = (false, nil)
    #expect(try gaps(symbol) == [])
    symbol.line = 1
    #expect(try gaps(symbol) == ["no summary", "no - Returns:"])
  }

  @Test func theCommandListsGaps() throws {
    let folder = SymbolGraphFolder()
    var symbol = Self.complete
    try folder.write("FieldEditing", [symbol])
    let run = try Caret.runDeveloper(["verify", "documentation", "--symbols", folder.path])
    #expect(run.output == "1 public symbol, all documented\n")
    #expect(run.status == 0)

    symbol.comment.removeLast()
    try folder.write("FieldEditing", [symbol])
    let other = try Caret.runDeveloper(["verify", "documentation", "--symbols", folder.path])
    #expect(other.output == "/A/A.swift:9: Mask.cut(_:at:): no - Complexity:\n1 public symbol, 1 gap\n")
    #expect(other.status == 1)
  }

  static let damages: [(text: String?, message: String)] = [
    (nil, "has no symbol graphs"), ("{", "A.symbols.json is not a symbol graph: not JSON"),
    (#"{"module": {}, "symbols": [], "relationships": []}"#, "no 'name' in module"),
    (#"{"module": {"name": "A"}, "symbols": [{"kind": 1}], "relationships": []}"#, "another type in symbols[0].kind"),
  ]

  @Test(arguments: damages) func damagedInputIsNamed(text: String?, message: String) throws {
    let folder = SymbolGraphFolder()
    try folder.write("symbols/\(text == nil ? "other.txt" : "A.symbols.json")", text ?? "")
    do {
      _ = try SymbolGraph.all(in: folder.path)
      Issue.record("nothing is thrown")
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test func aMissingFolderIsNamed() throws {
    let run = try Caret.runDeveloper(["verify", "documentation", "--symbols", "/nowhere"])
    #expect(run.errors == "caretaker-dev: /nowhere is not a folder\n")
    #expect(run.status == 2)
  }
}
