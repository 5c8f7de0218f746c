internal import UnicodeFacts

extension String {
  /// Where the word before an offset starts, or the one after it ends (UAX #29); `nil` where there is none.
  ///
  /// A word has a letter or a number, and no part of a cluster.
  ///
  /// - Parameters:
  ///   - isBackward: Which way to look.
  ///   - offset: From where.
  ///   - unit: What offsets count.
  ///   - isDivided: Whether each sign divides words, as those of a date do its parts; else `31.12` and `can't` are one.
  /// - Complexity: O(*n*)
  func wordBoundary(
    _ isBackward: Bool, from offset: Int, in unit: FieldOptions.OffsetUnit, isDivided: Bool
  ) -> Int? {
    var (words, clusters, counter) = (WordBreaker(), GraphemeBreaker(), OffsetCounter(unit))
    var (word, isWord) = (0, false)
    var found: Int?
    /// Keeps what is asked for of the word that ends at a place, if it is the one.
    func end(at place: Int) {
      if isWord, isBackward ? word < offset : found == nil && place > offset { found = isBackward ? word : place }
    }
    var i = unicodeScalars.startIndex
    while i < unicodeScalars.endIndex {
      let (scalar, next) = (unicodeScalars[i], unicodeScalars.index(after: i))
      let place = counter.total
      let isCluster = clusters.isBoundary(before: scalar)
      let isSign = isDivided && !scalar.isLetterOrNumber && !scalar.continuesCluster
      let isBoundary = words.isBoundary(before: isSign ? " " : scalar) {
        unicodeScalars[next...].first { !$0.continuesWord }
      }
      // no caret stands within a cluster
      if isBoundary && isCluster {
        end(at: place)
        (word, isWord) = (place, false)
      }
      isWord = isWord || scalar.isLetterOrNumber
      counter.count(scalar)
      i = next
    }
    end(at: counter.total)
    return found
  }
}
