/// The numbering plans that are linked, by their source.
public enum PhonePlans {
  /// The name of the source: `phonenumbers`, the Python package that has them from libphonenumber.
  public static var source: String { text(PhoneTables.Header.source) }
  /// The version of the source: `9.0.43`.
  public static var version: String { text(PhoneTables.Header.sourceVersion) }

  private static func text(_ word: Int) -> String {
    unsafe String(decoding: PhoneTables.linked.text(Int(PhoneTables.linked.words[word])), as: UTF8.self)
  }
}
