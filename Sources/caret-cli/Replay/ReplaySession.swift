import Caretaker
import Foundation
import MaskFuzzing

/// A line of a replay: a mask, a format of the catalogue, cards, numbers or phone numbers, the keys pressed, and the options of a mask's field.
///
///     {"mask": "##/##", "keys": "1«BS»2", "options": {"eager": true, "overflow": "reject"}}
///     {"preset": "expiry", "keys": "1/27", "today": "2026-11-21"}
///     {"card": {"preferring": ["visa"]}, "keys": "4571"}
///     {"number": {"locale": "de_DE", "style": "currency", "currency": "EUR"}, "keys": "1234,5«BLUR»"}
///     {"phone": {"region": "US"}, "keys": "6502530000«REGION FR»"}
struct ReplaySession {
  /// What the field is made over.
  enum Subject {
    case mask(String, FieldOptions)
    case preset(CheckedFormat, FieldOptions)
    case card(ReplayCard, FieldOptions)
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
  private enum Key: String, CodingKey {
    case mask, preset, card, number, phone, keys, options, today, locale

    /// What a session may be about.
    static let subjects: [Key] = [.mask, .preset, .card, .number, .phone]
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let subjects = Key.subjects.filter(object.contains)
    if subjects.count > 1 {
      throw ReplayError("\"\(subjects[0].stringValue)\" and \"\(subjects[1].stringValue)\" are two fields: give one")
    }
    let subject = subjects.first ?? .mask
    let name = subject.stringValue
    if object.contains(.options), subject == .number || subject == .phone {
      throw ReplayError("\"options\" are a mask's: what a \(name) takes stands in \"\(name)\"")
    }
    if object.contains(.today), subject != .preset { throw ReplayError("\"today\" is a preset's: no \(name) expires") }
    if object.contains(.locale), subject != .preset { throw ReplayError("\"locale\" is a preset's: a number has its own") }
    let options = object.contains(.options) ? try object.decode(ReplayOptions.self, forKey: .options) : ReplayOptions()
    self.subject =
      switch subject {
      case .number: .number(try object.decode(ReplayNumber.self, forKey: .number))
      case .phone: .phone(try object.decode(PhoneSetup.self, forKey: .phone))
      case .card: .card(try object.decode(ReplayCard.self, forKey: .card), options.fieldOptions)
      case .preset: .preset(try Self.format(in: object), options.fieldOptions)
      default: .mask(try object.decode(String.self, forKey: .mask), options.fieldOptions)
      }
    keys = try object.decode(String.self, forKey: .keys)
  }

  private static func format(in object: KeyedDecodingContainer<Key>) throws -> CheckedFormat {
    let name = try object.decode(String.self, forKey: .preset)
    let locale = try object.decodeIfPresent(String.self, forKey: .locale)
    let ofLocale: NamedFormat?
    do throws(CommandFailure) {
      ofLocale = try LocaleFormatName(rawValue: name)?.format(locale: locale)
    } catch {
      throw ReplayError(error.message)
    }
    if locale != nil && ofLocale == nil { throw ReplayError("\"locale\" is for the presets date and time") }
    guard let format = ofLocale ?? FormatCatalog.standard[name] else {
      throw ReplayError("no format is called \"\(name)\" (see caret formats)")
    }
    // without a day expiries are not looked at: what is played today is played alike tomorrow
    guard object.contains(.today) else { return CheckedFormat(format: format, today: nil) }
    let day = try object.decode(String.self, forKey: .today)
    guard let today = CalendarDate(iso: day) else { throw ReplayError("\"today\" is no day as 2026-12-31") }
    return CheckedFormat(format: format, today: today)
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
