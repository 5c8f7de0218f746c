package import MaskCompiler
package import MaskSyntax
internal import UnicodeFacts

/// The characters that a place of a mask accepts, in words.
///
///     AcceptedCharacters(Slot(.set([SlotRange("2", "9")]))).words()     // "a digit from 2 to 9"
///
/// They are found by trying printable ASCII, the ranges that the mask names beyond it, and a few characters that stand
/// for all others.
package struct AcceptedCharacters {
  /// Whether all letters are accepted, and whether symbols beyond ASCII are, as only what excludes characters does.
  private let (takesLetters, takesSymbols): (Bool, Bool)
  /// Whether a hexadecimal digit is accepted in either case.
  private let takesBothCases: Bool
  /// What is accepted, or, where symbols are, what is not. A letter stands there once, whatever its case.
  private let (letters, digits, others): ([SlotRange], [SlotRange], [SlotRange])

  /// What a slot accepts.
  package init(_ slot: Slot) { self.init(naming: slot.kind.ranges) { slot.accepts($0) } }

  /// What a program accepts in a state.
  ///
  /// - Complexity: O(*n*) in the classes, slots and ranges of the program.
  package init(_ program: MaskProgram, inState state: Int) {
    self.init(naming: program.namedRanges) { program.accepts($0, inState: state) }
  }

  private init(naming named: [SlotRange], accepts: (Unicode.Scalar) -> Bool) {
    let takesLetters = accepts("é") && accepts("ж") && accepts("漢")
    let takesSymbols = accepts("€") && accepts("→")
    func isListed(_ c: Unicode.Scalar) -> Bool { accepts(c) != takesSymbols }
    func stretches(_ characters: [ClosedRange<UInt8>]) -> [SlotRange] {
      characters.flatMap { $0.map { Unicode.Scalar($0) } }.reduce(into: []) { stretches, c in
        let upper = c.simpleUppercase
        if !isListed(c) || upper != c && isListed(upper) { return }
        if let last = stretches.last, last.high.value + 1 == c.value {
          stretches[stretches.count - 1].high = c
        } else {
          stretches.append(SlotRange(c, c))
        }
      }
    }
    let beyond = named.filter { range in
      !range.low.isASCII && isListed(range.low) && isListed(range.high)
        && !(takesLetters && range.low.isLetter && !takesSymbols)
    }
    (self.takesLetters, self.takesSymbols) = (takesLetters, takesSymbols)
    takesBothCases = accepts("A") && accepts("a")
    letters = stretches([65...90, 97...122])
    digits = stretches([48...57])
    others =
      stretches([32...47, 58...64, 91...96, 123...126])
      + beyond.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The characters in words, to be put after "expected"; `nil` if there are none.
  package func words(in language: MessageLanguage = .english) -> String? {
    func names(_ ranges: [SlotRange]) -> [String] { ranges.flatMap { $0.names(in: language) } }
    if takesSymbols {
      let excluded = names(others + digits + letters)
      if excluded.isEmpty { return language.text(.printableCharacter) }
      return language.text(.anyCharacterBut, language.list(excluded))
    }
    var (kinds, others): ([String], [String]) = ([], [])
    func add(_ ranges: [SlotRange], _ all: MessageKey, _ some: MessageKey, isAll: Bool) {
      if isAll {
        kinds.append(language.text(all))
      } else if ranges.count == 1, ranges[0].isNamedByItsEnds {
        kinds.append(language.text(some, ranges[0].low.name(in: language), ranges[0].high.name(in: language)))
      } else {
        others += names(ranges)
      }
    }
    let takesDigits = digits == [SlotRange("0", "9")]
    if takesDigits && takesBothCases && letters == [SlotRange("A", "F")] {
      kinds.append(language.text(.hexadecimalDigit))
    } else {
      add(letters, .letter, .letterFromTo, isAll: takesLetters && takesBothCases && letters == [SlotRange("A", "Z")])
      add(digits, .digit, .digitFromTo, isAll: takesDigits)
    }
    others += names(self.others)
    if kinds.isEmpty {
      let ranges = letters + digits + self.others
      if ranges.count == 1, ranges[0].low == ranges[0].high { return language.text(.theCharacter, others[0]) }
      return others.isEmpty ? nil : language.text(.oneOf, language.list(others))
    }
    return language.alternatives(kinds + others)
  }
}

extension Slot {
  /// What it accepts, in words, and what becomes of its case.
  package var words: String {
    let words = AcceptedCharacters(self).words() ?? "no character"
    return switch casing {
    case .unchanged: words
    case .upper: words + ", upper-cased"
    case .lower: words + ", lower-cased"
    }
  }
}

extension SlotRange {
  /// Its characters by name, or the first and the last of three and more.
  fileprivate func names(in language: MessageLanguage) -> [String] {
    let (low, high) = (low.name(in: language), high.name(in: language))
    return isNamedByItsEnds ? [language.text(.fromTo, low, high)] : self.low == self.high ? [low] : [low, high]
  }

  fileprivate var isNamedByItsEnds: Bool { high.value - low.value > 1 }
}

extension Unicode.Scalar {
  /// The character as a sentence has it, or a word for one that shows nothing.
  fileprivate func name(in language: MessageLanguage) -> String {
    if self == " " { return language.text(.space) }
    return isPrintable ? String(self) : codePoint
  }
}
