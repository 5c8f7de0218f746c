public import FieldEditing
public import FieldFormats
public import MaskOracle
public import NumberFormatting
public import PhoneNumbering

/// A field as something a script is played on. Offsets of keys count scalars, as in scripts, whatever the field's own
/// count.
public struct EngineTarget: ~Copyable, ScriptTarget {
  /// The field that the keys are pressed in.
  public var field: Field
  /// The result of the last edit, its offsets in `offsetUnit`.
  public var result: EditResult?
  /// The unit that the offsets of `result` count.
  public let offsetUnit: FieldOptions.OffsetUnit
  private let format: FieldFormat

  /// An empty field of a format.
  ///
  /// - Parameters:
  ///   - format: What the field is made over.
  ///   - options: How the field behaves; what its offsets count, `offsetUnit` decides.
  ///   - offsetUnit: What the offsets of results count.
  public init(
    _ format: FieldFormat, options: FieldOptions = FieldOptions(pastes: .verbatim),
    offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    var options = options
    options.offsetUnit = offsetUnit
    self.offsetUnit = offsetUnit
    self.format = format
    field = Field(format, options: options)
  }

  /// A field of a mask.
  ///
  /// - Parameters:
  ///   - mask: What the field is made over.
  ///   - options: How the field behaves; what its offsets count, `offsetUnit` decides.
  ///   - offsetUnit: What the offsets of results count.
  public init(
    _ mask: Mask, options: FieldOptions = FieldOptions(pastes: .verbatim),
    offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    self.init(FieldFormat(mask), options: options, offsetUnit: offsetUnit)
  }

  public var text: String { field.text }
  public var selection: (anchor: Int, head: Int) {
    get {
      if offsetUnit == .scalars { return (field.selectionAnchor, field.caret) }
      let text = text
      return (text.scalars(in: field.selectionAnchor, offsetUnit), text.scalars(in: field.caret, offsetUnit))
    }
    set {
      if offsetUnit == .scalars { return field.setSelection(anchor: newValue.anchor, head: newValue.head) }
      let text = text
      let (anchor, head) = (newValue.anchor, newValue.head)
      field.setSelection(
        anchor: text.count(offsetUnit, inScalars: anchor, up: anchor > head),
        head: text.count(offsetUnit, inScalars: head, up: head > anchor))
    }
  }
  public var overwrites: Bool {
    get { field.isOverwriting }
    set { field.isOverwriting = newValue }
  }
  public mutating func insert(_ text: String) -> Bool { note(field.insert(text)) }
  public mutating func paste(_ text: String) -> Bool { note(field.paste(text)) }
  public mutating func deleteBackward() -> Bool { note(field.deleteBackward()) }
  public mutating func deleteForward() -> Bool { note(field.deleteForward()) }
  public mutating func set(_ text: String) -> Bool {
    note(field.options.pastes == .verbatim ? field.setText(text) : field.fill(text))
  }
  public mutating func setValue(_ value: String) -> Bool { note(field.setValue(value)) }
  public mutating func finish() -> Bool { note(field.endEditing()) }
  public mutating func step(by count: Int, _ size: StepSize) -> Bool { note(field.step(by: count, size)) }
  public mutating func undo() -> Bool { note(field.undo()) }
  public mutating func redo() -> Bool { note(field.redo()) }
  public mutating func setMarkedText(_ text: String) {
    result = nil
    field.setMarkedText(text)
  }
  public mutating func unmarkText() -> Bool {
    result = nil
    return field.hasMarkedText ? note(field.unmarkText()) : false
  }
  public mutating func changeRegion(to region: PhoneRegion?) -> Bool { note(field.changeRegion(to: region)) }

  private mutating func note(_ result: EditResult) -> Bool {
    self.result = result
    return !result.effects.contains(.rejected) && result.rejectedCount == 0
  }
}

extension EngineTarget: EntryTarget {
  public var value: String { field.value }
  public var isComplete: Bool { field.isComplete }
  public var isAsTyped: Bool { field.separatorMeaning != nil }
  public func report(on text: String) -> EntryReport {
    EntryReport(
      rejections: field.rejections.map { EntryReport.Rejection(position: $0.position, reason: "\($0.reason)") },
      ambiguity: field.ambiguity, notices: notices)
  }

  /// What the last edit of a number reported beside what is shown.
  private var notices: Set<NumberNotice> {
    guard field.numberFormat != nil, let effects = result?.effects else { return [] }
    return Set(numberNotices: effects)
  }

  /// A field of numbers, as described. Callers that make several make their format once: `setup.fieldFormat`.
  ///
  /// - Parameters:
  ///   - setup: The symbols, the way of entry and the limits.
  ///   - options: How the field behaves; what its offsets count, `offsetUnit` decides.
  ///   - offsetUnit: What the offsets of results count.
  public init(
    _ setup: NumberSetup, options: FieldOptions = FieldOptions(pastes: .verbatim),
    offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    self.init(setup, NumberFormat(setup.symbols), options: options, offsetUnit: offsetUnit)
  }

  /// The same where the setup's format is at hand.
  package init(
    _ setup: NumberSetup, _ format: NumberFormat, options: FieldOptions = FieldOptions(pastes: .verbatim),
    offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    var options = options
    options.steps = setup.steps
    self.init(FieldFormat(format, entry: setup.fieldEntry), options: options, offsetUnit: offsetUnit)
  }
}

extension EngineTarget {
  /// A field of phone numbers, as described.
  ///
  /// - Parameters:
  ///   - setup: The region, the style and the options.
  ///   - offsetUnit: What the offsets of results count.
  public init(_ setup: PhoneSetup, offsetUnit: FieldOptions.OffsetUnit = .scalars) {
    self.init(FieldFormat(setup.format), options: setup.options, offsetUnit: offsetUnit)
  }
}

extension Set<NumberNotice> {
  /// The notices that the effects of an edit of a number give beside what is shown.
  ///
  /// - Parameter effects: Those of the edit's result.
  public init(numberNotices effects: EditResult.Effects) {
    let names: [(EditResult.Effects, NumberNotice)] = [
      (.reformatted, .reformatted), (.ambiguous, .ambiguous), (.rounded, .rounded), (.clamped, .clamped),
    ]
    self = Set(names.filter { effects.contains($0.0) }.map(\.1))
  }
}

/// Offsets of a text in each unit.
extension String {
  /// How many of a unit come before an offset in scalars; inside a character, before its start, or its end where `up`.
  func count(_ unit: FieldOptions.OffsetUnit, inScalars offset: Int, up: Bool = false) -> Int {
    let index = unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    switch unit {
    case .utf8: return utf8.distance(from: startIndex, to: index)
    case .utf16: return utf16.distance(from: startIndex, to: index)
    case .scalars: return offset
    case .characters: return indices.count { up ? $0 < index : self.index(after: $0) <= index }
    }
  }

  /// How many scalars come before an offset in a unit.
  func scalars(in offset: Int, _ unit: FieldOptions.OffsetUnit) -> Int {
    unicodeScalars.distance(from: startIndex, to: index(at: offset, unit))
  }

  /// The place of an offset in a unit; the end where it is beyond it.
  func index(at offset: Int, _ unit: FieldOptions.OffsetUnit) -> Index {
    switch unit {
    case .utf8: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    case .utf16: utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    case .scalars: unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    case .characters: index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }
  }

  /// Whether two texts are the same to the scalar: `==` takes composed and decomposed letters for the same.
  func isSame(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
