public import FieldEditing
internal import MaskSyntax
internal import UnicodeFacts

/// The field of the security code, which follows the card's.
extension CardFormat {
  /// The mask of the security code for a card: as many digits as its network's code has; three or four while the
  /// network is not certain, or where none is known.
  ///
  ///     let status = format.status(of: card)
  ///     code.changeMask(to: CardFormat.securityCodeMask(for: status))     // "1234" stays for American Express
  ///     label = status.securityCode?.name ?? "Security code"             // "CID"
  ///
  /// The masks are compiled once.
  ///
  /// - Parameter status: What is known of the card in the field beside.
  /// - Returns: A mask of three digits, of four, or of three or four.
  public static func securityCodeMask(for status: CardStatus) -> Mask {
    guard let length = status.securityCode?.length, CardNetwork.SecurityCode.lengths ~= length else { return anyCode }
    return codes[length - 1]
  }

  private static let anyCode = mask(least: 3, most: 4)
  /// By their length.
  private static let codes = CardNetwork.SecurityCode.lengths.map { mask(least: $0, most: $0) }

  private static func mask(least: Int, most: Int) -> Mask {
    do throws(MaskError) {
      return try Mask { Mask.Repeat(.digit, least...most) }
    } catch {
      preconditionFailure(error.description)
    }
  }
}
