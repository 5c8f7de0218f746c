internal import FieldEditing
internal import FieldFormats
internal import MaskSyntax

/// Masks that are generated to be fuzzed, made again by seed and index: of the grammar, of the catalogue with slips of
/// the pen, and of bytes.
///
///     var survey = MaskSurvey()
///     let subject = GeneratedMasks(seed: 7).subject(0, into: &survey)
package struct GeneratedMasks: Sendable {
  package let seed: UInt64
  private let grammar: MaskGenerator
  private let catalog: [String]

  package init(seed: UInt64) {
    self.seed = seed
    grammar = MaskGenerator(seed: seed)
    catalog = FormatCatalog.standard.formats.filter(\.tree.hasText).map(\.maskText)
  }

  /// The text number `index`, which need not be a mask: every second one is of the grammar.
  package func text(_ index: Int) -> String {
    if index % 2 == 0 { return grammar.mask(index) }
    var random = SeededGenerator(seed: seed, index: index)
    if index % 8 == 7 {
      return String(decoding: (0..<random.number(1...24)).map { _ in random.maskByte() }, as: UTF8.self)
    }
    return MaskMutation.mutated(random.pick(catalog), otherwise: random.pick(catalog), using: &random)
  }

  /// The mask number `index`, with what is to be known of it put into a survey; `nil` for a text that is none.
  package func subject(_ index: Int, into survey: inout MaskSurvey) -> MaskSubject? {
    let text = text(index)
    let start = ContinuousClock.now
    guard let mask = try? Mask(text, strictness: .permissive) else {
      survey.addRejected()
      return nil
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    survey.add(
      MaskFacts(
        mask: text, isLawful: (try? Mask(text)) != nil, seconds: seconds, size: mask.program.size,
        states: mask.program.stateCount,
        warnings: mask.warnings.count, mayBeComplete: mask.minimumLength != nil))
    return MaskSubject(mask)
  }
}

/// Slips of the pen in the text of a mask.
enum MaskMutation {
  /// What masks are put together from.
  private static let parts =
    SlotRule.signs.map { String($0) } + [
      "[a-f]", "^@", "?", "{2}", "{1,3}", "{0,}", "|", "<", ">", "<n:", "<01..12>", "<0..255>",
      "\"-\"",
      "\"1\"", "\\#",
      " ", "-", "1",
    ]

  /// The text with some parts left out, doubled, exchanged, put in, or taken from another.
  static func mutated(_ text: String, otherwise other: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.pick([1, 1, 1, 2, 3, 6]) {
      let start = random.number(0...scalars.count)
      let end = min(scalars.count, start + random.pick([1, 1, 2, 5]))
      switch random.number(0...4) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
      case 2: scalars.insert(contentsOf: random.pick(parts).unicodeScalars, at: start)
      case 3: scalars.replaceSubrange(start..<end, with: random.pick(parts).unicodeScalars)
      default:
        scalars.replaceSubrange(
          start..., with: Array(other.unicodeScalars).dropFirst(random.number(0...other.unicodeScalars.count)))
      }
    }
    return String(scalars: scalars)
  }
}

extension SeededGenerator {
  /// A byte as masks have them, more often than not.
  fileprivate mutating func maskByte() -> UInt8 {
    chance(85) ? pick(Array("##@*&[]<>|{}?^~\"\\-. 0129aA,:/()+".utf8)) : UInt8(number(0...255))
  }
}
