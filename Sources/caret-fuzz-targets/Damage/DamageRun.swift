import CaretakerFoundation
import FieldFormats

/// Damaged programs of many masks: every so many words of each, with every change.
struct DamageRun {
  /// What is damaged, by name: the catalogue's masks, and those that show a construct the catalogue does without.
  static let masks: [(name: String, mask: Mask)] = {
    let named = FormatCatalog.standard.formats.compactMap { format in
      (try? format.mask()).map { (name: format.name, mask: $0) }
    }
    let constructs = [
      "^@{1,3}>-[^a-fé]&?\"\u{E9}x\u{301}\"", "~[а-я]{1,}|\"x\"*", "<a:##>|<b:[a-f]{2}>", "\"+7\" (###) ###-##-##",
      "#?#?-#",
      "#\"-\"{1,}",
      "<\"AM\"|\"PM\">", "<y:####>-<m:01..12>", "<0..255>\".\"<0..255>",
    ]
    return named + constructs.compactMap { text in (try? Mask(text, strictness: .permissive)).map { (text, $0) } }
  }()

  /// Every `step`th word is damaged, in each mask from another one on.
  let step: Int
  let seed: UInt64
  private(set) var played = 0
  private(set) var accepted = 0

  init(step: Int, seed: UInt64) {
    self.step = step
    self.seed = seed
  }

  /// Damages words of a mask's program.
  ///
  /// - Parameters:
  ///   - first: the word to begin with; nil for one that the mask's name and the seed choose.
  ///   - announce: is given each word before it is played, so that the last is known after a crash.
  mutating func play(_ name: String, _ mask: Mask, first: Int? = nil, announce: (Int) -> Void = { _ in }) {
    let damage = DamagedProgram(mask, seed: seed)
    let start = first ?? Int((name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) }) % UInt64(step))
    for word in stride(from: start, to: damage.wordCount, by: step) {
      announce(word)
      for change in DamagedProgram.Change.allCases {
        played += 1
        if damage.play(word: word, change) { accepted += 1 }
      }
    }
  }
}
