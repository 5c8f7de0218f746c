/// A number as shown, and where its digits and the caret stand in it.
///
/// The caret moves over *elements*, the digits and the decimal separator; grouping signs are not elements, so one place
/// of the caret may be two offsets, before and behind a grouping sign.
///
///     let shown = NumberLayout(try DecimalDigits("-1234.5"), dollars)
///     shown.text                  // "-$1,234.5"
///     shown.offset(of: 2)         // 5: behind the second digit
///     shown.element(at: 3)        // 1: behind the first, before the grouping sign
public struct NumberLayout: Hashable, Sendable {
  /// What is shown. All offsets are in scalars.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// Where the caret stands before the first element, then behind each; never empty.
  private var edges: [Int] = [0]
  /// Where each element begins.
  private var starts: [Int] = []
  /// The element that is the decimal separator.
  private var separator: Int?

  /// Shows nothing.
  public init() {}

  /// Lays a number out as it is: nothing is rounded or padded. A number without sign, digits and separator shows nothing.
  /// - Complexity: linear in the digits.
  public init(_ number: borrowing DecimalDigits, _ symbols: borrowing NumberSymbols) { lay(number, symbols) }

  public var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Lays another number out in the same buffers: no allocation once they are large enough.
  mutating func lay(_ number: borrowing DecimalDigits, _ symbols: borrowing NumberSymbols) {
    scalars.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    separator = nil
    guard !number.isEmpty else { return edges.append(0) }
    let count = number.elementCount
    edges.reserveCapacity(count + 1)
    starts.reserveCapacity(count)
    scalars.reserveCapacity(2 * count + symbols.longestAffixes)
    for scalar in number.isNegative ? symbols.negativePrefix : symbols.positivePrefix { scalars.append(scalar) }
    edges.append(scalars.count)
    for index in 0..<number.integerCount {
      if symbols.isGrouped(before: number.integerCount - index, of: number.integerCount) {
        for scalar in symbols.groupingSeparator { scalars.append(scalar) }
      }
      starts.append(scalars.count)
      scalars.append(symbols.digits[Int(number.digits[index])])
      edges.append(scalars.count)
    }
    if number.hasSeparator {
      separator = starts.count
      starts.append(scalars.count)
      for scalar in symbols.decimalSeparator { scalars.append(scalar) }
      edges.append(scalars.count)
    }
    for index in number.integerCount..<number.digits.count {
      starts.append(scalars.count)
      scalars.append(symbols.digits[Int(number.digits[index])])
      edges.append(scalars.count)
    }
    // ICU drops the space before a currency that follows a bare separator ("1,€"): kept here, or the text would jump.
    for scalar in number.isNegative ? symbols.negativeSuffix : symbols.positiveSuffix { scalars.append(scalar) }
  }
}

extension NumberLayout {
  /// Digits and separator.
  public var elementCount: Int { starts.count }
  /// The offsets of the digits and separators, affixes left out; the caret stands in it, its end included.
  public var body: Range<Int> { edges[0]..<edges[edges.count - 1] }

  /// The caret's offset behind so many elements, before a grouping sign that follows.
  public func offset(of element: Int) -> Int { edges[element] }
  /// The offset at which an element begins, behind a grouping sign before it; the end, for `elementCount`.
  public func start(of element: Int) -> Int { element < starts.count ? starts[element] : edges[element] }
  /// Whether a grouping sign stands between an element and the one before it.
  public func hasGroupingSign(before element: Int) -> Bool { start(of: element) != edges[element] }

  /// How many elements stand wholly before an offset; one inside an affix counts from the affix's edge.
  public func element(at offset: Int) -> Int {
    var count = 0
    while count < starts.count && edges[count + 1] <= offset { count += 1 }
    return count
  }
  public func isDigit(at offset: Int) -> Bool {
    let element = element(at: offset)
    return element < starts.count && starts[element] == offset && element != separator
  }
  /// Where the caret may stand: beside each element, behind a grouping sign too; never in an affix.
  public func isCaretOffset(_ offset: Int) -> Bool {
    let element = element(at: offset)
    return edges[element] == offset || start(of: element) == offset
  }
}
