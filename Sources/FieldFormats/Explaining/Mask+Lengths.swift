public import FieldEditing
internal import MaskSyntax

extension Mask {
  /// The number of characters that a complete value has, in words.
  ///
  ///     try Mask("#{4,6}").lengths              // "4 to 6 characters"
  ///
  /// - Complexity: Linear in the expanded mask.
  public var lengths: String {
    guard let least = minimumLength else { return "no value is complete" }
    return switch maximumLength {
    case nil: "\(least.counted("character")) or more"
    case least: least.counted("character")
    case let most?: "\(least) to \(most.counted("character"))"
    }
  }
}
