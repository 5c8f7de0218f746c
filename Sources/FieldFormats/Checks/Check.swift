package import SecretMemory

/// A rule that a complete value obeys beyond its shape: check digits, a real calendar day, a bound.
///
/// The set is open: a check is a name and a function.
///
///     let even = Check("even") { $0.text.utf8.last! % 2 == 0 ? nil : .other("is odd") }
public struct Check: Sendable {
  /// The kind of rule, in short: `iso7064 97-10`. A failure names it so.
  public let name: String
  /// The rule in the words of the catalogue that it was read from: `iso7064 97-10 rotated 4`. The name, where it was
  /// read from none.
  public let rule: String
  /// The named group of the mask whose text is checked; `nil` for the whole value. Where the value has no such group,
  /// there is nothing to be checked.
  public let capture: String?
  /// What is known of the rule beside its function.
  package let kind: Kind
  package let test: Test

  /// A function that returns why what it looks at fails; `nil` where it obeys.
  package enum Test: Sendable {
    /// Of the text that is checked, with all groups beside it.
    case entry(@Sendable (CheckedEntry) -> CheckFailure?)
    /// Of the text alone, in UTF-8.
    case bytes(@Sendable (SecretList<UInt8>) -> CheckFailure?)
    /// Of its letters and digits, in upper case: separators count nothing.
    case characters(@Sendable (SecretList<UInt8>) -> CheckFailure?)
  }

  /// Rules that tables of whole lines know.
  package enum Kind: Sendable {
    case luhn, neverHolds, other
    /// Whether it fails is decided by the first letters and digits.
    case beginning(Beginning)
    /// A day in the groups `year`, `month` and `day`, within bounds.
    case date(DateBounds)
    /// A day whose year has two digits, those of one of the hundred years from one on.
    case shortDate(firstYear: Int)
    /// A day of birth, by characters of the value.
    case birthDate(DatePart)
    /// One of several rules holds, or all of them.
    case any([Check])
    case all([Check])
  }

  /// Texts that fail by how they begin.
  package struct Beginning: Sendable {
    /// How many letters and digits decide at most.
    package let longest: Int
    /// The letters and digits that it tells apart, letters in upper case.
    package let characters: [UInt8]
    /// Whether a text may fail that begins with so much of it.
    package let mayFail: @Sendable (SecretList<UInt8>) -> Bool
  }

  /// A rule by a function.
  ///
  /// - Parameters:
  ///   - name: What the rule is called in a failure and a listing.
  ///   - capture: The named group that is checked; `nil` for the whole value.
  ///   - test: Returns why the value fails; `nil` where it obeys. It is called on any thread.
  /// - Returns: Why the value fails; `nil` where it obeys.
  /// - Complexity: O(1)
  public init(_ name: String, of capture: String? = nil, _ test: @escaping @Sendable (CheckedEntry) -> CheckFailure?) {
    self.init(name, rule: name, of: capture, .other, test: .entry(test))
  }

  private init(_ name: String, rule: String, of capture: String?, _ kind: Kind, test: Test) {
    self.name = name
    self.rule = rule
    self.capture = capture
    self.kind = kind
    self.test = test
  }

  /// A rule of a value and its groups.
  static func ofEntry(
    _ name: String, _ kind: Kind, _ test: @escaping @Sendable (CheckedEntry) -> CheckFailure?
  ) -> Check { Check(name, rule: name, of: nil, kind, test: .entry(test)) }

  /// A rule of a text in UTF-8.
  static func ofBytes(
    _ name: String, _ kind: Kind = .other, _ test: @escaping @Sendable (SecretList<UInt8>) -> CheckFailure?
  ) -> Check { Check(name, rule: name, of: nil, kind, test: .bytes(test)) }

  /// A rule of the letters and digits of a text.
  static func ofCharacters(
    _ name: String, _ kind: Kind = .other, _ test: @escaping @Sendable (SecretList<UInt8>) -> CheckFailure?
  ) -> Check { Check(name, rule: name, of: nil, kind, test: .characters(test)) }

  /// The same rule for a named group alone.
  ///
  /// - Parameter capture: The name of the group; `nil` leaves the rule as it is.
  /// - Returns: The rule for that group; a value that does not have the group obeys.
  /// - Complexity: O(1)
  public func scoped(to capture: String?) -> Check {
    capture == nil ? self : Check(name, rule: rule, of: capture, kind, test: test)
  }

  /// The same rule as a catalogue has it.
  func written(_ rule: String) -> Check { Check(name, rule: rule, of: capture, kind, test: test) }

  /// Returns the reason why a value fails; `nil` where it obeys.
  ///
  /// - Parameter entry: A complete value and its groups.
  /// - Returns: The failure, or `nil`.
  public func failure(in entry: CheckedEntry) -> CheckFailure? {
    checked(of: entry).flatMap { ownFailure(in: $0) }
  }

  /// What is checked of a value; `nil` where it does not have the group.
  func checked(of entry: CheckedEntry) -> CheckedEntry? {
    capture.map { entry.bytes(of: $0).map { entry.part($0) } } ?? entry
  }

  /// Returns the reason why a text fails that is what the rule checks, be it a group or the whole value.
  package func failure(ofChecked text: String) -> CheckFailure? {
    ownFailure(in: CheckedEntry(SecretList(text.utf8)))
  }

  private func ownFailure(in entry: CheckedEntry) -> CheckFailure? {
    switch test {
    case .entry(let test): test(entry)
    case .bytes(let test): test(entry.bytes)
    case .characters(let test): test(entry.characters)
    }
  }

  /// Returns the reason why a text fails as a whole value without named groups; `nil` where it obeys.
  ///
  ///     Check.luhn.failure(of: "4111 1111 1111 1112")     // .checkDigits(rule: "luhn")
  ///
  /// - Parameter text: The whole value.
  /// - Returns: The failure, or `nil`.
  /// - Complexity: That of the rule, and a copy of the text, which is wiped.
  public func failure(of text: String) -> CheckFailure? { failure(in: CheckedEntry(SecretList(text.utf8))) }
}
