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
struct FormatSourceArguments: ParsableArguments {
  @OptionGroup var mask: MaskArgument
  @OptionGroup var day: TodayArgument
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments

  /// The style of numbers that is named.
  var style: NumberRequest.StyleName? { mask.isMask ? nil : NumberRequest.StyleName(rawValue: mask.nameOrMask) }

  /// Whether phone numbers are named.
  var isPhone: Bool { !mask.isMask && mask.nameOrMask == "phone" }

  mutating func validate() throws {
    if day.today != nil && !mask.isNamed {
      throw ValidationError("--today is for formats of the catalogue alone (see caret formats)")
    }
    if mask.names.place.locale != nil && style == nil && LocaleFormatName(rawValue: mask.nameOrMask) == nil {
      throw ValidationError("--locale is for numbers, and for the formats date and time")
    }
    if !mask.isNamed, let option = mask.names.bounds.firstGiven { throw ValidationError("\(option) is for dates alone") }
    if !isPhone, let option = phone.firstGiven { throw ValidationError("\(option) is for the format phone alone") }
    if style == nil, let option = numbers.firstGiven {
      let names = NumberRequest.StyleName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) is for numbers alone: \(names)")
    }
  }

  /// - Parameters:
  ///   - usualLocale: the locale of numbers where none was given.
  ///   - usualRegion: the region of phone numbers where none was given.
  func source(usualLocale: String? = nil, usualRegion: PhoneRegion? = nil) throws(CommandFailure) -> FormatSource {
    try mask.names.catalog.requireReadable()
    if isPhone { return .phone(try phone.format(usualRegion: usualRegion)) }
    if let style { return .numbers(try numbers.format(style, locale: mask.names.place.locale ?? usualLocale)) }
    let named = try mask.named()
    do throws(MaskError) {
      guard let named else { return .mask(try Mask(mask.nameOrMask), nil) }
      return .mask(try named.mask(), CheckedFormat(format: named, today: day.date))
    } catch {
      if let named { throw mask.names.failure(error, of: named) }
      let hint = mask.isUnknownName ? "no format is called \(mask.nameOrMask) (see caret formats), and as a mask: " : ""
      throw CommandFailure(hint + Finding(error).message)
    }
  }
}
