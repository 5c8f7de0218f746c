import Foundation
import LocaleNumbers
import Testing

/// Numbers in a replay.
@Suite struct NumberReplayTests {
  static let euros = ###""number": {"locale": "de_DE", "style": "currency", "currency": "EUR""###

  private func steps(_ line: String) throws -> [[String: Any]] {
    let run = try Caret.run(["replay"], input: line)
    #expect(run.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(answer?["captures"] == nil)
    return try #require(answer?["steps"] as? [[String: Any]], "\(run.output)")
  }

  @Test func symbolsOfTheirOwn() throws {
    let symbols = ###"{"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}"###
    let line = ###"{"number": {"symbols": \###(symbols), "entry": "minorUnits"}, "keys": "12«SEL 0 3»x"}"###
    let run = try Caret.run(["replay"], input: line)
    #expect(
      run.output
        == ###"{"steps": [{"text": "0.01", "caret": 4, "value": "0.01", "complete": true}, "###
        + ###"{"text": "0.12", "caret": 4, "value": "0.12", "complete": true}, "###
        + ###"{"text": "0.12", "caret": 3, "value": "0.12", "complete": true, "anchor": 0}, "###
        + ###"{"text": "0.12", "caret": 3, "value": "0.12", "complete": true, "anchor": 0, "rejected": true, "###
        + ###""rejections": [{"position": 0, "reason": "notAllowedHere"}]}]}"### + "\n")
  }

  /// A locale's text is what the library shows.
  @Test func aLocalesNumbers() throws {
    let format = try LocaleNumberFormat(locale: "de_DE", style: .currency("EUR"))
    let steps = try steps(#"{\#(Self.euros)}, "keys": "«VALUE -1234.5»«BLUR»«SET 7»«BLUR»"}"#)
    #expect(try steps[1]["text"] as? String == format.format("-1234.5"))
    #expect(steps[1]["value"] as? String == "-1234.50")
    #expect(try steps[3]["text"] as? String == format.format("7"))
  }

  @Test func symbolsHaveBoundsToo() throws {
    let symbols = #"{"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}"#
    let range = try steps(
      #"{"number": {"symbols": \#(symbols), "minimum": "5", "maximum": "10"}, "keys": "1«VALUE 7»0"}"#)
    #expect(range.map { $0["range"] as? String } == ["below", nil, "above"])
  }

  @Test func whatElseThereIsToTell() throws {
    let range = try steps(#"{\#(Self.euros), "minimum": "5", "maximum": "10"}, "keys": "123"}"#)
    #expect(range.map { $0["range"] as? String } == ["below", "above", "above"])
    let ambiguous = try steps(#"{\#(Self.euros)}, "keys": "«PASTE 1.234»«LEFT»"}"#)
    #expect(ambiguous.map { $0["ambiguity"] as? Int } == [1, nil])
    let rounded = try steps(
      ###"{"number": {"locale": "de_CH", "style": "currency", "currency": "CHF", "cash": true}, "keys": "«VALUE 1.32»«BLUR»"}"###
    )
    #expect(rounded.map { $0["rounded"] as? Bool } == [nil, true])
    #expect(rounded[1]["value"] as? String == "1.30")
  }

  @Test func fractionDigits() throws {
    for (limits, value) in [
      (#""minimumFraction": 3"#, "1.500"), (#""maximumFraction": 1"#, "1.5"),
      (#""minimumFraction": 0, "maximumFraction": 4"#, "1.5"),
    ] {
      let steps = try steps(#"{\#(Self.euros), \#(limits)}, "keys": "«VALUE 1.5»«BLUR»"}"#)
      #expect(steps.last?["value"] as? String == value)
    }
  }

  /// Fields of numbers that cannot be made, and what is wrong with them.
  static let badNumbers: [(number: String, error: String)] = [
    ("[]", "\"number\" is not an object"),
    ("{}", "\"locale\" is missing"),
    (#"{"locale": "de"}"#, "\"style\" is missing"),
    (
      #"{"locale": "de", "style": "roman"}"#,
      #""style" is neither "decimal", "percent", "currency", "accounting" nor "unit""#
    ),
    (#"{"locale": "de", "style": 5}"#, "\"style\" is not text"),
    (#"{"locale": "de_QQ", "style": "decimal"}"#, "there is no region QQ"),
    (
      #"{"locale": "de", "style": "decimal", "curency": "EUR"}"#,
      "no member of \"number\" is called \"curency\": there are loc"
    ),
    (
      #"{"locale": "de", "style": "decimal", "currency": "EUR"}"#,
      "\"currency\" is for currency and accounting, not for decimal"
    ),
    (#"{"locale": "de", "style": "currency"}"#, "currency needs a \"currency\""),
    (#"{"locale": "de", "style": "currency", "currency": "EURO"}"#, "'EURO' is not a currency"),
    (#"{"locale": "de", "style": "decimal", "entry": "fast"}"#, #""entry" is neither "decimal" nor "minorUnits""#),
    (#"{"locale": "de", "style": "decimal", "minimum": 5}"#, "\"minimum\" is not text"),
    (#"{"locale": "de", "style": "decimal", "minimum": "5,5"}"#, "\"minimum\" is not a plain decimal"),
    (
      #"{"locale": "de", "style": "decimal", "minimum": "5", "maximum": "-10"}"#,
      "\"maximum\" is less than \"minimum\": exchange them"
    ),
    (#"{"locale": "de", "style": "decimal", "integerDigits": 0}"#, "\"integerDigits\" is to be 1 or more"),
    (#"{"locale": "de", "style": "decimal", "textLength": -1}"#, "\"textLength\" is to be 0 or more"),
    (#"{"locale": "de", "style": "decimal", "maximumFraction": "2"}"#, "\"maximumFraction\" is not a whole number"),
    (
      #"{"locale": "de", "style": "decimal", "minimumFraction": 3, "maximumFraction": 1}"#,
      "there are no 3 to 1 fraction digits"
    ),
    (#"{"symbols": "dollars"}"#, "no symbols are called dollars"),
    (#"{"symbols": {"groupingSeparator": ","}}"#, "\"decimalSeparator\" is missing"),
    (
      #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": -1}}"#,
      "maximumFractionDigits"
    ),
    (
      #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}, "x": 1}"#,
      "called \"x\""
    ),
  ]

  @Test(arguments: badNumbers) func badNumber(number: String, error: String) throws {
    let run = try Caret.run(["replay"], input: #"{"number": \#(number), "keys": ""}"#)
    let reported = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: String]
    #expect(reported?["error"]?.hasPrefix("line 1: ") == true)
    #expect(reported?["error"]?.contains(error) == true, "\(run.output)")
    #expect(run.status == 1)
  }

  @Test func oneFieldALine() throws {
    let both = try Caret.run(["replay"], input: ##"{"mask": "@", \##(Self.euros)}, "keys": ""}"##)
    #expect(both.output.contains("are two fields: give one"))
  }

  /// What an option says of a number's field stands beside the number.
  @Test func options() throws {
    let symbols = #"{"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}"#
    let line = #"{"number": {"symbols": \#(symbols)}, "keys": "«PASTE 12 kg»", "options": "#
    let run = try Caret.run(["replay"], input: line + "{}}\n" + line + #"{"pastes": "lenient"}}"#)
    #expect(run.output.contains(#""value": "","#) && run.output.contains(#""value": "12","#), "\(run.output)")
  }
}
