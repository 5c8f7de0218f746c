internal import SecretMemory

/// Characters of a number that mean something by where they stand in it, such as the century of a birth.
///
///     at 7 0..3 1900..1999 4 1937..2036 5..8 1858..1899
///
/// After `at` and a place, from 1, stand characters and what they mean, as often as there are meanings: `13579` is one
/// of these, `500..749` as many characters between two. Meanings are known by their numbers, from 0.
struct CodeTable: Hashable, Sendable {
  /// Characters from a place on, the least and the greatest ones.
  private struct Code: Hashable, Sendable {
    let place: Int
    let least, greatest: [UInt8]
    let meaning: Int

    func stands(in characters: SecretList<UInt8>) -> Bool {
      guard characters.count >= place + least.count else { return false }
      let found = characters[place..<place + least.count]
      return !found.lexicographicallyPrecedes(least) && !greatest.lexicographicallyPrecedes(found)
    }
  }
  private var codes: [Code] = []

  /// The table that words write; `nil` where they do not begin with `at`, or are not understood.
  ///
  /// - Parameter read: Reads the next meaning. `false` for a word that is none.
  init?(_ words: inout CheckWords, _ read: (String) -> Bool) {
    var count = 0
    while words.next(if: { $0 == "at" }) != nil {
      guard let place = words.number(in: 1...100) else { return nil }
      let former = count
      // what comes after the table is a word in small letters
      while let text = words.next(if: { $0.utf8.allSatisfy { !(97...122 ~= $0) } }) {
        guard let meaning = words.next(), read(meaning) else { return nil }
        if let (least, greatest) = CheckWords.ends(of: text) {
          guard least.utf8.count == greatest.utf8.count else { return nil }
          codes.append(
            Code(place: place - 1, least: Array(least.utf8), greatest: Array(greatest.utf8), meaning: count))
        } else {
          for byte in text.utf8 {
            codes.append(Code(place: place - 1, least: [byte], greatest: [byte], meaning: count))
          }
        }
        count += 1
      }
      if count == former { return nil }
    }
    if codes.isEmpty { return nil }
  }

  /// The first meaning of characters that are there, of those that may be meant.
  func first(in characters: SecretList<UInt8>, where isPossible: (Int) -> Bool) -> Int? {
    codes.first { $0.stands(in: characters) && isPossible($0.meaning) }?.meaning
  }
}
