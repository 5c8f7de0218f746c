import Caretaker
import MaskFuzzing

extension ReplaySession {
  /// Plays the keys, and writes what stands in the field after each as it comes: a session may be longer than memory.
  func play(_ output: inout Output) throws {
    let mask: Mask
    do {
      mask = try Mask(self.mask, strictness: .compilable)
    } catch {
      try output.write("\(JSONValue.object(["error": .string(error.problem), "offset": .number(error.offset)]))")
      return
    }
    let script = try readScript()
    var target = EngineTarget(mask, options: options.fieldOptions)
    try output.write("{\"steps\": [")
    var isFirst = true
    for key in script.keys {
      if !isFirst { try output.write(", ") }
      isFirst = false
      target.press(key)
      try output.write("\(target.step)")
    }
    try output.write("], \"captures\": \(target.captures)}")
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
  fileprivate var step: JSONValue {
    .object([
      "text": .string(text), "caret": .number(selection.head), "value": .string(field.value), "complete": .bool(field.isComplete),
    ])
  }

  fileprivate var captures: JSONValue { JSONValue(captures: field.captures, of: field.mask) }
}

extension JSONValue {
  /// Captures, in the order in which the mask names them.
  init(captures: [String: String], of mask: Mask) {
    guard !captures.isEmpty else {
      self = .entries([])
      return
    }
    self = .entries(mask.tree.captureNames.compactMap { name in captures[name].map { (name, .string($0)) } })
  }
}

extension MaskTree {
  /// The names of all captures, each once, in the order of their beginnings.
  var captureNames: [String] {
    var names: [String] = []
    addCaptureNames(to: &names)
    return names
  }

  private func addCaptureNames(to names: inout [String]) {
    switch kind {
    case .slot, .decoration, .quoted, .range: break
    case .sequence(let items), .alternatives(let items): for item in items { item.addCaptureNames(to: &names) }
    case .repetition(let body, _, _): body.addCaptureNames(to: &names)
    case .capture(let name, let body):
      if !names.contains(name) { names.append(name) }
      body.addCaptureNames(to: &names)
    }
  }
}
