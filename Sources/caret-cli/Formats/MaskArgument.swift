import ArgumentParser
import Caretaker

/// NAME|MASK: a format of the catalogue, or a mask written out.
struct MaskArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The name of a format (see caret formats), or a mask.", valueName: "name|mask"))
  var nameOrMask: String

  @Flag(name: .customLong("mask"), help: "It is a mask, even if a format is called so.")
  var isMask = false

  @OptionGroup var catalog: CatalogArgument

  /// The format of the name, if there is one.
  var named: NamedFormat? { isMask ? nil : catalog.format(named: nameOrMask) }

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
