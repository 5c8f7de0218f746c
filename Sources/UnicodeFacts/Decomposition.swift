import CTables
internal import SecretMemory

/// Text in canonical decomposition, its marks in canonical order (UAX #15, Normalization Form D).
struct Decomposition {
  /// A scalar with what orders it in a number: combining class, place, scalar, from the high bits down. The place,
  /// which distinguishes two numbers, makes any sort a stable one.
  struct Entry: Comparable, BitwiseCopyable {
    private let bits: UInt64

    init(_ scalar: Unicode.Scalar, at place: Int) {
      bits = UInt64(scalar.combiningClass) << 56 | UInt64(place) << 21 | UInt64(scalar.value)
    }
    var combiningClass: UInt8 { UInt8(bits >> 56) }
    var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(bits & 0x1F_FFFF))! }

    static func < (left: Entry, right: Entry) -> Bool { left.bits < right.bits }
  }

  private(set) var scalars: SecretList<Entry> = []
  /// Where the marks after the last starter begin.
  private var run = 0
  private var runIsOrdered = true

  /// Appends a scalar's decomposition, as deep as it goes.
  mutating func append(_ scalar: Unicode.Scalar) {
    if let hangul = HangulSyllable(scalar) {
      append(entry: hangul.leading)
      append(entry: hangul.vowel)
      if let trailing = hangul.trailing { append(entry: trailing) }
      return
    }
    switch CanonicalPair.decomposition(of: scalar) {
    case .none: append(entry: scalar)
    case .single(let other): append(other)
    case .pair(let first, let second):
      append(first)
      append(second)
    }
  }

  private mutating func append(entry scalar: Unicode.Scalar) {
    let entry = Entry(scalar, at: scalars.count)
    if entry.combiningClass == 0 {
      orderMarks()
      run = scalars.count + 1
    } else if scalars.count > run, entry < scalars[scalars.count - 1] {
      runIsOrdered = false
    }
    scalars.append(entry)
  }

  /// Puts the marks after the last starter in order; to be called at the end of the text.
  mutating func orderMarks() {
    if runIsOrdered { return }
    unsafe scalars.withMutableBuffer { unsafe $0[run...].sort() }
    runIsOrdered = true
  }
}

/// Canonical decompositions of one step, and their inverse.
enum CanonicalPair {
  enum Parts {
    case none
    case single(Unicode.Scalar)
    case pair(Unicode.Scalar, Unicode.Scalar)
  }

  /// What a scalar that is not a Hangul syllable decomposes to.
  static func decomposition(of scalar: Unicode.Scalar) -> Parts {
    let number = scalar.value < 0xC0 ? 0 : UnicodeTables.decompositions[scalar]
    if number == 0 { return .none }
    if number > UnicodeTables.pairs.count {
      return .single(Unicode.Scalar(UnicodeTables.singletons[number - UnicodeTables.pairs.count - 1])!)
    }
    let pair = UnicodeTables.pairs[number - 1]
    return .pair(Unicode.Scalar(pair.first)!, Unicode.Scalar(pair.second)!)
  }

  /// What two scalars compose to, if they do.
  ///
  /// - Complexity: One look-up for most scalars, a binary search for the others.
  static func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    guard second.facts.flags & UInt8(unicode_flag_maybe_composes) != 0 else { return nil }
    if let syllable = HangulSyllable.composite(first, second) { return syllable }
    let key = UInt64(first.value) << 32 | UInt64(second.value)
    var (low, high) = (0, unicode_composite_count)
    while low < high {
      let middle = (low + high) / 2
      let pair = UnicodeTables.pairs[middle]
      let found = UInt64(pair.first) << 32 | UInt64(pair.second)
      if found == key { return Unicode.Scalar(pair.composed)! }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 { value < 0x300 ? 0 : facts.combining_class }
}

extension Unicode.Scalar {
  /// What is left of it without the marks that it is composed with: `e` of `é`, and itself where it is not composed.
  package var withoutMarks: Unicode.Scalar {
    switch CanonicalPair.decomposition(of: self) {
    case .none: self
    case .single(let other): other.withoutMarks
    case .pair(let first, _): first.withoutMarks
    }
  }
}
