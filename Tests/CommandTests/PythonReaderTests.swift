import Testing

@testable import caretaker_dev

/// Values as Python source writes them.
@Suite struct PythonReaderTests {
  static let texts: [(source: String, text: String)] = [
    ("'a'", "a"), (#""it's""#, "it's"), ("''", ""), (#""""a "b" ""c""" "#, #"a "b" ""c"#), ("'''x\ny'''", "x\ny"),
    (#"'\\d\'\"\t\x41\u00e9\U0001F600'"#, "\\d'\"\tAé😀"), ("'a\\\nb'", "ab"), (#"r'\d\'"'"#, #"\d\'""#),
    (#"u'\u0041'"#, "A"),
    ("'a' 'b'  \"c\"", "abc"), (#"r'\a' '\\a' R'\b'"#, #"\a\a\b"#), ("('a'\n  # remark\n  'b')", "ab"),
  ]

  @Test(arguments: texts) func text(_ source: String, _ text: String) throws {
    var reader = PythonReader(file: "a.py", source: source[...])
    #expect(try reader.value().text("a", file: "a.py") == text)
    reader.skipBlanks()
    #expect(reader.isAtEnd)
  }

  @Test func numbers() throws {
    for (source, numbers) in [
      ("(1, -20,\n 300)", [1, -20, 300]), ("(7,)", [7]), ("()", []), ("[\n]", []), ("[(8)]", [8]),
    ] {
      var reader = PythonReader(file: "a.py", source: source[...])
      #expect(try reader.value().elements("a", file: "a.py").map { try $0.number("a", file: "a.py") } == numbers)
    }
  }

  @Test func constantsAndNames() throws {
    for source in ["None", "True", "False", "other_name", "Call(…)", "a list", "a dictionary", "a tuple"] {
      let text = [
        "Call(…)": "Call(a=1,)", "a list": "[None]", "a dictionary": "{1: 'a', 2: [],}", "a tuple": "(None, 1)",
      ]
      var reader = PythonReader(file: "a.py", source: (text[source] ?? source)[...])
      #expect(try reader.value().summary == source)
      #expect(reader.isAtEnd)
    }
  }

  /// Values know their lines, and so do mistakes.
  @Test func lines() throws {
    var reader = PythonReader(file: "a.py", source: "[1,\n 2,\n\n 3]", line: 7)
    #expect(try reader.value().elements("a", file: "a.py").map(\.line) == [7, 8, 10])
    var wrong = PythonReader(file: "a.py", source: "[1,\n 2\n 3]", line: 7)
    let error = #expect(throws: PhoneDataError.self) { try wrong.value() }
    #expect(error?.description == "a.py:9: expected ',' or ']', found '3'")
    var open = PythonReader(file: "a.py", source: "[1,\n '''2\n 3]", line: 7)
    let end = #expect(throws: PhoneDataError.self) { try open.value() }
    #expect(end?.description == "a.py:8: expected the end of a text that begins here")
  }
}
