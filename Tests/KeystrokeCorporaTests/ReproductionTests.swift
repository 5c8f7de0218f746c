import Caretaker
import KeystrokeCorpora
import Testing

/// A corpus is the same everywhere and for good: who measured with one can measure again.
@Suite struct ReproductionTests {
  @Test(arguments: KeystrokeCorpus.Kind.allCases) func theSameIndexTheSameScript(_ kind: KeystrokeCorpus.Kind) {
    let scripts = Array(KeystrokeCorpus(kind, seed: 7).first(200))
    for index in [199, 3, 70] { #expect(KeystrokeCorpus(kind, seed: 7)[index] == scripts[index]) }
    #expect(Set(scripts).count > 195)
    #expect(KeystrokeCorpus(kind, seed: 8)[0] != scripts[0])
    #expect(KeystrokeCorpus(kind, seed: 7)[1 << 47] == KeystrokeCorpus(kind, seed: 7)[1 << 47])
  }

  @Test func kindsOfOneSeedHaveNothingInCommon() {
    let habits = KeystrokeCorpus.Kind.allCases.map { kind in KeystrokeCorpus(kind, seed: 1).first(50).map(\.habit) }
    #expect(Set(habits).count == habits.count)
  }

  /// Whoever changes one of these changes what was measured: the changelog says so.
  @Test(arguments: [
    (
      KeystrokeCorpus.Kind.cards,
      "5171624259924826 2203058562079«BS»«BS»«BS»«BS»9079360 4373424287335742 4576075437741398",
      9831270211143805066 as UInt64
    ),
    (.phones, "«PASTE +66985098691»«BS»0 +34717674464 «SET 09707238743» «PASTE 53 42 29 32»", 1947339246116747025),
    (
      .amounts,
      "«PASTE ₹৪,৬৬১» 1599788126«LEFT»«LEFT»«LEFT»«LEFT»«LEFT»«LEFT»«LEFT»«LEFT»«BS»«END»2 4435 «PASTE 48721805.9»5",
      13869469313619895913
    ),
    (.dates, "2066«BS»«BS»26-2-8T1:49 04062004 24/06/282«BS»«BS»026 12242009", 384562948709665472),
    (
      .ibans,
      "GB50QSBD32740369286643 PK78XFZE3«LEFT»«LEFT»2«END»222073045S54D7 FR89485257000055191642B9483 GB10ZQWI41938713464302",
      6068103050091756100
    ),
  ]) func scriptsStayAsTheyAre(_ kind: KeystrokeCorpus.Kind, _ beginning: String, _ sum: UInt64) {
    let corpus = KeystrokeCorpus(kind, seed: 1)
    #expect(corpus.first(4).map(\.keys.description).joined(separator: " ") == beginning)
    var found: UInt64 = 0xCBF2_9CE4_8422_2325
    for script in corpus.first(2_000) {
      let text = "\(script.format.oldName)|\(script.keys)|\(script.habit.rawValue)|\(script.value)|\(script.isValid)\n"
      for byte in text.utf8 { found = (found ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(found == sum)
  }
}

extension FormatName {
  /// As it was spelled when the sums were made.
  fileprivate var oldName: String {
    switch base {
    case "phone": arguments.first ?? "-"
    case "currency": "\(arguments[1]) \(arguments[0])"
    case "decimal": "\(arguments[0]) -"
    default: base
    }
  }
}
