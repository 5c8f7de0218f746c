import KeystrokeCorpora

/// A script as `caret replay` reads it, with the end of the line.
func corpusLine(_ script: KeystrokeScript, isLabelled: Bool) -> String {
  var line = "{"
  switch script.subject {
  case .format(let name): line += "\"preset\": \"\(name)\""
  case .phone(let region): line += "\"phone\": {\"region\": \(region.map { "\"\($0)\"" } ?? "null")}"
  case .amount(let locale, let currency?):
    line += "\"number\": {\"locale\": \"\(locale)\", \"style\": \"currency\", \"currency\": \"\(currency)\"}"
  case .amount(let locale, nil): line += "\"number\": {\"locale\": \"\(locale)\", \"style\": \"decimal\"}"
  }
  line += ", \"keys\": \(JSONValue.string(script.keys.description))"
  if isLabelled {
    line +=
      ", \"habit\": \"\(script.habit.rawValue)\", \"value\": \(JSONValue.string(script.value)), \"valid\": \(script.isValid)"
  }
  return line + "}\n"
}
