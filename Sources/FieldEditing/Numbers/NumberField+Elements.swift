import NumberFormatting

/// The elements of a number are its digits and the decimal separator; a gap is a grouping sign.
extension NumberField: ElementEntry {
  var elementCount: Int { number.elementCount }
  var isInTypingRun: Bool {
    get { history.isTyping }
    nonmutating set { if newValue { history.beginRun() } else { history.breakRun() } }
  }

  func hasGap(before element: Int) -> Bool { layout.hasSign(before: element) }
  func element(at offset: Int) -> Int { layout.element(at: offset) }
  /// Where the caret stands behind so many elements: before a grouping sign that follows, or behind it.
  func offset(of element: Int, behindGap: Bool = false) -> Int { layout.offset(of: element, behindSign: behindGap) }

  var length: Int { layout.length }
  var display: String { unsafe String(decoding: layout.bytes, as: UTF8.self) }
  var markedText: String {
    get { marked.scalarText }
    nonmutating set { marked.keep(newValue) }
  }
  var lengthBeforeCommit: Int {
    get { memory.lengthBeforeCommit }
    nonmutating set { memory.lengthBeforeCommit = newValue }
  }

  mutating func refuse() -> EditResult { refuse(nil) }
}
