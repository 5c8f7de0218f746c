import ArgumentParser
import Caretaker

/// What texts are formatted by: a mask, one of the catalogue with what it must obey, a locale's numbers, or phone numbers.
enum FormatSource {
  case mask(Mask, CheckedFormat?)
  case numbers(LocaleNumberFormat)
  case phone(PhoneFormat)
}

/// A format of the catalogue, and the day against which its values are held.
struct CheckedFormat {
  let format: NamedFormat
  let today: CalendarDate?

  /// Whether more is known of its values than its mask tells: which networks a card may be of.
  var isCard: Bool { format.name == "card" }

  func state(of field: borrowing Field) -> EntryState { format.state(of: field, today: today) }
}

/// What says on the command line what texts are formatted by.
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

  func validate() throws { try options.requireSuited(to: nameOrMask) }

  /// - Parameters:
  ///   - usualLocale: the locale of numbers where none was given.
  ///   - usualRegion: the region of phone numbers where none was given.
  func source(usualLocale: String? = nil, usualRegion: PhoneRegion? = nil) throws(CommandFailure) -> FormatSource {
    try options.source(of: nameOrMask, usualLocale: usualLocale, usualRegion: usualRegion)
  }
}

/// What says on the command line how the format that is named, or the mask, is to be understood.
struct FormatSourceOptions: ParsableArguments {
  @OptionGroup var mask: MaskOptions
  @Flag(name: .customLong("program"), help: "It is a file that caret compile wrote.")
  var isProgram = false
  @OptionGroup var day: TodayArgument
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments

  func style(of nameOrMask: String) -> NumberRequest.StyleName? {
    mask.isMask || isProgram ? nil : NumberRequest.StyleName(rawValue: nameOrMask)
  }
  func isPhone(_ nameOrMask: String) -> Bool { !mask.isMask && !isProgram && nameOrMask == "phone" }

  /// The first option that was given, if any was; a catalogue is none.
  var firstGiven: String? {
    if mask.isMask { return "--mask" }
    if isProgram { return "--program" }
    if day.today != nil { return "--today" }
    if mask.names.place.locale != nil { return "--locale" }
    return mask.names.bounds.firstGiven ?? numbers.firstGiven ?? phone.firstGiven
  }

  /// Refuses an option that means nothing to what is named.
  func requireSuited(to nameOrMask: String) throws {
    if isProgram && mask.isMask { throw ValidationError("--mask and --program say two things of \(nameOrMask.printable)") }
    let (style, isNamed) = (style(of: nameOrMask), !isProgram && mask.isNamed(nameOrMask))
    if day.today != nil && !isNamed {
      throw ValidationError("--today is for formats of the catalogue alone (see caret formats)")
    }
    if mask.names.place.locale != nil && style == nil && (isProgram || LocaleFormatName(rawValue: nameOrMask) == nil) {
      throw ValidationError("--locale is for numbers, and for the formats date and time")
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

  /// What a name or a mask stands for.
  func source(
    of nameOrMask: String, usualLocale: String? = nil, usualRegion: PhoneRegion? = nil
  ) throws(CommandFailure) -> FormatSource {
    if isProgram {
      do { return .mask(try Mask(mapping: nameOrMask), nil) } catch {
        throw CommandFailure("\(nameOrMask.printable): \(error)")
      }
    }
    try mask.names.catalog.requireReadable()
    if isPhone(nameOrMask) { return .phone(try phone.format(usualRegion: usualRegion)) }
    if let style = style(of: nameOrMask) {
      return .numbers(try numbers.format(style, locale: mask.names.place.locale ?? usualLocale))
    }
    let named = try mask.format(named: nameOrMask)
    do throws(MaskError) {
      guard let named else { return .mask(try Mask(nameOrMask), nil) }
      return .mask(try named.mask(), CheckedFormat(format: named, today: day.date))
    } catch {
      if let named { throw mask.names.failure(error, of: named) }
      let isUnknown = mask.isUnknownName(nameOrMask)
      let hint = isUnknown ? "no format is called \(nameOrMask) (see caret formats), and as a mask: " : ""
      throw CommandFailure(hint + Finding(error).message)
    }
  }
}
