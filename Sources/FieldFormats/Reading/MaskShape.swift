package import FieldEditing
internal import MaskCompiler
internal import MaskSyntax
internal import UnicodeFacts

/// What a mask says of its values and of the texts that are read for it: of its tree, or of its program where that was
/// read back and there is no tree.
package struct MaskShape {
  /// It has numbers or parts of more than one length, so that marks say where they end.
  package let isVariable: Bool
  /// It is filled from its end, so that literals move as more is typed.
  package let isFromEnd: Bool
  /// A number that was begun is padded when editing ends.
  package let hasFixedNumbers: Bool
  /// Whether a value may have anything but letters and digits.
  package let valuesHavePunctuation: Bool
  /// Whether a value may have letters.
  let valuesHaveLetters: Bool
  /// Whether a digit stands in it that is not part of a value.
  let hasDigitsBesideValue: Bool
  /// How large its values are.
  let size: ValueSize
  /// It is a quantity, of which a unit after it is part.
  let hasQuantity: Bool
  /// What of dates and times it is of.
  let dateContent: DateContent?
  /// The groups of a date or a part of one with a month, if it is of nothing else.
  let dateGroups: [DateFormat.Part]
  /// Whether a date begins with its month. Where it does, dots are how others write the day first.
  let isMonthFirst: Bool
  /// Whether a value may have full-width forms, which are ASCII anywhere else.
  let keepsFullWidth: Bool
  var takesBullets: Bool { valuesHavePunctuation && valuesHaveLetters }

  @export(interface) init(_ mask: MaskTree) {
    let tree = mask.expression
    isVariable = tree.isVariable
    isFromEnd = mask.isFromEnd
    hasFixedNumbers = tree.hasFixedNumbers
    valuesHavePunctuation = tree.valuesHavePunctuation
    valuesHaveLetters = tree.valuesHaveLetters
    keepsFullWidth = tree.takesAnyPrintable
    hasDigitsBesideValue = tree.hasDigitsBesideValue
    size = tree.size
    hasQuantity = tree.hasGroup("hour") || isVariable && !valuesHaveLetters && !tree.hasGroup("day")
    dateContent = tree.dateContent
    dateGroups = tree.dateGroups
    isMonthFirst = tree.isMonthFirst
  }

  @export(interface) init(_ program: MaskProgram) {
    let (tables, names) = (program.tables, program.tables.captureNames)
    isVariable = tables.hasPartsOfManyLengths
    isFromEnd = tables.isFromEnd
    hasFixedNumbers = tables.hasFixedNumbers
    valuesHavePunctuation =
      tables.valuesHave(Array(" -.:/,@".utf8)) || tables.hasLiteral(.valueLiteral) { !$0.isLetterOrNumber }
    valuesHaveLetters =
      tables.valuesHave(Array("axAX".utf8))
      || tables.hasLiteral(.valueLiteral) { $0.isLetterOrNumber && $0.decimalDigit == nil }
    keepsFullWidth = tables.takesAnyPrintable
    hasDigitsBesideValue = tables.hasLiteral(.literal) { $0.decimalDigit != nil }
    // a number of fixed width may be typed with one digit, and a display has no more letters and digits than characters
    size = ValueSize(least: 1, most: program.maximumDisplayLength)
    hasQuantity = names.contains("hour") || isVariable && !valuesHaveLetters && !names.contains("day")
    dateContent = DateContent(names)
    dateGroups = DateContent.groups(of: names)
    isMonthFirst = names.first == "month" && names.contains("day")
  }
}

extension Mask {
  /// What it says of its values. A program that was read back does not keep what was written.
  package var shape: MaskShape { @export(interface) get { tree.isEmpty ? MaskShape(program) : MaskShape(tree) } }
}
