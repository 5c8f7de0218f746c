import Caretaker
import Foundation
import MaskFuzzing

/// A line of a replay: a mask or numbers, the keys pressed, and the options of a mask's field.
///
///     {"mask": "##/##", "keys": "1«BS»2", "options": {"eager": true, "overflow": "reject"}}
///     {"number": {"locale": "de_DE", "style": "currency", "currency": "EUR"}, "keys": "1234,5«BLUR»"}
struct ReplaySession {
  /// What the field is made over.
  enum Subject {
    case mask(String, FieldOptions)
    case number(ReplayNumber)
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
  private enum Key: String, CodingKey { case mask, number, keys, options }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    if object.contains(.number) {
      if object.contains(.mask) { throw ReplayError("\"mask\" and \"number\" are two fields: give one") }
      if object.contains(.options) { throw ReplayError("\"options\" are a mask's: what a number takes stands in \"number\"") }
      subject = .number(try object.decode(ReplayNumber.self, forKey: .number))
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
