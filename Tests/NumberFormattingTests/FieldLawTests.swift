import Testing

@testable import NumberFormatting

/// What holds after every edit, whatever was typed: tried on random scripts, the same ones in every run.
@Suite struct FieldLawTests {
  static let symbols = [
    Frozen.dollars, Frozen.euros, Frozen.accounting, Frozen.yen, Frozen.plain, Frozen.swiss, Frozen.french, Frozen.hindi,
    Frozen.spanish, Frozen.arabic, Frozen.kroner,
  ]
  static let keys = [
    "0", "1", "2", "3", "5", "9", "٤", "0", "7", ".", ",", "-", "+", "'", "x", "«BS»", "«BS»", "«DEL»", "«LEFT»", "«LEFT»",
    "«RIGHT»", "«HOME»", "«END»", "«ALL»", "«BLUR»", "«PASTE 1,234.5»", "«PASTE 12»", "«PASTE 1.234»", "«PASTE (5)»",
    "«PASTE 00»", "«PASTE ,5»", "«SEL 1 4»", "«SEL 0 2»", "«SEL 3 3»",
  ]

  @Test(arguments: symbols.indices) func laws(_ index: Int) {
    var random = SplitMix(state: UInt64(index))
    for _ in 0..<400 {
      var driver = FieldDriver(Self.symbols[index])
      var script = ""
      for _ in 0..<30 {
        let key = Self.keys.randomElement(using: &random)!
        script += key
        let before = Snapshot(driver.field)
        driver.run(key)
        check(before, driver, key, script)
      }
    }
  }

  private func check(_ before: Snapshot, _ driver: borrowing FieldDriver, _ key: String, _ script: String) {
    let after = Snapshot(driver.field)
    let result = driver.results.last!
    // The edit, applied to the old text, gives the new one.
    var patched = before.text
    patched.replaceSubrange(result.replaced, with: after.text[result.replacement])
    if patched != after.text { Issue.record("the edit does not give the text: \(script)") }
    if result.selection != after.selection { Issue.record("the result's selection is another: \(script)") }
    if !result.isAccepted && before != after { Issue.record("a rejected edit changed something: \(script)") }
    let layout = driver.field.shown
    let ends = [after.selection.lowerBound, after.selection.upperBound]
    if !ends.allSatisfy({ layout.isCaretOffset($0) }) { Issue.record("the caret stands in an affix: \(script)") }
    // The digits shown are the value's; zeros in front are not part of it.
    let symbols = driver.field.symbols
    var shown = after.text.indices.filter { layout.isDigit(at: $0) }.compactMap { symbols.digit(after.text[$0]) }
    let value = after.value.unicodeScalars.compactMap { symbols.digit($0) }
    while shown.count > value.count && shown.first == 0 { shown.removeFirst() }
    if shown != value { Issue.record("the digits shown are not the value's: \(script)") }
    if key == "«BLUR»" {
      let finished = after.value.isEmpty ? "" : (try? symbols.format(after.value)) ?? "?"
      if Array(finished.unicodeScalars) != after.text { Issue.record("a field left shows no finished number: \(script)") }
    }
  }

  /// A backspace after a digit typed at the end takes just that digit back.
  @Test(arguments: symbols.indices) func backspaceUndoesAKey(_ index: Int) {
    var random = SplitMix(state: UInt64(index) + 100)
    for _ in 0..<300 {
      var driver = FieldDriver(Self.symbols[index])
      for _ in 0..<12 {
        driver.run(Bool.random(using: &random) ? "7" : [".", ",", "0", "-"].randomElement(using: &random)!)
        driver.run("«END»")
        let before = Snapshot(driver.field)
        driver.run("4")
        guard driver.results.last!.isAccepted, before.value != "0", before.value != "-0" else { continue }
        driver.run("«BS»")
        #expect(Snapshot(driver.field) == before)
      }
    }
  }

  private struct Snapshot: Equatable {
    let text: [Unicode.Scalar]
    let value: String
    let selection: Range<Int>

    init(_ field: borrowing NumberField) {
      text = Array(field.text.unicodeScalars)
      value = field.value
      selection = field.selection
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
