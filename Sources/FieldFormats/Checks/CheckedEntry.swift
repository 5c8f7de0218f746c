internal import FieldEditing
package import SecretMemory

/// The input of a check: the value, or the part of it that is checked, and beside it all named groups.
///
/// The field may be a secure one: what is kept here is overwritten as soon as no one holds it, and the package's own
/// checks read it as it lies. A text that a check of yours asks for is a copy that no one overwrites.
public struct CheckedEntry: Sendable {
  /// What is checked, in UTF-8.
  private(set) var bytes: SecretList<UInt8>
  /// The named groups of the mask, in its order.
  public private(set) var captures: [Capture]
  /// The date with which expiry dates are compared.
  public let today: CalendarDate?

  /// A named group and the characters in it.
  public struct Capture: Hashable, Sendable {
    /// The group's name.
    public let name: String
    /// What stands in it, in UTF-8.
    fileprivate(set) var bytes: SecretList<UInt8>
    /// The characters of the group, without literals. Each reading makes a text, which is yours.
    public var text: String { bytes.text }
  }

  /// The checked characters: the value without literals. Each reading makes a text, which is yours.
  public var text: String { bytes.text }

  /// The characters of the first named group of a name. Each reading makes a text, which is yours.
  ///
  /// - Parameter name: The name of the group, as the mask has it.
  /// - Returns: The characters of the group, or `nil` if the value has none of this name.
  /// - Complexity: O(*n*) in the group, and a text.
  public subscript(name: String) -> String? { bytes(of: name).map { $0.text } }

  /// What the first named group of a name holds, in UTF-8.
  func bytes(of name: String) -> SecretList<UInt8>? { captures.first { $0.name == name }?.bytes }

  init(_ bytes: SecretList<UInt8>, captures: [Capture] = [], today: CalendarDate? = nil) {
    self.bytes = bytes
    self.captures = captures
    self.today = today
  }

  init(_ field: borrowing Field, today: CalendarDate?) {
    let captures = field.captureBytes.map { Capture(name: $0.name, bytes: $0.text) }
    self.init(field.valueBytes, captures: captures, today: today)
  }

  func part(_ bytes: SecretList<UInt8>) -> CheckedEntry { CheckedEntry(bytes, captures: captures, today: today) }

  /// Writes another value in the same memory.
  package mutating func refill(_ write: (inout SecretList<UInt8>) -> Void) { write(&bytes) }

  /// The same of a named group, the first of which is 0.
  package mutating func refillCapture(_ i: Int, _ write: (inout SecretList<UInt8>) -> Void) {
    write(&captures[i].bytes)
  }
}
