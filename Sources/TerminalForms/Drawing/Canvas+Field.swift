internal import FieldForms

/// A field, or a row of fields: labels, helpers, frames and messages.
extension Canvas {
  mutating func draw(_ block: FieldsBlock, at start: Int, of form: borrowing FieldForm) {
    // beside a label, texts begin where the value does
    let inset = block.labelWidth == nil ? 0 : 1
    for place in block.fields {
      let isFocused = focus == .field(place.id)
      drawLabel(of: form[place.id], place, block, at: start, isFocused)
      let helper = FieldsBlock.helper(of: form[place.id], look)
      if !helper.isEmpty {
        let rows = look.rows(of: helper, width: place.textWidth, most: block.helperRows)
        for (i, row) in rows.enumerated() {
          put(row, row: block.helper(at: start) + i, column: place.column + inset, .dim)
        }
      }
      drawFrame(
        of: form[place.id], form.plan.language, place, block.frame(at: start), isFocused, block.labelWidth == nil)
    }
    if block.fields.count > 1 {
      drawMessages(of: block, at: block.message(at: start), of: form)
    } else if let place = block.fields.first, let message = message(of: form[place.id]) {
      // a second row stands below the text of the first, not below its sign
      let sign = look.glyphs(of: message.sign)
      let rows = look.rows(of: message.text, width: place.textWidth - sign.columns, most: block.messageRows)
      put(sign, row: block.message(at: start), column: place.column + inset, message.style)
      for (i, row) in rows.enumerated() {
        put(row, row: block.message(at: start) + i, column: place.column + inset + sign.columns, message.style)
      }
    }
  }

  // MARK: labels

  private mutating func drawLabel(
    of field: borrowing FormField, _ place: FieldsBlock.Place, _ block: FieldsBlock, at start: Int, _ isFocused: Bool
  ) {
    let column = block.labelWidth.map { place.column - $0 - 1 } ?? place.column
    let width = block.labelWidth ?? place.textWidth
    // labels of a row stand upon what they belong to
    let rows = look.rows(of: field.label, width: width, most: block.labelRows)
    let first = block.labelWidth == nil ? start + block.labelRows - rows.count : start
    for (i, row) in rows.enumerated() { put(row, row: first + i, column: column, isFocused ? .strong : .plain) }
    if isFocused {
      put(look.signs.focus, row: first, column: max(0, column - (column > 1 ? 2 : 1)), .strong)
    }
    for row in start..<start + block.height {
      mark(.field(field.id), row: row, max(0, column - 2)..<place.column + place.textWidth)
    }
    if let used = field.usedLength, block.labelWidth == nil {
      let (glyphs, end) = (look.glyphs(of: used), place.column + place.width)
      let isRoom = rows[rows.count - 1].columns + glyphs.columns + 2 <= place.width
      if isRoom { put(glyphs, row: first + rows.count - 1, column: end - glyphs.columns, .dim) }
    }
  }

  // MARK: messages

  /// What the message line carries: a problem, else a remark on the last key, else what is known of the value.
  private func message(of field: borrowing FormField) -> (sign: String, text: String, style: CellStyle)? {
    if let message = field.message { return ("\(look.signs.problem) ", message, .problem) }
    if let remark = field.remark { return ("", remark, .plain) }
    return field.fact.map { ("", $0, .dim) }
  }

  /// The messages of a row share its lines: each stands under its field if there is room, and as near as there is
  /// otherwise. That of the field with the focus comes first.
  private mutating func drawMessages(of block: FieldsBlock, at row: Int, of form: borrowing FieldForm) {
    let order = block.fields.filter { focus == .field($0.id) } + block.fields.filter { focus != .field($0.id) }
    let (start, end) = (block.fields[0].column, block.fields.map { $0.column + $0.width }.max() ?? 0)
    var taken: [[Range<Int>]] = Array(repeating: [], count: block.messageRows)
    for place in order {
      guard let message = message(of: form[place.id]) else { continue }
      let glyphs = look.cut(look.glyphs(of: message.sign + message.text), to: end - start)
      let near = max(start, min(place.column, end - glyphs.columns))
      for i in taken.indices {
        let wanted = near..<near + glyphs.columns
        if taken[i].contains(where: { $0.lowerBound - 2 < wanted.upperBound && wanted.lowerBound < $0.upperBound + 2 })
        {
          continue
        }
        put(glyphs, row: row + i, column: near, message.style)
        taken[i].append(wanted)
        break
      }
    }
  }
}
