import FieldEditing
import MaskFuzzing
import MaskOracle
import Testing

/// Which named groups a value may stand in, by the oracle and by the compiled field.
@Suite struct CandidateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mask: String
    let keys: String
    let candidates: [String]
    var testDescription: String { "\(mask) \(keys)" }
  }

  private static let cards = #"<amex:[3][47]## ###### #####>|<diners:[3][0]## ####>|<visa:[4]### #### #### ####>"#

  static let cases: [Case] = [
    Case(mask: cards, keys: "", candidates: ["amex", "diners", "visa"]),
    Case(mask: cards, keys: "3", candidates: ["amex", "diners"]),
    Case(mask: cards, keys: "37", candidates: ["amex"]),
    Case(mask: cards, keys: "37«BS»«BS»4", candidates: ["visa"]),
    Case(mask: "<day:##>/<month:##>", keys: "", candidates: ["day"]),
    Case(mask: "<day:##>/<month:##>", keys: "12", candidates: ["day"]),
    Case(mask: "<day:##>/<month:##>", keys: "123", candidates: ["month"]),
    // between two groups the next one counts
    Case(mask: #"<a:#>"-"<b:#>|<a:#>":"<c:#>"#, keys: "1", candidates: ["a"]),
    Case(mask: #"<a:#>"-"<b:#>|<a:#>":"<c:#>"#, keys: "1:", candidates: ["c"]),
    Case(mask: "#<a:@>?<b:#>?", keys: "1", candidates: ["a", "b"]),
    Case(mask: "<outer:<inner:#>@>", keys: "1", candidates: ["outer"]),
    Case(mask: "<x:#>|<y:@>", keys: "«PASTE -»", candidates: ["x", "y"]),
    Case(mask: "<same:#>|<same:@>|<other:[!]>", keys: "", candidates: ["same", "other"]),
    Case(mask: "##", keys: "1", candidates: []),
    Case(mask: "<a:#>#", keys: "12", candidates: []),
    // every reading that lives, in the order in which they would be shown
    Case(mask: "<short:##>|<long:###>", keys: "1", candidates: ["short", "long"]),
    Case(mask: "<short:##>|<long:###>", keys: "123", candidates: ["long"]),
  ]

  @Test(arguments: cases) func candidates(_ test: Case) throws {
    let mask = try Mask(test.mask, strictness: .permissive)
    var oracle = try Oracle(mask.tree)
    var target = EngineTarget(mask)
    for key in try Script(parsing: test.keys).keys {
      oracle.press(key)
      target.press(key)
    }
    #expect(oracle.candidates == test.candidates)
    let candidates = target.field.candidates
    #expect(candidates == test.candidates)
  }

  /// Masks of few pieces, in groups of all shapes, with all short texts: the compiled field names what the oracle
  /// names.
  @Test func smallWorldAgrees() throws {
    let pieces = ["#", "<a:#>", #"<b:"x">"#, "<c:@/>", #""-""#, "<a:#@>", "<d:<e:#>@>"]
    let texts = ["", "1", "a", "x", "-", "1a", "11", "1-", "x1", "-1", "a1", "1x", "1a1", "11a", "1-1", "x-1"]
    var masks = pieces
    for first in pieces {
      for second in pieces {
        masks += [first + second, "\(first)|\(second)", "\(first)<\(second)>?", "<\(first)|\(second)#>{1,2}"]
      }
    }
    var compared = 0
    for text in masks {
      guard let mask = try? Mask(text, strictness: .permissive) else { continue }
      for typed in texts {
        for isEager in [true, false] {
          var oracle = try Oracle(mask.tree, options: OracleOptions(eager: isEager))
          var field = Field(mask, options: FieldOptions(isEager: isEager))
          oracle.set(typed)
          field.setText(typed)
          let (found, expected) = (field.candidates, oracle.candidates)
          #expect(found == expected, "\(text) \(typed)")
          compared += 1
        }
      }
    }
    #expect(compared > 5_000)
  }
}
