import Caretaker
import CommandConsole

/// Says what an edit rejected or lost, and why: one note a reason.
///
///     rejected 'x' 'y': nothing here takes it
struct RejectionWords {
  /// What was typed or pasted; empty for a deletion.
  let text: String
  /// The value before the edit: what was pushed out stood there.
  let valueBefore: String
  /// Whether the characters are not to be named.
  let isSecret: Bool
  let format: FieldFormat
  private var symbols: NumberSymbols? { format.numberFormat?.symbols }
  /// How many characters a note names.
  private static let most = 8

  func notes(on rejections: [Rejection]) -> [Note] {
    var reasons: [Rejection.Reason] = []
    for rejection in rejections where !reasons.contains(rejection.reason) { reasons.append(rejection.reason) }
    return reasons.map { reason in
      let positions = rejections.filter { $0.reason == reason }.map(\.position)
      return .problem("\(what(positions, reason)): \(why(reason))")
    }
  }

  private func what(_ positions: [Int], _ reason: Rejection.Reason) -> String {
    if text.isEmpty && reason != .pushedOut { return "not deleted" }
    if reason == .pushedOut { return "dropped \(names(positions, in: valueBefore))" }
    // a number is taken whole or not at all
    if symbols == nil || text.count == 1 { return "rejected \(names(positions, in: text))" }
    return isSecret ? "rejected what was pasted" : "rejected all, because of \(names(positions, in: text))"
  }

  func names(_ positions: [Int], in text: String) -> String {
    if isSecret { return positions.count == 1 ? "a character" : "\(positions.count) characters" }
    let characters = Array(text)
    let names = positions.prefix(Self.most).map { position in
      position < characters.count ? String(characters[position]).quoted : "its end"
    }
    let rest = positions.count - names.count
    return names.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  func why(_ reason: Rejection.Reason) -> String {
    switch reason {
    case .doesNotFit: whyItDoesNotFit
    case .full: "the field is full"
    case .noRoom: "it would push out what stands behind it"
    case .pushedOut: "pushed out at the end"
    case .tooLong: whyItIsTooLong
    case .tooComplex: "it is made of more parts than are kept"
    case .ambiguousSeparator: "groups are set by themselves; the decimal sign is '\(symbols?.decimalSeparator ?? ".")'"
    case .secondDecimalSeparator: "there is a decimal sign already"
    case .tooManyIntegerDigits: "the number has as many digits as it may have"
    case .tooManyFractionDigits:
      "there is room for \(counted(symbols?.maximumFractionDigits ?? 0, "digit")) behind the decimal sign"
    case .noSign: "a minus would not be shown"
    case .secondSign: "there is a sign already"
    case .misplacedGrouping: "no number has such a group of digits"
    case .unclosedParenthesis: "the other parenthesis is missing"
    case .noDigits: "a digit is missing"
    }
  }

  private var whyItDoesNotFit: String {
    switch format.kind {
    case .mask, .named: "nothing here takes it"
    case .number: "it belongs to no number here"
    case .phone: "no phone number has it there"
    }
  }

  private var whyItIsTooLong: String {
    switch format.kind {
    case .mask, .named: "the value is as long as a value may be"
    case .number: "the text is longer than one that is read"
    case .phone: "the number has as many digits as it may have"
    }
  }
}
