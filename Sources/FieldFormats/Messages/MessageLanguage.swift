/// A language for a field's messages: a table of texts.
///
///     let german = MessageLanguage.named("de-AT") ?? .english
///     var field = Field(try Mask("[2-9]##"))
///     let result = field.insert("1")
///     field.messages(on: result, of: "1", in: german).map(\.text)
///     // ["'1' abgelehnt: erwartet wird eine Ziffer von 2 bis 9"]
///
/// English, German and French are built in (``all``). For another language give the table; what it does not have is
/// said in English:
///
///     let dutch = MessageLanguage(
///       "nl", [.full: "het veld is vol", .fractionRoom: "hooguit {0} {0|cijfer|cijfers} achter de komma"])
///
/// In a text `{0}` is the first argument of the ``MessageKey``, and `{0|cijfer|cijfers}` the first or the second word,
/// as the count in that argument asks for the singular or the plural.
public struct MessageLanguage: Sendable {
  /// Its tag, such as `de`.
  public let code: String
  /// Its texts by key.
  public let texts: [MessageKey: String]
  /// The greatest count that has the singular, of which zero may be one, as in French; 1 in most languages.
  private let singulars: ClosedRange<Int>

  /// A language.
  ///
  /// - Parameters:
  ///   - code: Its tag, such as `nl`.
  ///   - texts: Its texts by key.
  ///   - singulars: Which counts have the singular.
  /// - Complexity: O(1): the table is shared.
  public init(_ code: String, _ texts: [MessageKey: String], singulars: ClosedRange<Int> = 1...1) {
    self.code = code
    self.texts = texts
    self.singulars = singulars
  }

  /// The languages that are built in.
  public static var all: [MessageLanguage] { [english, german, french] }

  /// The language of a tag or a locale's identifier, such as `de-AT` or `fr_CA`; `nil` for one that is not built in.
  ///
  /// - Parameter tag: The tag; what follows the language is not looked at.
  /// - Returns: The language, or `nil`.
  /// - Complexity: O(1)
  @export(interface) public static func named(_ tag: String) -> MessageLanguage? {
    var code = ""
    for scalar in tag.unicodeScalars.prefix(while: { $0.isLetter }) {
      code.unicodeScalars.append(scalar.simpleLowercase)
    }
    return all.first { $0.code == code }
  }

  /// A text in the language.
  ///
  ///     MessageLanguage.english.text(.below, "5")     // "it is less than 5"
  ///
  /// - Parameters:
  ///   - key: What it says.
  ///   - arguments: What it names, as the key says. Counts are decimal numbers.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: O(*n*) in the text.
  @export(interface) public func text(_ key: MessageKey, _ arguments: String...) -> String {
    let template = texts[key] ?? MessageLanguage.english.texts[key] ?? key.rawValue
    var text = ""
    var rest = template[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      text += rest[..<start]
      text += filled(rest[rest.index(after: start)..<end], arguments)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// What stands in braces: `0`, or `0|digit|digits`.
  private func filled(_ place: Substring, _ arguments: [String]) -> String {
    let parts = place.split(separator: "|", omittingEmptySubsequences: false)
    guard let number = parts.first?.utf8.smallNumber, arguments.indices.contains(number) else { return "{\(place)}" }
    let argument = arguments[number]
    if parts.count < 3 { return argument }
    return String(argument.utf8.smallNumber.map { singulars.contains($0) } ?? false ? parts[1] : parts[2])
  }
}

extension String {
  /// The same with a capital at its start.
  package var capitalizedFirst: String {
    guard let first = unicodeScalars.first else { return self }
    var text = ""
    text.unicodeScalars.append(first.simpleUppercase)
    text.unicodeScalars.append(contentsOf: unicodeScalars.dropFirst())
    return text
  }
}
