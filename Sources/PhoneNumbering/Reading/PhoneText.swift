internal import SecretMemory

/// A text from which a number is read: its scalars, each with its place in the text as it was given.
///
/// The rules are those of libphonenumber's `parse`, written as scanners that go over the text a fixed number of times.
struct PhoneText {
  struct Character {
    let scalar: Unicode.Scalar
    let position: Int
  }
  private(set) var characters: SecretList<Character>

  /// How many scalars a text may have of which a number is read.
  static let usualLimit = 250

  init(_ characters: some Sequence<Character>) { self.characters = SecretList(characters) }

  /// - Throws: `PhoneError` if the text is longer than `limit`, in scalars.
  init(_ text: String, limit: Int) throws(PhoneError) {
    characters = []
    for scalar in text.unicodeScalars {
      if characters.count >= limit { throw PhoneError(.textTooLong(limit: limit), at: limit) }
      characters.append(Character(scalar: scalar, position: characters.count))
    }
  }

  var count: Int { characters.count }
  subscript(index: Int) -> Unicode.Scalar { characters[index].scalar }

  /// Where a character stands in the whole text; after the last one where there is none.
  func position(_ index: Int) -> Int {
    index < count ? characters[index].position : characters.last.map { $0.position + 1 } ?? 0
  }

  mutating func cut(at index: Int) { characters.removeSubrange(index...) }

  /// Where a word of ASCII first stands, in these letters.
  func firstIndex(of word: String) -> Int? {
    var start = 0
    while start + word.utf8.count <= count {
      if has(word, at: start) { return start }
      start += 1
    }
    return nil
  }

  func has(_ word: String, at start: Int) -> Bool {
    var index = start
    for scalar in word.unicodeScalars {
      guard index < count, self[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  /// Whether a word ends at a place, in whatever case: the word is given in small letters. The answer is where it
  /// begins.
  func start(of word: String, endingAt end: Int) -> Int? {
    var index = end
    for scalar in word.unicodeScalars.reversed() {
      index -= 1
      guard index >= 0, self[index].folded == scalar else { return nil }
    }
    return index
  }

  /// Where the characters begin that end at a place and are all alike.
  func start(ofRunEndingAt end: Int, _ isAlike: (Unicode.Scalar) -> Bool) -> Int {
    var start = end
    while start > 0, isAlike(self[start - 1]) { start -= 1 }
    return start
  }
}
