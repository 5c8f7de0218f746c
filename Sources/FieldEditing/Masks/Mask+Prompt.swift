internal import MaskCompiler

extension Mask {
  /// The characters of the prompt, one for each place of the display; none where an underscore shows each slot.
  package var prompt: [String] {
    let tables = program.tables
    return tables.prompt.map { symbol in
      var text = String.UnicodeScalarView()
      if let scalar = Unicode.Scalar(symbol) {
        text.append(scalar)
      } else {
        text.append(contentsOf: tables.cluster(Int(symbol - .firstCluster)))
      }
      return String(text)
    }
  }

  /// Whether the mask is filled from its end, so that places are counted from there.
  package var isFromEnd: Bool { program.tables.isFromEnd }
}
