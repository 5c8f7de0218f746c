import Caretaker
import KeystrokeCorpora
import MaskFuzzing
import Testing

/// Plays scripts on the fields that they are meant for.
struct ScriptPlayer {
  private var formats: [FormatName: FieldFormat] = [:]

  struct Outcome {
    var value: String
    var text: String
    /// Whether a key was rejected, or lost something.
    var hasRejections: Bool
    var isValid: Bool
    var network: String?
    var region: String?
    var type: PhoneNumberType?
  }

  mutating func play(_ script: KeystrokeScript) throws -> Outcome {
    let format = try formats[script.format] ?? FormatCatalog.localized.format(named: script.format)
    formats[script.format] = format
    var target = EngineTarget(format)
    var outcome = play(script.keys, &target)
    outcome.isValid = format.state(of: target.field) == .complete
    outcome.network = format.cardStatus(of: target.field)?.network?.name
    if format.phoneFormat != nil {
      let number = try? target.field.phoneNumber
      outcome.isValid = number?.isValid ?? false
      outcome.region = number?.region?.code
      outcome.type = number?.type
    }
    return outcome
  }

  private func play(_ script: Script, _ target: inout EngineTarget) -> Outcome {
    var hasRejections = false
    for key in script.keys where !target.press(key) { hasRejections = true }
    return Outcome(value: target.field.value, text: target.text, hasRejections: hasRejections, isValid: false)
  }
}

extension KeystrokeCorpus {
  /// The first scripts of it.
  func first(_ count: Int) -> some Sequence<KeystrokeScript> { (0..<count).lazy.map { self[$0] } }
}
