import MaskFuzzing

/// Scripts of people who fill in fields: any number of them, each a function of kind, seed and index alone.
///
///     let corpus = KeystrokeCorpus(.cards, seed: 1)
///     corpus[0].keys.description
///     corpus[9_999_999]             // in any order, on any thread
public struct KeystrokeCorpus: Sendable {
  /// What is filled in.
  public enum Kind: String, CaseIterable, Sendable {
    case cards
    case phones
    case amounts
    case dates
    case ibans
  }
  /// What is filled in.
  public let kind: Kind
  /// What all random numbers come from.
  public let seed: UInt64

  /// The scripts of a kind and a seed.
  public init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Script number `index`, 0 or more.
  public subscript(index: Int) -> KeystrokeScript {
    var random = SeededGenerator(seed: seed, index: index)
    func digits(_ range: ClosedRange<Int>) -> String {
      let number = Int.random(in: range, using: &random)
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let value = "20\(digits(10...40))-\(digits(1...12))-\(digits(1...28))"
    let keys = Script(value.unicodeScalars.map { Key.type($0) })
    return KeystrokeScript(subject: .format("date"), keys: keys, habit: .typed, isValid: true, value: value)
  }
}
