internal import FieldFormats

/// Dates, months and times in formats of the catalogue.
enum DateSource {
  /// How often what is met, of 100.
  private enum Share {
    /// A day that its month does not have.
    static let impossible = 3
    /// Typed without separators, which the field puts in.
    static let digitsAlone = 40
    /// Typed without zeros in front, where a separator follows.
    static let unpadded = 20
    /// Pasted with other separators than the field's, where these are not part of the value.
    static let otherMarks = 25
  }

  static func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let shape = DateForm.shares.pick(using: &chance)
    let moment = Moment(in: shape, isImpossible: shape.hasDay && chance.isTrue(Share.impossible), using: &chance)
    let shown = moment.text(of: shape)
    var value = shape.hasMarksInValue ? shown.scalars : moment.text(of: shape, marks: .none).scalars
    // the M of AM and PM, certain to come, joins the value when editing ends
    if value.last == "M" { value.removeLast() }
    var entry = Entry(
      format: FormatName(shape.name), value: String(String.UnicodeScalarView(value)), isValid: moment.isPossible)
    switch form {
    case .typed:
      let way = chance.below(100)
      let typed =
        way < Share.digitsAlone
        ? moment.text(of: shape, marks: .none)
        : way < Share.digitsAlone + Share.unpadded ? moment.text(of: shape, isPadded: false) : shown
      entry.typed = typed.scalars
      entry.slips = typed.free
      // nothing stands after it that would be pushed out of its place
      if typed.free.upperBound == typed.scalars.count { entry.run = typed.free }
    case .plain: entry.text = moment.text(of: shape, marks: .none).string
    case .formatted:
      let isOther = !shape.hasMarksInValue && chance.isTrue(Share.otherMarks)
      entry.text =
        isOther
        ? moment.text(of: shape, marks: .all(chance.pick(shape.isMonthFirst ? ["-", " "] : [".", "-", " "]))).string
        : shown.string
    case .filledIn: entry.text = shown.string
    }
    return entry
  }
}

/// A point in time.
private struct Moment {
  var year, month, day, hour, minute, second: Int
  let isPossible: Bool

  init(in shape: DateForm, isImpossible: Bool, using chance: inout Chance) {
    year = shape.years.lowerBound + chance.below(shape.years.count)
    month = isImpossible ? chance.pick([2, 4, 6, 9, 11]) : 1 + chance.below(12)
    let days = Self.days(of: month, year)
    day = isImpossible ? days + 1 + chance.below(31 - days) : 1 + chance.below(days)
    hour = chance.below(24)
    minute = chance.isTrue(50) ? 15 * chance.below(4) : chance.below(60)
    second = chance.below(60)
    isPossible = !isImpossible
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How separators are written.
  enum Marks { case own, none, all(Unicode.Scalar) }

  /// A text, and which of its digits may be any.
  struct Text {
    var scalars: [Unicode.Scalar] = []
    var free = 0..<0
    var string: String { String(String.UnicodeScalarView(scalars)) }

    fileprivate mutating func append(_ number: Int, _ width: Int) {
      if width > 1 { append(number / 10, width - 1) }
      scalars.append(Unicode.Scalar(48 + UInt8(number % 10)))
    }
  }

  func text(of shape: DateForm, marks: Marks = .own, isPadded: Bool = true) -> Text {
    var text = Text()
    text.scalars.reserveCapacity(24)
    for (place, piece) in shape.pieces.enumerated() {
      let start = text.scalars.count
      switch piece {
      case .year(let width):
        text.append(width == 2 ? year % 100 : year, width)
        text.free = start..<text.scalars.count
      case .month, .day, .hour, .shortHour, .minute, .second:
        let number = number(of: piece)
        text.append(number, isPadded || number > 9 || place == shape.pieces.count - 1 ? 2 : 1)
        // a time has no year: then its last digit may be any
        if case .minute = piece, text.free.isEmpty { text.free = text.scalars.count - 1..<text.scalars.count }
      case .period: text.scalars += [hour < 12 ? "A" : "P", "M"]
      case .mark(let mark):
        switch marks {
        case .own: text.scalars.append(mark)
        case .none: break
        case .all(let other): text.scalars.append(other)
        }
      }
    }
    return text
  }

  private func number(of piece: DateForm.Piece) -> Int {
    switch piece {
    case .month: month
    case .day: day
    case .hour: hour
    case .shortHour: (hour + 11) % 12 + 1
    case .minute: minute
    case .second: second
    case .year, .period, .mark: 0
    }
  }
}
