import NumberFormatting

/// Symbols written down by hand: what is tested with them is the rules, whatever a locale's data say this year.
enum Frozen {
  static let dollars = NumberSymbols(
    positivePrefix: "$", negativePrefix: "-$", groupingSeparator: ",", decimalSeparator: ".", minimumFractionDigits: 2,
    maximumFractionDigits: 2, currencyMarks: ["$", "US$", "USD"])
  static let euros = NumberSymbols(
    positiveSuffix: "\u{A0}€", negativeSuffix: "\u{A0}€", groupingSeparator: ".", decimalSeparator: ",", minimumFractionDigits: 2,
    maximumFractionDigits: 2, currencyMarks: ["€", "EUR"])
  static let accounting = NumberSymbols(
    positivePrefix: "$", negativePrefix: "($", negativeSuffix: ")", groupingSeparator: ",", decimalSeparator: ".",
    minimumFractionDigits: 2, maximumFractionDigits: 2, currencyMarks: ["$", "USD"])
  static let yen = NumberSymbols(
    positivePrefix: "¥", negativePrefix: "-¥", groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 0,
    currencyMarks: ["¥", "JPY"])
  static let plain = NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 6)
  static let swiss = NumberSymbols(groupingSeparator: "’", decimalSeparator: ".", maximumFractionDigits: 3)
  static let french = NumberSymbols(groupingSeparator: "\u{202F}", decimalSeparator: ",", maximumFractionDigits: 3)
  static let hindi = NumberSymbols(
    groupingSeparator: ",", decimalSeparator: ".", secondaryGroupingSize: 2, maximumFractionDigits: 3)
  static let spanish = NumberSymbols(
    groupingSeparator: ".", decimalSeparator: ",", minimumGroupingDigits: 2, maximumFractionDigits: 3)
  static let arabic = NumberSymbols(
    negativePrefix: "\u{61C}-", digits: "٠١٢٣٤٥٦٧٨٩", groupingSeparator: "٬", decimalSeparator: "٫", maximumFractionDigits: 3)
  static let kroner = NumberSymbols(
    positiveSuffix: "\u{A0}kr.", negativeSuffix: "\u{A0}kr.", groupingSeparator: ".", decimalSeparator: ",",
    minimumFractionDigits: 2, maximumFractionDigits: 2, currencyMarks: ["kr.", "kr", "DKK"])
}

/// A field driven by a script: characters are typed, `«BS»` and the like are keys, `«PASTE text»` a paste.
struct FieldDriver: ~Copyable {
  var field: NumberField
  /// The result of each step.
  var results: [EntryResult] = []

  init(_ symbols: NumberSymbols, limits: NumberLimits = NumberLimits()) { field = NumberField(symbols, limits: limits) }

  init(_ symbols: NumberSymbols, _ script: String) {
    self.init(symbols)
    run(script)
  }

  mutating func run(_ script: String) {
    var rest = Substring(script)
    while let first = rest.first {
      guard first == "«", let end = rest.firstIndex(of: "»") else {
        results.append(field.insert(String(rest.removeFirst())))
        continue
      }
      results.append(press(rest[rest.index(after: rest.startIndex)..<end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func press(_ key: Substring) -> EntryResult {
    let words = key.split(separator: " ", maxSplits: 1)
    switch words[0] {
    case "BS": return field.backspace()
    case "DEL": return field.delete()
    case "LEFT": return field.moveLeft()
    case "RIGHT": return field.moveRight()
    case "HOME": return field.moveToStart()
    case "END": return field.moveToEnd()
    case "ALL": return field.selectAll()
    case "BLUR": return field.leave()
    case "PASTE": return field.insert(String(words[1]))
    case "SEL":
      let ends = words[1].split(separator: " ").map { Int($0)! }
      return field.select(ends[0]..<ends[1])
    default: preconditionFailure("no such key: \(key)")
    }
  }

  /// What is shown, with `|` at the caret or both ends of the selection.
  var drawing: String {
    var scalars = Array(field.text.unicodeScalars)
    let selection = field.selection
    if !selection.isEmpty { scalars.insert("|", at: selection.upperBound) }
    scalars.insert("|", at: selection.lowerBound)
    return String(String.UnicodeScalarView(scalars))
  }

  var rejections: [NumberError.Reason] { results.compactMap { $0.rejection?.reason } }
}
