public import Caretaker
public import Foundation
public import Observation

/// A field that a view observes: what it shows and holds, and the edits of a `Field`.
///
///     let phone = FieldModel(try FormatCatalog.standard.format(named: "phone(GB)"))
///     phone.insert("02079460958")
///     phone.text            // "020 7946 0958"
///     phone.value           // "02079460958"
///     phone.isComplete      // true
///     phone.insert("x1y")
///     phone.message?.text   // "rejected “y”: not allowed here in a phone number"
///
/// A view that reads a property is invalidated by an edit that changes this property, and by no other: a caret that
/// moves invalidates ``selection``, a key that is rejected ``message``. In SwiftUI a text field with `$phone.text` is
/// enough, where `@Bindable var phone` is the model; in UIKit and AppKit a delegate hands over what the view was asked
/// to do, as ``replaceCharacters(in:with:)`` describes.
///
/// Offsets count UTF-16, as those of Foundation's ranges do, unless another unit is given.
@MainActor @Observable public final class FieldModel {
  /// The format of the field: that of `init(_:options:offsetUnit:locale:)`, or of the region or mask that it was
  /// changed to since.
  public var format: FieldFormat { field.format }
  /// The locale in whose language messages are written, and whose quotation marks they use.
  public let locale: Locale
  @ObservationIgnored private var field: Field
  @ObservationIgnored private var lastMessage: EditMessage?
  /// What an input method selects in its marked text, in UTF-16.
  @ObservationIgnored private(set) var markedSelection: NSRange?

  /// An empty field.
  ///
  /// - Parameters:
  ///   - format: The format of what is entered.
  ///   - options: How it behaves. Its `offsetUnit` is ignored.
  ///   - offsetUnit: What offsets count.
  ///   - locale: Whose language messages are in.
  public init(
    _ format: FieldFormat, options: FieldOptions = FieldOptions(), offsetUnit: FieldOptions.OffsetUnit = .utf16,
    locale: Locale = .current
  ) {
    var options = options
    options.offsetUnit = offsetUnit
    self.locale = locale
    field = Field(format, options: options)
  }

  /// An empty field over a mask.
  ///
  ///     let code = FieldModel(try Mask("###-###"))
  ///
  /// - Parameters:
  ///   - mask: What a value looks like.
  ///   - options: How keys are taken and what is shown beside; of its offset unit, `offsetUnit` decides.
  ///   - offsetUnit: What offsets count: UTF-16, as text views do, unless given.
  ///   - locale: The locale of messages.
  public convenience init(
    _ mask: Mask, options: FieldOptions = FieldOptions(), offsetUnit: FieldOptions.OffsetUnit = .utf16,
    locale: Locale = .current
  ) {
    self.init(FieldFormat(mask), options: options, offsetUnit: offsetUnit, locale: locale)
  }

  /// The text shown.
  ///
  /// Setting it performs the edit that turns one text into the other: what differs is typed, pasted or deleted, at the
  /// selection where the difference is ambiguous. For views that hand over the whole text; those that know what was
  /// typed call ``insert(_:)``, or ``replaceCharacters(in:with:)``.
  public var text: String {
    get {
      access(keyPath: \.text)
      return field.text
    }
    set {
      let change = TextDifference(from: field.text, to: newValue, near: field.selectedRange.upperBound)
      if !change.isEmpty { replaceCharacters(in: change.range, with: change.replacement) }
    }
  }

  /// The value, without what is shown only. A secure field makes a new string of it whenever it is read, and keeps
  /// none.
  public var value: String {
    access(keyPath: \.value)
    return field.value
  }

  /// The selection, in offsets; empty where it is a caret. To set it moves the caret, or selects.
  public var selection: Range<Int> {
    get {
      access(keyPath: \.selection)
      return field.selection
    }
    set { perform { $0.select(newValue) } }
  }

  /// Whether the value is complete, whatever the format's checks say: see ``state``.
  public var isComplete: Bool {
    access(keyPath: \.isComplete)
    return field.isComplete
  }

  /// The state of the value, which the format's checks decide.
  public var state: EntryState {
    access(keyPath: \.state)
    return field.state
  }

  /// The characters that are still to come, to be drawn after the text.
  public var placeholder: String {
    access(keyPath: \.placeholder)
    return field.placeholder
  }

  /// A message about what the last edit rejected or did beside what was asked for; `nil` where there is nothing to say.
  /// A movement of the caret leaves it as it is.
  public var message: EditMessage? {
    access(keyPath: \.message)
    return lastMessage
  }

  /// Whether typing replaces the next slot's character, or the next digit, instead of moving it on.
  public var isOverwriting: Bool {
    get {
      access(keyPath: \.isOverwriting)
      return field.isOverwriting
    }
    set { withMutation(keyPath: \.isOverwriting) { field.isOverwriting = newValue } }
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool {
    access(keyPath: \.canUndo)
    return field.canUndo
  }

  /// Whether there is a step to redo.
  public var canRedo: Bool {
    access(keyPath: \.canRedo)
    return field.canRedo
  }

  /// Reads anything else of the field. A view that does is invalidated when the text, the value or the selection
  /// changes.
  ///
  ///     let number = try phone.read { field in try field.phoneNumber }
  ///
  /// - Parameter body: Reads what is asked for; the field is borrowed for the time of the call.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func read<Answer, Failure: Error>(_ body: (borrowing Field) throws(Failure) -> Answer) throws(Failure)
    -> Answer
  {
    access(keyPath: \.text)
    access(keyPath: \.value)
    access(keyPath: \.selection)
    return try body(field)
  }

  /// Performs an edit that reports what it did, and notifies of what it changed.
  ///
  ///     phone.edit { $0.changeRegion(to: try? PhoneRegion("FR")) }
  ///
  /// - Parameters:
  ///   - text: What is typed or pasted, which messages name.
  ///   - body: The edit.
  /// - Returns: What changed.
  /// - Complexity: That of the edit, and O(*n*) in what is shown, for what is observed before and after it.
  @discardableResult public func edit(typing text: String = "", _ body: (inout Field) -> EditResult) -> EditResult {
    edit(typing: text, body) { $0 }
  }

  /// The same with an outcome that has the result in it.
  func edit<Outcome>(
    typing text: String, _ body: (inout Field) -> Outcome, result: (Outcome) -> EditResult
  ) -> Outcome {
    let valueBefore = field.options.isSecure ? "" : field.value
    let outcome = perform(body)
    show(field.messages(on: result(outcome), of: text, valueBefore: valueBefore, in: locale).first)
    return outcome
  }

  /// Does something to the field, and notifies of what it changed.
  ///
  /// - Parameters:
  ///   - marked: What an input method selects in its marked text.
  ///   - body: What is done.
  @discardableResult func perform<Outcome>(selecting marked: NSRange? = nil, _ body: (inout Field) -> Outcome)
    -> Outcome
  {
    let before = FieldAppearance(of: field, markedSelection)
    let outcome = body(&field)
    markedSelection = marked
    let after = FieldAppearance(of: field, marked)
    if !after.text.isSame(as: before.text) { notify(\.text) }
    if after.value != before.value { notify(\.value) }
    if after.selection != before.selection || after.markedSelection != before.markedSelection { notify(\.selection) }
    if after.isComplete != before.isComplete { notify(\.isComplete) }
    if after.state != before.state { notify(\.state) }
    if !after.placeholder.isSame(as: before.placeholder) { notify(\.placeholder) }
    if after.canUndo != before.canUndo { notify(\.canUndo) }
    if after.canRedo != before.canRedo { notify(\.canRedo) }
    return outcome
  }

  /// Goes on with another format of a mask: the value stays as far as its mask takes it.
  ///
  /// - Parameter format: The format from now on.
  /// - Returns: What changed, with the number of characters that the mask does not take.
  /// - Complexity: That of `Field.changeFormat(to:)`, and what is observed of the field before and after it.
  @discardableResult public func changeFormat(to format: FieldFormat) -> EditResult {
    edit { $0.changeFormat(to: format) }
  }

  /// Shows another message, or none.
  func show(_ message: EditMessage?) {
    if message == lastMessage { return }
    withMutation(keyPath: \.message) { lastMessage = message }
  }

  private func notify(_ property: KeyPath<FieldModel, some Any>) { withMutation(keyPath: property) {} }
}
