import Foundation
import TestDepth
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `caret bench`, as a person runs it; times are the machine's, and are looked at by no one.
@Suite struct BenchTests {
  private static let short = ["--count", "3", "--rounds", "1"]

  private func bench(_ arguments: [String]) throws -> Caret { try Caret.run(["bench"] + arguments + Self.short) }

  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try body(file.path)
  }

  @Test func aMaskIsMeasured() throws {
    let run = try bench(["##/##"])
    #expect(run.output.hasPrefix("##/##: 3 scripts, "))
    for word in [
      "KEYS ", "NS/KEY", "P99.9", "ALLOCATIONS", "\nall, in order ", "\nappend ", "\n(clear) ", "\nworst key  ",
      "\ncompile ",
    ] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(run.output.contains(/program +\d[\d,]* bytes, 5 states/))
    #expect(run.output.contains(/harness +[\d.]+ ns a key, 0 allocations/))
    #expect(run.status == 0)
  }

  static let subjects = [
    ["cards"], ["phones"], ["amounts"], ["dates"], ["expiry"], ["phone", "--region", "GB"], ["phone"],
    ["currency", "--locale", "de_DE", "--currency", "EUR", "--entry", "minor-units"],
  ]

  @Test(arguments: subjects.sample(oneIn: 3)) func everyKindIsMeasured(_ subject: [String]) throws {
    let run = try bench(subject)
    #expect(run.output.hasPrefix("\(subject.first { !$0.hasPrefix("--") } ?? ""): 3 scripts, "), "\(run.errors)")
    #expect(run.status == 0)
  }

  /// The whole result, by the names that the article on it gives.
  @Test func json() throws {
    let run = try bench(["expiry", "--json"])
    let result = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(Set(result.keys) == ["schema", "machine", "clock", "harness", "workloads", "growth"])
    #expect(result["schema"] as? Int == 1)
    let machine = try #require(result["machine"] as? [String: Any])
    #expect(Set(machine.keys) == ["processor", "cores", "system", "build", "program"])
    #expect((machine["system"] as? String)?.hasPrefix("Linux ") == true)
    let workload = try #require((result["workloads"] as? [[String: Any]])?.first)
    #expect(Set(workload.keys) == ["name", "scripts", "keys", "reference", "rows", "worstKey", "program"])
    let row = try #require((workload["rows"] as? [[String: Any]])?.first)
    #expect(Set(row.keys) == ["kind", "keys", "batch", "rounds", "allocations", "timedKeys", "distribution"])
    let names = ["count", "mean", "least", "p50", "p90", "p99", "p999", "most", "curve"]
    #expect(Set(try #require(row["distribution"] as? [String: Any]).keys) == Set(names))
    #expect(run.status == 0)
  }

  @Test func linesOfAFileAreTyped() throws {
    let run = try withFile("1227\n\n0128\n") { try bench(["##/##", "--file", $0]) }
    #expect(run.output.hasPrefix("##/##: 2 scripts, 8 keys\n"))
    #expect(run.status == 0)
    let broken = try withFile("\n\n") { try bench(["##/##", "--file", $0]) }
    #expect(broken.errors.contains("has no key in it"))
    #expect(broken.status == 2)
  }

  @Test func sessionsOfAFileArePlayed() throws {
    let sessions = """
      {"mask": "##/##", "keys": "12«BS»3", "options": {"eager": false}}
      {"preset": "expiry", "keys": "10/26"}
      {"card": {"networks": ["visa"]}, "keys": "4571"}
      {"number": {"locale": "de_DE", "style": "decimal"}, "keys": "1234"}
      {"phone": {"region": "GB"}, "keys": "0207«REGION FR»1"}
      """
    let run = try withFile(sessions) { try Caret.run(["bench", "--file", $0, "--rounds", "1"]) }
    #expect(run.output.contains(": 5 scripts, 23 keys\n"), "\(run.errors)")
    #expect(run.status == 0)
    for (line, word) in [
      ("{}", "\"mask\" is missing"), ("12", "no JSON object"),
      (#"{"mask": "<##", "keys": "1"}"#, "a group is not closed"),
    ] {
      let broken = try withFile("\(sessions)\n\(line)\n") { try Caret.run(["bench", "--file", $0]) }
      #expect(broken.errors.contains(", line 6: \(word)"), "\(broken.errors)")
      #expect(broken.output == "")
      #expect(broken.status == 2)
    }
  }

  @Test func formatsOfTheCatalogue() throws {
    let run = try Caret.run(["bench", "--all", "--count", "2", "--rounds", "1", "--seconds", "0.5"])
    #expect(run.output.hasPrefix("FORMAT "))
    #expect(run.output.contains(/\ncard +[\d.,]+ +[\d.,]+ +[\d.<]+ +[\d.,]+ +[\d,]+ +[\d,]+  '/))
    #expect(run.status == 0)
  }

  @Test func growth() throws {
    let run = try Caret.run(["bench", "--growth", "--count", "3", "--rounds", "1"])
    #expect(run.output.hasPrefix("time a key by value length\nCHARACTERS  append ns"))
    for heading in ["compile time by alternatives", "program size by mask length", "time a key by corpus size"] {
      #expect(run.output.contains("\n\n\(heading)\n"))
    }
    #expect(run.status == 0)
  }

  /// Plots and pages are well-formed, whatever a mask has in it.
  @Test func plots() throws {
    let run = try bench(["<\"<&>\"|\"'\">#", "--json"])
    #expect(run.status == 0, "\(run.errors)")
    let result = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let growth: [String: Any] = [
      "name": "value length", "countUnit": "characters", "cost": "time a key", "costUnit": "ns",
      "lines": [["name": "append", "points": [[1, 8.5], [10, 9.5], [100, 20]]], ["name": "none", "points": []]],
    ]
    let whole = result.merging(["growth": [growth]]) { $1 }
    try withFile(String(decoding: try JSONSerialization.data(withJSONObject: whole), as: UTF8.self)) { stored in
      let (svg, html) = (stored + ".svg", stored + ".html")
      defer { for file in [svg, html] { try? FileManager.default.removeItem(atPath: file) } }
      let run = try Caret.run(["bench", "--results", stored, "--svg", svg, "--html", html])
      #expect(run.output.contains("time a key by value length\nCHARACTERS  append ns"))
      #expect(run.status == 0, "\(run.errors)")
      let diagnostic = try XMLDocument(contentsOf: URL(fileURLWithPath: svg))
      #expect(diagnostic.rootElement()?.name == "svg")
      let texts = try diagnostic.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
      for text in [
        "Time a key by value length", "nanoseconds a key", "percentile of keys, each as the mean of its batch", "99 %",
      ] {
        #expect(texts.contains(text), "\(text)")
      }
      #expect(texts.contains { $0.contains("<\"<&>\"|\"'\">#") })
      #expect(try diagnostic.nodes(forXPath: "//*[local-name()='polyline']").count > 2)
      let page = try String(contentsOfFile: html, encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.contains("How it was measured"))
      // but for its first line a page is XML, too, if its tags without an end are closed
      let closed = page.dropFirst("<!DOCTYPE html>".count).replacing(/<meta [^>]*>/, with: "")
      #expect(throws: Never.self) { try XMLDocument(xmlString: String(closed)) }
    }
  }

  /// A stored result is reported again, compared with itself, and with one in which a kind of keys took half the time.
  @Test func comparison() throws {
    let text = try bench(["##/##", "--json"]).output
    var result = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    func stored(_ nanoseconds: Double) throws -> String {
      var workloads = try #require(result["workloads"] as? [[String: Any]])
      workloads[0]["reference"] = (0..<3).map { _ in ["walk": 1.0, "sums": 1.0] }
      var rows = try #require(workloads[0]["rows"] as? [[String: Any]])
      for i in rows.indices { rows[i]["rounds"] = [nanoseconds, nanoseconds * 1.01, nanoseconds * 0.99] }
      workloads[0]["rows"] = rows
      result["workloads"] = workloads
      return String(decoding: try JSONSerialization.data(withJSONObject: result), as: UTF8.self)
    }
    try withFile(try stored(20)) { old in
      let same = try Caret.run(["bench", "--results", old, "--compare", old])
      #expect(same.output.contains("\n##/##     append"))
      #expect(same.output.hasSuffix("ok: nothing is slower for sure\n"))
      #expect(same.errors == "")
      #expect(same.status == 0)
      try withFile(try stored(40)) { new in
        let slower = try Caret.run(["bench", "--results", new, "--compare", old])
        #expect(slower.output.contains(/append +20\.0 +40\.0 +\+100\.0 % +.* +slower\n/))
        #expect(slower.output.contains("finding: worse for sure: ##/## all, in order, ##/## append"))
        #expect(slower.status == 1)
        let tolerated = try Caret.run(["bench", "--results", new, "--compare", old, "--tolerance", "150"])
        #expect(tolerated.status == 0)
        let faster = try Caret.run(["bench", "--results", old, "--compare", new, "--json"])
        #expect(faster.output.contains(#""verdict":"faster""#))
        #expect(faster.status == 0)
      }
    }
  }

  static let misuses: [(arguments: [String], word: String)] = [
    ([], "--file, --all, --growth or --results"), (["##", "--all"], "ask for one"),
    (["--growth", "--all"], "ask for one"),
    (["##", "--count", "0"], "--count is 1 to 1000000"), (["##", "--rounds", "0"], "--rounds is 1"),
    (["##", "--seconds", "0"], "--seconds"), (["##", "--tolerance", "3"], "--tolerance is for --compare"),
    (["##", "--compare", "/nowhere.json", "--tolerance=-1"], "--tolerance is 0 to 1000"),
    (["##", "--compare", "/nowhere.json"], "cannot read /nowhere.json"),
    (["--results", "/nowhere.json"], "cannot read"),
    (["--file", "/nowhere.jsonl"], "cannot read /nowhere.jsonl"),
    (["cards", "--file", "x"], "a corpus has its own scripts"),
    (["cards", "--locale", "de"], "--locale is for a name or mask"), (["##", "--region", "GB"], "phone alone"),
    (["##", "--entry", "minor-units"], "--entry is for numbers alone"), (["<##"], "a group is not closed\n  <##\n  ^"),
    (["us-phon"], "no format is called 'us-phon'"), (["phone", "--region", "QQ"], "QQ"),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.run(["bench"] + arguments)
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func otherFilesAreNoResults() throws {
    for (text, word) in [
      ("[]", "is not a result"), (#"{"schema": 2}"#, "schema 2"), (#"{"schema": 1}"#, "not a whole result"),
    ] {
      let run = try withFile(text) { try Caret.run(["bench", "--results", $0]) }
      #expect(run.errors.contains(word), "\(run.errors)")
      #expect(run.status == 2)
    }
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() throws {
    let run = try bench(["##", "--svg", "/nowhere/plot.svg"])
    #expect(run.errors.contains("cannot write /nowhere/plot.svg"))
    #expect(run.status == 2)
  }
}
