/// The numbering plans that are linked: where their facts come from.
public enum PhonePlans {
  /// Whose they are: `phonenumbers`, the Python package that has them from libphonenumber.
  public static var source: String { text(PhoneTables.Header.source) }
  /// Of which version: `9.0.43`.
  public static var version: String { text(PhoneTables.Header.sourceVersion) }

  private static func text(_ word: Int) -> String {
    unsafe String(decoding: PhoneTables.linked.text(Int(PhoneTables.linked.words[word])), as: UTF8.self)
  }
}
