/// The limits of a mask, beyond which it is rejected with an error that names the limit.
///
///     var limits = MaskLimits()
///     limits.states = 200_000
///     let mask = try Mask(text, limits: limits)
public struct MaskLimits: Hashable, Sendable {
  /// The highest count of a repeat.
  public var repeatCount = 1_000
  /// The depth to which groups nest.
  public var nesting = 50
  /// Nodes of the expanded mask: a slot, a fixed character, a choice and a capture's edge are one each.
  public var nodes = 100_000
  /// States of the automaton.
  public var states = 65_000
  /// Live parses, summed over all states.
  public var parses = 1_000_000
  /// Cells of the table: states × character classes. A cell takes 8 bytes.
  public var cells = 3_000_000
  /// Steps of the search for the states.
  public var steps = 20_000_000
  /// Value literals that may be auto-inserted with one typed character.
  public var autoInsertion = 32

  /// The limits that masks have unless others are given.
  public init() {}
}
