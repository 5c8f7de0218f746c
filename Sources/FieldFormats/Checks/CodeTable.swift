internal import SecretMemory

/// What characters of a number mean by where they stand in it, such as the century of a birth.
///
///     at 7 0..3 1900..1999 4 1937..2036 5..8 1858..1899
///
/// After `at` and a place, from 1, stand characters and what they mean, as often as there are meanings: `13579` is one
/// of these, `500..749` as many characters between two. Of several that are there, the first counts.
struct CodeTable<Meaning: Hashable & Sendable>: Hashable, Sendable {
  /// Characters from a place on, the least and the greatest ones: none of them are in any number.
  private struct Code: Hashable, Sendable {
    let place: Int
    let least, greatest: [UInt8]
    let meaning: Meaning

    func stands(in characters: SecretList<UInt8>) -> Bool {
      guard characters.count >= place + least.count else { return false }
      let found = characters[place..<place + least.count]
      return !found.lexicographicallyPrecedes(least) && !greatest.lexicographicallyPrecedes(found)
    }
  }
  private var codes: [Code] = []

  /// One meaning, whatever the characters are.
  init(_ meaning: Meaning) { codes = [Code(place: 0, least: [], greatest: [], meaning: meaning)] }

  /// The table that words write; `nil` where they do not begin with `at`, or are not understood.
  init?(_ words: inout CheckWords, _ meaning: (String) -> Meaning?) {
    while words.next(if: { $0 == "at" }) != nil {
      guard let place = words.number(in: 1...100) else { return nil }
      // what comes after the table is a word in small letters
      while let text = words.next(if: { $0.utf8.allSatisfy { !(97...122 ~= $0) } }) {
        guard let meaning = words.next().flatMap(meaning) else { return nil }
        if let (least, greatest) = CheckWords.ends(of: text) {
          let (least, greatest) = (Array(least.utf8), Array(greatest.utf8))
          guard least.count == greatest.count else { return nil }
          codes.append(Code(place: place - 1, least: least, greatest: greatest, meaning: meaning))
        } else {
          codes += text.utf8.map { Code(place: place - 1, least: [$0], greatest: [$0], meaning: meaning) }
        }
      }
    }
    if codes.isEmpty { return nil }
  }

  /// The first meaning of which something follows, and that.
  func first<Result>(in characters: SecretList<UInt8>, _ result: (Meaning) -> Result?) -> Result? {
    for code in codes where code.stands(in: characters) {
      if let found = result(code.meaning) { return found }
    }
    return nil
  }
}
