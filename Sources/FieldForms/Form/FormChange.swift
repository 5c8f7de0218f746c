public import FieldFormats

/// What an event changed: a front end redraws what it names, and reads the rest no more.
public struct FormChange: Sendable {
  /// The field whose text an edit changed, or that has the focus; `nil` where none has it.
  public internal(set) var field: FieldID?
  /// What the edit changed in its text; `nil` where there was none.
  public internal(set) var edit: EditResult?
  /// What changed of that field.
  public internal(set) var facets: FieldFacets = []
  /// How many other fields changed, until the next event: ``FieldForm/changedField(_:)``.
  public internal(set) var othersCount = 0
  /// Where the focus went, or was held; `nil` where it is where it was.
  public internal(set) var focus: FocusMove?
  /// What changed of the form as a whole.
  public internal(set) var form: FormFacets = []
  /// What the application is to do; `nil` for nothing.
  public internal(set) var action: FormAction?
}

/// A movement of the focus.
public struct FocusMove: Hashable, Sendable {
  /// What had it.
  public let from: FormFocus
  /// What has it now.
  public let to: FormFocus
  /// Whether it was held where it was, once.
  public let isHeld: Bool
}

/// What the application is to do.
public enum FormAction: Hashable, Sendable {
  /// Send the values: all of them are good.
  case submit
  /// Do what an accessory of a field is for: ``FieldAccessory/action``.
  case accessory(FieldID, FieldButton)
  /// Find out whether the value of a field is good, and answer with the ticket.
  case ask(FieldID, ticket: Int)
}

/// What can change of a field.
public struct FieldFacets: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// What is shown, and its runs.
  public static let text = FieldFacets(rawValue: 1)
  /// The caret and the selection.
  public static let selection = FieldFacets(rawValue: 2)
  /// The problem that is shown.
  public static let message = FieldFacets(rawValue: 4)
  /// What is remarked.
  public static let remark = FieldFacets(rawValue: 8)
  /// The buttons, and whether a secret is shown.
  public static let buttons = FieldFacets(rawValue: 16)
  /// The choices, and which is highlighted.
  public static let options = FieldFacets(rawValue: 32)
  /// The rows of a text of several lines.
  public static let lines = FieldFacets(rawValue: 64)
  /// The label, and whether it is required.
  public static let label = FieldFacets(rawValue: 128)
  /// Whether it is shown.
  public static let visibility = FieldFacets(rawValue: 256)
  /// Whether somebody else's answer is awaited.
  public static let busy = FieldFacets(rawValue: 512)
  /// What the value is worth, and which requirements are met.
  public static let verdict = FieldFacets(rawValue: 1024)
}

/// What can change of a form as a whole.
public struct FormFacets: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Whether it can be submitted, and what remains.
  public static let remaining = FormFacets(rawValue: 1)
  /// What stands at the top about required fields.
  public static let notice = FormFacets(rawValue: 2)
  /// The summary of problems.
  public static let summary = FormFacets(rawValue: 4)
  /// Whether it differs from what it was at first.
  public static let dirty = FormFacets(rawValue: 8)
  /// There is something to be announced.
  public static let announcements = FormFacets(rawValue: 16)
  /// Whether it is being submitted.
  public static let submitting = FormFacets(rawValue: 32)
}
