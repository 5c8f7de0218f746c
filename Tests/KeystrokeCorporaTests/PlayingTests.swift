import FieldEditing
import KeystrokeCorpora
import MaskFuzzing
import TestDepth
import Testing

/// What is meant is what stands there in the end, however it was entered.
@Suite struct PlayingTests {
  @Test(arguments: KeystrokeCorpus.Kind.allCases) func everyScriptEndsInTheValueMeant(_ kind: KeystrokeCorpus.Kind)
    throws
  {
    var player = ScriptPlayer()
    for script in KeystrokeCorpus(kind, seed: 3).first(tries(1_500, full: 8_000)) {
      let outcome = try player.play(script)
      #expect(outcome.value == script.value, "\(script.format) \(script.habit): \(script.keys)")
      #expect(outcome.isValid == script.isValid, "\(script.format) \(script.habit): \(script.keys)")
      if script.habit == .typed { #expect(!outcome.hasRejections, "\(script.format): \(script.keys)") }
    }
  }

  /// A habit is what it says: those that go back have keys that go back.
  @Test(arguments: KeystrokeCorpus.Kind.allCases) func habitsAreWhatTheySay(_ kind: KeystrokeCorpus.Kind) {
    for script in KeystrokeCorpus(kind, seed: 4).first(3_000) {
      let keys = script.keys.keys
      switch script.habit {
      case .typed: #expect(keys.allSatisfy { $0.isTyped }, "\(script.keys)")
      case .typo, .neighbour, .swapped:
        #expect(keys.contains(.deleteBackward()) && keys.allSatisfy { $0.isTyped || $0 == .deleteBackward() })
      case .insertedInMiddle: #expect(keys.contains(.move(.backward)) && !keys.contains(.deleteBackward()))
      case .removedInMiddle:
        #expect(
          keys.contains(.move(.backward)) && (keys.contains(.deleteBackward()) || keys.contains(.deleteForward())))
      case .pasted, .pastedFormatted: if case .paste = keys[0] {} else { Issue.record("\(script.keys)") }
      case .autofilled: if case .setText = keys[0] {} else { Issue.record("\(script.keys)") }
      case .pastedCorrected: #expect(keys.count > 1)
      case .undone: #expect(keys.contains(.undo))
      }
    }
  }
}

extension EditCommand {
  fileprivate var isTyped: Bool { typedScalar != nil }
}
