internal import FieldEditing
internal import PhoneNumbering

/// Random fields of phone numbers, made again by seed and index.
///
///     PhoneSetupGenerator(seed: 7).setup(0)
public struct PhoneSetupGenerator: Sendable {
  /// The seed of all setups.
  public let seed: UInt64

  /// The setups of a seed.
  ///
  /// - Parameter seed: What all that is made comes from: the same seed makes the same.
  public init(seed: UInt64) { self.seed = seed }

  /// Setup number `index`. Regions come in turn.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The setup, the same for the same seed and index.
  public func setup(_ index: Int) -> PhoneSetup {
    var random = SeededGenerator(seed: seed, index: index)
    let regions = PhoneRegion.all
    var format = PhoneFormat(
      random.chance(2) ? nil : regions[index % regions.count], random.chance(50) ? .national : .international)
    if random.chance(15) { format.digitLimit = random.pick([1, 3, 7, 11, 15, 40, 61]) }
    format.takesExtensions = random.chance(85)
    var options = FieldOptions(isEager: random.chance(60), isSecure: random.chance(10))
    options.isOverwriting = random.chance(10)
    return PhoneSetup(format, options: options)
  }
}
