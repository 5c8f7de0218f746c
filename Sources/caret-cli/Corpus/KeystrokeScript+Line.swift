import CommandConsole
import KeystrokeCorpora

/// A script as `caret replay` reads it, with the end of the line.
func corpusLine(_ script: KeystrokeScript, isLabelled: Bool) -> String {
  var line =
    "{\"preset\": \(JSONValue.string("\(script.format)")), \"keys\": \(JSONValue.string(script.keys.description))"
  if isLabelled {
    line +=
      ", \"habit\": \"\(script.habit.rawValue)\", \"value\": \(JSONValue.string(script.value)), \"valid\": \(script.isValid)"
  }
  return line + "}\n"
}
