import Foundation
import KeystrokeCorpora
import Testing

@testable import caret_cli

/// `caret corpus`: lines that `caret replay` plays.
@Suite struct CorpusTests {
  @Test(arguments: CorpusChoice.allCases) func replayPlaysEachLine(_ kind: CorpusChoice) throws {
    let run = try Caret.run(["corpus", kind.rawValue, "--count", "200", "--seed", "5", "--labels"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map { Data($0.utf8) }
    #expect(lines.count == 200)
    let played = try Caret.run(["replay"], input: run.output)
    #expect(played.status == 0)
    for (line, played) in zip(lines, played.output.split(separator: "\n")) {
      let script = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      let outcome = try #require(JSONSerialization.jsonObject(with: Data(played.utf8)) as? [String: Any])
      let last = try #require((outcome["steps"] as? [[String: Any]])?.last, "\(played)")
      #expect(last["value"] as? String == script["value"] as? String, "\(played)")
      #expect((script["habit"] as? String).flatMap { Habit(rawValue: $0) } != nil)
      if let state = last["state"] as? String {
        #expect((state == "complete") == (script["valid"] as? Bool), "\(played)")
      }
      if let valid = last["valid"] as? Bool { #expect(valid == script["valid"] as? Bool, "\(played)") }
    }
  }

  @Test func aPieceOfACorpusIsWrittenAlone() throws {
    let whole = try Caret.run(["corpus", "all", "--count", "40"]).output.split(separator: "\n")
    let piece = try Caret.run(["corpus", "all", "--count", "7", "--first", "13", "--seed", "1"]).output.split(
      separator: "\n")
    #expect(Array(whole[13..<20]) == piece)
    let other = try Caret.run(["corpus", "all", "--count", "7", "--first", "13", "--seed", "2"]).output.split(
      separator: "\n")
    #expect(other != piece)
    #expect(try Caret.run(["corpus", "dates", "--count", "0"]).output == "")
  }

  @Test func linesAreThoseOfTheLibrary() throws {
    let corpus = KeystrokeCorpus(.cards, seed: 9)
    let lines = try Caret.run(["corpus", "cards", "--count", "5", "--seed", "9"]).output.split(separator: "\n")
    let expected = (0..<5).map { "{\"preset\": \"card\", \"keys\": \"\(corpus[$0].keys)\"}" }
    #expect(lines.map(String.init) == expected)
  }

  @Test func aReaderThatHasSeenEnoughEndsIt() throws {
    let run = try Caret.run(shell: "caret corpus cards --count 100000000 | head -2 | wc -l; echo ${PIPESTATUS[0]}")
    #expect(run.output == "2\n0\n")
    #expect(run.errors == "")
  }

  @Test func howFarItIsIsShownWhereTheLinesGoElsewhere() throws {
    let terminal = try PseudoTerminal(["corpus", "dates", "--count", "100000000"])
    try terminal.wait("progress") { $0.lines.joined().contains("of 100000000") }
  }

  @Test(arguments: [
    (["corpus"], "<kind>"), (["corpus", "cheques"], "cheques"), (["corpus", "cards", "--count", "-1"], "--count"),
    (["corpus", "cards", "--count=-1"], "--count is 0 to"), (["corpus", "cards", "--first=-1"], "--first is 0 to"),
    (["corpus", "cards", "--seed", "x"], "--seed"),
  ]) func wrongUse(_ arguments: [String], _ message: String) throws {
    let run = try Caret.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }
}
