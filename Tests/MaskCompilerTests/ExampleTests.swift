import FieldEditing
import Testing

/// Lengths and examples of complete values.
@Suite struct ExampleTests {
  static let lengths: [(mask: String, value: ClosedRange<Int>?, display: ClosedRange<Int>?)] = [
    ("+1 (###) ###-####", 10...10, 17...17),
    ("\"+7\" (###) ###-##-##", 12...12, 18...18),
    ("(###) ###-####< x#{1,5}>?", 10...15, 14...21),
    ("<0..255>\".\"<0..255>", 3...7, 3...7),
    ("<01..12>/<01..31>/####", 8...8, 10...10),
    ("#\"kg\"|@@", 2...3, 2...3),
    ("<#?>{10}", 0...10, 0...10),
    ("<a#|b->{2,3}\"x\"", 1...4, 5...7),
    ("&{1,}", nil, nil),
    ("#{2,}x", nil, nil),
  ]

  @Test(arguments: lengths.indices) func lengthsAreThoseOfCompleteValues(_ i: Int) throws {
    let (text, value, display) = ExampleTests.lengths[i]
    let mask = try Mask(text, strictness: .permissive)
    #expect(mask.maximumLength == value?.upperBound)
    #expect(mask.maximumDisplayLength == display?.upperBound)
    if let value, let display {
      #expect(mask.minimumLength == value.lowerBound)
      #expect(mask.minimumDisplayLength == display.lowerBound)
    }
    for example in mask.examples(30) {
      #expect(example.count >= mask.minimumLength ?? 0 && example.count <= mask.maximumLength ?? .max)
    }
  }

  @Test func boundlessMasksStillHaveAShortestValue() throws {
    #expect(try Mask("&{1,}").minimumLength == 1)
    #expect(try Mask("#{2,}x").minimumDisplayLength == 3)
  }

  /// Every example is complete, is kept as it is, and its display reads back to it.
  @Test(arguments: LawTests.lawful) func examplesAreCompleteValues(_ text: String) throws {
    let mask = try Mask(text)
    let examples = mask.examples(25)
    #expect(!examples.isEmpty)
    #expect(Set(examples).count == examples.count)
    #expect(mask.examples(25) == examples)
    var field = Field(mask)
    for example in examples {
      field.setValue(example)
      let isComplete = field.isComplete
      #expect(isComplete)
      field.endEditing()
      let value = field.value
      #expect(value == example)
    }
  }

  @Test func eachAlternativeOccurs() throws {
    let cards = try Mask("<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>").examples(4)
    #expect(Set(cards.map { $0.first }) == ["3", "4"])
    let units = try Mask("#<\"kg\"|\"lb\"|\"oz\">").examples(3)
    #expect(Set(units.map { $0.suffix(2) }) == ["kg", "lb", "oz"])
  }

  @Test func examplesLookReal() throws {
    let plate = try #require(try Mask("^@{2}## ####").examples(1).first)
    #expect(plate.prefix(2).allSatisfy { ("A"..."Z").contains($0) } && Set(plate).count > 3)
    #expect(try Mask("##").examples(0) == [])
    #expect(try Mask("[7]").examples(5) == ["7"])
    #expect(try Mask("[а-я]\"é\"").examples(1) == ["аé"])
  }
}
