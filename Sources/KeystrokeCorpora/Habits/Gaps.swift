internal import FieldEditing
internal import PhoneNumbering

/// After how many characters of what is typed the field shows separators of its own: that is where a caret needs one
/// step more.
enum Gaps {
  case none
  /// A bit for each number of characters.
  case after(UInt64)
  /// Numbers: so many digits in the last group, and in those before; none are grouped below the least number of digits.
  case fromRight(last: Int, others: Int, least: Int)
  /// Phone numbers, in a region: where separators stand changes with each digit.
  case ofPhone(PhoneRegion?)

  /// Whether one stands after the last of so many characters.
  func standsAfter(_ count: Int) -> Bool {
    if case .after(let places) = self { places >> UInt64(count) & 1 == 1 } else { false }
  }

  /// How many steps the caret goes back from after `count` characters, which are all there are, to after `place` of
  /// them.
  func steps(from count: Int, to place: Int) -> Int {
    let steps = count - place
    switch self {
    case .none, .ofPhone: return steps
    case .after(let places): return steps + (places >> UInt64(place) & (1 << UInt64(steps) - 1)).nonzeroBitCount
    case .fromRight(let last, let others, let least):
      guard count >= least, steps >= last else { return steps }
      // none stands before the first digit
      return steps + 1 + (min(steps, count - 1) - last) / others
    }
  }

  /// The same of what was typed so far, as the field shows it.
  func shown(_ typed: ArraySlice<Unicode.Scalar>, _ more: ArraySlice<Unicode.Scalar>) -> Gaps {
    guard case .ofPhone(let region) = self else { return self }
    var field = Field(PhoneFormat(region))
    for scalar in typed { field.insert(String(scalar)) }
    for scalar in more { field.insert(String(scalar)) }
    var (places, count): (UInt64, UInt64) = (0, 0)
    for scalar in field.text.unicodeScalars {
      if scalar.isSlippery || scalar == "+" { count += 1 } else { places |= 1 << count }
    }
    return .after(places)
  }
}
