import Caretaker
import MaskFuzzing

extension ReplaySession {
  /// Plays the keys, and writes what stands in the field after each as it comes: a session may be longer than memory.
  func play(_ output: inout Output) throws {
    let mask: Mask
    do {
      mask = try Mask(self.mask, strictness: .compilable)
    } catch {
      try output.write("\(["error": .string(error.problem), "offset": .number(error.offset)] as JSONValue)")
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
    [
      "text": .string(text), "caret": .number(selection.head), "value": .string(field.value), "complete": .bool(field.isComplete),
    ]
  }

  fileprivate var captures: JSONValue { JSONValue(captures: field.orderedCaptures) }
}
