internal import FieldEditing
internal import FieldFormats
internal import UnicodeFacts

/// A format, with what verdicts ask of it found once: fields share it, and a key copies none of it.
final class FormatPlan: Sendable {
  /// What verdicts distinguish.
  enum Kind {
    /// A shape without checks, or any text.
    case mask
    /// A shape with checks, the digits of a card, a number, a phone number.
    case named, card, number, phone
  }
  let format: FieldFormat
  let kind: Kind
  /// Whether a value may be beyond mending before it is complete.
  let closesEarly: Bool
  /// Whether its values have a shape to be shown before they are typed.
  let hasShape: Bool

  init(_ format: FieldFormat) {
    self.format = format
    kind =
      switch format.kind {
      case .mask, .text: .mask
      case .named: format.cards == nil ? .named : .card
      case .number: .number
      case .phone: .phone
      }
    closesEarly = format.closesEarly
    hasShape = format.hasShape
  }

  /// Any text of one line.
  static let freeText = FormatPlan(FieldFormat(TextFormat()))
  /// Any text of several lines.
  static let freeLines = FormatPlan(FieldFormat(TextFormat(hasLines: true)))
  /// A name without blanks that may not be mistaken for another.
  static let userName = FormatPlan(word)

  private static var word: FieldFormat {
    do throws(MaskError) {
      let metadata = FieldMetadata(label: "", keyboard: .ascii, example: "")
      return try FieldFormat(
        NamedFormat(
          name: "word", summary: "", metadata: metadata, tree: Mask("[^ ]{0,}").tree, checks: [.userName]))
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// What the checks say of a value; of a card also whether there is such a network.
  func state(of field: borrowing Field) -> EntryState {
    if kind == .card, let status = format.cardStatus(of: field) { return status.state }
    return format.state(of: field)
  }

  /// Whether typing on can mend a value that is not complete.
  func isOpen(_ field: borrowing Field) -> Bool { !closesEarly || format.outlook(of: field) == .open }

  /// Whether its values are dates.
  var isDate: Bool { format.namedFormat?.isDate ?? false }
}
