internal import NumberFormatting

/// A number as a text has it, and where in the text each of its characters stands, in scalars.
struct DecimalText {
  struct Element {
    /// A digit in ASCII, or the decimal separator as `.`.
    let character: Character
    let position: Int
  }
  var isNegative = false
  /// Where the sign stands, if there is one.
  var signPosition = 0
  var elements: [Element] = []

  /// A number that was read from what people write.
  init(_ reading: NumberReading) {
    let number = reading.number
    isNegative = number.isNegative
    signPosition = reading.signPosition ?? 0
    elements = zip(number.digits, reading.positions).map {
      Element(character: Character(Unicode.Scalar($0)), position: $1)
    }
    if number.hasSeparator { elements.insert(Element(character: ".", position: 0), at: number.integerCount) }
  }

  /// A value: `-1234.5`, ASCII digits with at most a minus in front and a point between digits.
  init(value: String) throws(EditError) {
    for (i, c) in value.unicodeScalars.enumerated() {
      switch c {
      case "-" where i == 0: isNegative = true
      case "0"..."9": elements.append(Element(character: Character(c), position: i))
      case "." where separator != nil: throw EditError(.secondDecimalSeparator, at: i)
      case "." where !elements.isEmpty: elements.append(Element(character: ".", position: i))
      default: throw EditError(.unexpected(c), at: i)
      }
    }
    if elements.isEmpty || separator == elements.count - 1 {
      throw EditError(.noDigits, at: value.unicodeScalars.count)
    }
  }

  /// A number of a field.
  init(_ elements: [Character]) { self.elements = elements.map { Element(character: $0, position: 0) } }

  var string: String { String(elements.map(\.character)) }
  var digits: [Element] { elements.filter { $0.character != "." } }
  private var separator: Int? { elements.firstIndex { $0.character == "." } }
  var fractionCount: Int { separator.map { elements.count - $0 - 1 } ?? 0 }

  /// The number times ten to a power, with zeros where that takes any, and without an open separator.
  mutating func shift(by exponent: Int) {
    var place = (separator ?? elements.count) + exponent
    elements = digits
    while place < 1 {
      elements.insert(Element(character: "0", position: elements[0].position), at: 0)
      place += 1
    }
    while place > elements.count {
      elements.append(Element(character: "0", position: elements[elements.count - 1].position))
    }
    if place < elements.count { elements.insert(Element(character: ".", position: 0), at: place) }
  }

  /// Sets the zero before a separator without an integer digit, and drops those before another integer digit.
  mutating func mendFront() {
    if separator == 0 { elements.insert(Element(character: "0", position: elements[0].position), at: 0) }
    while elements.count > 1 && elements[0].character == "0" && elements[1].character != "." { elements.removeFirst() }
  }

  /// Drops zeros at the end of a fraction that has more digits than it may, for the value is the same: `¥1,000.00`.
  mutating func dropEnd(beyondFraction most: Int) {
    while fractionCount > most && elements[elements.count - 1].character == "0" { elements.removeLast() }
    if most == 0 && separator == elements.count - 1 { elements.removeLast() }
  }

  /// Whether the digits are others than another number's, but for zeros in front and at the end.
  func isOther(than other: DecimalText) -> Bool { significant != other.significant }

  private var significant: [String] {
    let halves = string.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let fraction = halves.count > 1 ? halves[1] : ""
    return [String(halves[0].drop { $0 == "0" }), String(String(fraction.reversed()).drop { $0 == "0" }.reversed())]
  }
}
