/// One of the three steps that a field can make.
public enum StepSize: String, CaseIterable, Hashable, Sendable {
  /// The step of the arrow keys up and down: as far as `FieldOptions.step` says.
  case usual
  /// That with Alt held: as far as `FieldOptions.smallStep` says.
  case small
  /// That with Shift held, and of the keys page up and page down: as far as `FieldOptions.largeStep` says.
  case large
}

extension StepSize {
  /// The option that says how far such a step goes.
  package var optionName: String {
    switch self {
    case .usual: "step"
    case .small: "smallStep"
    case .large: "largeStep"
    }
  }
}

/// The distance that a step goes: of a number, of each part of a mask that is digits, or of parts by their names.
///
///     var options = FieldOptions()
///     options.step = "minutes 15"      // a quarter of an hour; all else by 1
///     options.largeStep = "hours 6, minutes 30"
///     options.step = 5                 // whatever is stepped
///     options.step = "0.25"            // of amounts; a mask has no fractions
///
/// A name stands for the captures of a mask that are called so, or so after other letters and a hyphen, in the singular
/// or the plural: `minutes` for `minute` and `end-minutes`. The text of a step is a decimal greater than 0, and names
/// with a whole number up to 9,999 each, with commas between them. A decimal without a name comes first; where there is
/// none, it is 1.
public struct StepLength: Hashable, Sendable {
  /// The distance of all that has no distance of its own.
  package private(set) var amount: ExactDecimal = 1
  private var parts: [Part] = []

  private struct Part: Hashable, Sendable {
    /// In UTF-8.
    let name: [UInt8]
    let length: Int
  }

  /// The greatest distance of a part by its name.
  private static let longest = 9_999

  /// A distance from its text, as `0.25`, `15`, or `hours 2, minutes 15`; `nil` where the text is none.
  ///
  /// - Parameter text: A decimal, or names with a whole number each, or both, with commas between them.
  public init?(_ text: String) {
    let (space, comma) = (UInt8(ascii: " "), UInt8(ascii: ","))
    for (i, entry) in Array(text.utf8).split(separator: comma, omittingEmptySubsequences: false).enumerated() {
      let words = entry.split(separator: space)
      guard let last = words.last, let length = Self.decimal(last), length > 0 else { return nil }
      switch words.count {
      case 1 where i == 0: amount = length
      case 2:
        let name = Array(words[0])
        guard let length = length.whole(upTo: Self.longest), Self.decimal(words[0]) == nil,
          !parts.contains(where: { $0.name == name })
        else { return nil }
        parts.append(Part(name: name, length: length))
      default: return nil
      }
    }
  }

  private static func decimal(_ text: ArraySlice<UInt8>) -> ExactDecimal? {
    try? ExactDecimal(String(decoding: text, as: UTF8.self))
  }

  /// The distance of a part of a mask: of the first of its names that has one, else that of all; `nil` where that is a
  /// fraction, or more than any part has room for.
  ///
  /// - Parameter names: The names of the part, in UTF-8, the nearest first.
  package func whole(ofPartNamed names: [[UInt8]]) -> Int? {
    for name in names {
      if let part = parts.first(where: { Self.stands($0.name, for: name) }) { return part.length }
    }
    return amount.whole(upTo: 10 * Self.longest)
  }

  /// Whether parts have distances of their own.
  package var hasNames: Bool { !parts.isEmpty }

  /// Ten times as far.
  fileprivate var tenfold: StepLength {
    var length = self
    length.amount = amount.tenfold
    length.parts = parts.map { Part(name: $0.name, length: 10 * $0.length) }
    return length
  }

  /// Whether a name stands for that of a capture.
  private static func stands(_ name: [UInt8], for capture: [UInt8]) -> Bool {
    func singular(_ name: [UInt8]) -> ArraySlice<UInt8> {
      name.last == UInt8(ascii: "s") ? name.dropLast() : name[...]
    }
    let (name, capture) = (singular(name), singular(capture))
    guard capture.suffix(name.count).elementsEqual(name) else { return false }
    return capture.count == name.count || capture.dropLast(name.count).last == UInt8(ascii: "-")
  }
}

extension StepLength: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, LosslessStringConvertible {
  /// A distance of whole units.
  ///
  /// - Parameter value: A number greater than 0; anything else is a mistake of the program, which ends.
  public init(integerLiteral value: Int) {
    precondition(value > 0, "a step goes on: \(value) is to be 1 or more")
    amount = ExactDecimal(integerLiteral: value)
  }

  /// A distance from its text.
  ///
  /// - Parameter value: The text; one that is not a distance is a mistake of the program, which ends.
  public init(stringLiteral value: String) {
    guard let length = StepLength(value) else {
      preconditionFailure("'\(value)' is not how far a step goes: write 0.25, 15, or 'hours 2, minutes 15'")
    }
    self = length
  }

  /// The text that it is read from.
  public var description: String {
    let parts = parts.map { "\(String(decoding: $0.name, as: UTF8.self)) \($0.length)" }
    return (parts.isEmpty || amount != 1 ? ["\(amount)"] + parts : parts).joined(separator: ", ")
  }
}

/// The three steps of a field, as far as they are given.
package struct StepLengths: Hashable, Sendable {
  package var usual, small, large: StepLength?

  package init(usual: StepLength? = nil, small: StepLength? = nil, large: StepLength? = nil) {
    (self.usual, self.small, self.large) = (usual, small, large)
  }

  /// What is given of a step.
  package subscript(size: StepSize) -> StepLength? {
    get {
      switch size {
      case .usual: usual
      case .small: small
      case .large: large
      }
    }
    set {
      switch size {
      case .usual: usual = newValue
      case .small: small = newValue
      case .large: large = newValue
      }
    }
  }

  /// What is given, by the names of the options.
  package var given: [(name: String, length: StepLength)] {
    StepSize.allCases.compactMap { size in self[size].map { (size.optionName, $0) } }
  }

  /// How far a step goes: a small one as far as a usual one, and a large one ten times as far, unless they are given.
  package func length(_ size: StepSize) -> StepLength {
    let usual = usual ?? 1
    return switch size {
    case .usual: usual
    case .small: small ?? usual
    case .large: large ?? usual.tenfold
    }
  }
}
