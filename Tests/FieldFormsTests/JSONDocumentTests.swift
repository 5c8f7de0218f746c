import Foundation
import Testing

@testable import FieldForms

/// JSON, strictly: beside Foundation's reader on documents mutated at random, and by hand where that is lenient.
@Suite struct JSONDocumentTests {
  private static func reads(_ bytes: [UInt8]) -> Bool { (try? JSONDocument(bytes)) != nil }

  @Test(arguments: [
    "0", "-0", "1.5e+10", "1E-2", "\"\"", "\"\\u00e9\\ud83d\\ude00\"", "[]", "{}", " [ 1 , 2 ] ", "{\"a\":{\"b\":[]}}",
    "null", "true", "false", "\"\u{7f}é漢😀\"", "[[[]]]", "{\"\":0}", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "123456789012345678901234",
    "[null,true,false]", "{\"a\":1,\"b\":1}", "\t\r\n 1",
  ])
  func good(_ text: String) { #expect(Self.reads(Array(text.utf8))) }

  @Test(arguments: [
    "", " ", "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x10", "1a", "NaN", "Infinity", "nul", "True", "'a'", "\"",
    "\"\\x\"",
    "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\n\"", "\"\u{1}\"", "[", "]", "[1,]", "[,1]",
    "[1 2]",
    "[1,,2]", "{", "}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{\"a\" 1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":1,\"a\":2}", "1 2", "[] []", "// x\n1", "/* x */1", "# x\n1", "\u{feff}1", "[1}", "{\"a\":1]", "\"a\"b",
    "1,",
    "\u{a0}1", "-a", "--1", "1.2.3", "1e5.2", "{1:2}", "{null:1}", "\\u0031", "[\"a]", "\u{0}",
  ])
  func bad(_ text: String) { #expect(!Self.reads(Array(text.utf8))) }

  @Test(arguments: [
    [0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
  ])
  func whatIsNotUTF8IsBad(_ bytes: [UInt8]) { #expect(!Self.reads(bytes)) }

  @Test func textsAreUnescaped() throws {
    let document = try JSONDocument(Array(#"["a\u00e9\ud83d\ude00\n\/", "😀"]"#.utf8))
    #expect(document.parts(of: 0).map { document.string($0) } == ["aé😀\n/", "😀"])
  }

  @Test func limitsAreNamed() {
    func message(_ text: String, _ limits: JSONLimits) -> String? {
      do { _ = try JSONDocument(Array(text.utf8), limits: limits) } catch {
        return error.message + "; " + error.suggestion
      }
      return nil
    }
    #expect(message("[[[]]]", JSONLimits(depth: 2)) == "values are nested deeper than 2; raise the limit depth")
    #expect(message("[1, 2]", JSONLimits(valueCount: 2)) == "there are more than 2 values; raise the limit valueCount")
    #expect(
      message("[1, 2]", JSONLimits(byteCount: 3)) == "the document has more than 3 bytes; raise the limit byteCount")
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(message(deep, JSONLimits(depth: .max, valueCount: .max))?.isEmpty == false)
  }

  /// Documents mutated at random: what Foundation rejects is rejected, and what it reads is read, but for what it is
  /// lenient about.
  @Test func foundationAgrees() throws {
    var random = SystemRandom(seed: 7)
    var (read, rejected) = (0, 0)
    for name in FormJSONTests.examples {
      let whole = try FormJSONTests.example(name)
      let start = whole.count / 3
      for part in [
        Array(#"{"a": [1, -2.5e3, "x\u00e9\n"], "b": null, "c": true}"#.utf8), Array(whole[start...].prefix(80)), whole,
      ] {
        for _ in 0..<(part.count > 200 ? 60 : 600) {
          var bytes = part
          for _ in 0...Int(random.next() % 2) {
            let place = Int(random.next() % UInt64(bytes.count))
            switch random.next() % 3 {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(Array(#"{}[]":,\0-1e.tn "#.utf8)[Int(random.next() % 16)], at: place)
            default: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            }
          }
          let ours = Self.reads(bytes)
          let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
          if ours { read += 1 } else { rejected += 1 }
          if ours != theirs, !(theirs && Self.isLenient(bytes)) {
            Issue.record("ours \(ours), theirs \(theirs): \(String(decoding: bytes, as: UTF8.self))")
            return
          }
        }
      }
    }
    #expect(read > 300 && rejected > 1_000)
  }

  /// Where Foundation reads more: members that stand there twice, halves of surrogate pairs, a comma at the end.
  private static func isLenient(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try JSONDocument(bytes)
      return false
    } catch { return ["twice", "surrogate", "comma after the last"].contains { error.message.contains($0) } }
  }
}

/// Numbers that are the same in every run.
struct SystemRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
