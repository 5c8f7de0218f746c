import Caretaker
import CommandConsole
import FieldFormats
import Foundation
import KeystrokeCorpora
import LatencyMeasuring

/// Where the scripts come from that are played.
enum BenchScripts {
  /// As many are held in memory at most.
  static let most = 1_000_000

  /// The first scripts of a corpus.
  static func tape(_ corpus: KeystrokeCorpus, count: Int) throws(CommandFailure) -> KeystrokeTape {
    var tape = KeystrokeTape()
    var formats: [FormatName: Int] = [:]
    for index in 0..<count {
      let script = corpus[index]
      if formats[script.format] == nil {
        do throws(FormatNameError) {
          formats[script.format] = tape.add(try FormatCatalog.localized.format(named: script.format))
        } catch {
          throw CommandFailure(error)
        }
      }
      tape.append(script.keys, to: formats[script.format] ?? 0)
    }
    return tape
  }

  /// Scripts that are made for a field.
  static func tape(_ format: FieldFormat, count: Int, seed: UInt64) -> KeystrokeTape {
    var tape = KeystrokeTape()
    let number = tape.add(format)
    let scripts: TypingScripts =
      switch format.kind {
      case .mask(let mask), .named(_, let mask): TypingScripts(mask.tree, seed: seed)
      case .number(let numbers, _): TypingScripts(numbers, seed: seed)
      case .phone(let phone): TypingScripts(phone, seed: seed)
      case .text: TypingScripts(wordsFrom: seed)
      }
    for index in 0..<count { tape.append(scripts[index], to: number) }
    return tape
  }
}

extension TypingScripts {
  /// Amounts of every size, from one digit to nine.
  fileprivate init(_ numbers: NumberFormat, seed: UInt64) {
    let separator = numbers.symbols.maximumFractionDigits > 0 ? numbers.symbols.decimalSeparator : ""
    self.init(seed: seed) { random in
      let digits = Int.random(in: 1...9, using: &random)
      let whole = (0..<digits).map { String(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &random)) }.joined()
      let fraction = String(Int.random(in: 10...99, using: &random))
      let hasFraction = !separator.isEmpty && Bool.random(using: &random)
      let shown = try? numbers.format(hasFraction ? "\(whole).\(fraction)" : whole)
      let typed = hasFraction ? whole + separator + fraction : whole
      return Text(typed: typed, pasted: shown ?? typed)
    }
  }

  /// Words of small letters, from one to nine.
  fileprivate init(wordsFrom seed: UInt64) {
    self.init(seed: seed) { random in
      let words = (1...Int.random(in: 1...9, using: &random)).map { _ in
        String(
          (1...Int.random(in: 1...9, using: &random)).map { _ in "etaoinshrdlu".randomElement(using: &random) ?? "e" })
      }
      let text = words.joined(separator: " ")
      return Text(typed: text, pasted: text)
    }
  }

  /// Numbers like the examples of a region, with other digits at their end. Without a region they begin with a plus.
  fileprivate init(_ phone: PhoneFormat, seed: UInt64) {
    let regions = phone.region.map { [$0] } ?? PhoneRegion.all
    self.init(seed: seed) { random in
      let region = regions[Int.random(in: 0..<regions.count, using: &random)]
      let types = region.types
      let type = types.isEmpty ? PhoneNumberType.fixedLine : types[Int.random(in: 0..<types.count, using: &random)]
      let example = region.example(of: type) ?? region.example()
      var typed = Array((phone.region == nil ? example?.e164 : example?.national) ?? "+1")
      typed.removeAll { !($0.isASCII && $0.isNumber) && $0 != "+" }
      for place in typed.indices.suffix(4) where typed[place] != "+" && place > 3 {
        typed[place] = Character(String(Int.random(in: 0...9, using: &random)))
      }
      return Text(typed: String(typed), pasted: example?.international ?? "+1")
    }
  }
}
