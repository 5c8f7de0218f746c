internal import FieldFormats
internal import UnicodeFacts

/// Something that a form says, before it is put into a language.
///
/// Of a secret it names the field and counts, never a part of the value.
public struct FormMessage: Hashable, Sendable {
  /// The key of the message.
  public let key: FormMessageKey
  /// The parameters that it names, such as a bound.
  public let parameters: [Parameter]
  /// The field's own words for it; `nil` if the language's are used.
  public let template: String?

  init(_ key: FormMessageKey, _ parameters: [Parameter] = [], template: String? = nil) {
    self.key = key
    self.parameters = parameters
    self.template = template
  }

  /// The message in a language.
  ///
  /// - Parameter language: The language.
  /// - Returns: A sentence without a full stop.
  /// - Complexity: O(*n*) in the text.
  public func text(in language: FormLanguage) -> String {
    let own = template.map { MessageTemplate($0, language.plurals) }
    return language.fill(own ?? language.template(key), parameters)
  }

  /// Something that a message names.
  public struct Parameter: Hashable, Sendable {
    /// Its name in the templates, such as `term`.
    public let name: String
    /// The value that it stands for.
    public let value: Value

    /// A text, such as the field's term or a date as the field shows it.
    ///
    /// - Parameters:
    ///   - name: Its name in the templates.
    ///   - text: What is put there.
    /// - Returns: The parameter.
    /// - Complexity: O(1)
    public static func text(_ name: String, _ text: String) -> Parameter { Parameter(name: name, value: .text(text)) }

    /// A count, by which words are chosen.
    ///
    /// - Parameters:
    ///   - name: Its name in the templates.
    ///   - count: How many.
    /// - Returns: The parameter.
    /// - Complexity: O(1)
    public static func count(_ name: String, _ count: Int) -> Parameter { Parameter(name: name, value: .count(count)) }

    /// The value of a parameter.
    public enum Value: Hashable, Sendable {
      /// A text.
      case text(String)
      /// A count, by which words are chosen.
      case count(Int)
    }

    /// Whether a place names it, with a small letter or a capital.
    func hasName(_ place: String) -> Bool { isSpelled(place) || place.utf8.elementsEqual(name.capitalizedFirst.utf8) }
    func isSpelled(_ place: String) -> Bool { place.utf8.elementsEqual(name.utf8) }

    /// The count by which words are chosen; `nil` of a text.
    var count: Int? { if case .count(let count) = value { count } else { nil } }

    func text(isCapitalized: Bool) -> String {
      switch value {
      case .count(let count): "\(count)"
      case .text(let text): isCapitalized ? text.capitalizedFirst : text
      }
    }
  }
}

extension String {
  /// The same with a small letter at its start, where the second is small, too: *Card number*, but not *IBAN*.
  var loweredFirst: String {
    let scalars = unicodeScalars
    guard let first = scalars.first, let second = scalars.dropFirst().first, second.simpleUppercase != second else {
      return self
    }
    var text = ""
    text.unicodeScalars.append(first.simpleLowercase)
    text.unicodeScalars.append(contentsOf: scalars.dropFirst())
    return text
  }
}
