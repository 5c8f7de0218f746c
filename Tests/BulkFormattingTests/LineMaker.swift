import MaskFuzzing

/// Makes lines that are near values: as they are, with characters changed, taken out and put in, and anything at all.
struct LineMaker {
  private var random: SeededGenerator
  private let alphabet: [Character]

  init(seed: UInt64, alphabet: String = "0123456789") {
    random = SeededGenerator(seed: seed)
    self.alphabet = Array(alphabet + "0123456789aAzZ +-()./,:#x")
  }

  private static let strange: [Character] = [
    "é", "٣", "\u{0}", "\t", "𝔸", "e\u{301}", "\u{FFFC}", "€", "１", "\u{20DD}",
  ]

  /// A line near one of some texts.
  mutating func line(near texts: [String]) -> String {
    var text = Array(texts.randomElement(using: &random) ?? "")
    switch Int.random(in: 0..<9, using: &random) {
    case 0: break
    case 1...3:
      // the same shape
      for i in text.indices where text[i].isASCII && text[i].isNumber {
        if Bool.random(using: &random) { text[i] = Character(String(Int.random(in: 0...9, using: &random))) }
      }
    case 8:
      // one digit over and over, from somewhere on
      let digit = Character(String(Int.random(in: 0...1, using: &random) * Int.random(in: 0...9, using: &random)))
      let start = Int.random(in: 0...text.count / 2, using: &random)
      for i in text.indices[start...] where text[i].isASCII && text[i].isNumber { text[i] = digit }
    case 4: text = text.filter { $0.isLetter || $0.isNumber }
    case 5...6:
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(&text) }
    default:
      text = (0..<Int.random(in: 0...20, using: &random)).map { _ in character() }
    }
    return String(text.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" })
  }

  private mutating func change(_ text: inout [Character]) {
    let place = Int.random(in: 0...text.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: text.insert(character(), at: place)
    case 1 where place < text.count: text.remove(at: place)
    case 2 where place < text.count: text[place] = character()
    default: break
    }
  }

  private mutating func character() -> Character {
    if Int.random(in: 0..<40, using: &random) == 0 { return LineMaker.strange.randomElement(using: &random) ?? "é" }
    return alphabet.randomElement(using: &random) ?? "0"
  }
}
