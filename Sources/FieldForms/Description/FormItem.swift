/// Something that a form shows.
public enum FormItem: Hashable, Sendable {
  /// A field.
  case field(FieldDescription)
  /// Fields that belong together.
  case group(FieldGroup)
  /// A text that is only read.
  case note(FormNote)
}

/// Fields that belong together, under a title.
public struct FieldGroup: Hashable, Sendable {
  /// The title above them: *Address*.
  public var title: String
  /// A line of help for all of them.
  public var helper: String?
  /// The placement of the fields.
  public var layout: Layout
  /// The condition under which they are shown; `nil` for always.
  public var shownWhen: FieldCondition?
  /// The fields, in tab order.
  public var fields: [FieldDescription]

  /// A group.
  ///
  /// - Parameters:
  ///   - title: What stands above the fields.
  ///   - helper: A line of help for all of them.
  ///   - layout: How they are placed.
  ///   - shownWhen: When they are shown; `nil` for always.
  ///   - fields: The fields, in tab order.
  /// - Complexity: O(1)
  public init(
    _ title: String, helper: String? = nil, layout: Layout = .stack, shownWhen: FieldCondition? = nil,
    fields: [FieldDescription]
  ) {
    self.title = title
    self.helper = helper
    self.layout = layout
    self.shownWhen = shownWhen
    self.fields = fields
  }

  /// The placement of the fields of a group.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// One below the other.
    case stack
    /// Side by side, where there is room.
    case row
  }
}

/// A text among the fields that is only read.
public struct FormNote: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether it can be selected and copied.
  public var isSelectable: Bool

  /// A note.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isSelectable: Whether it can be selected and copied.
  /// - Complexity: O(1)
  public init(_ text: String, isSelectable: Bool = true) {
    self.text = text
    self.isSelectable = isSelectable
  }
}

/// The condition under which a field is shown or required: it depends on what another field holds.
public struct FieldCondition: Hashable, Sendable {
  /// The name of the other field.
  public var field: String
  /// The test of what it holds.
  public var test: Test

  /// A condition.
  ///
  /// - Parameters:
  ///   - field: The name of the other field.
  ///   - test: What it must hold.
  /// - Complexity: O(1)
  public init(_ field: String, _ test: Test) {
    self.field = field
    self.test = test
  }

  /// A test of what the other field holds.
  public enum Test: Hashable, Sendable {
    /// One of these values.
    case isOneOf([String])
    /// A switch that is on, or off.
    case isOn(Bool)
    /// Something, or nothing.
    case isFilled(Bool)
  }
}
