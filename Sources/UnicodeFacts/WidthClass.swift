/// How much room a scalar takes on a terminal, as far as that is known of it alone.
package enum WidthClass: UInt8 {
  case narrow, zero, wide, ambiguous, pictograph, modifier, regional
}

extension Unicode.Scalar {
  /// The room that this takes on a terminal.
  package var widthClass: WidthClass { WidthClass(rawValue: UInt8(UnicodeTables.widths[self])) ?? .narrow }
}
