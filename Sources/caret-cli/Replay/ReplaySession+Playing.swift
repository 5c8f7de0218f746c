import CommandConsole
import FieldEditing
import FieldFormats
import MaskFuzzing

extension ReplaySession {
  /// Plays the keys, and writes what stands in the field after each as it comes: a session may be longer than memory.
  func play(_ output: inout Output) throws {
    var target = EngineTarget(format, options: options)
    try play(&target, &output) { target, key, isAccepted in .object(members(target, key, isAccepted)) }
    let hasCaptures = format.mask != nil && !showsCard
    try output.write(hasCaptures ? ", \"captures\": \(JSONValue(captures: target.field.orderedCaptures))}" : "}")
  }

  /// What there is to report after a key.
  private func members(_ target: borrowing EngineTarget, _ key: EditCommand, _ isAccepted: Bool) -> [JSONValue.Member] {
    // ending the editing of what is not complete changes nothing, and rejects nothing
    let step = { (target: borrowing EngineTarget) in target.wholeStep(isAccepted: isAccepted || key == .endEditing) }
    switch format.kind {
    case .mask, .text: return step(target)
    case .named:
      if showsCard, let card = format.cardStatus(of: target.field, isFinished: key == .endEditing) {
        return step(target) + card.members
      }
      return step(target) + [.init(key: "state", value: .string(format.state(of: target.field).text))]
    case .number: return target.numberStep(isAccepted: isAccepted)
    case .phone: return target.phoneStep(isAccepted: isAccepted)
    }
  }

  private func play(
    _ target: inout EngineTarget, _ output: inout Output, step: (borrowing EngineTarget, EditCommand, Bool) -> JSONValue
  ) throws {
    let script = try readScript()
    try output.write("{\"steps\": [")
    var isFirst = true
    for key in script.keys {
      if !isFirst { try output.write(", ") }
      isFirst = false
      target.result = nil
      let isAccepted = target.press(key)
      try output.write("\(step(target, key, isAccepted))")
    }
    try output.write("]")
  }

  private func readScript() throws(ReplayError) -> Script {
    do {
      return try Script(parsing: keys)
    } catch {
      throw ReplayError(error.description)
    }
  }
}

extension EngineTarget {
  fileprivate var step: [JSONValue.Member] {
    [
      .init(key: "text", value: .string(text)), .init(key: "caret", value: .number(selection.head)),
      .init(key: "value", value: .string(field.value)), .init(key: "complete", value: .bool(field.isComplete)),
    ]
  }

  /// Whether the last edit took all that the text has of a value, and left out only what stood around.
  private var hasRemarksAlone: Bool {
    guard let result, !result.effects.contains(.rejected), result.rejectedCount > 0 else { return false }
    return field.rejections.allSatisfy { $0.reason == .leftOut || $0.reason == .invisible }
  }

  /// The same, with the value as programs keep it, the selection, and what was rejected.
  fileprivate func wholeStep(isAccepted: Bool) -> [JSONValue.Member] {
    var members = step
    func report(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    let plainValue = field.plainValue
    if plainValue != field.value { report("plainValue", .string(plainValue)) }
    if selection.anchor != selection.head { report("anchor", .number(selection.anchor)) }
    if !isAccepted && !hasRemarksAlone { report("rejected", .bool(true)) }
    if let result, result.rejectedCount > 0 {
      let rejections = field.rejections.map { rejection -> JSONValue in
        ["position": .number(rejection.position), "reason": .string("\(rejection.reason)")]
      }
      report("rejections", .array(rejections))
    }
    return members
  }

  /// The same, and what else there is to say about a number.
  fileprivate func numberStep(isAccepted: Bool) -> [JSONValue.Member] {
    var members = wholeStep(isAccepted: isAccepted)
    func report(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if let effects = result?.effects {
      if effects.contains(.ambiguous) {
        if let place = field.ambiguity { report("ambiguity", .number(place)) } else { report("ambiguous", .bool(true)) }
      }
      if effects.contains(.reformatted) { report("reformatted", .bool(true)) }
      if effects.contains(.rounded) { report("rounded", .bool(true)) }
      if effects.contains(.clamped) { report("clamped", .bool(true)) }
    }
    if field.boundsState != .inside { report("range", .string("\(field.boundsState)")) }
    return members
  }

  /// The same, and what is known of a phone number.
  fileprivate func phoneStep(isAccepted: Bool) -> [JSONValue.Member] {
    wholeStep(isAccepted: isAccepted) + (field.isEmpty ? [] : PhoneStatus(of: field).members)
  }
}
