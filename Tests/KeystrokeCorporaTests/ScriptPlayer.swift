import Caretaker
import KeystrokeCorpora
import MaskFuzzing
import Testing

/// Plays scripts on the fields that they are meant for.
struct ScriptPlayer {
  private var masks: [String: Mask] = [:]
  private var numbers: [KeystrokeScript.Subject: NumberFormat] = [:]

  struct Outcome {
    var value: String
    var text: String
    /// Whether a key was refused, or lost something.
    var hasRefusals: Bool
    var isValid: Bool
    var network: String?
    var region: String?
    var type: PhoneNumberType?
  }

  mutating func play(_ script: KeystrokeScript) throws -> Outcome {
    switch script.subject {
    case .format(let name):
      let format = try #require(FormatCatalog.standard[name])
      let mask = try masks[name] ?? format.mask()
      masks[name] = mask
      var target = EngineTarget(mask)
      var outcome = play(script.keys, &target)
      outcome.isValid = format.state(of: target.field) == .complete
      if name == "card" { outcome.network = CardFormat.standard.status(of: target.field).network?.name }
      return outcome
    case .phone(let region):
      var target = EngineTarget(PhoneFormat(try region.map { try PhoneRegion($0) }))
      var outcome = play(script.keys, &target)
      if let number = try? target.field.phoneNumber {
        outcome.isValid = number.isValid
        outcome.region = number.region?.code
        outcome.type = number.type
      }
      return outcome
    case .amount(let locale, let currency):
      let style: LocaleNumberFormat.Style = currency.map { .currency($0) } ?? .decimal
      let format = try numbers[script.subject] ?? LocaleNumberFormat(locale: locale, style: style).numberFormat
      numbers[script.subject] = format
      var target = EngineTarget(format)
      var outcome = play(script.keys, &target)
      outcome.isValid = target.field.isComplete
      return outcome
    }
  }

  private func play(_ script: Script, _ target: inout EngineTarget) -> Outcome {
    var hasRefusals = false
    for key in script.keys where !target.press(key) { hasRefusals = true }
    return Outcome(value: target.field.value, text: target.text, hasRefusals: hasRefusals, isValid: false)
  }
}

extension KeystrokeCorpus {
  /// The first scripts of it.
  func first(_ count: Int) -> some Sequence<KeystrokeScript> { (0..<count).lazy.map { self[$0] } }
}
