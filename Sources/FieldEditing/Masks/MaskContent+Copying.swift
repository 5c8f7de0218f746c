internal import MaskCompiler
internal import MaskEngine

/// What a field over a mask shows and holds, written without a string.
extension MaskContent {
  func copyDisplay<Encoding>(to writer: inout TextWriter<Encoding>) {
    if agree && !now.hasNonASCII {
      let display = now.display
      return writer.append(ascii: now.length) { UInt8(truncatingIfNeeded: display[$0]) }
    }
    forEachShown(in: now) { _, symbol in append(symbol, to: &writer) }
  }

  func copyValue<Encoding>(to writer: inout TextWriter<Encoding>) {
    for k in 0..<now.count { append(now.character(k), to: &writer) }
  }

  @inline(__always) private func append<Encoding>(_ symbol: Symbol, to writer: inout TextWriter<Encoding>) {
    if symbol < .firstCluster { return writer.append(Unicode.Scalar(symbol) ?? "\u{FFFD}") }
    appendCluster(symbol, to: &writer)
  }

  private func appendCluster<Encoding>(_ symbol: Symbol, to writer: inout TextWriter<Encoding>) {
    if symbol >= .firstTypedCluster {
      for scalar in typed[symbol] { writer.append(scalar) }
    } else {
      let scalars = tables.cluster(Int(symbol - .firstCluster))
      for i in 0..<scalars.count { writer.append(scalars[i]) }
    }
  }
}
