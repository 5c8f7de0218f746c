import FieldEditing
import FieldFormats
import MaskFuzzing
import NumberFormatting
import Testing

@testable import LatencyMeasuring

/// The kinds of the keys of scripts that are known.
@Suite struct KeyKindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mask: String
    let keys: String
    let kinds: [KeyKind]
    var testDescription: String { "\(mask): \(keys)" }

    init(_ mask: String, _ keys: String, _ kinds: KeyKind...) {
      (self.mask, self.keys, self.kinds) = (mask, keys, kinds)
    }
  }

  static let cases = [
    Case("(###) ###", "5551", .append, .append, .append, .append),
    Case("(###) ###", "5551«BS»«BS»", .append, .append, .append, .append, .delete, .delete),
    Case("(###) ###", "x5", .rejected, .append),
    Case("(###) ###", "«BS»«DEL»", .rejected, .rejected),
    Case("(###) ###", "55«LEFT»1", .append, .append, .movement, .middle),
    Case("(###) ###", "55«HOME»«DEL»«END»5", .append, .append, .movement, .delete, .movement, .append),
    Case("(###) ###", "55«SEL 1 3»4", .append, .append, .movement, .middle),
    Case("(###) ###", "«PASTE 555»«SET 1»«VALUE 2»", .paste, .paste, .paste),
    Case("(###) ###", "5«UNDO»«REDO»«BLUR»", .append, .history, .history, .other),
    Case("(###) ###", "5«OVERWRITE on»«COMPOSE 5»«COMMIT»", .append, .other, .other, .other),
    // the 1 becomes 01 when the slash comes
    Case("<01..12>/##", "1/", .append, .reformat),
    // two layouts, of which the fifth digit decides
    Case("##-##|#-####", "1234", .append, .append, .append, .append),
    Case("##-##|#-####", "12345", .append, .append, .append, .append, .reformat),
    Case("##-##|#-####", "12345«BS»", .append, .append, .append, .append, .reformat, .reformat),
  ]

  @Test(arguments: cases) func kinds(_ known: Case) throws {
    var tape = KeystrokeTape()
    let mask = tape.add(FieldFormat(try Mask(known.mask)))
    tape.append(try Script(parsing: known.keys), to: mask)
    #expect(tape.kinds == known.kinds)
  }

  /// With the fourth digit of an amount its separator moves in.
  @Test func numbers() throws {
    let symbols = NumberSymbols(groupingSeparator: ".", decimalSeparator: ",", maximumFractionDigits: 2)
    var tape = KeystrokeTape()
    let numbers = tape.add(FieldFormat(NumberFormat(symbols)))
    tape.append(try Script(parsing: "12345«BS»«BS»"), to: numbers)
    #expect(tape.kinds == [.append, .append, .append, .reformat, .reformat, .reformat, .reformat])
  }

  /// What is played from a tape ends where the script does on a field that is pressed key by key.
  @Test(arguments: ["(###) ###-####", "<01..12>/<01..31>/####", "##-##|#-####", "[A-F]{0,20}", "é@{3}-😀@{3}"])
  func aTapePlaysTheScript(_ mask: String) throws {
    let mask = try Mask(mask)
    let scripts = ScriptGenerator(mask.tree, seed: 5)
    for index in 0..<200 {
      let script = scripts.script(index)
      var tape = KeystrokeTape()
      let number = tape.add(FieldFormat(mask))
      tape.append(script, to: number)
      var target = EngineTarget(mask, offsetUnit: .characters)
      for key in script.keys { target.press(key) }
      let pool = FieldPool(tape.fields)
      let field = pool.field(0, of: 0)
      _ = tape.withPlayer { $0.play(0..<tape.keyCount, on: field) }
      let (played, pressed) = (field.pointee.text, target.text)
      #expect(played == pressed, "\(script)")
      withExtendedLifetime(pool) {}
    }
  }

  @Test func scriptsWithoutKeysAreLeftOut() throws {
    var tape = KeystrokeTape()
    let mask = tape.add(FieldFormat(try Mask("#")))
    tape.append(Script([]), to: mask)
    #expect(tape.scriptCount == 0)
    let result = LatencyMeasurement(clock: ClockPrecision(cost: 0, step: 1, spread: 1), rounds: 3).run(
      tape, name: "nothing")
    #expect(result.rows.isEmpty)
  }
}
