/// Where lines and words may break: a class of UAX #14 and one of UAX #29 for every scalar.
struct BreakClasses {
  /// As `LineBreak.txt` names them, once what is ambiguous is decided (LB1): AI, SG, XX become AL, CJ becomes NS, NL
  /// becomes BK, and SA becomes CM or AL. Three classes are finer: the rules ask for the width of brackets and for
  /// pictographs to come.
  enum LineClass: String, CaseIterable {
    case al = "AL"
    case bk = "BK"
    case cr = "CR"
    case lf = "LF"
    case sp = "SP"
    case zw = "ZW"
    case wj = "WJ"
    case gl = "GL"
    case cm = "CM"
    case zwj = "ZWJ"
    case ba = "BA"
    case bb = "BB"
    case b2 = "B2"
    case hy = "HY"
    case cb = "CB"
    case cl = "CL"
    case cp = "CP"
    case ex = "EX"
    case `in` = "IN"
    case ns = "NS"
    case op = "OP"
    case qu = "QU"
    case `is` = "IS"
    case nu = "NU"
    case po = "PO"
    case pr = "PR"
    case sy = "SY"
    case eb = "EB"
    case em = "EM"
    case h2 = "H2"
    case h3 = "H3"
    case hl = "HL"
    case id = "ID"
    case jl = "JL"
    case jv = "JV"
    case jt = "JT"
    case ri = "RI"
    /// An opening bracket as wide as an ideograph (LB30).
    case wideOP = "OP, wide"
    /// A closing bracket as wide as an ideograph (LB30).
    case wideCP = "CP, wide"
    /// A pictograph that is not assigned yet (LB30b).
    case futureID = "ID, pictograph to come"
  }

  /// As `WordBreakProperty.txt` names them, and Extended_Pictographic.
  enum WordClass: String, CaseIterable {
    case other = "Other"
    case cr = "CR"
    case lf = "LF"
    case newline = "Newline"
    case extend = "Extend"
    case format = "Format"
    case zwj = "ZWJ"
    case regionalIndicator = "Regional_Indicator"
    case katakana = "Katakana"
    case hebrewLetter = "Hebrew_Letter"
    case aLetter = "ALetter"
    case singleQuote = "Single_Quote"
    case doubleQuote = "Double_Quote"
    case midNumLet = "MidNumLet"
    case midLetter = "MidLetter"
    case midNum = "MidNum"
    case numeric = "Numeric"
    case extendNumLet = "ExtendNumLet"
    case wSegSpace = "WSegSpace"
    case pictographic = "Extended_Pictographic"
    /// A letter in a circle, which is both.
    case pictographicALetter = "ALetter, Extended_Pictographic"
  }

  /// Both classes of a scalar.
  struct Row: Hashable {
    var line = LineClass.al
    var word = WordClass.other
  }

  private(set) var rows = [Row](repeating: Row(), count: 0x110000)

  init(directory: String, _ database: UnicodeDatabase) throws {
    let widths = try BreakClasses.values("EastAsianWidth.txt", in: directory)
    let categories = try BreakClasses.categories(in: directory)
    let lineFile = try UnicodeDataFile("LineBreak.txt", in: directory)
    for line in lineFile.lines {
      for scalar in try line.scalarRange(0) {
        guard
          let known = LineClass(
            try line.field(1), category: categories[scalar], isWide: "FWH".contains(widths[scalar] ?? "N"))
        else { throw line.failure("unknown line break class '\(try line.field(1))'") }
        rows[scalar].line = known
      }
    }
    for line in try UnicodeDataFile("auxiliary/WordBreakProperty.txt", in: directory).lines {
      guard let known = WordClass(rawValue: String(try line.field(1))) else {
        throw line.failure("unknown word break class '\(try line.field(1))'")
      }
      for scalar in try line.scalarRange(0) { rows[scalar].word = known }
    }
    for scalar in rows.indices where database.facts[scalar].graphemeClass == .pictographic {
      if categories[scalar] == nil, rows[scalar].line == .id { rows[scalar].line = .futureID }
      switch rows[scalar].word {
      case .other: rows[scalar].word = .pictographic
      case .aLetter: rows[scalar].word = .pictographicALetter
      default: throw lineFile.lines[0].failure("the pictograph \(scalar) has the word class \(rows[scalar].word)")
      }
    }
  }

  private static func values(_ name: String, in directory: String) throws -> [Substring?] {
    var values = [Substring?](repeating: nil, count: 0x110000)
    for line in try UnicodeDataFile(name, in: directory).lines {
      for scalar in try line.scalarRange(0) { values[scalar] = try line.field(1) }
    }
    return values
  }

  /// General categories; `nil` for what is unassigned.
  private static func categories(in directory: String) throws -> [Substring?] {
    var values = [Substring?](repeating: nil, count: 0x110000)
    var start = 0
    for line in try UnicodeDataFile("UnicodeData.txt", in: directory).lines {
      let scalar = try line.scalarRange(0).lowerBound
      if try !line.field(1).hasSuffix(", Last>") { start = scalar }
      for each in start...scalar { values[each] = try line.field(2) }
    }
    return values
  }
}

extension BreakClasses.LineClass {
  /// The class that a name of `LineBreak.txt` comes to.
  fileprivate init?(_ name: Substring, category: Substring?, isWide: Bool) {
    switch name {
    case "AI", "SG", "XX": self = .al
    case "CJ": self = .ns
    case "NL": self = .bk
    case "SA": self = category == "Mn" || category == "Mc" ? .cm : .al
    case "OP" where isWide: self = .wideOP
    case "CP" where isWide: self = .wideCP
    default: self.init(rawValue: String(name))
    }
  }

  var number: Int { Self.allCases.firstIndex(of: self)! }
}

extension BreakClasses.WordClass {
  var number: Int { Self.allCases.firstIndex(of: self)! }
}
