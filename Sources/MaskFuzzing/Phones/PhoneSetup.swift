public import FieldEditing
public import PhoneNumbering

/// A field of phone numbers to play scripts on: where one types, and how.
///
///     EngineTarget(PhoneSetup(PhoneFormat(try PhoneRegion("US"), .international)))
public struct PhoneSetup: Hashable, Sendable {
  /// The region, the style and what else numbers may have.
  public var format: PhoneFormat
  /// The options of the field. What offsets count is not a matter of a setup.
  public var options = FieldOptions()

  /// A setup; texts that arrive whole are taken verbatim, as the oracle takes them.
  ///
  /// - Parameters:
  ///   - format: The region, the style and what else numbers may have.
  ///   - options: How the field behaves.
  public init(_ format: PhoneFormat, options: FieldOptions = FieldOptions()) {
    self.format = format
    self.options = options
    self.options.pastes = .verbatim
  }

  /// The same field, which takes whole texts verbatim.
  package var verbatim: PhoneSetup { PhoneSetup(format, options: options) }
}

extension PhoneFormat.Style {
  /// As in JSON and on the command line.
  package var name: String {
    switch self {
    case .national: "national"
    case .international: "international"
    }
  }

  package init?(name: String) {
    switch name {
    case "national": self = .national
    case "international": self = .international
    default: return nil
    }
  }
}

/// As JSON, what is not given being as usual:
///
///     {"region": "US", "style": "international", "digitLimit": 30, "extensions": false, "eager": false,
///      "pastes": "verbatim", "secure": true, "overwriting": true}
///
/// A region is always given, and null where there is none. Whole texts are read as a field reads them, losing nothing,
/// unless `pastes` says otherwise.
extension PhoneSetup: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case region, style, digitLimit, extensions, eager, pastes, secure, overwriting
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self, "member of \"phone\"")
    format = PhoneFormat(nil)
    if let code = try object.decode(String?.self, forKey: .region) {
      do {
        format.region = try PhoneRegion(code)
      } catch {
        throw DecodingError.dataCorruptedError(forKey: .region, in: object, debugDescription: "\(error)")
      }
    }
    if let name = try object.decodeIfPresent(String.self, forKey: .style) {
      guard let style = PhoneFormat.Style(name: name) else {
        throw object.valueError(of: .style, "is to be \"national\" or \"international\"")
      }
      format.style = style
    }
    if let limit = try object.decodeIfPresent(Int.self, forKey: .digitLimit) {
      format.digitLimit = limit
      // a limit that is out of bounds is brought inside
      if format.digitLimit != limit { throw object.valueError(of: .digitLimit, "is to be 1 or more, and 61 at most") }
    }
    format.takesExtensions = try object.decodeIfPresent(Bool.self, forKey: .extensions) ?? format.takesExtensions
    options.isEager = try object.decodeIfPresent(Bool.self, forKey: .eager) ?? options.isEager
    if let name = try object.decodeIfPresent(String.self, forKey: .pastes) {
      guard let pastes = FieldOptions.Pasting.allCases.first(where: { "\($0)" == name }) else {
        let names = FieldOptions.Pasting.allCases.map { "\"\($0)\"" }
        throw object.valueError(of: .pastes, "is to be \(names.joined(separator: " or "))")
      }
      options.pastes = pastes
    }
    options.isSecure = try object.decodeIfPresent(Bool.self, forKey: .secure) ?? options.isSecure
    options.isOverwriting = try object.decodeIfPresent(Bool.self, forKey: .overwriting) ?? options.isOverwriting
  }
}

extension PhoneSetup: CustomStringConvertible {
  /// The field as JSON, what is as usual left out.
  public var description: String {
    let usual = PhoneFormat(nil)
    var members = ["\"region\": \(format.region.map { $0.code.asJSON } ?? "null")"]
    if format.style != usual.style { members.append("\"style\": \(format.style.name.asJSON)") }
    if format.digitLimit != usual.digitLimit { members.append("\"digitLimit\": \(format.digitLimit)") }
    if format.takesExtensions != usual.takesExtensions { members.append("\"extensions\": \(format.takesExtensions)") }
    if !options.isEager { members.append("\"eager\": false") }
    if options.pastes != .lossless { members.append("\"pastes\": \"\(options.pastes)\"") }
    if options.isSecure { members.append("\"secure\": true") }
    if options.isOverwriting { members.append("\"overwriting\": true") }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
