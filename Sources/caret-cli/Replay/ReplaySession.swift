import CommandConsole
import FieldEditing
import FieldFormats
import Foundation
import MaskDialects
import MaskFuzzing
import NumberFormatting

/// A line of a replay: a mask, a format of the catalogue, cards, numbers or phone numbers, the keys pressed, and the
/// options of a mask's field.
///
///     {"mask": "##/##", "keys": "1«BS»2", "options": {"eager": true, "overflow": "reject"}}
///     {"mask": "00/00", "dialect": "ngx", "keys": "123"}
///     {"mask": "#{10}", "preparation": {"prefixes": ["tel:"], "countryCode": "1"}, "keys": "«PASTE tel:+15551234567»"}
///     {"preset": "expiry", "keys": "1/27", "today": "2026-11-21"}
///     {"preset": "currency(EUR, de_DE)", "keys": "1234,5«BLUR»"}
///     {"card": {"preferring": ["visa"]}, "keys": "4571"}
///     {"number": {"locale": "de_DE", "style": "currency", "currency": "EUR"}, "keys": "1234,5«BLUR»"}
///     {"phone": {"region": "US"}, "keys": "6502530000«REGION FR»"}
struct ReplaySession {
  /// What the field is made over.
  let format: FieldFormat
  let options: FieldOptions
  let keys: String
  /// Whether each step has what is known of the card: that of a preset has its state alone.
  let showsCard: Bool

  /// Reads a line of JSON.
  ///
  /// - Throws: `ReplayError` if it is not a session, and `MaskError` if its mask is not one.
  static func read(_ line: InputLine, _ formats: ReplayFormats) throws -> ReplaySession {
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[ReplayFormats.key] = formats
      return try decoder.decode(ReplaySession.self, from: Data(try line.text.get().utf8))
    } catch let error as MaskError {
      throw error
    } catch {
      throw ReplayError(error)
    }
  }
}

extension ReplaySession: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case mask, dialect, preset, card, number, phone, keys, options, preparation, today, locale
    /// The members that a corpus adds to its lines.
    case habit, value, valid

    /// What a session may be about.
    static let subjects: [Key] = [.mask, .preset, .card, .number, .phone]
  }

  init(from decoder: any Decoder) throws {
    let object = try Self.members(of: decoder)
    let subjects = Key.subjects.filter(object.contains)
    if subjects.count > 1 {
      throw ReplayError("\"\(subjects[0].stringValue)\" and \"\(subjects[1].stringValue)\" are two fields: give one")
    }
    let subject = subjects.first ?? .mask
    let name = subject.stringValue
    if object.contains(.options), subject == .phone {
      throw ReplayError("\"options\" of a phone number stand in \"phone\"")
    }
    if object.contains(.today), subject != .preset { throw ReplayError("\"today\" is a preset's: no \(name) expires") }
    if object.contains(.locale), subject != .preset {
      throw ReplayError("\"locale\" is a preset's: a number has its own")
    }
    if object.contains(.dialect), subject != .mask { throw ReplayError("\"dialect\" is a mask's, not a \(name)'s") }
    let formats = decoder.userInfo[ReplayFormats.key] as? ReplayFormats ?? ReplayFormats()
    let given = try object.decodeIfPresent(ReplayOptions.self, forKey: .options)
    var options = given?.applied(to: FieldOptions()) ?? FieldOptions()
    let text = subject == .mask ? try object.decode(String.self, forKey: .mask) : ""
    let dialect = try object.decodeIfPresent(String.self, forKey: .dialect).map(Self.dialect)
    let preparation = try object.decodeIfPresent(PreparationSetup.self, forKey: .preparation)?.preparation
    var format: FieldFormat?
    switch subject {
    case .number:
      let number = try object.decode(ReplayNumber.self, forKey: .number)
      format = try number.format()
      for size in StepSize.allCases { options.steps[size] = options.steps[size] ?? number.steps[size] }
    case .phone:
      let setup = try object.decode(PhoneSetup.self, forKey: .phone)
      (format, options) = (FieldFormat(setup.format), setup.options)
    case .card: format = try formats.format(of: try object.decode(ReplayCard.self, forKey: .card))
    case .preset: format = try Self.format(in: object, formats)
    default: break
    }
    keys = try object.decode(String.self, forKey: .keys)
    // what is wrong with a line is reported before what is wrong with its mask
    if let dialect {
      let read = try DialectFormat(text, dialect: dialect, strictness: .permissive, catalog: .localized)
      options = given?.applied(to: read.options) ?? read.options
      format = read.format
    }
    let read = try format ?? FieldFormat(try Mask(text, strictness: .permissive))
    self.format = try preparation.map { try Self.preparing(read, $0, name) } ?? read
    self.options = options
    showsCard = subject == .card
  }

  /// The members; one that is unknown is a mistake, which would otherwise change nothing in silence.
  private static func members(of decoder: any Decoder) throws -> KeyedDecodingContainer<Key> {
    do { return try decoder.container(onlyKeyedBy: Key.self) } catch DecodingError.dataCorrupted(let context) {
      throw ReplayError(context.debugDescription)
    }
  }

  private static func dialect(_ name: String) throws(ReplayError) -> MaskDialect {
    do { return try MaskDialect(called: name) } catch { throw ReplayError(error.message) }
  }

  private static func preparing(
    _ format: FieldFormat, _ preparation: TextPreparation, _ subject: String
  ) throws(ReplayError) -> FieldFormat {
    guard let prepared = format.preparing(preparation) else {
      throw ReplayError("\"preparation\" is a mask's: a \(subject) is read by rules of its own")
    }
    return prepared
  }

  private static func format(in object: KeyedDecodingContainer<Key>, _ formats: ReplayFormats) throws -> FieldFormat {
    let name = try object.decode(String.self, forKey: .preset)
    let locale = try object.decodeIfPresent(String.self, forKey: .locale)
    var format = try formats.format(named: name, locale: locale)
    // without a day expiries are not looked at: what is played today is played alike tomorrow
    if object.contains(.today) {
      let day = try object.decode(String.self, forKey: .today)
      guard let today = CalendarDate(iso: day) else { throw ReplayError("\"today\" is not a date (YYYY-MM-DD)") }
      format.today = today
    }
    return format
  }
}

/// The options of a field.
private struct ReplayOptions: Decodable {
  private struct Key: CodingKey, CaseIterable {
    static let overflow = Key("overflow")
    static let pastes = Key("pastes")
    static let steps = StepSize.allCases.map { Key($0.optionName) }
    static let allCases = [overflow, pastes] + FieldOptions.Flag.allCases.map { Key($0.rawValue) } + steps

    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
  }

  private var flags: [FieldOptions.Flag: Bool] = [:]
  private var overflow: FieldOptions.Overflow?
  private var pastes: FieldOptions.Pasting?
  private var steps: StepLengths

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self, "option")
    for flag in FieldOptions.Flag.allCases where object.contains(Key(flag.rawValue)) {
      flags[flag] = try object.decode(Bool.self, forKey: Key(flag.rawValue))
    }
    steps = try object.decodeSteps(Key.steps[0], Key.steps[1], Key.steps[2])
    if object.contains(.overflow) {
      overflow = try object.decode(Choice<FieldOptions.Overflow>.self, forKey: .overflow).value
    }
    if object.contains(.pastes) {
      pastes = try object.decode(Choice<FieldOptions.Pasting>.self, forKey: .pastes).value
    }
  }

  /// Others with those that are given here.
  func applied(to others: FieldOptions) -> FieldOptions {
    var options = others
    for (flag, isOn) in flags { options[flag] = isOn }
    if let overflow { options.overflow = overflow }
    if let pastes { options.pastes = pastes }
    for size in StepSize.allCases { options.steps[size] = steps[size] ?? options.steps[size] }
    return options
  }
}
