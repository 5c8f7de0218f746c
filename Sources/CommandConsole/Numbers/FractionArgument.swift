import ArgumentParser
package import LocaleNumbers

/// Fraction digits as an option says them: `2`, `0-3` or `cash`.
package struct FractionArgument: ExpressibleByArgument {
  package let digits: LocaleNumberOptions.FractionDigits

  package init?(argument: String) {
    if argument == "cash" {
      digits = .cash
      return
    }
    let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let least = ends[0], let most = ends[ends.count - 1], ends.count <= 2, 0 <= least, least <= most else {
      return nil
    }
    digits = .range(least...most)
  }
}

extension LocaleNumberOptions.FractionDigits {
  /// As the option says them; nil where it is left out.
  package var argument: String? {
    switch self {
    case .standard: nil
    case .cash: "cash"
    case .range(let range):
      range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
  }
}
