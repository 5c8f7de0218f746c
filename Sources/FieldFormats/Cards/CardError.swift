public import FieldEditing
public import UnicodeFacts

/// The reason why networks do not make a card format.
public enum CardError: Error, Diagnosis {
  /// There is no network.
  case noNetworks
  /// A name is small letters, digits and hyphens, and not `unknown`.
  case malformedName(String)
  /// Two networks have one name.
  case repeatedName(String)
  /// The network has no series, or a series without ranges or layouts.
  case noNumbers(network: String)
  /// Layouts are of 1 to 19 digits, longer than the leading digits of their series, each length once, and their groups
  /// hold them.
  case malformedLayout(network: String)
  /// A security code has 1 to 8 digits.
  case malformedSecurityCode(network: String)
  /// The preferred network is not one of the networks.
  case unknownPreference(String)
  /// The networks together make no mask: a limit was passed.
  case mask(MaskError)

  /// A sentence that says what is wrong, and what would do.
  public var message: String {
    switch self {
    case .noNetworks: "there is no network: give one at least"
    case .malformedName(let name): "\(name) is not a network's name: use small letters, digits and hyphens"
    case .repeatedName(let name): "two networks are called \(name)"
    case .noNumbers(let network): "\(network) has no numbers: give it a series with ranges and layouts"
    case .malformedLayout(let network):
      "\(network): lengths are up to 19, exceed the prefix, and fill the groups"
    case .malformedSecurityCode(let network): "the security code of \(network) has not 1 to 8 digits"
    case .unknownPreference(let name): "\(name) is preferred, and none of the networks"
    case .mask(let error): error.description
    }
  }
}
