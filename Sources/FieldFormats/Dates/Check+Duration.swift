extension Check {
  /// A duration as ISO 8601 writes it, `P1DT12H`: not all of its parts may be left out, and after `T` there is one at
  /// least.
  ///
  /// What stands in which order, the mask says.
  public static let duration = Check.ofBytes("duration") { bytes in
    switch bytes.last {
    case UInt8(ascii: "P"): .malformed("has no part: write one, as in P1D")
    case UInt8(ascii: "T"): .malformed("has no part after T: write one, as in PT12H")
    default: nil
    }
  }
}
