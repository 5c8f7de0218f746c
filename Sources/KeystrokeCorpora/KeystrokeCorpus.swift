internal import MaskFuzzing

/// Scripts of people who fill in fields: any number of them, each a function of kind, seed and index alone.
///
///     let corpus = KeystrokeCorpus(.cards, seed: 1)
///     corpus[0].keys.description
///     corpus[9_999_999]             // in any order, on any thread
public struct KeystrokeCorpus: Sendable {
  /// The kind of field that is filled in.
  public enum Kind: String, CaseIterable, Sendable {
    /// Numbers of payment cards.
    case cards
    /// Phone numbers of many regions.
    case phones
    /// Amounts of money and other numbers, in many locales.
    case amounts
    /// Dates, months and times in formats of the catalogue.
    case dates
    /// International bank account numbers.
    case ibans
  }
  /// The kind of field that is filled in.
  public let kind: Kind
  /// The seed of all random numbers.
  public let seed: UInt64
  private let source: CorpusSource

  /// The scripts of a kind and a seed.
  ///
  /// - Parameters:
  ///   - kind: What is filled in.
  ///   - seed: What all random numbers come from: another seed, other scripts.
  /// - Complexity: what phone numbers are made of is read once, in some tenths of a second; afterwards nothing.
  public init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
    source = CorpusSource(kind)
  }

  /// Script number `index`.
  ///
  /// - Parameter index: The number of the script, in any order.
  /// - Returns: The script, the same for the same kind, seed and index.
  /// - Complexity: one to three microseconds.
  public subscript(index: Int) -> KeystrokeScript {
    var chance = Chance(seed: seed ^ source.salt, index: index)
    let habit = Habit.shares.pick(using: &chance)
    let entry = source.entry(habit.form, using: &chance)
    var writer = KeyWriter(entry, chance)
    let done = writer.enter(habit)
    return KeystrokeScript(
      format: entry.format, keys: Script(writer.keys), habit: done, isValid: entry.isValid, value: entry.value)
  }
}

/// What values are drawn from.
private enum CorpusSource: Sendable {
  case cards(CardSource)
  case phones(PhoneSource)
  case amounts(AmountSource)
  case dates
  case ibans(AccountSource)

  init(_ kind: KeystrokeCorpus.Kind) {
    self =
      switch kind {
      case .cards: .cards(.standard)
      case .phones: .phones(.linked)
      case .amounts: .amounts(.standard)
      case .dates: .dates
      case .ibans: .ibans(.standard)
      }
  }

  /// Keeps kinds of one seed apart.
  var salt: UInt64 {
    switch self {
    case .cards: 0x6361_7264
    case .phones: 0x7068_6F6E
    case .amounts: 0x616D_6F75
    case .dates: 0x6461_7465
    case .ibans: 0x6962_616E
    }
  }

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    switch self {
    case .cards(let source): source.entry(form, using: &chance)
    case .phones(let source): source.entry(form, using: &chance)
    case .amounts(let source): source.entry(form, using: &chance)
    case .dates: DateSource.entry(form, using: &chance)
    case .ibans(let source): source.entry(form, using: &chance)
    }
  }
}
