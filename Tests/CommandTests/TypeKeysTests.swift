import Foundation
import Testing

/// `caret type --keys`: a script in place of a terminal, and a picture of it.
@Suite struct TypeKeysTests {
  @Test func keysArePlayedAndTheTextIsPrinted() throws {
    let run = try Caret.run(["type", "card", "--keys", "3782x83«BS»22463199«BS»«BS»0005"])
    #expect(run.output == "3782 822463 10005\n")
    #expect(run.status == 0 && run.errors.isEmpty)
    let json = try Caret.run(["type", "##/##", "--json", "--keys", "12«PASTE 31»"])
    #expect(json.output.hasPrefix("{\"text\": \"12/31\", \"value\": \"1231\", \"complete\": true"))
  }

  @Test func arrowKeysStep() throws {
    let run = try Caret.run(["type", "<01..12>/<01..31>", "--steps", "--keys", "1224«UP»«HOME»«DOWN»"])
    #expect(run.output == "11/25\n", "\(run.errors)")
    let amount = try Caret.run(["type", "decimal", "--locale", "de_DE", "--steps", "--keys", "9,5«DOWN»«DOWN»"])
    #expect(amount.output == "7,5\n", "\(amount.errors)")
    #expect(try Caret.run(["type", "##", "--keys", "12«UP»"]).output == "12\n")
    let carried = try Caret.run(["type", "time-24", "--steps", "--carries-steps", "--keys", "0959«UP»"])
    #expect(carried.output == "10:00\n", "\(carried.errors)")
  }

  @Test func aSuffixIsShown() throws {
    let keys = ["--keys", "12", "--accept-incomplete"]
    #expect(try Caret.run(["type", "#### kg", "--shows-suffix"] + keys).output == "12 kg\n")
    #expect(try Caret.run(["type", "--dialect", "ngx", "{mask: '0000', suffix: ' kg'}"] + keys).output == "12 kg\n")
    #expect(try Caret.run(["type", "#### kg"] + keys).output == "12\n")
  }

  @Test func anIncompleteFieldDoesNotTakeEnter() throws {
    let run = try Caret.run(["type", "us-phone", "--keys", "201"])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("not accepted: not complete yet"))
    #expect(try Caret.run(["type", "us-phone", "--keys", "201", "--accept-incomplete"]).status == 0)
  }

  @Test(arguments: [
    (["--keys", "1«SEL 0 1»"], "«SEL 0 1» is not a key of a terminal"),
    (["--keys", "«NOPE»"], "unknown key «NOPE» at 0"),
    (["--carries-steps"], "--carries-steps says how --steps goes on: give both"),
    (["--picture", "x.svg"], "--picture draws what --keys plays"),
    (["--keys", "12", "--picture", "/nonexistent/x.svg"], "cannot write /nonexistent/x.svg"),
  ])
  func wrongUse(arguments: [String], word: String) throws {
    let run = try Caret.run(["type", "##"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(word), "\(run.errors)")
  }

  /// The picture of the documentation is the one that its command draws.
  @Test func theDocumentationsPictureIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let kept = root.appendingPathComponent("Sources/Caretaker/Caretaker.docc/Resources/type-card.svg")
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: drawn) }
    let keys = "3782x83«BS»22463199«BS»«BS»0005"
    #expect(try Caret.run(["type", "card", "--keys", keys, "--picture", drawn.path]).status == 0)
    #expect(try Data(contentsOf: drawn) == Data(contentsOf: kept))
  }

  /// It is well-formed, has a frame a key, shows the last one to whom motion disturbs, and escapes what is markup.
  @Test func pictures() throws {
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: drawn) }
    _ = try Caret.run(["type", "&&&", "--keys", "<&«SHIFT-LEFT»>a", "--picture", drawn.path])
    let picture = try String(contentsOf: drawn, encoding: .utf8)
    let frames = picture.components(separatedBy: "<g class=\"frame\"").count - 1
    #expect(frames == 7)
    #expect(picture.contains("prefers-reduced-motion") && picture.contains("#f6 { visibility: visible }"))
    #expect(picture.contains("<title>caret type &amp;&amp;&amp;</title>"))
    #expect(try XMLCheck.isWellFormed(picture))
  }
}

/// Elements close in the order in which they open, and no `<` or `&` stands alone.
private enum XMLCheck {
  static func isWellFormed(_ text: String) throws -> Bool {
    var open: [Substring] = []
    for tag in text.matches(of: try Regex("<(/?)([a-zA-Z]+)[^<>]*?(/?)>")) {
      guard let name = tag.output[2].substring else { return false }
      if tag.output[1].substring == "/" {
        if open.popLast() != name { return false }
      } else if tag.output[3].substring != "/" {
        open.append(name)
      }
    }
    let rest = text.replacing(try Regex("</?[a-zA-Z][^<>]*>"), with: "").replacing(
      try Regex("&(amp|lt|gt);"), with: "")
    return open.isEmpty && !rest.contains("<") && !rest.contains("&")
  }
}
