import FieldEditing
import NumberFormatting
import Testing

/// What an edit of a number reports beside what it shows, and what a field of numbers shares with one over a mask.
@Suite struct NumberFieldTests {
  static let dollars = NumberFormat(
    NumberSymbols(
      positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
      minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$", "USD"]))
  static let bounded = {
    var entry = NumberEntry()
    (entry.minimum, entry.maximum) = (5, 10)
    return entry
  }()

  /// The part of a text that a range of an edit result means.
  private func part(_ range: Range<Int>, of text: String) -> String {
    String(text.dropFirst(range.lowerBound).prefix(range.count))
  }

  @Test func boundsAreReportedAndNotEnforced() throws {
    let bounds: EditResult.Effects = [.belowMinimum, .aboveMaximum]
    var field = Field(Self.dollars, entry: Self.bounded)
    #expect(field.boundsState == .inside)
    let steps: [(key: String, effects: EditResult.Effects, state: NumberEntry.BoundsState)] = [
      ("1", .belowMinimum, .below), ("0", [], .inside), (".", [], .inside), ("0", [], .inside),
      ("1", .aboveMaximum, .above),
      ("-", .belowMinimum, .below),
    ]
    for (key, effects, state) in steps {
      let result = field.insert(key)
      #expect(result.effects.intersection(bounds) == effects, "\(key)")
      #expect(field.boundsState == state, "\(key)")
      #expect(result.isComplete)
    }
    #expect(field.text == "-$10.01")
    #expect(field.undo().effects.isDisjoint(with: bounds))
    #expect(field.boundsState == .inside)
    #expect(field.setValue("5").effects.isDisjoint(with: bounds))
    #expect(field.setValue("4.99").effects.contains(.belowMinimum))
    #expect(field.setText("10.5 USD").effects.contains(.aboveMaximum))
    field.clear()
    #expect(field.boundsState == .inside)
  }

  @Test func leavingClamps() throws {
    var entry = Self.bounded
    entry.clampsToBounds = true
    var field = Field(Self.dollars, entry: entry)
    #expect(field.setText("10.5").effects.contains(.aboveMaximum))
    let result = field.endEditing()
    #expect(result.effects == [.clamped, .valueChanged])
    #expect(field.text == "$10.00" && field.boundsState == .inside)
    #expect(part(result.replacement, of: field.text) == "00")
    #expect(field.endEditing().effects == [])
    field.undo()
    #expect(field.text == "$10.5" && field.boundsState == .above)
  }

  @Test func emptyFieldShowsItsAffix() throws {
    var entry = NumberEntry()
    entry.showsAffixWhenEmpty = true
    var field = Field(Self.dollars, entry: entry)
    #expect(field.text == "$" && field.caret == 1 && field.textLength == 1)
    #expect(field.isEmpty && !field.isComplete && field.value.isEmpty && field.contentPlaceholder.isEmpty)
    let result = field.insert("5")
    #expect(field.text == "$5" && result.replaced == 1..<1 && result.replacement == 1..<2)
    let deletion = field.deleteBackward()
    #expect(field.text == "$" && deletion.replaced == 1..<2 && deletion.replacement == 1..<1)
    #expect(field.deleteBackward().effects == .rejected)
    #expect(!field.setText(field.text).effects.contains(.rejected))
    field.insert("5")
    field.clear()
    #expect(field.text == "$" && field.caret == 1 && field.isEmpty)
  }

  @Test func leavingPads() throws {
    var field = Field(Self.dollars)
    field.insert("1234.5")
    let result = field.endEditing()
    #expect(field.text == "$1,234.50")
    #expect(result.effects == [.padded, .valueChanged])
    #expect(part(result.padded, of: field.text) == "0")
    #expect(field.endEditing().effects == [])
    field.setText("7")
    #expect(part(field.endEditing().padded, of: field.text) == "00")
  }

  @Test func leavingRounds() throws {
    let coins = NumberFormat(
      NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2, roundingIncrement: 5))
    var field = Field(coins)
    field.insert("1.32")
    #expect(field.endEditing().effects.contains(.rounded))
    #expect(field.value == "1.3")
    #expect(!field.endEditing().effects.contains(.rounded))
    field.undo()
    #expect(field.value == "1.32")
  }

  @Test func aZeroIsSupplied() throws {
    var field = Field(Self.dollars)
    let result = field.insert(".")
    #expect(result.effects == [.autoInserted, .valueChanged])
    #expect(field.text == "$0.")
    #expect(!field.insert("5").effects.contains(.autoInserted))
  }

  @Test func ambiguityHasAPlace() throws {
    var field = Field(Self.dollars)
    let result = field.insert("USD 1,234")
    #expect(result.effects.contains(.ambiguous))
    #expect(field.ambiguity == 5)
    #expect(field.value == "1234")
    #expect(!field.insert("5").effects.contains(.ambiguous))
    #expect(field.ambiguity == nil)
    #expect(!field.setText("1,234.00").effects.contains(.ambiguous))
    #expect(field.ambiguity == nil)
  }

  /// What a grouping key means is asked, and reported when it is shown.
  @Test func aGroupingKeyIsBoundLate() {
    var field = Field(Self.dollars)
    var meanings: [Field.SeparatorMeaning?] = []
    for key in "1,234.5" {
      #expect(field.insert(String(key)).effects == .valueChanged)
      meanings.append(field.separatorMeaning)
    }
    #expect(meanings == [nil, .undecided, .decimal, .decimal, .group, nil, nil])
    #expect(field.text == "$1,234.5")
    field.clear()
    for key in "12,5" { field.insert(String(key)) }
    #expect((field.text, field.value, field.separatorMeaning) == ("$12,5", "12.5", .decimal))
    field.move(.backward)
    #expect((field.text, field.value, field.separatorMeaning) == ("$12,5", "12.5", .decimal))
    #expect(field.endEditing().effects == [.valueChanged, .reformatted, .padded])
    #expect((field.text, field.value, field.separatorMeaning) == ("$12.50", "12.50", nil))
    field.undo()
    #expect((field.text, field.value) == ("$12,5", "12.5"))
  }

  /// Bounds hold for the number that ending editing would give.
  @Test func boundsOfAnUndecidedNumber() {
    var field = Field(Self.dollars, entry: Self.bounded)
    let states = "7,50".map { key in
      field.insert(String(key))
      return field.boundsState
    }
    #expect(states == [.inside, .inside, .inside, .inside])
    field.insert("0")
    #expect(field.boundsState == .above)
  }

  @Test func aClosedPlaceIsAnswered() {
    let yen = NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 0))
    var field = Field(yen)
    field.insert("1")
    field.insert("2")
    #expect(field.insert(".").isComplete)
    #expect(field.rejections.map(\.reason) == [.noFraction])
    #expect(!field.insert("5").isComplete)
    #expect(field.rejections.map(\.reason) == [.afterRejection])
    #expect(field.value == "12")
    let result = field.deleteBackward()
    #expect(result.effects == [] && result.isComplete && field.value == "12")
    #expect(field.insert("5").isComplete && field.value == "125")
  }

  @Test func aSecureFieldKeepsWhatIsUndecided() {
    var field = Field(Self.dollars, options: FieldOptions(isSecure: true))
    for key in "1,2" { field.insert(String(key)) }
    #expect((field.text, field.value) == ("$•,•", "1.2"))
    for key in "34" { field.insert(String(key)) }
    #expect((field.text, field.value) == ("$•,•••", "1234"))
    field.endEditing()
    #expect(field.text == "$•,•••.••")
  }

  @Test func aValueIsRounded() {
    var field = Field(Self.dollars)
    #expect(field.setValue("12.345").effects == [.valueChanged, .rounded])
    // half to even, as the format rounds
    #expect(field.text == "$12.34")
    #expect(field.setValue("12.3400").effects == [])
    #expect(field.setValue("twelve").effects == .rejected)
    #expect(field.rejections.map(\.reason) == [.notAllowedHere])
    #expect(field.value == "12.34")
  }

  @Test func placeholderIsAZero() throws {
    var field = Field(Self.dollars)
    #expect(field.contentPlaceholder == "$0.00")
    field.insert("-")
    #expect(field.contentPlaceholder == "")
    field.clear()
    #expect(field.contentPlaceholder == "$0.00")
  }

  @Test func aSecureFieldTellsNothing() throws {
    var field = Field(Self.dollars, options: FieldOptions(isSecure: true))
    field.insert("98")
    let result = field.insert("7654.3")
    #expect(field.text == "$•••,•••.•")
    #expect(field.value == "987654.3")
    for reported in [String(describing: result), String(reflecting: result), dumped(result)] {
      for secret in ["98", "87", "76", "65", "54", "4.3", "•"] { #expect(!reported.contains(secret), "\(reported)") }
    }
    #expect(field.endEditing().effects.contains(.padded))
    #expect(field.text == "$•••,•••.••")
    field.undo()
    #expect(field.value == "987654.3")
  }

  private func dumped(_ result: EditResult) -> String {
    var text = ""
    dump(result, to: &text)
    return text
  }

  @Test func overwritingReplacesDigits() throws {
    var field = Field(Self.dollars)
    field.insert("1234.56")
    field.isOverwriting = true
    field.moveCaret(to: 1)
    for key in "987" { field.insert(String(key)) }
    #expect(field.text == "$9,874.56")
    // the separator is walked over, never replaced; at the end there is nothing to replace and no room
    for key in "6.01" { field.insert(String(key)) }
    #expect(field.text == "$9,876.01")
    #expect(field.insert("2").effects == .rejected)
    #expect(field.rejections.map(\.reason) == [.tooManyFractionDigits])
    field.isOverwriting = false
    field.moveCaret(to: 1)
    field.insert("1")
    #expect(field.text == "$19,876.01")
  }

  /// A number has a digit before its separator: fewer cannot be asked for.
  @Test func limitsBelowWhatEveryNumberHas() throws {
    var entry = NumberEntry()
    entry.limits.integerDigits = -3
    entry.limits.fractionDigits = -3
    var field = Field(Self.dollars, entry: entry)
    field.insert("1")
    #expect(field.insert("2").effects == .rejected)
    #expect(field.rejections.map(\.reason) == [.tooManyIntegerDigits])
    #expect(field.text == "$1")
    #expect(field.insert("1.555").effects == .rejected)
    entry.limits.textLength = -1
    field = Field(Self.dollars, entry: entry)
    #expect(field.insert("55").effects == .rejected)
  }

  /// As many steps as were asked for, and no more.
  @Test func undoSteps() throws {
    var options = FieldOptions()
    for steps in [0, 1, 3, Int.max] {
      options.undoSteps = steps
      var field = Field(Self.dollars, options: options)
      for _ in 0..<9 {
        field.insert("7")
        field.move(.backward)
      }
      var undone = 0
      while field.canUndo {
        field.undo()
        undone += 1
      }
      #expect(undone == min(steps, 9))
      while field.canRedo { field.redo() }
      #expect(field.value == "777777777")
    }
  }

  @Test func composedTextIsReadWhenItIsCommitted() throws {
    var field = Field(Self.dollars)
    field.insert("1")
    field.setMarkedText("２３")
    #expect(field.hasMarkedText == true)
    #expect(field.text == "$1２３")
    #expect(field.value == "1")
    #expect(field.caret == 4)
    let result = field.unmarkText()
    #expect(field.hasMarkedText == false)
    #expect(field.text == "$123")
    #expect(result.effects == .valueChanged)
    field.undo()
    #expect(field.value == "1")
    field.setMarkedText("に")
    #expect(field.unmarkText().effects == .rejected)
    #expect(field.text == "$1")
    field.setMarkedText("9")
    field.setMarkedText("")
    #expect(field.hasMarkedText == false)
    #expect(field.value == "1")
  }

  /// Any other edit commits first, and replaces all that the view last saw.
  @Test func anEditCommitsFirst() throws {
    var field = Field(Self.dollars)
    field.insert("1")
    field.setMarkedText("2")
    let result = field.insert("3")
    #expect(field.text == "$123")
    #expect(result.replaced == 0..<3)
    #expect(result.replacement == 0..<4)
  }
}
