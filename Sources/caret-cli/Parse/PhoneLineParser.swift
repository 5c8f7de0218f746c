import CommandConsole
import FieldFormats
import PhoneNumbering

/// Reads phone numbers out of lines.
struct PhoneLineParser: LineParser {
  /// Whose numbers they are that have no calling code.
  let region: PhoneRegion?

  func parse(_ line: InputLine) -> ParsedPhone {
    do {
      let text = try line.text.get()
      do throws(PhoneError) {
        return ParsedPhone(number: line.number, line: text, outcome: .read(try PhoneNumber(text, region: region)))
      } catch {
        return ParsedPhone(number: line.number, line: text, outcome: .rejected(error))
      }
    } catch {
      return ParsedPhone(number: line.number, line: "", outcome: .noText(error))
    }
  }
}

/// A line, and the phone number it was read as, or why it was not.
struct ParsedPhone: ParsedText {
  enum Outcome {
    case read(PhoneNumber)
    case rejected(PhoneError)
    case noText(InputLine.Fault)
  }
  let number: Int
  let line: String
  let outcome: Outcome

  private var phone: PhoneNumber? {
    if case .read(let phone) = outcome { phone } else { nil }
  }

  var value: String? { phone?.value }
  var isClean: Bool { phone?.isValid ?? false }

  func text(isOneOfMany: Bool) -> String? {
    guard let phone else { return nil }
    return FactSheet((isOneOfMany ? [("text", line.printable)] : []) + phone.facts).text
  }

  var message: (severity: Severity, text: String)? {
    switch outcome {
    case .noText(let fault): return (.error, "\(fault)")
    case .rejected(let error):
      let diagnostic = error.position.map { "\(TextDrawing(line, at: $0))\n" } ?? ""
      return (.error, "\(error.message.printable)\n\("\(diagnostic)\(error.commandSuggestion)".indented())")
    case .read: return nil
    }
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "line", value: .number(number)), .init(key: "text", value: .string(line)),
      .init(key: "value", value: value.map { .string($0) } ?? .null),
    ]
    func report(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    switch outcome {
    case .read(let phone): members += phone.members
    case .rejected(let error):
      if let position = error.position { report("position", .number(position)) }
      report("error", .string("\(error.message): \(error.commandSuggestion)"))
    case .noText(let fault): report("error", .string("\(fault)"))
    }
    return .object(members)
  }
}

/// All that is known of a number.
extension PhoneNumber {
  fileprivate var facts: [(label: String, text: String)] {
    let status = PhoneStatus(self)
    var facts = [
      ("E.164", e164), ("international", international), ("national", national), ("RFC 3966", rfc3966),
      (status.regions.count == 1 ? "region" : "regions", status.regionWords()), ("calling code", "+\(callingCode)"),
      ("national number", nationalNumber),
    ]
    if !extensionDigits.isEmpty { facts.append(("extension", extensionDigits)) }
    if !carrierCode.isEmpty { facts.append(("carrier", carrierCode)) }
    facts += [
      ("type", type?.name ?? "unknown"), ("possible", lengthProblem ?? "yes"), ("valid", isValid ? "yes" : "no"),
    ]
    if !canBeDialledFromAbroad { facts.append(("from abroad", "cannot be called")) }
    return facts
  }

  fileprivate var members: [JSONValue.Member] {
    func optional(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }
    return PhoneStatus(self).members + [
      .init(key: "callingCode", value: .number(callingCode)),
      .init(key: "nationalNumber", value: .string(nationalNumber)),
      .init(key: "extension", value: optional(extensionDigits)), .init(key: "carrier", value: optional(carrierCode)),
      .init(key: "international", value: .string(international)), .init(key: "national", value: .string(national)),
      .init(key: "rfc3966", value: .string(rfc3966)), .init(key: "fromAbroad", value: .bool(canBeDialledFromAbroad)),
    ]
  }
}
