package import FieldEditing
internal import FieldFormats

/// What is written of a line in place of what a field shows: fixed bytes, and characters of the line.
///
/// A template is asked once for all lines of a shape, so it is no slower than what it stands for.
package struct LineTemplate: Sendable {
  package typealias Cell = MaskReading.Cell

  /// Lines of one shape: what a field makes of them.
  package struct Shape {
    /// What is shown, with the literals after the value.
    package let text: [Cell]
    package let value: [Cell]
    package let captures: [MaskReading.Capture]
    package let isComplete: Bool
    /// The one network of a card, where it is certain.
    let network: String?
  }

  /// Whether a byte of a line is written as it is; a field sees to lines that hold others.
  let isVerbatim: @Sendable (UInt8) -> Bool
  /// Whether captures, and whether a check holds, are part of what is written.
  let readsCaptures: Bool
  let readsState: Bool
  /// What is written.
  let written: @Sendable (Shape) -> Written

  enum Written {
    case cells([Cell])
    /// Nothing: a null.
    case unknown
    /// A line of its own by a field, as digits decide what is written.
    case byField
  }

  package init(verbatim isVerbatim: @escaping @Sendable (UInt8) -> Bool, cells: @escaping @Sendable (Shape) -> [Cell]) {
    (self.isVerbatim, readsCaptures, readsState) = (isVerbatim, true, true)
    written = { .cells(cells($0)) }
  }

  /// What answers a question of values over a mask; `nil` for what a field shows.
  init?(answering question: ColumnQuestion, of format: FieldFormat) {
    isVerbatim = { _ in true }
    // a date that no calendar has is none in ISO 8601
    let form = question == .canonical ? CanonicalForm(format) : nil
    let layout = form?.layout
    let isHeldAgainstCalendar = format.namedFormat?.checks.isEmpty == false
    switch question {
    case .text, .e164, .type, .region: return nil
    case .value: written = { .cells($0.value) }
    case .valid: written = { _ in .cells([]) }
    case .network: written = { $0.network.map { .cells(Self.literals($0)) } ?? .unknown }
    case .redacted:
      written = { shape in
        if !shape.isComplete { return .unknown }
        // of a zero that is padded no cell says that it is not a value literal
        if shape.value.contains(.literal(UInt8(ascii: "0"))) { return .byField }
        return .cells(shape.redacted { format.revealed(of: $0) })
      }
    case .canonical:
      written = { shape in
        if !shape.isComplete { return .unknown }
        guard let layout else { return .cells(shape.value) }
        return layout.isByDigit && (isHeldAgainstCalendar || !layout.hasDay) ? shape.cells(of: layout) : .byField
      }
    // digits decide what they are, and a field whether it is valid
    case .birthDate, .sex: written = { $0.isComplete ? .byField : .unknown }
    case .capture(let name):
      written = { shape in
        guard shape.isComplete, let group = shape.captures.first(where: { $0.name == name }) else { return .unknown }
        return .cells(group.text)
      }
    case .reason, .message:
      // of a card its network decides what is missing
      let isCard = format.cards != nil
      written = { shape in
        if shape.isComplete { return .unknown }
        if isCard { return .byField }
        let state: MessageKey = shape.text.isEmpty ? .missing : .incomplete
        return .cells(Self.literals(question == .reason ? state.rawValue : MessageLanguage.english.text(state)))
      }
    }
    if case .capture = question { readsCaptures = true } else { readsCaptures = layout != nil }
    readsState = form?.haveDates ?? false || question.isOfFaults
  }

  private static func literals(_ text: String) -> [Cell] { text.utf8.map { .literal($0) } }
}

extension LineTemplate.Shape {
  /// What is shown, with a bullet for each character of the line but the first and the last ones of the value.
  ///
  /// - Parameter revealed: How many of so many are shown.
  fileprivate func redacted(_ revealed: (Int) -> (first: Int, last: Int)) -> [LineTemplate.Cell] {
    let taken = value.filter { if case .source = $0 { true } else { false } }
    let (first, last) = revealed(taken.count)
    let hidden = Set(taken.dropLast(last).dropFirst(first))
    return text.flatMap { cell in
      if hidden.contains(cell) { return "\u{2022}".utf8.map { LineTemplate.Cell.literal($0) } }
      return [cell]
    }
  }

  /// A date or a time as ISO 8601 has it, of digits of the line.
  fileprivate func cells(of layout: ISOLayout) -> LineTemplate.Written {
    var cells: [LineTemplate.Cell] = []
    for piece in layout.pieces {
      switch piece {
      case .mark(let mark): cells += mark.utf8.map { .literal($0) }
      case .group(let name):
        guard let digits = captures.first(where: { $0.name == name })?.text else { return .unknown }
        let missing = ISOLayout.width(name) - digits.count
        // a year's century
        if missing < 0 || missing > 1 { return .byField }
        cells += Array(repeating: .literal(UInt8(ascii: "0")), count: missing) + digits
      }
    }
    return .cells(cells)
  }
}
