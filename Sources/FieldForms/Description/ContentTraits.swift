public import FieldFormats

/// The traits that a content type implies: a line of the table `fixtures/tables/content-types.txt`.
///
///     ContentType.email.traits.autofill?.rawValue     // "email"
///     ContentType.email.traits.keyboard               // .email
public struct ContentTraits: Hashable, Sendable {
  /// The type of text that a browser or system may fill in; `nil` for none.
  public let autofill: AutofillType?
  /// The content type of UIKit, such as `emailAddress`; `nil` where it has none.
  public let systemContentType: String?
  /// The keyboard to show.
  public let keyboard: KeyboardKind
  /// The letters that a keyboard capitalizes.
  public let capitals: FieldDescription.Capitals
  /// Whether a keyboard corrects words.
  public let isCorrected: Bool
  /// The moment at which problems are shown.
  public let timing: MessageTiming
  /// Whether what is typed is hidden.
  public let isSecure: Bool
  /// What is entered, as the table has it.
  let content: String

  init?(_ columns: [String]) {
    guard columns.count == 9, let keyboard = KeyboardKind(rawValue: columns[3]),
      let capitals = FieldDescription.Capitals(rawValue: columns[4]), let timing = MessageTiming(rawValue: columns[7])
    else { return nil }
    autofill = columns[1] == "off" ? nil : AutofillType(rawValue: columns[1])
    systemContentType = columns[2].isEmpty ? nil : columns[2]
    self.keyboard = keyboard
    self.capitals = capitals
    isCorrected = columns[5] == "on"
    content = columns[6]
    self.timing = timing
    isSecure = columns[8] == "secure"
  }
}

extension ContentType {
  /// The traits that the type implies for a field.
  ///
  /// - Complexity: O(1); the table is read when it is first asked for.
  public var traits: ContentTraits {
    guard let traits = Self.table[self] else { preconditionFailure("a content type has no line in the table") }
    return traits
  }

  private static let table: [ContentType: ContentTraits] = {
    var table: [ContentType: ContentTraits] = [:]
    for line in tableText.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { $0.trimmed }
      guard let type = ContentType(rawValue: columns[0]), let traits = ContentTraits(columns) else {
        preconditionFailure("a line of the content types cannot be read")  // the tests read them all
      }
      table[type] = traits
    }
    return table
  }()
}

extension Substring.UTF8View {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    var rest = self
    while rest.first == 32 { rest.removeFirst() }
    while rest.last == 32 { rest.removeLast() }
    return String(Substring(rest))
  }
}
