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
/// A name stands for the captures of a mask whose names end with it, in the singular or the plural: `minutes` for
/// `minute` and `end-minutes`; the longest name wins. One that stands for none does nothing. The text of a step is a
/// decimal greater than 0, and up to 16 names with a whole number up to 9,999 each, with commas between them. A decimal
/// without a name comes first; where there is none, it is 1. No part of a mask is stepped by more than 99,999.
public struct StepLength: Hashable, Sendable {
  /// The distance of all that has no distance of its own.
  package private(set) var amount: ExactDecimal = 1
  private var parts: [Part] = []

  private struct Part: Hashable, Sendable {
    /// In UTF-8.
    let name: [UInt8]
    let length: Int
  }

  /// The greatest distance of a part by its name, and how many have one.
  private static let (longest, mostNames) = (9_999, 16)
  /// The greatest distance of any part of a mask.
  private static let longestOfAll = 99_999

  /// A distance from its text, as `0.25`, `15`, or `hours 2, minutes 15`; `nil` where the text is none. With a literal
  /// it is `init(stringLiteral:)`.
  ///
  /// - Parameter text: A decimal, or names with a whole number each, or both, with commas between them.
  @export(interface) public init?(_ text: String) {
    let (space, comma) = (UInt8(ascii: " "), UInt8(ascii: ","))
    for (i, entry) in Array(text.utf8).split(separator: comma, omittingEmptySubsequences: false).enumerated() {
      let words = entry.split(separator: space)
      guard let last = words.last, let length = Self.decimal(last), length > 0 else { return nil }
      switch words.count {
      case 1 where i == 0: amount = length
      case 2:
        let name = Self.singular(words[0])
        guard let length = length.whole(upTo: Self.longest), Self.decimal(words[0]) == nil,
          parts.count < Self.mostNames, !parts.contains(where: { Self.singular($0.name[...]) == name })
        else { return nil }
        parts.append(Part(name: Array(words[0]), length: length))
      default: return nil
      }
    }
  }

  /// A distance of whole units; `nil` for 0 and less.
  ///
  /// - Parameter units: How many.
  @export(interface) public init?(_ units: Int) {
    if units <= 0 { return nil }
    amount = ExactDecimal(integerLiteral: units)
  }

  private static func decimal(_ text: ArraySlice<UInt8>) -> ExactDecimal? {
    try? ExactDecimal(String(decoding: text, as: UTF8.self))
  }

  /// The distance of a part of a mask: that of the longest name that stands for one of its own, else that of all; `nil`
  /// where it is a fraction, or more than any part is stepped by.
  ///
  /// - Parameter names: The names of the part, in UTF-8.
  package func whole(ofPartNamed names: [[UInt8]]) -> Int? {
    let captures = names.map { Self.singular($0[...]) }
    let own = parts.filter { part in
      let name = Self.singular(part.name[...])
      return captures.contains { $0.suffix(name.count).elementsEqual(name) }
    }
    return own.max { $0.name.count < $1.name.count }?.length ?? amount.whole(upTo: Self.longestOfAll)
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

  private static func singular(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.count > 1 && name.last == UInt8(ascii: "s") ? name.dropLast() : name
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
