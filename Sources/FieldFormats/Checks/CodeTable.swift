internal import SecretMemory

/// Characters of a number that mean something by where they stand in it, such as the century of a birth.
///
///     at 7 0..3 1900..1999 4 1937..2036 5..8 1858..1899
///
/// After `at` and a place, from 1, stand characters and what they mean, as often as there are meanings: `13579` is one
/// of these, `500..749` as many characters between two, eight at most. Meanings are known by their numbers, from 0.
struct CodeTable: Hashable, Sendable {
  /// Characters from a place on, the least and the greatest ones.
  private struct Code: Hashable, Sendable {
    let place, count: Int
    /// The characters as digits to the base of 256.
    let least, greatest: UInt64
    let meaning: Int

    /// - Returns: `nil` for texts that are not equally long, or longer than a number has room for.
    init?(at place: Int, from least: some Collection<UInt8>, to greatest: some Collection<UInt8>, meaning: Int) {
      guard least.count == greatest.count, least.count <= 8 else { return nil }
      (self.place, count, self.meaning) = (place, least.count, meaning)
      (self.least, self.greatest) = (Code.number(least), Code.number(greatest))
    }

    func stands(in characters: SecretList<UInt8>) -> Bool {
      guard characters.count >= place + count else { return false }
      var found: UInt64 = 0
      for i in place..<place + count { found = found << 8 | UInt64(characters[i]) }
      return least <= found && found <= greatest
    }

    private static func number(_ characters: some Collection<UInt8>) -> UInt64 {
      characters.reduce(0) { $0 << 8 | UInt64($1) }
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
        let ends = CheckWords.ends(of: text).map { [(Array($0.low.utf8), Array($0.high.utf8))] }
        for (least, greatest) in ends ?? text.utf8.map({ ([$0], [$0]) }) {
          guard let code = Code(at: place - 1, from: least, to: greatest, meaning: count) else { return nil }
          codes.append(code)
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
