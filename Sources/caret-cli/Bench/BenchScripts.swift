import Caretaker
import Foundation
import KeystrokeCorpora
import LatencyMeasuring
import MaskFuzzing

/// Where the scripts come from that are played.
enum BenchScripts {
  /// As many are held in memory at most.
  static let most = 1_000_000

  /// The first scripts of a corpus.
  static func tape(_ corpus: KeystrokeCorpus, count: Int) throws(CommandFailure) -> KeystrokeTape {
    var tape = KeystrokeTape()
    var formats: [KeystrokeScript.Subject: Int] = [:]
    for index in 0..<count {
      let script = corpus[index]
      if formats[script.subject] == nil { formats[script.subject] = tape.add(try MeasuredFormat(script.subject)) }
      tape.append(script.keys, to: formats[script.subject] ?? 0)
    }
    return tape
  }

  /// Scripts that are made for a field.
  static func tape(_ source: FormatSource, _ entry: NumberEntry, count: Int, seed: UInt64) -> KeystrokeTape {
    var tape = KeystrokeTape()
    let format = tape.add(MeasuredFormat(source, entry))
    let scripts: TypingScripts =
      switch source {
      case .mask(let mask, _): TypingScripts(mask.tree, seed: seed)
      case .numbers(let numbers): TypingScripts(numbers, seed: seed)
      case .phone(let phone): TypingScripts(phone, seed: seed)
      }
    for index in 0..<count { tape.append(scripts[index], to: format) }
    return tape
  }
}

extension MeasuredFormat {
  init(_ source: FormatSource, _ entry: NumberEntry) {
    switch source {
    case .mask(let mask, _): self = .mask(mask)
    case .numbers(let numbers): self = .number(numbers.numberFormat, entry)
    case .phone(let phone): self = .phone(phone)
    }
  }

  /// What a script of a corpus is typed into.
  init(_ subject: KeystrokeScript.Subject) throws(CommandFailure) {
    do {
      switch subject {
      case .format(let name):
        guard let mask = try Mask(named: name) else { throw CommandFailure("no format is called \(name)") }
        self = .mask(mask)
      case .phone(let region): self = .phone(PhoneFormat(try region.map { try PhoneRegion($0) }))
      case .amount(let locale, let currency):
        let style = currency.map { LocaleNumberFormat.Style.currency($0) } ?? .decimal
        self = .number(try LocaleNumberFormat(locale: locale, style: style).numberFormat)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}

extension TypingScripts {
  /// Amounts of every size, from one digit to nine.
  fileprivate init(_ numbers: LocaleNumberFormat, seed: UInt64) {
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
