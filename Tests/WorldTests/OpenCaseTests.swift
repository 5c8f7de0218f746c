import FieldFormats
import Foundation
import MaskFuzzing
import Testing

/// `fixtures/fuzz/open.jsonl`: what random keys found and is not settled. A case that breaks its law no more is to be taken out there
/// and put among the cases that are played for good.
@Suite struct OpenCaseTests {
  private struct Case: Decodable {
    struct Options: Decodable {
      var eager: Bool
      var overflow: String
    }
    var mask: String
    var keys: String
    var options: Options
    var law: String
  }

  @Test func everyCaseIsStillOpen() throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../fixtures/fuzz/open.jsonl").standardized
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let open = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
      let mask = try Mask(open.mask, strictness: .compilable)
      let options = FieldOptions(isEager: open.options.eager, overflow: open.options.overflow == "drop" ? .drop : .reject)
      let checker = LawChecker(mask, options: options)
      let broken = checker.violations(of: try Script(parsing: open.keys)).map { "\($0.law)" }
      #expect(broken.contains(open.law), "settled: \(line)")
    }
  }
}
