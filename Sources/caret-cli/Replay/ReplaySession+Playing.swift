import Caretaker
import MaskFuzzing

extension ReplaySession {
  /// Plays the keys, and writes what stands in the field after each as it comes: a session may be longer than memory.
  func play(_ formats: inout ReplayFormats, _ output: inout Output) throws {
    switch subject {
    case .mask(let text, let options): try play(mask: text, options, &output)
    case .preset(let format, let options): try play(format, try formats.mask(of: format.format), options, &output)
    case .card(let card, let options): try play(try formats.format(of: card), options, &output)
    case .number(let number):
      let (format, entry) = try number.format()
      var target = EngineTarget(format, entry: entry)
      try play(&target, &output) { $0.numberStep(isAccepted: $2) }
      try output.write("}")
    case .phone(let setup):
      var target = EngineTarget(setup)
      try play(&target, &output) { $0.phoneStep(isAccepted: $2) }
      try output.write("}")
    }
  }

  private func play(mask text: String, _ options: FieldOptions, _ output: inout Output) throws {
    let mask: Mask
    do {
      mask = try Mask(text, strictness: .compilable)
    } catch {
      try output.write("\(["error": .string(error.problem), "offset": .number(error.offset)] as JSONValue)")
      return
    }
    var target = EngineTarget(mask, options: options)
    try play(&target, &output) { target, _, _ in .object(target.step) }
    try output.write(", \"captures\": \(JSONValue(captures: target.field.orderedCaptures))}")
  }

  private func play(_ checked: CheckedFormat, _ mask: Mask, _ options: FieldOptions, _ output: inout Output) throws {
    var target = EngineTarget(mask, options: options)
    try play(&target, &output) { target, _, _ in
      .object(target.step + [.init(key: "state", value: .string(checked.state(of: target.field).text))])
    }
    try output.write(", \"captures\": \(JSONValue(captures: target.field.orderedCaptures))}")
  }

  private func play(_ cards: CardFormat, _ options: FieldOptions, _ output: inout Output) throws {
    var target = EngineTarget(cards.mask, options: options)
    try play(&target, &output) { target, key, _ in
      .object(target.step + cards.status(of: target.field, isFinished: key == .leave).members)
    }
    try output.write("}")
  }

  private func play(
    _ target: inout EngineTarget, _ output: inout Output, step: (borrowing EngineTarget, Key, Bool) -> JSONValue
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

  /// The same, with the selection and what was refused.
  private func wholeStep(isAccepted: Bool) -> [JSONValue.Member] {
    var members = step
    func tell(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if selection.anchor != selection.head { tell("anchor", .number(selection.anchor)) }
    if !isAccepted { tell("refused", .bool(true)) }
    if let result, result.rejectedCount > 0 {
      let rejections = field.rejections.map { rejection -> JSONValue in
        ["position": .number(rejection.position), "reason": .string("\(rejection.reason)")]
      }
      tell("rejections", .array(rejections))
    }
    return members
  }

  /// The same, and what else there is to tell of a number.
  fileprivate func numberStep(isAccepted: Bool) -> JSONValue {
    var members = wholeStep(isAccepted: isAccepted)
    func tell(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if let result, result.effects.contains(.ambiguous), let place = field.ambiguity { tell("ambiguity", .number(place)) }
    if let result, result.effects.contains(.rounded) { tell("rounded", .bool(true)) }
    if field.boundsState != .inside { tell("range", .string("\(field.boundsState)")) }
    return .object(members)
  }

  /// The same, and what is known of a phone number.
  fileprivate func phoneStep(isAccepted: Bool) -> JSONValue {
    .object(wholeStep(isAccepted: isAccepted) + (field.isEmpty ? [] : PhoneStanding(field).members))
  }
}
