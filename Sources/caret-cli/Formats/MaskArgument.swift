import ArgumentParser
import CommandConsole
import FieldFormats

/// NAME|MASK: a format of the catalogue, or a mask written out.
struct MaskArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The name of a format (see caret formats), or a mask.", valueName: "name|mask"),
    completion: .formatNames)
  var nameOrMask: String

  @Flag(name: .customLong("mask"), help: MaskOptions.help)
  var isMask = false
  @OptionGroup var catalog: CatalogArgument
  @OptionGroup var place: LocaleArgument
  @OptionGroup(title: "Options of dates") var bounds: DateBoundArguments
  @OptionGroup var dialect: DialectArgument

  var options: MaskOptions {
    MaskOptions(
      isMask: isMask || dialect.name != nil,
      names: NamedFormatArguments(catalog: catalog, place: place, bounds: bounds))
  }

  /// The format of the name, if there is one.
  func named() throws(CommandFailure) -> NamedFormat? { try options.format(named: nameOrMask) }

  /// The numbers or phone numbers that are named; `nil` for anything else.
  func madeFormat() throws(CommandFailure) -> FieldFormat? {
    guard var name = options.name(nameOrMask), name.isPhone || name.style != nil else { return nil }
    // the locale is the last argument of each
    if let locale = options.names.place.locale { name = FormatName(name.base, name.arguments + [locale]) }
    return try options.names.catalog.format(whole: name.description)
  }
}

/// How a NAME|MASK is to be understood. Not a group of arguments of its own, as `NamedFormatArguments` is not one.
struct MaskOptions {
  static let help: ArgumentHelp = "It is a mask, even if a format is called so."

  let isMask: Bool
  let names: NamedFormatArguments

  /// The name, with its arguments; `nil` for what can only be a mask.
  func name(_ nameOrMask: String) -> FormatName? { isMask ? nil : try? FormatName(parsing: nameOrMask) }

  /// Whether a format is called so.
  func isNamed(_ nameOrMask: String) -> Bool { !isMask && names.knows(nameOrMask) }

  /// The format of the name, if there is one.
  func format(named nameOrMask: String) throws(CommandFailure) -> NamedFormat? {
    try names.catalog.requireReadable()
    return isMask ? nil : try names.format(named: nameOrMask)
  }

  /// Whether it looks like a name that the catalogue does not know.
  func isUnknownName(_ nameOrMask: String) -> Bool { !isMask && !isNamed(nameOrMask) && nameOrMask.looksLikeFormatName }
}
