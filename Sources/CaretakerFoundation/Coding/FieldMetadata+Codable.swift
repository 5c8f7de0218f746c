public import Caretaker

extension KeyboardKind: Codable {}
extension AutofillType: Codable {}

/// Coded by the names of its properties, so that a server or a page has what it needs to draw a field:
/// `{"label": "Card number", "keyboard": "digits", "autofill": "cc-number", "example": "4111 1111 1111 1111",
/// "isSecure": false}`.
extension FieldMetadata: Codable {
  private enum CodingKeys: String, CodingKey { case label, keyboard, autofill, example, isSecure }

  /// A description; what is missing but for label and example is as in the initializer.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      label: try object.decode(String.self, forKey: .label),
      keyboard: try object.decodeIfPresent(KeyboardKind.self, forKey: .keyboard) ?? .text,
      autofill: try object.decodeIfPresent(AutofillType.self, forKey: .autofill),
      example: try object.decode(String.self, forKey: .example),
      isSecure: try object.decodeIfPresent(Bool.self, forKey: .isSecure) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(label, forKey: .label)
    try object.encode(keyboard, forKey: .keyboard)
    try object.encodeIfPresent(autofill, forKey: .autofill)
    try object.encode(example, forKey: .example)
    try object.encode(isSecure, forKey: .isSecure)
  }
}
