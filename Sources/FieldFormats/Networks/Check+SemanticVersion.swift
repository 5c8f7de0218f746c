extension Check {
  /// A rule for what stands after the hyphen of a version as Semantic Versioning 2.0.0 has it, or after its plus sign:
  /// words parted by single dots, none of them empty; after the hyphen a number has no zero in front.
  ///
  /// - Parameter isBuild: Whether the text stands after the plus sign, where a number may begin with a zero.
  /// - Returns: A rule that fails with other texts.
  public static func semanticVersion(isBuild: Bool = false) -> Check {
    .ofBytes("semver") { bytes in
      for word in bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
        if word.isEmpty { return .malformed("has a dot without a word beside it") }
        let isNumber = word.allSatisfy { NetworkText.isDigit($0) }
        if !isBuild && isNumber && word.count > 1 && word.first == 48 {
          return .malformed("has a number with a zero in front")
        }
      }
      return nil
    }
  }
}
