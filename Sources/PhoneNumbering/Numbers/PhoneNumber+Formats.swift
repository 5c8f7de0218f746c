/// A style of writing a number.
public enum PhoneNumberStyle: String, Hashable, Sendable, CaseIterable {
  /// `+493012345678`: ITU-T E.164, for storing and dialling. It has no extension.
  case e164
  /// `+49 30 12345678`: for readers anywhere.
  case international
  /// `030 12345678`: for readers in the region.
  case national
  /// `tel:+49-30-12345678`: an address (RFC 3966).
  case rfc3966
}

extension PhoneNumber {
  /// The number in a style, with its extension, if it has one, as the region writes it.
  ///
  ///     try PhoneNumber("+442070313000;ext=12").format(.national)  // "020 7031 3000 x12"
  ///
  /// - Parameter style: International, national, E.164 or a link.
  /// - Returns: The number with the separators of the style.
  @export(interface) public func format(_ style: PhoneNumberStyle) -> String {
    var text = PhoneNumberWriter(self)
    switch style {
    case .e164:
      text.write("+\(callingCode)")
      text.write(nationalDigits)
    case .international:
      text.write("+\(callingCode) ")
      text.writeInternational()
      text.writeExtension()
    case .national:
      text.writeNational(carrier: "")
      text.writeExtension()
    case .rfc3966:
      text.writeInternational()
      text.joinGroupsWithHyphens()
      text.insertInFront("tel:+\(callingCode)-")
      if !extensionNumber.isEmpty { text.write(";ext=\(extensionDigits)") }
    }
    return text.text
  }

  /// `+493012345678`.
  public var e164: String { format(.e164) }
  /// `+49 30 12345678`.
  public var international: String { format(.international) }
  /// `030 12345678`.
  public var national: String { format(.national) }
  /// `tel:+49-30-12345678`.
  public var rfc3966: String { format(.rfc3966) }

  /// Returns the number as it is dialled through a carrier's network: `0 15 11 3456-7890` in Brazil. Without a carrier,
  /// and where none is dialled, this is `national`.
  ///
  /// - Parameter carrier: The carrier's code, digits as they are dialled; empty for none.
  /// - Returns: The number with the carrier's code where the region has calls through carriers.
  public func national(carrier: String) -> String {
    var text = PhoneNumberWriter(self)
    text.writeNational(carrier: carrier)
    text.writeExtension()
    return text.text
  }
}
