internal import MaskSyntax

/// Characters and texts that are likely to matter to a mask.
struct MaskTextPicker: TextPicker {
  private static let separators = Array<Unicode.Scalar>(" -/.:,;–—".unicodeScalars)
  private static let digits = Array<Unicode.Scalar>("0123456789".unicodeScalars)
  private static let letters = Array<Unicode.Scalar>("abcxyzABCXYZ".unicodeScalars)
  private static let signs = Array<Unicode.Scalar>("()+#@*_|\"\\\t".unicodeScalars)
  /// Digits and letters of other scripts, letters whose case is not one to one, signs, full-width
  /// forms, and what shows nothing.
  private static let foreign = Array<Unicode.Scalar>(
    "٣۴५３éÉüяЯßẞıςΣﬁ中½²Ａ／＠。\u{A0}\u{200B}\u{2800}😀\u{FFFC}".unicodeScalars)
  /// Marks, joiners, selectors, flags' halves, Hangul's letters: what makes clusters of several scalars.
  private static let joining = Array<Unicode.Scalar>(
    "\u{301}\u{308}\u{327}\u{20E3}\u{200D}\u{FE0F}\u{1F3FD}🇩🇪👩\u{1112}\u{1161}\u{11AB}".unicodeScalars)
  private static let marks = Array<Unicode.Scalar>("\u{301}\u{308}".unicodeScalars)
  /// What grows scalar by scalar: flags side by side, a family, a letter with its marks.
  private static let clusters = ["🇩🇪🇬🇧", "🇩🇪🇬", "👩\u{200D}👩\u{200D}👦", "👩🏽\u{200D}🚀", "e\u{327}\u{301}"]
    .map { Array($0.unicodeScalars) }
  private let tree: MaskTree
  private let fixed: [Unicode.Scalar]
  private let fitting: [Unicode.Scalar]
  private let options: ScriptOptions

  /// - Parameter fixed: the tree's fixed characters.
  init(_ tree: MaskTree, fixed: [Unicode.Scalar], _ options: ScriptOptions, _ random: inout SeededGenerator) {
    self.tree = tree
    self.options = options
    self.fixed = fixed
    fitting = Array(tree.expression.sample(using: &random).value)
  }

  /// Scalars that join one another, or the beginning of such, to be typed in a row.
  static func cluster(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let scalars = random.pick(clusters)
    return Array(scalars.prefix(random.number(2...scalars.count)))
  }

  var habits: TypingHabits { .masks(clusters: !options.isSingleScalars) }

  func character(inText: Bool, using random: inout SeededGenerator) -> Unicode.Scalar {
    let choices: [(Int, [Unicode.Scalar])] = [
      (fitting.isEmpty ? 0 : 22, fitting), (fixed.isEmpty ? 0 : 22, fixed), (20, Self.digits), (14, Self.letters),
      (10, Self.separators), (3, Self.signs), (5, Self.foreign),
      (options.isSingleScalars && inText ? 0 : 2, options.isSingleScalars ? Self.marks : Self.joining),
    ]
    return random.pick(random.pick(weighted: choices))
  }

  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let sample = tree.expression.sample(using: &random)
    let text = Array(random.chance(50) ? sample.value : sample.display)
    return Array(text.prefix(random.number(0...text.count)))
  }

  func value(using random: inout SeededGenerator) -> String { String(tree.expression.sample(using: &random).value) }

  /// With other separators, too.
  func text(using random: inout SeededGenerator) -> String {
    let sample = tree.expression.sample(using: &random)
    var text = Array(random.pick([sample.value, sample.display, sample.display]))
    for i in text.indices where Self.separators.contains(text[i]) && random.chance(25) {
      text[i] = random.pick(Self.separators)
    }
    return spoiled(text, parts: 30, more: [0, 0, 1, 2], using: &random)
  }
}
