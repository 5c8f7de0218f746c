extension Check {
  /// A name by which a person or an account is known: one that may not be mistaken for another, as UTS 39 finds them.
  ///
  /// It is written in one script, or in Latin beside those of Chinese, Japanese or Korean, and has a letter that does
  /// not look like one of ASCII, unless it is Latin itself: `pаypal` with a Cyrillic *а* is invalid, and so is `аррӏе`.
  public static let userName = Check.ofBytes("user-name") { bytes in
    NetworkText.spoofProblem(NetworkText.scalars(of: bytes[...])[...], isAmongLatin: true).map { .malformed($0) }
  }
}
