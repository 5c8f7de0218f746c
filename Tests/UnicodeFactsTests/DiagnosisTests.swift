import Testing
import UnicodeFacts

/// The example of `Diagnosis`.
private struct LengthError: Error, Diagnosis {
  let code: [Unicode.Scalar]

  var message: String { "the code is too long" }
  var suggestion: String { "leave out what follows the eighth character" }
  var place: SourcePlace? { SourcePlace(8..<code.count, of: code) }
}

private struct PlacedError: Error, Diagnosis {
  let place: SourcePlace?
  var message: String { "it is wrong" }
}

struct DiagnosisTests {
  @Test func exampleIsTrue() {
    let error = LengthError(code: Array("AB12CD34EF".unicodeScalars))
    #expect("\(error)" == "the code is too long at 8: leave out what follows the eighth character")
    #expect(error.diagnostic == "AB12CD34EF\n        ^~")
  }

  @Test(
    arguments: [
      (nil, "it is wrong"), (.offset(3), "it is wrong at 3"), (.line(3), "line 3: it is wrong"),
      (.part("email.region"), "email.region: it is wrong"),
    ] as [(SourcePlace?, String)])
  func places(_ place: SourcePlace?, _ description: String) {
    #expect(PlacedError(place: place).description == description)
    #expect(PlacedError(place: place).diagnostic.isEmpty)
  }
}
