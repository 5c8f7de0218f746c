internal import FieldEditing
internal import FieldForms

/// What a front end has drawn of a form: it takes over only what a change names.
struct FormMirror: Equatable {
  private var fields: [FieldMirror]
  private var canSubmit: Bool
  private var remaining, notice: String?
  private var summary: [String]
  private var isDirty, isSubmitting: Bool
  private var focus: FormFocus

  init(_ form: borrowing FieldForm) {
    fields = (0..<form.fieldCount).map { FieldMirror(form[FieldID($0)]) }
    (canSubmit, remaining, notice) = (form.canSubmit, form.remaining(), form.notice)
    (summary, isDirty, isSubmitting) = (form.summary.map(\.message), form.isDirty, form.isSubmitting)
    focus = form.focus
  }

  mutating func apply(_ change: FormChange, _ form: borrowing FieldForm) {
    if let field = change.field {
      let former = fields[field.index]
      fields[field.index].apply(change.facets, of: FieldMirror(form[field]))
      if let edit = change.edit { fields[field.index].follow(edit, from: former, form[field]) }
    }
    for i in 0..<change.othersCount {
      let (field, facets) = form.changedField(i)
      fields[field.index].apply(facets, of: FieldMirror(form[field]))
    }
    if change.form.contains(.remaining) { (canSubmit, remaining) = (form.canSubmit, form.remaining()) }
    if change.form.contains(.submitting) { (canSubmit, isSubmitting) = (form.canSubmit, form.isSubmitting) }
    if change.form.contains(.notice) { notice = form.notice }
    if change.form.contains(.summary) { summary = form.summary.map(\.message) }
    if change.form.contains(.dirty) { isDirty = form.isDirty }
    if let move = change.focus { focus = move.to }
  }

  /// Whether the fields show the same, whatever else does.
  func hasFields(of other: FormMirror) -> Bool { fields == other.fields }

  /// What differs, in words.
  func difference(_ other: FormMirror) -> String {
    for (i, (one, two)) in zip(fields, other.fields).enumerated() where one != two {
      return "field \(i): \(one), and read again \(two)"
    }
    var (one, two) = (self, other)
    (one.fields, two.fields) = ([], [])
    return "\(one), and read again \(two)"
  }
}

private struct FieldMirror: Equatable {
  private var text, skeleton: String
  private var selection: Range<Int>
  private var message, remark: String?
  private var buttons: [Bool]
  private var options: [String]
  private var label: String
  private var isShown, isBusy: Bool
  private var verdict: FieldVerdict
  private var requirements: [Bool]
  private var rowCount: Int
  private var visibleRows: Range<Int>

  init(_ field: borrowing FormField) {
    (text, skeleton, selection) = (field.text, field.skeleton, field.selection)
    (message, remark) = (field.message, field.remark)
    buttons = [field.canClear, field.canReveal, field.isRevealed]
    options = FieldMirror.options(field)
    (label, isShown, isBusy, verdict) = (field.label, field.isShown, field.ticket != nil, field.verdict)
    requirements = field.requirements.map(\.isMet)
    (rowCount, visibleRows) = (field.frame.rowCount, field.frame.visibleRows)
  }

  private static func options(_ field: borrowing FormField) -> [String] {
    guard field.isOpen else { return [] }
    var options = ["\(field.highlightedMatch ?? -1) \(field.matchCount)"]
    for i in 0..<min(3, field.matchCount) { options.append(field.option(i).label) }
    return options
  }

  /// Takes over what a change names of what the field shows now.
  mutating func apply(_ facets: FieldFacets, of now: FieldMirror) {
    if facets.contains(.text) { (text, skeleton) = (now.text, now.skeleton) }
    if facets.contains(.selection) { selection = now.selection }
    if facets.contains(.message) { message = now.message }
    if facets.contains(.remark) { remark = now.remark }
    if facets.contains(.buttons) { buttons = now.buttons }
    if facets.contains(.options) { options = now.options }
    if facets.contains(.label) { label = now.label }
    if facets.contains(.visibility) { isShown = now.isShown }
    if facets.contains(.busy) { isBusy = now.isBusy }
    if facets.contains(.verdict) { (verdict, requirements) = (now.verdict, now.requirements) }
    if facets.contains(.lines) { (rowCount, visibleRows) = (now.rowCount, now.visibleRows) }
  }

  /// Takes over text and selection as an edit has them.
  mutating func follow(_ edit: EditResult, from former: FieldMirror, _ field: borrowing FormField) {
    let unit = field.offsetUnit
    text =
      former.text.part(0..<edit.replaced.lowerBound, in: unit) + field.text(in: edit.replacement)
      + former.text.part(edit.replaced.upperBound..<Int.max, in: unit)
    selection = edit.selection
  }
}
