public import UnicodeFacts

extension PhoneError {
  /// A clause that says what is wrong.
  public var message: String {
    switch reason {
    case .notANumber: "not a phone number"
    case .noRegion: "no + in front and no region whose number it could be"
    case .unknownRegion(let code): "no region '\(code)' has phone numbers"
    case .invalidCallingCode: "no calling code in use"
    case .tooShort(let limit): "fewer than \(limit) digits"
    case .tooShortAfterPrefix: "too few digits after the calling code's prefix"
    case .tooLong(let limit): "more than \(limit) digits"
    case .textTooLong(let limit): "a text of more than \(limit) characters"
    }
  }

  /// A suggestion of what would do instead.
  public var suggestion: String {
    switch reason {
    case .notANumber: "write three digits or more, with space, dash, dot, / or ( ) between"
    case .noRegion: "write + and the calling code in front, or name the region"
    case .unknownRegion: "take the two letters of ISO 3166, as DE or US"
    case .invalidCallingCode: "write one of a country or service, as +49, +1 or +800"
    case .tooShort, .tooShortAfterPrefix: "write all of it"
    case .tooLong: "write one number, without what is dialled after it"
    case .textTooLong: "give the number alone"
    }
  }

  /// Its position; `nil` if the text is not what is wrong.
  public var place: SourcePlace? { position.map { .offset($0) } }
}
