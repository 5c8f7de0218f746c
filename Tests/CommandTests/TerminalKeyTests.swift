import Testing

@testable import TerminalForms

/// Bytes of terminals, and the keys they report.
@Suite struct TerminalKeyTests {
  static let sequences: [(String, [TerminalKey])] = [
    ("a1é世", [.text("a"), .text("1"), .text("é"), .text("世")]),
    ("e\u{301}🇩🇪👩‍👧", [.text("e\u{301}"), .text("🇩🇪"), .text("👩‍👧")]),
    ("\u{1}\u{5}\u{1A}", [.control("a"), .control("e"), .control("z")]),
    ("\u{7F}\u{8}\t\r\n", [.named(.backspace), .named(.backspace), .named(.tab), .named(.enter), .named(.enter)]),
    (
      "\u{1B}[D\u{1B}OD\u{1B}[1;2D\u{1B}[d",
      [.named(.left), .named(.left), .named(.left, .shift), .named(.left, .shift)]
    ),
    ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.named(.home), .named(.home), .named(.home), .named(.home)]),
    ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8$", [.named(.end), .named(.end), .named(.end), .named(.end, .shift)]),
    ("\u{1B}[3~\u{1B}[3;5~\u{1B}[2~", [.named(.delete), .named(.delete, .control), .named(.insert)]),
    ("\u{1B}[122;6u\u{1B}[27;6;90~\u{1B}[99;5u", [.control("y"), .control("y"), .control("c")]),
    ("\u{1B}[200~a\u{1B}[Ab\r\n\u{1B}[201~c", [.paste("a\u{1B}[Ab\n"), .text("c")]),
    ("\u{1B}[200~1\n2\u{1B}[201~", [.paste("1\n2")]),
    ("\u{1B}x\u{1B}[[By\u{1B}[5~", [.alternate("x"), .other, .text("y"), .named(.pageUp)]),
    (
      "\u{1B}b\u{1B}F\u{1B}[102;3u\u{1B}\u{7F}",
      [.alternate("b"), .alternate("f"), .alternate("f"), .named(.backspace, .alternate)]
    ),
    (
      "\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;6D",
      [.named(.right, .control), .named(.left, .alternate), .named(.left, [.control, .shift])]
    ),
    (
      "\u{1B}[Z\u{1B}[13;5u\u{1B}\r\u{1B}[21~",
      [.named(.tab, .shift), .named(.enter, .control), .named(.enter, .alternate), .named(.f10)]
    ),
    (
      "\u{1B}[<0;5;3M\u{1B}[<32;6;3M\u{1B}[<0;6;3m\u{1B}[<35;1;1M\u{1B}[<64;2;2M",
      [
        .pointer(TerminalPointer(.press, row: 2, column: 4)), .pointer(TerminalPointer(.drag, row: 2, column: 5)),
        .pointer(TerminalPointer(.release, row: 2, column: 5)), .pointer(TerminalPointer(.rest, row: 0, column: 0)),
        .pointer(TerminalPointer(.wheelUp, row: 1, column: 1)),
      ]
    ),
    ("\u{1B}[3;7R\u{1B}[<2;1;1M\u{1B}[<;M", [.position(row: 2, column: 6), .other, .other]),
    ("\u{1B}OP\u{1B}[11~\u{1B}[[A", [.named(.help), .named(.help), .named(.help)]),
  ]

  @Test(arguments: sequences) func reads(_ text: String, _ keys: [TerminalKey]) {
    var decoder = TerminalKeyDecoder()
    decoder.feed(text.utf8)
    #expect(decoder.all == keys)
    #expect(!decoder.isWaitingForEscape)
  }

  /// Byte by byte the same keys come, but that clusters of several scalars come scalar by scalar.
  @Test(arguments: sequences.filter { !$0.0.contains("🇩🇪") }) func readsByteByByte(_ text: String, _ keys: [TerminalKey])
  {
    var decoder = TerminalKeyDecoder()
    var read: [TerminalKey] = []
    for byte in text.utf8 {
      decoder.feed([byte])
      read += decoder.all
    }
    #expect(read == keys)
  }

  @Test func anEscapeAloneIsAKey() {
    var decoder = TerminalKeyDecoder()
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.isWaitingForEscape)
    #expect(decoder.nextEscape() == .named(.escape))
    #expect(decoder.nextEscape() == nil)
  }

  @Test func whatIsNoTextIsNoKey() {
    var decoder = TerminalKeyDecoder()
    decoder.feed([0xFF, 0x61, 0xE4, 0x62])
    #expect(decoder.all == [.other, .text("a"), .other, .text("b")])
  }
}

extension TerminalKeyDecoder {
  fileprivate var all: [TerminalKey] {
    mutating get {
      var keys: [TerminalKey] = []
      while let key = next() { keys.append(key) }
      return keys
    }
  }
}
