#if !hasFeature(Embedded)
  extension NumberFormat {
    /// Shows a finished floating-point number: the shortest decimal that reads back as it, rounded as the format says.
    ///
    /// For what is kept as `Double` anyway; 0.1 + 0.2 is 0.30000000000000004 there, and 1.005 is what its digits say.
    ///
    /// - Parameter value: The number; a finite one.
    /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
    /// - Throws: `NumberError` with `notFinite` for an infinity or what is not a number.
    public func format(_ value: some BinaryFloatingPoint & LosslessStringConvertible) throws(NumberError) -> String {
      guard value.isFinite else { throw NumberError(.notFinite, at: 0) }
      // `1.5e-07`: the digits, and how far the point is to be moved
      let parts = value.description.split(separator: "e")
      let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
      var digits = String(parts[0])
      if !digits.contains(".") { digits += ".0" }
      return try format(NumberFormat.shifted(digits, by: exponent), limits: .floatingPoint)
    }

    /// A decimal times ten to a power.
    private static func shifted(_ decimal: String, by exponent: Int) -> String {
      if exponent == 0 { return decimal }
      let isNegative = decimal.hasPrefix("-")
      let halves = decimal.drop { $0 == "-" }.split(separator: ".")
      let digits = String(halves[0]) + String(halves[1])
      let point = halves[0].count + exponent
      let zeros = String(repeating: "0", count: max(0, 1 - point))
      let padded = zeros + digits + String(repeating: "0", count: max(0, point + 1 - digits.count))
      let integer = padded.prefix(max(1, point))
      return "\(isNegative ? "-" : "")\(integer).\(padded.dropFirst(integer.count))"
    }
  }

  extension NumberLimits {
    /// As many digits as any floating-point number has.
    fileprivate static var floatingPoint: NumberLimits {
      var limits = NumberLimits()
      limits.integerDigits = 5_000
      limits.fractionDigits = 20_000
      return limits
    }
  }
#endif
