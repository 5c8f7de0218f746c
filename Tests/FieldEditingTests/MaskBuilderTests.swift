import FieldEditing
import Testing

@Suite struct MaskBuilderTests {
  private func parsed(_ text: String) throws -> MaskTree { try MaskTree(parsing: text) }

  @Test func sameTreeAsText() throws {
    let phone = MaskTree {
      "+1 ("
      Repeat(.digit, count: 3)
      ") "
      Repeat(.digit, count: 3)
      "-"
      Repeat(.digit, count: 4)
    }
    #expect(try phone == parsed("+1 (#{3}) #{3}-#{4}"))
    let hex = MaskTree {
      One(.letter, casing: .upper)
      One(of: "0"..."9", "a"..."f", casing: .lower)
    }
    #expect(try hex == parsed("^@~[0-9a-f]"))
    let extended = MaskTree {
      One(.digit)
      Optionally {
        " x"
        Repeat(.digit, 1...5)
      }
    }
    #expect(try extended == parsed("#< x#{1,5}>?"))
    let list = MaskTree {
      Repeat(1...) {
        "-"
        One(.digit)
      }
    }
    #expect(try list == parsed("<-#>{1,}"))
  }

  @Test func capturesAndNumbers() throws {
    let date = MaskTree {
      Capture("month") { Number("01", "12") }
      "/"
      Capture("day") { Number("01", "31") }
      Capture("rest") {
        Quoted("/"); Repeat(.digit, count: 4)
      }
    }
    #expect(try date == parsed("<month:01..12>/<day:01..31><rest:\"/\"#{4}>"))
  }

  @Test func alternatives() throws {
    let card = MaskTree {
      ChoiceOf {
        Capture("amex") {
          Quoted("3"); One(of: "4"..."4", "7"..."7")
        }
        Capture("visa") { Quoted("4") }
      }
    }
    guard case .sequence(let items) = card.kind else {
      Issue.record("a builder makes a sequence")
      return
    }
    let text = try parsed("<amex:\"3\"[47]>|<visa:\"4\">")
    #expect(items[0] == text)
  }

  @Test func textOfATreeParsesToIt() throws {
    for text in [
      "+1 (###) ###-####", "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "<01..12>/<m:0..255>{2,}",
      "\\#\\<[^\\]\\-a-z]?",
      "<a|<b#|c>{2}>?@", "\"a\\\"b\\\\\"~@{1,4}", "é👩‍👧#",
    ] {
      let tree = try parsed(text)
      #expect(try parsed(tree.text) == tree || MaskTree(.sequence([tree])) == parsed(tree.text), "\(text) → \(tree.text)")
    }
  }

  @Test func maskFromBuilder() throws {
    let phone = try Mask {
      "("
      Repeat(.digit, count: 3)
      ") "
      Repeat(.digit, count: 4)
    }
    #expect(phone.format("5551234") == "(555) 1234")
  }
}
