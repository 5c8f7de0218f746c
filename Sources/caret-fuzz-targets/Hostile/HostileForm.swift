import FieldForms

/// A form as JSON that looks like one and is made by somebody who means no good: it gets further than a text that is
/// no JSON at all.
///
/// Its members are those of forms, their values any: numbers beyond every bound, names that stand there twice or
/// nowhere, fields that depend on one another in circles, halves of surrogate pairs, what is nested without end.
struct HostileForm {
  private let input: HostileText
  private var salt = 1_000
  private var text: [UInt8] = []

  /// The document of an input, in what may be UTF-8.
  static func json(_ input: HostileText) -> [UInt8] {
    var form = HostileForm(input: input)
    form.document()
    return form.text
  }

  private init(input: HostileText) { self.input = input }

  private mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element where C.Index == Int {
    salt += 1
    return input.pick(choices, salt)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + pick(0..<range.count) }
  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
  private mutating func write(_ text: String) { self.text += text.utf8 }

  private mutating func document() {
    write(#"{"caretakerForm": "# + (chance(98) ? "1" : pick(Self.numbers)) + #", "fields": ["#)
    let count = number(0...400) == 0 ? 1_100 : number(1...6)
    for i in 0..<count {
      if i > 0 { write(chance(99) ? ", " : ",,") }
      if chance(10) {
        write(#"{"group": "G", "shownWhen": "#)
        condition()
        write(#", "fields": ["#)
        field(i)
        write("]}")
      } else {
        field(i)
      }
    }
    write(chance(97) ? "]}" : "")
    if chance(3) { text.insert(contentsOf: pick(Self.bytes), at: number(0...text.count - 1)) }
  }

  private mutating func field(_ place: Int) {
    write(#"{"name": "\#(chance(96) ? "f\(place)" : "f\(number(0...5))")", "label": "#)
    string()
    for _ in 0..<number(0...5) {
      write(chance(99) ? ", \"" + pick(Self.members) + "\": " : pick(Self.pieces))
      value()
    }
    write("}")
  }

  /// Any value; a member seldom takes one that is not meant for it.
  private mutating func value() {
    switch number(0...13) {
    case 0: write(pick(Self.numbers))
    case 1: write(pick(["true", "false", "null", "[]", "{}", "NaN", "'a'"]))
    case 2, 3: string()
    case 4: write(#"{"from": "f\#(number(0...6))"}"#)
    case 5: write("\"f\(number(0...6))\"")
    case 6, 7: condition()
    case 8: write(#"{"minimum": \#(pick(Self.numbers)), "maximum": \#(pick(Self.numbers))}"#)
    case 9: choices()
    case 10: write("\"" + pick(Self.words) + "\"")
    case 11: write("[{\"length\": \(pick(Self.numbers))}, \"digit\"]")
    case 12:
      write(#"{"missing": "#)
      string()
      write("}")
    default:
      let depth = chance(2) ? 10_000 : number(1...80)
      write(String(repeating: pick(["[", "{\"a\":"]), count: depth))
    }
  }

  private mutating func condition() {
    write(#"{"field": "f\#(number(0...6))", "\#(pick(["is", "isOneOf", "isFilled"]))": "#)
    write(pick(["true", "false", "[\"1\"]", "\"1\"", "null"]) + "}")
  }

  private mutating func choices() {
    write(#"{"style": "\#(pick(["list", "picker", "combo", "switch"]))", "options": [{"value": "#)
    string()
    write(#", "label": "#)
    string()
    write(#", "words": ["a", "a"]}], "others": \#(pick(["true", "false"]))}"#)
  }

  /// The hostile text, with its escapes or, now and then, without.
  private mutating func string() {
    let isRaw = chance(3)
    write("\"")
    for byte in input.text.utf8.prefix(chance(1) ? .max : 200) {
      let mustEscape = byte < 32 || byte == 34 || byte == 92
      if mustEscape && !isRaw {
        write("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      } else {
        text.append(byte)
      }
    }
    write((chance(3) ? pick(Self.pieces) : "") + "\"")
  }

  private static let numbers = [
    "0", "-1", "1", "2", "64", "65", "1000000", "1000001", "-9223372036854775808", "9223372036854775807",
    "9223372036854775808", "1e400", "-0", "0.5", "01", "1e", "-", "99999999999999999999999999",
  ]
  private static let members = [
    "type", "format", "mask", "number", "lines", "choices", "cells", "optional", "default", "timing", "secure",
    "clear", "leading", "trailing", "keyboard", "autofill", "width", "overflow", "length", "region", "card", "sameAs",
    "earliest", "latest", "requiredWhen", "shownWhen", "requirements", "answers", "steps", "carriesSteps", "step",
    "largeStep", "messages",
    "term", "helper", "prompt", "nonsense",
  ]
  private static let words =
    ContentType.allCases.map(\.rawValue) + [
      "line", "hold", "never", "iban", "date", "card", "##/##", "#{1,99}", "US", "truncateHead", "fitted",
    ]
  private static let pieces = [
    #"\ud800"#, #"\udc00\ud800"#, #"\ud83d\ude00"#, #"\u0000"#, #"\u12"#, #"\x"#, "\u{202E}", "\u{FEFF}",
    "{count|{count|",
    #"", "label": ""#, #"", "l\u0061bel": ""#, "//", "\0",
  ]
  /// What is not UTF-8: overlong, a half of a pair, cut off, beyond the last plane; a byte order mark; a zero.
  private static let bytes: [[UInt8]] = [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x80], [0xEF, 0xBB, 0xBF], [0],
  ]
}
