import FieldEditing
import MaskSyntax
import Testing

@Suite struct MaskBuilderTests {
  private func parsed(_ text: String) throws -> MaskTree { try MaskTree(parsing: text) }

  @Test func sameTreeAsText() throws {
    let phone = MaskTree {
      "+1 ("
      Mask.Repeat(.digit, count: 3)
      ") "
      Mask.Repeat(.digit, count: 3)
      "-"
      Mask.Repeat(.digit, count: 4)
    }
    #expect(try phone == parsed("+1 (#{3}) #{3}-#{4}"))
    let hex = MaskTree {
      Mask.One(.letter, casing: .upper)
      Mask.One(of: "0"..."9", "a"..."f", casing: .lower)
    }
    #expect(try hex == parsed("^@~[0-9a-f]"))
    let extended = MaskTree {
      Mask.One(.digit)
      Mask.Optionally {
        " x"
        Mask.Repeat(.digit, 1...5)
      }
    }
    #expect(try extended == parsed("#< x#{1,5}>?"))
    let list = MaskTree {
      Mask.Repeat(1...) {
        "-"
        Mask.One(.digit)
      }
    }
    #expect(try list == parsed("<-#>{1,}"))
  }

  @Test func capturesAndNumbers() throws {
    let date = MaskTree {
      Mask.Capture("month") { Mask.Number("01", "12") }
      "/"
      Mask.Capture("day") { Mask.Number("01", "31") }
      Mask.Capture("rest") {
        Mask.ValueLiteral("/"); Mask.Repeat(.digit, count: 4)
      }
    }
    #expect(try date == parsed("<month:01..12>/<day:01..31><rest:\"/\"#{4}>"))
  }

  @Test func alternatives() throws {
    let card = MaskTree {
      Mask.ChoiceOf {
        Mask.Capture("amex") {
          Mask.ValueLiteral("3"); Mask.One(of: "4"..."4", "7"..."7")
        }
        Mask.Capture("visa") { Mask.ValueLiteral("4") }
      }
    }
    guard case .sequence(let items) = card.expression.kind else {
      Issue.record("a builder makes a sequence")
      return
    }
    let text = try parsed("<amex:\"3\"[47]>|<visa:\"4\">")
    #expect(items[0] == text.expression)
  }

  @Test func textOfATreeParsesToIt() throws {
    for text in [
      "+1 (###) ###-####", "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "<01..12>/<m:0..255>{2,}",
      "\\#\\<[^\\]\\-a-z]?",
      "<a|<b#|c>{2}>?@", "\"a\\\"b\\\\\"~@{1,4}", "é👩‍👧#",
    ] {
      let tree = try parsed(text)
      #expect(
        try parsed(tree.text) == tree || MaskTree(MaskExpression(.sequence([tree.expression]))) == parsed(tree.text),
        "\(text) → \(tree.text)")
    }
  }

  @Test func maskFromBuilder() throws {
    let phone = try Mask {
      "("
      Mask.Repeat(.digit, count: 3)
      ") "
      Mask.Repeat(.digit, count: 4)
    }
    #expect(phone.format("5551234") == "(555) 1234")
  }
}
