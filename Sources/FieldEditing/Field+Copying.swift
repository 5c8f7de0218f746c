/// What a field shows and holds, copied into memory of the caller's: no `String` is made of it.
///
/// Each function appends a text to a span where it has room for all of it, and otherwise appends nothing and returns
/// how much room is needed. None allocates once the field's buffers have grown to the value's size, except while text
/// is marked.
extension Field {
  /// Appends what is shown, or a part of it, in UTF-8.
  ///
  ///     var field = Field(try Mask("(###) ###-####"))
  ///     field.insert("555")
  ///     let bytes = [UInt8](capacity: 20) { bytes in field.copyText(to: &bytes) }     // "(555) "
  ///
  /// - Parameters:
  ///   - range: Offsets in the field's unit, such as an ``EditResult/replacement``; `nil` for the whole text. What lies
  ///     beyond the display is left out.
  ///   - output: Where the bytes go.
  /// - Returns: How many bytes the text has. If that is more than `output.freeCapacity`, nothing was appended.
  /// - Complexity: O(*n*) in the length of the display.
  @export(interface)
  @discardableResult public func copyText(in range: Range<Int>? = nil, to output: inout OutputSpan<UInt8>) -> Int {
    output.write(UTF8.self, range, in: options.offsetUnit) { copyText(to: &$0) }
  }

  /// Appends what is shown, or a part of it, in UTF-16.
  ///
  /// - Parameters:
  ///   - range: Offsets in the field's unit, such as an ``EditResult/replacement``; `nil` for the whole text. What lies
  ///     beyond the display is left out.
  ///   - output: Where the code units go.
  /// - Returns: How many code units the text has. If that is more than `output.freeCapacity`, nothing was appended.
  /// - Complexity: O(*n*) in the length of the display.
  @export(interface)
  @discardableResult public func copyText(in range: Range<Int>? = nil, to output: inout OutputSpan<UInt16>) -> Int {
    output.write(UTF16.self, range, in: options.offsetUnit) { copyText(to: &$0) }
  }

  /// Appends the value, in UTF-8.
  ///
  /// - Parameter output: Where the bytes go.
  /// - Returns: How many bytes the value has. If that is more than `output.freeCapacity`, nothing was appended.
  /// - Complexity: O(*n*) in the value.
  @export(interface) @discardableResult public func copyValue(to output: inout OutputSpan<UInt8>) -> Int {
    output.write(UTF8.self, nil, in: options.offsetUnit) { copyValue(to: &$0) }
  }

  /// Appends the value, in UTF-16.
  ///
  /// - Parameter output: Where the code units go.
  /// - Returns: How many code units the value has. If that is more than `output.freeCapacity`, nothing was appended.
  /// - Complexity: O(*n*) in the value.
  @export(interface) @discardableResult public func copyValue(to output: inout OutputSpan<UInt16>) -> Int {
    output.write(UTF16.self, nil, in: options.offsetUnit) { copyValue(to: &$0) }
  }

  /// The length of what is shown, in the field's unit: the greatest offset.
  ///
  /// - Complexity: O(1) where all that is shown is ASCII, otherwise O(*n*) in the length of the display.
  public var textLength: Int { @export(interface) get { entry.length } }

  private func copyText<Encoding>(to writer: inout TextWriter<Encoding>) {
    switch entry {
    case .mask(let editor): editor.copyText(to: &writer)
    case .number(let editor): editor.copyText(to: &writer)
    case .phone(let editor): editor.copyText(to: &writer)
    case .text(let editor): editor.copyText(to: &writer)
    }
  }

  private func copyValue<Encoding>(to writer: inout TextWriter<Encoding>) {
    switch entry {
    case .mask(let editor): editor.content.copyValue(to: &writer)
    case .number(let editor): editor.content.copyValue(to: &writer)
    case .phone(let editor): editor.content.copyValue(to: &writer)
    case .text(let editor): editor.content.copyValue(to: &writer)
    }
  }
}

extension OutputSpan where Element: BitwiseCopyable {
  /// Appends what a closure writes, if there is room for all of it.
  ///
  /// - Returns: How many code units that is.
  @inline(__always) fileprivate mutating func write<Encoding: Unicode.Encoding>(
    _ encoding: Encoding.Type, _ window: Range<Int>?, in unit: FieldOptions.OffsetUnit,
    _ body: (inout TextWriter<Encoding>) -> Void
  ) -> Int where Encoding.CodeUnit == Element {
    unsafe withUnsafeMutableBufferPointer { memory, count in
      let free = unsafe UnsafeMutableBufferPointer(rebasing: memory[count...])
      var writer = unsafe TextWriter<Encoding>(free, window, in: unit)
      body(&writer)
      if writer.count <= free.count { count += writer.count }
      return writer.count
    }
  }
}

extension Editor {
  /// Copies what is shown, with marked text in place of the selection.
  fileprivate func copyText<Encoding>(to writer: inout TextWriter<Encoding>) {
    if isComposing { return forEachShown { scalar, _ in writer.append(scalar) } }
    content.copyDisplay(to: &writer)
  }
}
