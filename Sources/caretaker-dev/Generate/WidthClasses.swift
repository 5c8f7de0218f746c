/// How many columns a scalar takes on a terminal, as far as Unicode decides it: a class for every scalar.
struct WidthClasses {
  enum WidthClass: Int, CaseIterable {
    /// One column.
    case narrow
    /// None: marks, controls, and the vowels and final consonants of conjoining Hangul.
    case zero
    /// Two columns: `EastAsianWidth.txt` has W or F, emoji that are drawn as such among them.
    case wide
    /// One column or two, by the terminal's font: `EastAsianWidth.txt` has A.
    case ambiguous
    /// An emoji that is drawn as text: one column, and two with U+FE0F after it.
    case pictograph
    /// A skin tone.
    case modifier
    /// A letter of a flag.
    case regional
  }

  private(set) var classes = [WidthClass](repeating: .narrow, count: 0x110000)

  init(directory: String, _ database: UnicodeDatabase) throws {
    for line in try UnicodeDataFile("EastAsianWidth.txt", in: directory).lines {
      let width = try line.field(1)
      guard ["N", "Na", "H", "A", "W", "F"].contains(width) else { throw line.failure("unknown width '\(width)'") }
      // the planes for private use are ambiguous, and terminals draw what is there in one column
      for scalar in try line.scalarRange(0) where scalar < 0xE000 || scalar > 0xF8FF && scalar < 0xF0000 {
        classes[scalar] = width == "W" || width == "F" ? .wide : width == "A" ? .ambiguous : .narrow
      }
    }
    for line in try UnicodeDataFile("emoji/emoji-data.txt", in: directory).lines {
      let property = try line.field(1)
      for scalar in try line.scalarRange(0) where scalar > 0x7F {
        if property == "Emoji" && classes[scalar] != .wide { classes[scalar] = .pictograph }
        if property == "Emoji_Modifier" { classes[scalar] = .modifier }
      }
    }
    let zero: Set<Substring> = ["Mn", "Me", "Cc", "Cf", "Zl", "Zp"]
    for line in try UnicodeDataFile("UnicodeData.txt", in: directory).lines {
      let (scalar, category) = (try line.scalarRange(0).lowerBound, try line.field(2))
      let isPrepended = database.facts[scalar].graphemeClass == .prepend
      if zero.contains(category) && !isPrepended { classes[scalar] = .zero }
    }
    // tags have a range of their own, of which not all are assigned
    for scalar in 0xE0000...0xE0FFF { classes[scalar] = .zero }
    for (scalar, facts) in database.facts.enumerated() {
      switch facts.graphemeClass {
      case .v, .t: classes[scalar] = .zero
      case .regionalIndicator: classes[scalar] = .regional
      default: break
      }
    }
  }
}
