import NumberFormatting

/// A number as it is shown, and where its elements stand in that. Offsets count scalars.
struct DigitLayout {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each element begins: behind a grouping sign.
  private var starts: [Int] = []
  /// Where the caret stands behind so many elements: before a grouping sign that follows.
  private var edges: [Int] = [0]

  /// Lays a number out as it is: nothing is rounded or padded.
  init(_ field: DigitField) {
    if field.isEmpty { return }
    let symbols = field.symbols
    let integerCount = field.integer.count
    scalars = Array(field.affixes.prefix.unicodeScalars)
    edges = [scalars.count]
    for (i, element) in field.elements.enumerated() {
      if i < integerCount, symbols.setsGroupingSign(before: integerCount - i, of: integerCount) {
        scalars += Array(symbols.groupingSeparator.unicodeScalars)
      }
      starts.append(scalars.count)
      if let digit = element.wholeNumberValue {
        scalars.append(symbols.digits[digit])
      } else {
        scalars += Array(symbols.decimalSeparator.unicodeScalars)
      }
      edges.append(scalars.count)
    }
    scalars += Array(field.affixes.suffix.unicodeScalars)
  }

  /// Where element `e` begins; its end where there is none.
  private func start(_ e: Int) -> Int { e < starts.count ? starts[e] : edges[e] }
  func hasGroupingSign(before e: Int) -> Bool { start(e) > edges[e] }

  /// Where a selection's ends stand. The end that moves keeps its side of a grouping sign, so that a key that extends the selection
  /// crosses one; the other end leaves it out.
  func offsets(of selection: ElementSelection) -> (anchor: Int, head: Int) {
    let head = selection.isBehindSign ? start(selection.head) : edges[selection.head]
    if selection.isCaret { return (head, head) }
    return (selection.anchor < selection.head ? start(selection.anchor) : edges[selection.anchor], head)
  }

  /// The selection between two offsets; what has no element in it is a caret.
  func selection(from anchor: Int, to head: Int) -> ElementSelection {
    var selection = ElementSelection(elementCount(before: anchor), elementCount(before: head))
    let end = selection.isCaret ? max(anchor, head) : head
    selection.isBehindSign = hasGroupingSign(before: selection.head) && end >= start(selection.head)
    return selection
  }

  /// How many elements stand wholly before an offset.
  private func elementCount(before offset: Int) -> Int { edges.dropFirst().count { $0 <= offset } }
}

extension DigitField {
  var layout: DigitLayout { DigitLayout(self) }

  fileprivate var affixes: NumberSymbols.Affixes {
    if isZero { return isNegative ? symbols.negativeZero : symbols.zero }
    return isNegative ? symbols.negative : symbols.positive
  }
}

extension NumberSymbols {
  /// Whether a grouping sign stands before the last `rest` of `count` integer digits.
  fileprivate func setsGroupingSign(before rest: Int, of count: Int) -> Bool {
    guard primaryGroupingSize > 0, count >= primaryGroupingSize + minimumGroupingDigits else { return false }
    return rest >= primaryGroupingSize && rest < count && (rest - primaryGroupingSize) % secondaryGroupingSize == 0
  }
}
