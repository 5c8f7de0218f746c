public import PhoneNumbering

/// What is known of a phone number while it is entered.
extension Field {
  /// The number entered, its extension included.
  ///
  ///     try phone.phoneNumber.e164     // "+442079460958"
  ///
  /// - Throws: `PhoneError` where it is not a number yet, or the field is not one of phone numbers.
  public var phoneNumber: PhoneNumber {
    @export(interface) get throws(PhoneError) {
      guard case .phone(let editor) = entry else { throw PhoneError(.notANumber) }
      return try editor.content.phoneNumber()
    }
  }

  /// The number entered as E.164 writes it, without its extension; `nil` where it is not a number yet, or the field is
  /// not one of phone numbers.
  ///
  /// ``phoneNumber`` says why there is none.
  public var e164: String? { (try? phoneNumber)?.e164 }

  /// The regions whose numbers go on as this one has begun, the main one of its calling code first; none where no
  /// number begins so.
  ///
  /// `+1 868` may be Trinidad and Tobago alone, `+1` is any region of North America.
  public var phoneRegions: [PhoneRegion] {
    @export(interface) get {
      if case .phone(let editor) = entry { editor.content.regions } else { [] }
    }
  }

  /// Goes on in another region: the digits stay, and are laid out by its rules. A calling code of the former region
  /// becomes its own.
  ///
  /// - Parameter region: The region whose numbers are typed without a calling code; `nil` takes international numbers
  ///   only.
  /// - Returns: What changed; `.rejected` is among its effects if the field is not one of phone numbers.
  @export(interface) @discardableResult public mutating func changeRegion(to region: PhoneRegion?) -> EditResult {
    if case .phone(let editor) = entry { editor.change(to: region) } else { edit(.changeRegion(region)) }
  }
}
