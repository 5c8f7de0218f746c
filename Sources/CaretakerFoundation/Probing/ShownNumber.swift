internal import Caretaker
import Foundation

/// A number that Foundation formatted, taken apart.
struct ShownNumber {
  /// What stands before the digits and after them.
  private(set) var prefix = ""
  private(set) var suffix = ""
  /// The digits before the decimal separator, without the signs that group them.
  private(set) var integer: [Unicode.Scalar] = []
  private(set) var fraction: [Unicode.Scalar] = []
  /// How many digits each group has, from the left.
  private(set) var groups = [0]
  private(set) var groupingSeparator = ""
  private(set) var decimalSeparator = ""
  /// The currency or the percent sign; empty without one.
  private(set) var mark = ""

  init(_ value: Decimal, in style: some ProbedStyle) {
    let text = style.attributed.format(value)
    for run in text.runs {
      let scalars = text.unicodeScalars[run.range]
      let piece = String(String.UnicodeScalarView(scalars))
      switch (run.numberSymbol, run.numberPart) {
      case (.groupingSeparator?, _):
        groupingSeparator = piece
        groups.append(0)
      case (.decimalSeparator?, _): decimalSeparator = piece
      case (nil, .integer?):
        integer += scalars
        groups[groups.count - 1] += scalars.count
      case (nil, .fraction?): fraction += scalars
      case (let symbol, _):
        if symbol == .currency || symbol == .percent { mark = piece }
        if integer.isEmpty && fraction.isEmpty { prefix += piece } else { suffix += piece }
      }
    }
  }

  var affixes: NumberSymbols.Affixes { NumberSymbols.Affixes(prefix: prefix, suffix: suffix) }
  var isGrouped: Bool { groups.count > 1 }
}
