import FieldEditing
import FieldFormats
import Testing

@testable import MaskFuzzing

/// Findings about masks: what annoys people though the mask is lawful.
@Suite struct MaskExaminerTests {
  private func findings(_ mask: String, _ strictness: Mask.Strictness = .strict) throws -> [MaskFinding] {
    MaskExaminer(try Mask(mask, strictness: strictness)).findings
  }

  @Test func mostMasksAreFine() throws {
    for mask in [
      "+1 (###) ###-####", "##/##", "<01..12>/##", "^@{2}## ####", "<0..255>\".\"<0..255>", "####< x#{1,5}>?",
    ] {
      let found = try findings(mask).filter { if case .rejectedZero = $0.kind { false } else { true } }
      #expect(found == [], "\(mask)")
    }
  }

  @Test func anotherCaseIsRejected() throws {
    let found = try findings("[A-F]#")
    #expect(found.map(\.kind) == [.rejectedCase("a", taken: "A")])
    #expect(found.first?.script.description == "a")
    #expect(found.first?.suggestion.contains("^") == true)
    #expect(try findings("^[A-F]#") == [])
    #expect(try findings("~[a-f]#") == [])
    #expect(try findings("#[a-f]").map(\.kind) == [.rejectedCase("A", taken: "a")])
  }

  @Test func zeroIsRejected() throws {
    #expect(try findings("<1..12>\"/\"##").map(\.kind) == [.rejectedZero])
    #expect(try findings("<01..12>\"/\"##") == [])
    // a set without zero means it
    #expect(try findings("[1-9]##") == [])
  }

  @Test func aDisplayIsReadAsAnother() throws {
    let found = try findings("4###-####")
    #expect(found.contains { if case .notReadBack = $0.kind { true } else { false } })
    let pasted = found.first { if case .pastedOtherwise = $0.kind { true } else { false } }
    guard case .pastedOtherwise(let value, let display, let read)? = pasted?.kind else {
      Issue.record("nothing is pasted otherwise")
      return
    }
    // the keys show what the finding says
    var field = EngineTarget(try Mask("4###-####"))
    for key in pasted?.script.keys ?? [] { field.press(key) }
    #expect(field.field.value == read && read != value)
    #expect(display.first == "4")
  }

  /// A slot for something that no one can type ends the way.
  @Test func aDeadEndIsFound() throws {
    let found = try findings("<\"1\"#|\"2\"#[\u{200B}]>")
    #expect(found.map(\.kind) == [.deadEnd(value: "2")])
    #expect(found.first?.script.description == "2")
    #expect(try findings("#[\u{200B}]").map(\.message) == ["nothing that can be typed is complete"])
  }

  /// What only the first alternative was typed of; and a few runs report nothing.
  @Test func anAlternativeIsNeverReached() throws {
    let mask = try Mask("<a:\"1\"##|b:\"2\"##>")
    var coverage = FuzzCoverage()
    for runs in [10, 300] {
      for _ in 0..<runs {
        coverage.beginRun()
        var field = EngineTarget(mask)
        for key in try Script(parsing: "123").keys { field.press(key) }
        field.field.forEachStep { coverage.note(edge: $0, state: $1, taker: $2) }
      }
      if runs == 10 { #expect(MaskExaminer(mask).neverReached(in: coverage) == []) }
    }
    let found = MaskExaminer(mask).neverReached(in: coverage)
    #expect(found.map(\.name) == ["neverReached"])
    #expect(found.first?.message.hasSuffix("went through the alternative b:\"2\"##") == true, "\(found)")
  }

  /// What is found in the catalogue is meant: signs and letters that a format has in one case only.
  @Test func theCatalogueReadsBack() throws {
    for name in ["card", "date", "us-phone", "ipv4", "expiry", "uuid"] {
      let mask = try #require(try Mask(named: name))
      let found = MaskExaminer(mask).findings.filter {
        switch $0.kind {
        case .pastedOtherwise, .notReadBack, .deadEnd, .rejectedFixedText: true
        default: false
        }
      }
      #expect(found == [], "\(name)")
    }
  }
}
