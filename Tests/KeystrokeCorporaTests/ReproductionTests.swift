import KeystrokeCorpora
import Testing

@Suite struct ReproductionTests {
  @Test(arguments: KeystrokeCorpus.Kind.allCases) func theSameIndexTheSameScript(_ kind: KeystrokeCorpus.Kind) {
    let scripts = (0..<200).map { KeystrokeCorpus(kind, seed: 7)[$0] }
    for index in [199, 3, 70] { #expect(KeystrokeCorpus(kind, seed: 7)[index] == scripts[index]) }
    #expect(Set(scripts).count > 150)
    #expect(KeystrokeCorpus(kind, seed: 8)[0] != scripts[0])
  }
}
