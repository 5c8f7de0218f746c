internal import FieldForms

/// A form as a page: what stands below one another, in rows, however many the window has.
///
/// It knows places and heights; what a field shows there is read when it is drawn. So a key that changes no height
/// leaves the page as it is, however many fields there are.
struct FormPage {
  struct Block {
    let start: Int
    let height: Int
    let content: Content
  }
  enum Content {
    case text([[Glyph]], CellStyle)
    /// The title of a group, with a rule.
    case heading([Glyph])
    /// A rule between fields that look like cells.
    case rule
    case summary
    case fields(FieldsBlock)
  }
  private(set) var blocks: [Block] = []
  private(set) var height = 0
  let look: FormLook
  let window: FormWindow

  init(_ form: borrowing FieldForm, _ look: FormLook, _ window: FormWindow) {
    (self.look, self.window) = (look, window)
    addHead(of: form)
    var next = 0
    for item in form.plan.description.items {
      switch item {
      case .note(let note):
        addText(note.text)
        skip(1)
      case .field:
        addFields([FieldID(next)], of: form, inRow: false)
        next += 1
      case .group(let group):
        let ids = (next..<next + group.fields.count).map { FieldID($0) }
        next += group.fields.count
        if !ids.contains(where: { form[$0].isShown }) { continue }
        addHeading(group)
        addFields(ids, of: form, inRow: group.layout == .row)
      }
    }
    if look.layout == .cells { add(1, .rule) }
  }

  /// The rows of what has the focus; `nil` for the button, which is always in sight.
  func rows(of focus: FormFocus) -> (all: Range<Int>, frame: Range<Int>)? {
    guard case .field(let id) = focus else { return nil }
    for block in blocks {
      guard case .fields(let fields) = block.content, fields.fields.contains(where: { $0.id == id }) else { continue }
      return (block.start..<block.start + block.height, fields.frame(at: block.start))
    }
    return nil
  }

  /// Where a field stands; `nil` for one that is hidden.
  func place(of id: FieldID) -> FieldsBlock.Place? {
    for block in blocks {
      if case .fields(let fields) = block.content, let place = fields.fields.first(where: { $0.id == id }) {
        return place
      }
    }
    return nil
  }

  /// The fields that are shown.
  var fieldIDs: [FieldID] {
    blocks.flatMap { (block) -> [FieldID] in
      if case .fields(let fields) = block.content { fields.fields.map(\.id) } else { [] }
    }
  }

  /// Where the summary of problems begins; `nil` where there is none.
  var summaryRow: Int? { blocks.first { if case .summary = $0.content { true } else { false } }?.start }

  // MARK: what stands above the fields

  private mutating func addHead(of form: borrowing FieldForm) {
    let title = form.plan.description.title
    if !title.isEmpty {
      addText(title, .strong)
      skip(1)
    }
    let problems = form.summary.count
    if problems > 0 {
      add(problems + 1, .summary)
      skip(1)
    }
    if let notice = form.notice {
      addText(notice)
      skip(1)
    }
  }

  private mutating func addText(_ text: String, _ style: CellStyle = .plain) {
    let rows = look.rows(of: text, width: window.width)
    add(rows.count, .text(rows, style))
  }

  private mutating func addHeading(_ group: FieldGroup) {
    if !group.title.isEmpty { add(1, .heading(look.cut(look.glyphs(of: group.title), to: window.width))) }
    if let helper = group.helper {
      addText(helper, .dim)
      skip(1)
    }
  }

  // MARK: fields

  private mutating func addFields(_ ids: [FieldID], of form: borrowing FieldForm, inRow: Bool) {
    var shown: [FieldID] = []
    for id in ids where form[id].isShown { shown.append(id) }
    if inRow, let block = FieldsBlock(row: shown, of: form, look, window) { return add(block.height, .fields(block)) }
    for id in shown {
      if look.layout == .cells { add(1, .rule) }
      let block = FieldsBlock(id, of: form, look, window)
      add(block.height, .fields(block))
    }
  }

  private mutating func add(_ rows: Int, _ content: Content) {
    blocks.append(Block(start: height, height: rows, content: content))
    height += rows
  }

  private mutating func skip(_ rows: Int) { height += rows }
}
