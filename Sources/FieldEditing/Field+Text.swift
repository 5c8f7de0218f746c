/// What a field shows and holds, as strings.
extension Field {
  /// The text shown: the value laid out, with the literals after it. A secure field shows a bullet for each character
  /// of a slot, or digit.
  public var text: String { @export(interface) get { entry.text } }

  /// Returns a part of what is shown, such as an ``EditResult/replacement``.
  ///
  ///     var field = Field(try Mask("##/##"))
  ///     let result = field.insert("123")
  ///     field.text(in: result.replacement)     // "12/3"
  ///
  /// - Parameter range: Offsets in the field's unit; what lies beyond the display is left out.
  /// - Returns: The characters of the display in the range, prompt not included.
  /// - Complexity: O(*n*) in the length of the display; of free text, in that of the range and of a paragraph.
  @export(interface) public func text(in range: Range<Int>) -> String {
    if case .text(let editor) = entry, !isComposing { return editor.content.display(at: range) }
    return text.part(range, in: options.offsetUnit)
  }

  /// The value: the slots' characters and the value literals; a slot left empty in the middle is U+FFFC. Of a number
  /// the decimal, `-1234.50`; empty without a digit. Of a phone number what can be dialled, and the extension after an
  /// `x`.
  public var value: String { @export(interface) get { entry.value } }

  /// The value without the value literals that are punctuation or spaces: what a program keeps that knows its shape.
  ///
  ///     var name = Field(try Mask(#"@{1,} " "@{1,}"#))   // the space decides where the first name ends
  ///     name.insert("Jo Do")
  ///     name.value          // "Jo Do"
  ///     name.plainValue     // "JoDo"
  ///
  /// ``value`` alone determines what is shown; several values may have one plain value. What was typed into slots,
  /// letters and digits that are value literals, and signs such as `+` are part of it. Of numbers and phone numbers it
  /// is the value.
  ///
  /// - Complexity: O(*n*) in the value.
  public var plainValue: String {
    @export(interface) get {
      if case .mask(let editor) = entry { editor.content.plainValue } else { value }
    }
  }

  /// The rest of the content, to be drawn after the text: of several ways through a mask the first. The format may know
  /// a likelier one.
  package var contentPlaceholder: String { @export(interface) get { entry.placeholder } }

  /// The captures of the parse shown: each name with its text. A capture that repeats has its last text. A number has
  /// none.
  public var captures: [String: String] {
    if case .mask(let editor) = entry { editor.content.captures } else { [:] }
  }

  /// The captures in the order in which they close, then those still open, the outermost first.
  public var orderedCaptures: [(name: String, text: String)] {
    @export(interface) get {
      if case .mask(let editor) = entry { editor.content.orderedCaptures } else { [] }
    }
  }
}
