import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

/// What says on the command line which format texts are of.
///
/// No group of arguments of its own: each level of groups makes parsing some times slower.
struct FormatSourceArguments {
  let nameOrMask: String
  let options: FormatSourceOptions

  /// The style of numbers that is named.
  var style: NumberRequest.StyleName? { options.style(of: nameOrMask) }
  /// Whether phone numbers are named.
  var isPhone: Bool { options.isPhone(nameOrMask) }
  var phone: PhoneArguments { options.phone }

  /// What a mask of another library is, with the options of its field; `nil` where no dialect was given.
  func dialectFormat() throws(CommandFailure) -> DialectFormat? { try options.dialectFormat(of: nameOrMask) }

  func validate() throws { try options.requireSuited(to: nameOrMask) }

  /// - Parameters:
  ///   - usual: whose numbers they are where no locale was given, or no region.
  ///   - entry: how numbers are entered.
  func fieldFormat(usual: UsualPlace? = nil, entry: NumberEntry = NumberEntry()) throws(CommandFailure) -> FieldFormat {
    try options.fieldFormat(of: nameOrMask, usual: usual, entry: entry)
  }
}

/// What says on the command line how the format that is named, or the mask, is to be understood, whatever it is of.
struct FormatOptions: ParsableArguments {
  @Flag(name: .customLong("mask"), help: MaskOptions.help)
  var isMask = false
  @OptionGroup var catalog: CatalogArgument
  @OptionGroup var place: LocaleArgument
  @OptionGroup(title: "Options of dates") var bounds: DateBoundArguments
  @Flag(name: .customLong("program"), help: "It is a file that caret compile wrote.")
  var isProgram = false
  @OptionGroup var dialect: DialectArgument
  @OptionGroup var day: TodayArgument

  fileprivate var mask: MaskOptions {
    MaskOptions(isMask: isMask, names: NamedFormatArguments(catalog: catalog, place: place, bounds: bounds))
  }
}

/// How the format that is named, or the mask, is to be understood.
///
/// Not a group of arguments of its own, as `FormatSourceArguments` is not one.
struct FormatSourceOptions {
  private let options: FormatOptions
  private let numbers: NumberArguments
  let phone: PhoneArguments

  init(_ options: FormatOptions, _ numbers: NumberArguments, _ phone: PhoneArguments) {
    self.options = options
    self.numbers = numbers
    self.phone = phone
  }

  var mask: MaskOptions { options.mask }
  private var isProgram: Bool { options.isProgram }
  private var dialect: DialectArgument { options.dialect }
  private var day: TodayArgument { options.day }
  /// Whether it is not a name, whatever is called so.
  private var isUnnamed: Bool { isProgram || dialect.name != nil }

  private func name(_ nameOrMask: String) -> FormatName? { isUnnamed ? nil : mask.name(nameOrMask) }
  func style(of nameOrMask: String) -> NumberRequest.StyleName? { name(nameOrMask)?.style }
  func isPhone(_ nameOrMask: String) -> Bool { name(nameOrMask)?.isPhone ?? false }

  /// The first option that was given, if any was; a catalogue does not count.
  var firstGiven: String? {
    if mask.isMask { return "--mask" }
    if isProgram { return "--program" }
    if dialect.name != nil { return "--dialect" }
    if day.today != nil { return "--today" }
    if mask.names.place.locale != nil { return "--locale" }
    return mask.names.bounds.firstGiven ?? numbers.firstGiven ?? phone.firstGiven
  }

  /// Rejects an option that means nothing to what is named.
  func requireSuited(to nameOrMask: String) throws {
    if isProgram && mask.isMask {
      throw ValidationError("--mask and --program say two things of \(nameOrMask.printable)")
    }
    if isProgram && dialect.name != nil {
      throw ValidationError("--dialect and --program say two things of \(nameOrMask.printable)")
    }
    let (style, isNamed) = (style(of: nameOrMask), !isUnnamed && mask.isNamed(nameOrMask))
    if day.today != nil && !isNamed {
      throw ValidationError("--today is for formats of the catalogue alone (see caret formats)")
    }
    if mask.names.place.locale != nil && style == nil && name(nameOrMask)?.ofLocale == nil {
      throw ValidationError("--locale is for numbers, and for the formats date, date-range and time")
    }
    if !isNamed, let option = mask.names.bounds.firstGiven { throw ValidationError("\(option) is for dates alone") }
    if !isPhone(nameOrMask), let option = phone.firstGiven {
      throw ValidationError("\(option) is for the format phone alone")
    }
    if style == nil, let option = numbers.firstGiven {
      let names = NumberRequest.StyleName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) is for numbers alone: \(names)")
    }
  }

  /// What a mask of another library is, with the options of its field; `nil` where no dialect was given.
  func dialectFormat(of text: String) throws(CommandFailure) -> DialectFormat? { try dialect.format(of: text) }

  /// What a name or a mask stands for.
  func fieldFormat(
    of nameOrMask: String, usual: UsualPlace? = nil, entry: NumberEntry = NumberEntry()
  ) throws(CommandFailure) -> FieldFormat {
    if isProgram {
      do { return FieldFormat(try Mask(compiledProgramAt: nameOrMask)) } catch {
        throw CommandFailure("\(nameOrMask.printable): \(error)")
      }
    }
    if let foreign = try dialectFormat(of: nameOrMask) { return foreign.format }
    try mask.names.catalog.requireReadable()
    if let name = name(nameOrMask) {
      if name.isPhone { return try phone.format(name, usualRegion: usual?.region) }
      if let style = name.style {
        let numbers = try numbers.format(style, name, locale: mask.names.place.locale, usualLocale: usual?.locale)
        return FieldFormat(numbers, entry: entry)
      }
    }
    let named = try mask.format(named: nameOrMask)
    do throws(MaskError) {
      guard let named else { return FieldFormat(try Mask(nameOrMask)) }
      return try FieldFormat(named, today: day.date)
    } catch {
      if let named { throw mask.names.failure(error, of: named) }
      let isUnknown = mask.isUnknownName(nameOrMask)
      let hint = isUnknown ? "no format is called \(nameOrMask) (see caret formats), and as a mask: " : ""
      throw CommandFailure(hint + Finding(error).commandMessage)
    }
  }
}
