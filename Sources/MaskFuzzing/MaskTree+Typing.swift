package import MaskSyntax

extension MaskTree {
  /// A random text that fits: as a value, which is what people type, and as it is shown.
  package func text(using random: inout SeededGenerator) -> (value: String, display: String) {
    let sample = expression.sample(using: &random)
    return (String(sample.value), String(sample.display))
  }
}
