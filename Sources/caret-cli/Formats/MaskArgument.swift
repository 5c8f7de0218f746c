import ArgumentParser
import Caretaker

/// NAME|MASK: a format of the catalogue, or a mask written out.
struct MaskArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The name of a format (see caret formats), or a mask.", valueName: "name|mask"))
  var nameOrMask: String

  @Flag(name: .customLong("mask"), help: "It is a mask, even if a format is called so.")
  var isMask = false

  /// The format of the name, if there is one.
  var named: NamedFormat? { isMask ? nil : FormatCatalog.standardFormat(named: nameOrMask) }

  /// The text of the mask.
  var text: String { named?.maskText ?? nameOrMask }

  /// The mask.
  func mask() throws(MaskError) -> Mask {
    if let named { return try named.mask() }
    return try Mask(nameOrMask)
  }

  /// Whether it looks like a name that the catalogue does not know.
  var isUnknownName: Bool { !isMask && named == nil && nameOrMask.looksLikeFormatName }
}

extension FormatCatalog {
  /// The format that an argument names. For what cannot be a name the catalogue, which takes its time, is not even made.
  static func standardFormat(named name: String) -> NamedFormat? { name.looksLikeFormatName ? standard[name] : nil }
}

extension String {
  /// Whether it could be the name of a format, and no mask: letters, digits and hyphens, a letter first.
  var looksLikeFormatName: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    return utf8.allSatisfy { $0.isLetter || 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 97...122 ~= self | 32 }
}
