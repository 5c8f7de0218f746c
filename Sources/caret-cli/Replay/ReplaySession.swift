import Caretaker
import Foundation
import MaskFuzzing

/// A line of a replay: a mask, numbers or phone numbers, the keys pressed, and the options of a mask's field.
///
///     {"mask": "##/##", "keys": "1«BS»2", "options": {"eager": true, "overflow": "reject"}}
///     {"number": {"locale": "de_DE", "style": "currency", "currency": "EUR"}, "keys": "1234,5«BLUR»"}
///     {"phone": {"region": "US"}, "keys": "6502530000«REGION FR»"}
struct ReplaySession {
  /// What the field is made over.
  enum Subject {
    case mask(String, FieldOptions)
    case number(ReplayNumber)
    case phone(PhoneSetup)
  }
  let subject: Subject
  let keys: String

  /// Reads a line of JSON.
  static func read(_ line: InputLine) throws(ReplayError) -> ReplaySession {
    do {
      return try JSONDecoder().decode(ReplaySession.self, from: Data(try line.text.get().utf8))
    } catch {
      throw ReplayError(error)
    }
  }
}

extension ReplaySession: Decodable {
  private enum Key: String, CodingKey { case mask, number, phone, keys, options }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let fields = [Key.mask, .number, .phone].filter(object.contains)
    if fields.count > 1 {
      throw ReplayError("\"\(fields[0].stringValue)\" and \"\(fields[1].stringValue)\" are two fields: give one")
    }
    if let field = fields.first, field != .mask, object.contains(.options) {
      let name = field.stringValue
      throw ReplayError("\"options\" are a mask's: what a \(name) takes stands in \"\(name)\"")
    }
    if object.contains(.number) {
      subject = .number(try object.decode(ReplayNumber.self, forKey: .number))
    } else if object.contains(.phone) {
      subject = .phone(try object.decode(PhoneSetup.self, forKey: .phone))
    } else {
      let mask = try object.decode(String.self, forKey: .mask)
      let options = object.contains(.options) ? try object.decode(ReplayOptions.self, forKey: .options) : ReplayOptions()
      subject = .mask(mask, options.fieldOptions)
    }
    keys = try object.decode(String.self, forKey: .keys)
  }
}

/// The options of a mask's field.
private struct ReplayOptions: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case eager, overflow }

  var fieldOptions = FieldOptions()

  init() {}

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self, "option")
    if object.contains(.eager) { fieldOptions.isEager = try object.decode(Bool.self, forKey: .eager) }
    if object.contains(.overflow) {
      fieldOptions.overflow = try object.decode(Choice<FieldOptions.Overflow>.self, forKey: .overflow).value
    }
  }
}
