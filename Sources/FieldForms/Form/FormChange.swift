public import FieldEditing

/// The changes that an event made. A front end draws again what it names, and leaves the rest as it is.
public struct FormChange: Sendable {
  /// The field that ``edit`` and ``facets`` are about: the one that was edited or had the focus before the event, else
  /// the first that changed; `nil` for none.
  public internal(set) var field: FieldID?
  /// The result of an edit of its text, with offsets of ``FormField/text``; `nil` if there was no edit.
  public internal(set) var edit: EditResult?
  /// The facets of that field that changed.
  public internal(set) var facets: FieldFacets = []
  /// The number of other fields that changed. ``FieldForm/changedField(_:)`` returns them until the next event.
  public internal(set) var othersCount = 0
  /// The movement of the focus, or that it was held; `nil` if it did not move.
  public internal(set) var focus: FocusMove?
  /// The facets of the form as a whole that changed.
  public internal(set) var form: FormFacets = []
  /// The action that the application has to take; `nil` for none.
  public internal(set) var action: FormAction?
}

/// A movement of the focus.
public struct FocusMove: Hashable, Sendable {
  /// The focus before.
  public let from: FormFocus
  /// The focus now.
  public let to: FormFocus
  /// Whether the focus was held where it was. A second step forward is not held.
  public let isHeld: Bool
}

/// An action that the application has to take.
public enum FormAction: Hashable, Sendable {
  /// Send the values: all of them are good.
  case submit
  /// Carry out the action of a field's accessory: ``FieldDescription/accessory(of:)``.
  case accessory(FieldID, FieldButton)
  /// Find out whether the value of a field is good, and pass ``FormEvent/answer(_:ticket:objection:)`` with the ticket.
  case ask(FieldID, ticket: Int)
}

/// Facets of a field that can change.
public struct FieldFacets: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The text shown, and its runs.
  public static let text = FieldFacets(rawValue: 1)
  /// The caret and the selection.
  public static let selection = FieldFacets(rawValue: 2)
  /// The problem that is shown.
  public static let message = FieldFacets(rawValue: 4)
  /// The remark on the last key.
  public static let remark = FieldFacets(rawValue: 8)
  /// The buttons, and whether a secret is revealed.
  public static let buttons = FieldFacets(rawValue: 16)
  /// The choices, and which is highlighted.
  public static let options = FieldFacets(rawValue: 32)
  /// The rows of a text of several lines.
  public static let lines = FieldFacets(rawValue: 64)
  /// The label, and whether it is required.
  public static let label = FieldFacets(rawValue: 128)
  /// Whether it is shown.
  public static let visibility = FieldFacets(rawValue: 256)
  /// Whether an answer is awaited.
  public static let busy = FieldFacets(rawValue: 512)
  /// The verdict on the value, and which requirements are met.
  public static let verdict = FieldFacets(rawValue: 1024)
}

/// Facets of a form as a whole that can change.
public struct FormFacets: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Whether it can be submitted, and what remains.
  public static let remaining = FormFacets(rawValue: 1)
  /// The notice at the top about required fields.
  public static let notice = FormFacets(rawValue: 2)
  /// The summary of problems.
  public static let summary = FormFacets(rawValue: 4)
  /// Whether it differs from what it was at first.
  public static let dirty = FormFacets(rawValue: 8)
  /// Whether there is something to be announced.
  public static let announcements = FormFacets(rawValue: 16)
  /// Whether it is being submitted.
  public static let submitting = FormFacets(rawValue: 32)
}
