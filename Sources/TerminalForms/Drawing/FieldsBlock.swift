internal import FieldForms

/// A field, or the fields of a row: where each stands, and how many rows labels, helpers, frames and messages have.
///
/// Messages have their rows even while there are none, so that nothing moves when one comes.
struct FieldsBlock {
  struct Place {
    let id: FieldID
    /// Where its frame begins, and how wide that is.
    let column, width: Int
    /// How wide what stands above and below it may be.
    let textWidth: Int
  }
  let fields: [Place]
  /// How wide the labels are that stand beside values; `nil` where they stand above.
  let labelWidth: Int?
  private(set) var labelRows = 0
  private(set) var helperRows = 0
  private(set) var frameRows = 0
  private(set) var messageRows = 1

  var height: Int { (labelWidth == nil ? labelRows : 0) + helperRows + frameRows + messageRows }

  /// The rows of the frame, if the block begins at a row: above a helper where the label stands beside it.
  func frame(at start: Int) -> Range<Int> {
    let first = labelWidth == nil ? start + labelRows + helperRows : start
    return first..<first + frameRows
  }
  func helper(at start: Int) -> Int { labelWidth == nil ? start + labelRows : start + frameRows }
  func message(at start: Int) -> Int { start + height - messageRows }

  /// A field by itself.
  init(_ id: FieldID, of form: borrowing FieldForm, _ look: FormLook, _ window: FormWindow) {
    var (column, width) = (window.margin, window.width)
    // beside labels, values have the greater part
    labelWidth = look.layout == .cells && window.width >= 36 ? min(28, window.width * 2 / 5) : nil
    if let labelWidth {
      column += labelWidth + 1
      width -= labelWidth + 1
    }
    if form[id].kind.hasCells, let cells = form[id].suggestedColumns {
      width = min(width, FrameParts.codeWidth(of: form[id], cells, form.plan.language, look))
    } else if form[id].description.width != .full, form[id].kind.holding == .text {
      width = min(width, FrameParts.fittedWidth(of: form[id], form.plan.language, look) ?? width)
    }
    let textWidth = window.margin + window.width - column
    fields = [Place(id: id, column: column, width: width, textWidth: textWidth)]
    measure(form, look, window)
  }

  /// Fields side by side, those of a fixed length as wide as that; `nil` where there is no room.
  init?(row ids: [FieldID], of form: borrowing FieldForm, _ look: FormLook, _ window: FormWindow) {
    guard ids.count > 1, window.columns >= 60, look.layout == .fields else { return nil }
    let gap = 2
    var least: [Int] = []
    var widens: [Bool] = []
    for id in ids {
      let fitted = FrameParts.fittedWidth(of: form[id], form.plan.language, look)
      let label = min(18, look.columns(of: form[id].label))
      least.append(max(label, fitted ?? 20, form[id].helper == nil ? 12 : 16))
      widens.append(form[id].description.width != .fitted || fitted == nil)
    }
    var rest = window.width - least.reduce(0, +) - gap * (ids.count - 1)
    if rest < 0 { return nil }
    var widening = widens.count { $0 }
    var column = window.margin
    var places: [Place] = []
    for (i, id) in ids.enumerated() {
      var width = least[i]
      if widens[i] {
        let share = rest / widening
        (width, rest, widening) = (width + share, rest - share, widening - 1)
      }
      places.append(Place(id: id, column: column, width: width, textWidth: width))
      column += width + gap
    }
    (fields, labelWidth) = (places, nil)
    measure(form, look, window)
  }

  private mutating func measure(_ form: borrowing FieldForm, _ look: FormLook, _ window: FormWindow) {
    for place in fields {
      let label = look.rows(of: form[place.id].label, width: labelWidth ?? place.textWidth, most: 3).count
      labelRows = max(labelRows, label)
      let helper = FieldsBlock.helper(of: form[place.id], look)
      if !helper.isEmpty { helperRows = max(helperRows, look.rows(of: helper, width: place.textWidth, most: 4).count) }
      frameRows = max(frameRows, FrameParts.rows(of: form[place.id]), labelWidth == nil ? 1 : label)
    }
    messageRows = fields.count > 1 ? 2 : fields.reduce(1) { max($0, rows(ofMessages: form[$1.id], $1.textWidth, look)) }
  }

  /// How many rows the longest message of a field needs.
  private func rows(ofMessages field: borrowing FormField, _ width: Int, _ look: FormLook) -> Int {
    // the longest of several is the longest of all, near enough
    let longest = field.possibleMessages.max { $0.utf8.count < $1.utf8.count } ?? ""
    return min(2, look.rows(of: longest, width: max(1, width - 2)).count)
  }

  /// The helper, and what a new password must have, which is marked as it is met.
  static func helper(of field: borrowing FormField, _ look: FormLook) -> String {
    let requirements = field.requirements.map { "\($0.isMet ? look.signs.met : look.signs.unmet) \($0.text)" }
    return ([field.helper ?? ""] + [requirements.joined(separator: "  ")]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
