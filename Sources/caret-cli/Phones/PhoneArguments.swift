import ArgumentParser
import CommandConsole
import FieldFormats
import PhoneNumbering

/// What says on the command line where numbers are dialled.
struct RegionArgument: ParsableArguments {
  @Option(help: ArgumentHelp("Where the numbers are dialled, as GB or US (see caret regions).", valueName: "code"))
  var region: String?

  /// - Parameter usual: the region where none was given.
  func phoneRegion(usual: PhoneRegion? = nil) throws(CommandFailure) -> PhoneRegion? {
    guard let region else { return usual }
    return try PhoneRegion(argument: region)
  }
}

/// What says on the command line how phone numbers are entered and written.
struct PhoneArguments: ParsableArguments {
  @OptionGroup var place: RegionArgument

  @Flag(help: "Numbers are entered after the region's calling code, which is auto-inserted.")
  var international = false

  @Option(help: "How finished numbers are written; as they were typed where it is left out.")
  var style: Choice<PhoneNumberStyle>?

  /// The first option that was given, if any was.
  var firstGiven: String? {
    if place.region != nil { return "--region" }
    if international { return "--international" }
    return style == nil ? nil : "--style"
  }

  /// - Parameters:
  ///   - name: phone numbers, and what the options need not say.
  ///   - usualRegion: the region where none was given: there is none for what is read from files.
  func format(_ name: FormatName, usualRegion: PhoneRegion? = nil) throws(CommandFailure) -> FieldFormat {
    let arguments = try name.arguments(of: .phones)
    let code = try arguments.value("region", or: place.region, "--region")
    let region = try code.map { code throws(CommandFailure) in try PhoneRegion(argument: code) } ?? usualRegion
    if international && region == nil {
      throw CommandFailure("--international needs a --region, whose calling code is auto-inserted")
    }
    guard let region else { return FieldFormat(PhoneFormat(nil)) }
    guard let style = international ? "international" : arguments["style"] else {
      return FieldFormat(PhoneFormat(region))
    }
    return try FormatProvider.phones.made(FormatName("phone", [region.code, style]))
  }
}
