public import FieldEditing
public import FieldFormats
public import PhoneNumbering

/// Formats any number of lines of text: each as `Field.setText` formats it, many times as fast.
///
///     var formatter = BulkFormatter(try Mask("(###) ###-####"))
///     var output = LineBuffer()
///     let report = formatter.format(lines: "5551234567\n555\n".utf8Span.span, into: &output)
///     output.bytes            // "(555) 123-4567\n(555) \n"
///     report.complete         // 1
///     report.incomplete       // 1
///
/// Lines end in a newline, or in a carriage return and a newline; what becomes of a line ends as it did, and the last
/// one may have no end.
///
/// It learns shapes of lines as it meets them, and keeps what it has learnt: use one for all that is to be formatted
/// alike, and one a thread. Memory is bounded, whatever the lines are.
public struct BulkFormatter: ~Copyable {
  /// `nil` where a field formats every line.
  var engine: LineEngine?
  var field: LineField

  /// Lines as `FieldFormat.fill` fills them into a field, checked by `FieldFormat.state`.
  ///
  ///     var formatter = BulkFormatter(try FormatCatalog.standard.format(named: "phone(GB)"))
  ///
  /// The field of a mask is eager. Editing then ends in fields of numbers and of phone numbers; the latter are lazy.
  ///
  /// - Parameters:
  ///   - format: What each line is read as.
  ///   - rejectedLines: What is written of a line that is rejected.
  public init(_ format: FieldFormat, rejectedLines: RejectedLines = .keep) {
    engine = LineEngine(format, answering: .text, rejectedLines)
    field = LineField(format, answering: .text, rejectedLines)
  }

  /// A formatter that answers a question about each line or value, read as `FieldFormat.fill` fills it into a field.
  ///
  ///     let format = FieldFormat(PhoneFormat(try PhoneRegion("GB")))
  ///     var formatter = try BulkFormatter(format, answering: .e164)
  ///
  /// - Parameters:
  ///   - format: What each value is read as.
  ///   - question: What is written of it.
  ///   - rejectedLines: What is written of a value that is rejected: its text as it came or nothing, if that is what
  ///     is asked for, or the answer of what fits of it. In all other cases, and with `nil`, it becomes a null, which
  ///     is an empty line among lines.
  /// - Throws: `ColumnError.doesNotApply` where values of the format have no answer.
  @export(interface)
  public init(_ format: FieldFormat, answering question: ColumnQuestion, rejectedLines: RejectedLines? = nil)
    throws(ColumnError)
  {
    if !question.applies(to: format) { throw .doesNotApply(question, format: format.title) }
    engine = LineEngine(format, answering: question, rejectedLines)
    field = LineField(format, answering: question, rejectedLines)
  }

  /// Lines as `Field.setText` shows them in an eager field over a mask.
  ///
  /// - Parameter mask: The mask of which each line is a value or a display.
  public init(_ mask: Mask) { self.init(FieldFormat(mask)) }

  /// Lines as `Field.fill(_:)` fills them into a field, held against the format's checks.
  ///
  /// - Parameters:
  ///   - format: What each line is read as.
  ///   - today: The date against which expiries are held; `nil` for not holding them against any.
  /// - Throws: `MaskError` where the format's mask cannot be compiled, which does not happen to those of the standard
  ///   catalogue.
  public init(_ format: NamedFormat, today: CalendarDate? = nil) throws(MaskError) {
    self.init(try FieldFormat(format, today: today))
  }

  /// Lines as `Field.setText` shows them in a lazy field of phone numbers whose editing then ends.
  ///
  /// - Parameter format: The region of numbers without a calling code, and the style.
  public init(_ format: PhoneFormat) { self.init(FieldFormat(format)) }

  /// Formats lines and writes what becomes of them after what the buffer holds.
  ///
  /// - Parameters:
  ///   - lines: UTF-8, lines that end in a line feed, or in a carriage return and a line feed, which are kept.
  ///   - output: Where the lines are written, after what it holds.
  /// - Returns: What became of them.
  /// - Complexity: For lines of shapes that it knows, some nanoseconds each and no allocation; for others that of a
  ///   field.
  @discardableResult public mutating func format(lines: Span<UInt8>, into output: inout LineBuffer) -> BulkReport {
    lines.withUnsafeBytes { format(lines: $0, into: &output) }
  }

  /// The same for lines in memory that a pointer leads to.
  ///
  /// - Parameters:
  ///   - lines: UTF-8, lines that end in a line feed, or in a carriage return and a line feed, which are kept.
  ///   - output: Where the lines are written, after what it holds.
  /// - Returns: What became of them.
  /// - Complexity: As for a span.
  @discardableResult public mutating func format(lines: UnsafeRawBufferPointer, into output: inout LineBuffer)
    -> BulkReport
  {
    var cursor = LineCursor(lines)
    var slow = BulkReport()
    while let line = advance(&cursor, into: &output) {
      field.format(line.bytes, into: &output, &slow)
      output.append(line.ending == .newline ? "\n" : "\r\n")
    }
    if !cursor.rest.isEmpty { field.format(cursor.rest, into: &output, &slow) }
    slow.add(cursor.report)
    return slow
  }

  /// The next line that a field has to see to.
  private mutating func advance(_ cursor: inout LineCursor, into output: inout LineBuffer) -> LineCursor.Line? {
    engine == nil ? cursor.next() : engine?.advance(&cursor, into: &output)
  }
}
