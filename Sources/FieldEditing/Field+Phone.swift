public import PhoneNumbering

/// What is known of a phone number while it is entered.
extension Field {
  /// The number entered, its extension included.
  ///
  ///     try phone.phoneNumber.e164     // "+442079460958"
  ///
  /// - Throws: `PhoneError` where it is none yet, or the field is not one of phone numbers.
  public var phoneNumber: PhoneNumber {
    get throws(PhoneError) {
      guard case .phone(let field) = entry else { throw PhoneError(.notANumber) }
      return try field.phoneNumber()
    }
  }

  /// The regions whose numbers go on as this one has begun, the main one of its calling code first; none where no number begins so.
  ///
  /// `+1 868` may be Trinidad and Tobago alone, `+1` is any region of North America.
  public var phoneRegions: [PhoneRegion] {
    if case .phone(let field) = entry { field.regions } else { [] }
  }

  /// Goes on in another region: the digits stay, and are laid out by its rules. A calling code of the former region becomes its own.
  @discardableResult public mutating func changeRegion(to region: PhoneRegion?) -> EditResult {
    switch entry {
    case .phone(var field): return field.change(to: region)
    // refused, it ends a composition all the same, as every edit does
    case .mask(var field):
      field.endComposition()
      return field.refuse()
    case .number(var field):
      field.endComposition()
      return field.refuse()
    }
  }
}
