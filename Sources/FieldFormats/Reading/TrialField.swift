package import FieldEditing
internal import SecretMemory
internal import UnicodeFacts

/// A field in which texts are tried, kept from text to text.
package final class TrialField {
  var field: Field
  /// A field for what is tried of a part.
  private var other: Field
  // the format is not kept: it has bytes that are never set, in which what lay on the stack may be copied
  private let options: FieldOptions
  /// Whether marks say where its parts end.
  private let isVariable: Bool
  /// Whether a value shows which marks stand within its figures.
  private let marksDivideFigures: Bool
  /// Whether values are names, of which no mark may get lost.
  private let isName: Bool
  /// Whether the mask takes marks of any of its layouts on the way to a longer one.
  private let literalsMove: Bool
  /// Whether a number in it may be written shorter than the mask has it.
  let hasFixedNumbers: Bool

  /// Whether the text has the letters and digits of literals itself, as it does in another form than the mask's.
  private let hasLiterals: Bool

  convenience init(_ format: FieldFormat, _ knowledge: FormatKnowledge, _ options: FieldOptions) {
    let shape = knowledge.shape
    self.init(
      format, shape, options, isVariable: shape.isVariable, hasLiterals: false, isName: knowledge.isName)
  }

  /// A field of another form than the mask's.
  package convenience init(ofForm form: Mask, _ options: FieldOptions = FieldOptions()) {
    self.init(FieldFormat(form), form.shape, options.forTrying, isVariable: true, hasLiterals: true, isName: false)
  }

  private init(
    _ format: FieldFormat, _ shape: MaskShape, _ options: FieldOptions, isVariable: Bool, hasLiterals: Bool,
    isName: Bool
  ) {
    self.hasLiterals = hasLiterals
    self.options = options
    self.isVariable = isVariable
    marksDivideFigures = isVariable && !shape.hasDigitsBesideValue
    self.isName = isName
    literalsMove = shape.isFromEnd
    hasFixedNumbers = shape.hasFixedNumbers
    field = Field(format, options: options)
    other = Field(format, options: options)
  }

  /// Makes the field from a part of a text.
  func take(_ part: Range<Int>, _ text: ArrivedText) {
    set(&field, text.bytes(part))
  }

  /// Whether a part of a text makes a whole value, of which nothing is lost.
  func isFinished(by part: Range<Int>, _ text: ArrivedText) -> Bool {
    take(part, text)
    let mayBeValue = field.isComplete || hasFixedNumbers && field.rejections.isEmpty
    guard mayBeValue, tookAll(of: part, text) else { return false }
    if !field.isComplete && endsInUnpaddedNumber(part, text) { field.endEditing() }
    return field.isComplete
  }

  /// The same of a whole text.
  package func isFinished(by text: String) -> Bool {
    let text = ArrivedText(text)
    return isFinished(by: text.content, text)
  }

  private func set(_ field: inout Field, _ text: SecretList<UInt8>) {
    // a text that is rejected leaves what the last one made
    field.clear()
    field.setText(text)
    if field.rejections.contains(where: { $0.reason == .tooComplex }) {
      // a field keeps so many different clusters and no more; a new one has room again
      if let mask = field.mask { field = Field(mask, options: options) }
      field.setText(text)
    }
  }

  /// Whether the field lost nothing of the part that it was made from, and will not when editing ends: a number of
  /// natural width with zeros in front is octal to some.
  func tookAll(of part: Range<Int>, _ text: ArrivedText) -> Bool {
    guard !field.hasZerosInFront, rejectsNone(of: part, text), showsLettersAndDigits(of: part, text),
      !callsElsewhere(part, text)
    else {
      return false
    }
    if hasLiterals && !readsLiterals(of: part, text) { return false }
    if literalsMove && !showsItsMarks(of: part, text) { return false }
    return !(marksDivideFigures && autoInsertsSomeMarks(in: part, text)) && isTypedAlike(part, text)
  }

  /// Whether numbers that are written short are read as they are typed: `25/2026` does not begin with 2 and 5.
  private func isTypedAlike(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    guard hasFixedNumbers, hasPadded(part, text), text.scalars[part].contains(where: { $0.isMark }) else { return true }
    other.clear()
    for scalar in text.scalars[part] { other.insert(scalar) }
    return other.valueBytes == field.valueBytes
  }

  /// Whether other digits follow the plus than in the display, where they are a calling code: `+45 33 12 34 56` is no
  /// number of +1.
  private func callsElsewhere(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    guard let plus = text.scalars[part].firstIndex(of: "+"), field.mask != nil else { return false }
    let digits = text.scalars[plus..<part.upperBound].lazy.compactMap { $0.decimalDigit }
    return field.shownBytes.withText { shown in
      let code = shown.unicodeScalars.drop { $0 != "+" }.dropFirst().prefix { $0.isASCIIDigit }
      return !digits.starts(with: code.compactMap { $0.decimalDigit })
    }
  }

  /// Whether the text ends in a number that stands by itself and is shorter than the mask has it, as the day of
  /// `2026-1-2`: figures without a mark between might part elsewhere.
  func endsInUnpaddedNumber(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    let digits = text.scalars[part].reversed().prefix { $0.decimalDigit != nil }.count
    let shown = field.shownBytes.reversed().prefix { 48...57 ~= $0 }.count
    return digits > 0 && digits == shown && digits < part.count
  }

  /// Whether a number before the last is written shorter than the mask has it: the field has more digits than the text.
  func hasPadded(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    field.valueBytes.count { 48...57 ~= $0 } > text.scalars[part].count { $0.decimalDigit != nil }
  }

  /// Whether every letter and digit of a literal comes from the text: of `20##` the text `2032` is the year, and `232`
  /// has not half of its century.
  private func readsLiterals(of part: Range<Int>, _ text: ArrivedText) -> Bool {
    let runs = field.displayRuns()
    return field.shownBytes.withText { shown in
      var scalars = shown.unicodeScalars.makeIterator()
      var next = part.lowerBound
      for run in runs {
        for _ in run.range {
          guard let scalar = scalars.next(), scalar.isASCII && scalar.isLetterOrNumber else { continue }
          let place = text.scalars[next..<part.upperBound].firstIndex { $0.isLetterOrNumber } ?? part.upperBound
          let isRead = place < part.upperBound && text.scalars[place].value | 32 == scalar.value | 32
          if isRead { next = place + 1 } else if run.role == .literal { return false }
        }
      }
      return true
    }
  }

  /// Whether the display has literals wherever the part has marks between letters or digits: `12.345.67-8` is not
  /// `1.234.567-8`.
  private func showsItsMarks(of part: Range<Int>, _ text: ArrivedText) -> Bool {
    let written = MarkPlaces(text.scalars[part].map { $0.isLetterOrNumber })
    if written.places.isEmpty { return true }
    let isLiteral = field.displayRuns().flatMap { run in repeatElement(run.role == .literal, count: run.range.count) }
    let isFigure = field.shownBytes.withText { $0.unicodeScalars.map { $0.isLetterOrNumber } }
    // letters of literals stand in the part, or do not
    let shown = [MarkPlaces(isFigure), MarkPlaces(zip(isFigure, isLiteral).map { $0 && !$1 })]
    return shown.contains { $0.count == written.count && written.places.isSubset(of: $0.places) }
  }

  /// Whether the value has marks within figures that the text has without, beside marks that the text has, too:
  /// `2561.1.1` is not `25.61.1.1`.
  private func autoInsertsSomeMarks(in part: Range<Int>, _ text: ArrivedText) -> Bool {
    var next = part.lowerBound
    var (isAfterMark, autoInsertsSome, hasSome) = (false, false, false)
    for byte in field.valueBytes where byte < 128 {
      if !Unicode.Scalar(byte).isLetterOrNumber {
        isAfterMark = true
        continue
      }
      let place = text.scalars[next..<part.upperBound].firstIndex { $0.isLetterOrNumber } ?? part.upperBound
      // letters and zeros that were auto-inserted stand in no text
      guard place < part.upperBound, text.scalars[place].value | 32 == UInt32(byte) | 32 else { continue }
      let isWithinFigures = 48...57 ~= byte && next > part.lowerBound && text.scalars[next - 1].decimalDigit != nil
      if isAfterMark && isWithinFigures { if place == next { autoInsertsSome = true } else { hasSome = true } }
      (next, isAfterMark) = (place + 1, false)
    }
    return autoInsertsSome && hasSome
  }

  /// Whether all that was rejected of the part are marks that mean nothing.
  private func rejectsNone(of part: Range<Int>, _ text: ArrivedText) -> Bool {
    let rejections = field.rejections
    if rejections.isEmpty { return true }
    if rejections.count > Self.mostMarks { return false }
    let places = places(of: rejections, part, text)
    // most parts lose a letter or a digit, which is seen without a trial
    let areMarks = places.allSatisfy { part.contains($0) && text.scalars[$0].isMark }
    return areMarks && places.allSatisfy { isOwnMark($0, part, text) } || showsWhole(part, text)
  }

  /// What the field lost of the part that it was made from, beside marks that its display has of its own.
  func losses(of part: Range<Int>, _ text: ArrivedText) -> [Rejection] {
    if rejectsNone(of: part, text) { return [] }
    let rejections = field.rejections
    let mayTry = rejections.count <= Self.mostMarks
    return zip(rejections, places(of: rejections, part, text)).compactMap { rejection, place in
      if mayTry && part.contains(place) && isOwnMark(place, part, text) { return nil }
      return Rejection(position: text.character(of: place), reason: rejection.reason, state: rejection.state)
    }
  }

  /// Whether the display has all letters and digits of ASCII, in their order: literals that are typed twice are read
  /// once, and that is not a rejection.
  private func showsLettersAndDigits(of part: Range<Int>, _ text: ArrivedText) -> Bool {
    guard field.mask != nil else { return true }
    let shown = field.shownBytes
    var place = 0
    for scalar in text.scalars[part] where scalar.isASCII && scalar.isLetterOrNumber {
      let small = UInt8(scalar.value) | 32
      while place < shown.count && shown[place] | 32 != small { place += 1 }
      if place == shown.count { return false }
      place += 1
    }
    return true
  }

  /// The scalars at which the rejected characters of a part begin.
  private func places(of rejections: [Rejection], _ part: Range<Int>, _ text: ArrivedText) -> [Int] {
    let starts = text.starts(in: part)
    return rejections.map { $0.position < starts.count ? starts[$0.position] : part.upperBound }
  }

  /// How many characters may be rejected of a text that loses nothing: one with more has them for another reason.
  private static var mostMarks: Int { 32 }

  /// Whether a mark that the field does not take means nothing: a phone number has it between its digits, the display
  /// has one there, too, or it is a light one in a mask of slots alone.
  private func isOwnMark(_ i: Int, _ part: Range<Int>, _ text: ArrivedText) -> Bool {
    let mark = text.scalars[i]
    if field.phoneFormat != nil { return mark.separatesDigits }
    if !mark.isMark || mark.isWhitespace && mark != " " { return false }
    // a sign is not a mark between parts
    let isSign = mark == "-" && part.contains(i + 1) && text.scalars[i + 1].decimalDigit != nil
    if isSign && !text.scalars[part.lowerBound..<i].contains(where: { $0.isLetterOrNumber }) { return false }
    if isName { return mark == " " }
    if mark.isLightMark && !isVariable { return true }
    // what stands twice may be a slip in either place
    if !mark.isLightMark && part.contains(i - 1) && text.scalars[i - 1] == mark { return false }
    return showsMark(at: i, part, text)
  }

  /// Whether the display has literals before what follows a mark, or at its end where nothing does.
  private func showsMark(at i: Int, _ part: Range<Int>, _ text: ArrivedText) -> Bool {
    let next = text.scalars[i..<part.upperBound].firstIndex { !$0.isMark }
    set(&other, text.bytes(part.lowerBound..<(next.map { $0 + 1 } ?? i)))
    // whatever the rest makes of what stands before the mark: `1/1/2026` is not 11/20/26
    if hasFixedNumbers && !field.valueBytes.starts(with: other.valueBytes.dropLast()) { return false }
    return other.shownBytes.withText { shown in
      let last = next == nil ? shown.starts.last : shown.starts.dropLast().last
      return last.map { shown.unicodeScalars[$0].isMark } ?? false
    }
  }

  /// Whether a part is what the field shows when editing ends: literals that may be followed by more are shown only
  /// then.
  private func showsWhole(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    let bytes = text.bytes(part)
    guard field.mask != nil, bytes.starts(with: field.shownBytes) else { return false }
    set(&other, bytes)
    other.endEditing()
    return other.shownBytes == bytes
  }
}

/// Where marks stand between letters and digits: how many of those follow each.
private struct MarkPlaces {
  private(set) var places: Set<Int> = []
  /// How many letters and digits there are.
  private(set) var count = 0

  init(_ isLetterOrDigit: [Bool]) {
    var isBeforeMark = false
    for isFigure in isLetterOrDigit.reversed() {
      if isFigure && isBeforeMark && count > 0 { places.insert(count) }
      if isFigure { count += 1 }
      isBeforeMark = !isFigure
    }
  }
}

extension Field {
  /// Makes the whole field from a text in UTF-8.
  mutating func setText(_ text: SecretList<UInt8>) { text.withText { _ = setText($0) } }
}

extension FieldOptions {
  /// Those of a field in which texts are tried for a field of a mask.
  var forTrying: FieldOptions {
    var options = self
    options.isEager = true
    options.undoSteps = 0
    options.pastes = .verbatim
    // a bullet of a secure field is one scalar, as what it hides mostly is
    options.offsetUnit = .scalars
    return options
  }
}
