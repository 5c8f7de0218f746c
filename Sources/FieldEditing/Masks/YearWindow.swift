/// What a year of two digits means, in a mask whose values end with a year.
package struct YearWindow: Hashable, Sendable {
  /// The first of the hundred years that it may be.
  package let first: Int
  /// How many digits the mask has for the year: two or four.
  package let digits: Int

  package init(from first: Int, digits: Int) {
    self.first = first
    self.digits = digits
  }

  /// All of them.
  package var years: ClosedRange<Int> { first...first + 99 }

  /// The year that ends in two digits.
  package func year(endingIn short: Int) -> Int {
    let year = first - first % 100 + short
    return year < first ? year + 100 : year
  }
}
