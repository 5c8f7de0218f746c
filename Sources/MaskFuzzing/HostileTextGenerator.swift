internal import FieldFormats
internal import MaskSyntax

/// Texts that no one means well with, made again by seed and index: what every way in that takes text must bear.
///
/// Masks of the catalogue and of the generator with slips, bytes that are not UTF-8, what is deeply nested, unpaired,
/// endless, or a number with no end; controls, marks of direction, piles of combining marks; and what the package
/// reads, broken.
///
///     HostileTextGenerator(seed: 1).text(0)
public struct HostileTextGenerator: Sendable {
  /// A kind of text, by what it is made of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A mask of the catalogue with slips.
    case catalogMask
    /// A mask of `MaskGenerator` with slips.
    case generatedMask
    /// Lines of a catalogue, of a table or of numbering plans, broken.
    case catalogText
    /// Texts that look like a mask, a number, a script or a pattern, put together at random.
    case shapes
    /// Bytes that need not be UTF-8, decoded with U+FFFD for what is not.
    case bytes
    /// Scalars of all planes.
    case scalars
    /// Characters with piles of combining marks.
    case marks
    /// Control characters, marks of direction and invisible characters.
    case controls
    /// Brackets and groups, nested deeply or unpaired.
    case nesting
    /// One character or piece over and over.
    case repetition
    /// Numbers that do not end.
    case digits
    /// Texts that a person might have meant, with slips.
    case readable
  }
  /// The seed of all texts.
  public let seed: UInt64
  private let sources = HostileSources()

  /// The texts of a seed.
  ///
  /// - Parameter seed: What all that is made comes from: the same seed makes the same.
  public init(seed: UInt64) { self.seed = seed }

  /// Returns the kind of text number `index`: the kinds come in turn.
  ///
  /// - Parameter index: The number of the text, 0 or more.
  /// - Returns: The kind.
  public func kind(_ index: Int) -> Kind { Kind.allCases[index % Kind.allCases.count] }

  /// Text number `index`: up to some 100,000 bytes, most far below 100.
  ///
  /// - Parameter index: The number of the text, 0 or more; any order will do.
  /// - Returns: The text, the same for the same seed and index.
  public func text(_ index: Int) -> String {
    var writer = HostileTextWriter(sources: sources, seed: seed, random: SeededGenerator(seed: seed, index: index))
    let text = writer.text(kind(index), index)
    return writer.random.chance(2) ? writer.spliced(text) : text
  }
}

/// What hostile texts are broken from.
struct HostileSources: Sendable {
  /// Masks of the catalogue, the short ones, and the long ones that take longer to compile.
  let masks = HostileSources.catalogMasks.filter { $0.count <= 60 }
  let longMasks = HostileSources.catalogMasks.filter { $0.count > 60 }
  private static let catalogMasks = FormatCatalog.standard.formats.map { Array($0.maskText.unicodeScalars) }
  /// Blocks of a catalogue, and lines of one.
  let catalog: [[Unicode.Scalar]] = [
    "topic T\nformat x\n  summary s\n  label l\n  keyboard digits\n  mask ##-#\n  check luhn\n  example 12-3\n",
    "format x\n  summary s\n  label l\n  mask <a:#{1,3}>-<b:@>\n  check a: weights 1 2 3 modulo 11\n  reads <a:#{1,3}> <b:@>\n  example 1-a\n",
    "  check weights 8 7 6 5 4 3 2 10 1 modulo 11\n", "  check iso7064 97-10 rotated 4 or luhn letters\n",
    "  check number 97 least 1\n", "  check date from 1900-01-01 to today\n", "  check not 000 666 beginning 9\n",
    "network visa\n  title Visa\n  code CVV 3\n  bins 4\n  layout 16 13 18 19 as 4-4-4-4-3\n",
    "network house\n  code none\n  bins 9999 990000-990099\n  layout 16 as 4-4-4-4\n  check none\n  bins 51\n  layout 15 as 4-6-5\n",
    "source Python phonenumbers 9.0.43\nregion US\n  calling-code 1\n  main\n  general\n    lengths 10\n    pattern [2-9]\\d{9}\n",
  ].map { Array($0.unicodeScalars) }
  /// What a person might have meant.
  let readable: [[Unicode.Scalar]] = [
    "1.234,56 €", "(1,234.50)", "−1 234", "1'234.5", "١٬٢٣٤٫٥", "USD 12", "-0.001", "+1 (650) 253-0000",
    "tel:+44-20-7031-3000;ext=12",
    "0044 20 7031 3000 ext. 5", "1-800-FLOWERS", "DE89 3704 0044 0532 0130 00", "4111 1111 1111 1111", "2026-11-21",
    "dd.MM.y",
    "h:mm a", "yyyy/M/d", "H'h'mm", "de_DE", "zh-Hant-TW-u-nu-hanidec", "EUR", "US", "999999999",
    "12«BS»3«PASTE 4/56»«SEL 0 3»",
    "a@b.example",
    "https://example.org/?q=1#a", "2001:db8::1%eth0", "1.0.0-rc.1+5", "P1Y2M3DT4H5M6S", "192.168.0.1/24", "sr_Latn_RS",
    "400000-499999",
    "978-3-16-148410-0", "{\"locale\":\"de_DE\",\"style\":{\"decimal\":{}}}",
  ].map { Array($0.unicodeScalars) }
  let pieces: [[Unicode.Scalar]] =
    SlotRule.signs.map { [$0] }
    + [
      "[", "]", "<", ">", "|", "{", "}", "?", "^", "~", "\"", "\\", "{0}", "{99}", "{2,}", "{0,9}",
      "{99999999999999999999}",
      "<01..12>", "<0..99999999999999999999>", "<a:", "[^", "[\\", "-]", "..", "\0", "\n", "\r\n", "\u{2028}",
      "\u{FEFF}",
      "\u{202E}", "\u{2066}", "\u{200D}",
      "\u{FE0F}", "\u{301}", "\u{FFFC}", "\u{FFFD}", "\u{10FFFF}", "\u{1F468}\u{200D}\u{1F469}", "\u{1F1E9}",
      "\u{1112}\u{1161}\u{11AB}", "«", "»",
      "«PASTE ", "-", "+", ".", ",", "0", "9", "٣", "𝟗", "½", "ß", "İ", "ŉ", "e999999999", "0x", "NaN", "  ", "\t", ":",
      "'", "“",
    ].map { Array($0.unicodeScalars) }
  let marks = Array(
    "\u{300}\u{301}\u{308}\u{327}\u{345}\u{20E3}\u{5B0}\u{64B}\u{93C}\u{E31}\u{1AB0}\u{FE0F}\u{1F3FD}\u{E0020}"
      .unicodeScalars)
  let controls = Array(
    "\0\u{1}\u{7}\u{8}\t\n\u{B}\r\u{1B}\u{7F}\u{85}\u{AD}\u{61C}\u{180E}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202E}\u{2060}\u{2066}\u{2069}\u{FEFF}\u{FFF9}\u{FFFC}\u{FFFE}\u{E0001}"
      .unicodeScalars)
}
