internal import UnicodeFacts

extension String {
  /// Where its characters begin, as a field counts them. No character is made of it: a long one would lie in memory
  /// that no one overwrites.
  var starts: [Index] {
    var breaker = GraphemeBreaker()
    return unicodeScalars.indices.filter { breaker.isBoundary(before: unicodeScalars[$0]) }
  }
}

extension String {
  /// The words in it, in lower case: letters and what follows them up to a blank or a hyphen.
  var words: [String] {
    unicodeScalars.split { $0 == " " || $0 == "-" || $0 == "(" || $0 == ")" }.compactMap { word in
      guard word.first?.isLetter ?? false else { return nil }
      var lower = ""
      for scalar in word { lower.unicodeScalars.append(scalar.simpleLowercase) }
      return lower
    }
  }
}
