import Foundation
import Testing

@testable import FieldForms

/// When a problem is shown, step by step beside the executable reference.
@Suite struct MessageTimingTests {
  @Test func everyStepIsThatOfTheReference() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../fixtures/forms/message-timing.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let steps = try lines.map { try #require(Step(String($0)), "\($0)") }
    #expect(steps.count == 1573)
    // what a step leads to is where others begin: the states are those that steps reach
    var states: [[String]: MessageState] = [:]
    for first in ["blank", "missing", "good"] {
      for timing in MessageTiming.allCases {
        states[[timing.rawValue, first, "----", "-"]] = MessageState(verdicts[first]!)
      }
    }
    var (open, walked) = (steps, 0)
    while !open.isEmpty {
      let ready = open.filter { states[$0.key] != nil }
      try #require(!ready.isEmpty, "a state of the reference is never reached")
      for step in ready {
        var state = try #require(states[step.key])
        let moved = step.play(&state)
        #expect(describe(state, step.timing) == step.after, "\(step)")
        #expect(moved == step.moves, "\(step)")
        states[step.after] = state
        walked += 1
      }
      open.removeAll { step in ready.contains { $0 == step } }
    }
    #expect(walked == 1573)
  }

  @Test func anAnswerKeepsWhatIsShownTrue() {
    var state = MessageState(.missing)
    state.follow(.partial(.partial))
    #expect(state.shown == nil)
    state.submit()
    #expect(state.shown == .partial(.partial))
    state.follow(.good)
    #expect(state.shown == nil)
    state.object(.certain(.objection))
    #expect(state.shown == .certain(.objection))
    state.edit(.good, .endEditing)
    #expect(state.shown == nil)
  }
}

private let verdicts: [String: FieldVerdict] = [
  "blank": .blank, "good": .good, "missing": .missing, "partial": .partial(.partial), "open": .open(.below),
  "certain": .certain(.checkDigits), "certain2": .certain(.noSuchDate),
]

private func describe(_ state: MessageState, _ timing: MessageTiming) -> [String] {
  func name(_ verdict: FieldVerdict?) -> String { verdicts.first { $0.value == verdict }?.key ?? "-" }
  let flags = [
    (state.isEdited, "e"), (state.isChecked, "c"), (state.isSubmitted, "s"), (state.isHeld, "h"),
  ]
  return [timing.rawValue, name(state.verdict), flags.map { $0 ? $1 : "-" }.joined(), name(state.shown)]
}

/// `change | blank ---- - | edit good | good e--- - | moved`
private struct Step: Equatable {
  let timing: MessageTiming
  let key: [String]
  let event: [String]
  let after: [String]
  let moves: Bool

  init?(_ line: String) {
    let parts = line.components(separatedBy: " | ")
    guard parts.count == 5, let timing = MessageTiming(rawValue: parts[0]) else { return nil }
    self.timing = timing
    key = [parts[0]] + parts[1].components(separatedBy: " ")
    event = parts[2].components(separatedBy: " ")
    after = [parts[0]] + parts[3].components(separatedBy: " ")
    moves = parts[4] == "moved"
  }

  func play(_ state: inout MessageState) -> Bool {
    switch event[0] {
    case "edit": state.edit(verdicts[event[1]]!, timing)
    case "submit": state.submit()
    default:
      let departures: [String: MessageState.Departure] = [
        "forward": .forward, "backward": .backward, "elsewhere": .elsewhere,
      ]
      return state.leave(departures[event[1]]!, timing)
    }
    return true
  }
}
