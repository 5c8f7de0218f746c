internal import FieldEditing
internal import MaskSyntax
internal import SecretMemory
import Synchronization
internal import UnicodeFacts

/// What a format knows of its values beyond their shape: the labels they stand beside, the other forms in which people
/// have them at hand, and the checks they pass.
final class FormatKnowledge: Sendable {
  let tree: MaskTree
  let checks: [Check]
  /// What stands beside the field: a text that begins with it is read without it, even where it could be part of a
  /// value.
  let label: String
  /// The words of which one stands in any other label, in lower case.
  let words: [String]
  /// What may stand directly before a value, such as `mailto:`.
  let prefixes: [String]
  let isCard: Bool
  /// What a browser or system fills in.
  private let autofill: AutofillType?
  /// The code of the country whose values they are, so that what stands directly before one may say that it is
  /// another's; empty where they are of no country.
  let country: String
  /// The words of a language that are read in dates and times.
  let dateWords: DateWords
  private let formTrees: [MaskTree]
  private let forms = AtomicLazyReference<CompiledForms>()
  private let foundShape = AtomicLazyReference<FoundShape>()

  private let foundWords = AtomicLazyReference<PartWords>()

  private final class CompiledForms: Sendable {
    let masks: [Mask]
    init(_ masks: [Mask]) { self.masks = masks }
  }
  private final class FoundShape: Sendable {
    let shape: MaskShape
    init(_ shape: MaskShape) { self.shape = shape }
  }

  init(
    _ tree: MaskTree, shape: MaskShape? = nil, label: String = "", words: [String] = [], prefixes: [String] = [],
    forms: [MaskTree] = [], checks: [Check] = [], isCard: Bool = false, autofill: AutofillType? = nil,
    country: String = "", dateWords: DateWords = DateWords()
  ) {
    self.tree = tree
    if let shape { _ = foundShape.storeIfNil(FoundShape(shape)) }
    self.label = label
    self.words = words
    self.prefixes = prefixes + (country.isEmpty ? [] : [country + "-"])
    self.checks = checks
    self.isCard = isCard
    self.autofill = autofill
    self.country = country
    self.dateWords = dateWords
    formTrees = forms
  }

  /// Whether it is a phone number, in which letters may stand for digits.
  var readsKeypadLetters: Bool { autofill?.rawValue == "tel" }
  /// Whether it is the code of a message, which names its sender before it.
  var isSentCode: Bool { autofill?.rawValue == "one-time-code" }
  /// Whether it is a person's name.
  var isName: Bool { autofill == .cardholderName }

  /// What the mask says of the texts that are read, found when the first one is.
  var shape: MaskShape {
    if let found = foundShape.load() { return found.shape }
    return foundShape.storeIfNil(FoundShape(MaskShape(tree))).shape
  }

  /// The words that may be typed for parts of dates and times, found for the first field; `nil` where there are none.
  var partWords: PartWords? {
    let found: PartWords
    if let known = foundWords.load() {
      found = known
    } else {
      let words = typedWords
      found = foundWords.storeIfNil(PartWords(ofDates: words.ofDates, ofTimes: words.ofTimes))
    }
    return found.isEmpty ? nil : found
  }

  /// Those of the date, and those after the hour, with what each says.
  var typedWords: (ofDates: [String: PartWords.Meaning], ofTimes: [String: PartWords.Meaning]) {
    let names = tree.expression.captureNames
    let hasHours = names.contains("hour") && !names.contains("period")
    return (
      names.contains { $0.hasSuffix("month") } ? dateWords.typedInDates : [:], hasHours ? dateWords.typedInTimes : [:]
    )
  }

  /// Whether a word, or a part of it before a hyphen, is one of the format's label.
  func isOwn(_ word: SecretList<Unicode.Scalar>.SubSequence) -> Bool {
    word.split { $0 == "-" || $0 == "/" }.contains { part in
      words.contains { own in own.unicodeScalars.elementsEqual(part) { $0 == $1.simpleLowercase } }
    }
  }

  /// Whether letters directly before a value are another country's: its code, or the sign on its cars. Of three letters
  /// most are a label, such as `PLZ`.
  func isOfAnotherCountry(_ letters: SecretList<Unicode.Scalar>.SubSequence) -> Bool {
    if country.isEmpty || isOwn(letters) || country.unicodeScalars.elementsEqual(letters) { return false }
    let isOwnSign = prefixes.contains { prefix in
      prefix.unicodeScalars.count == letters.count + 1 && prefix.unicodeScalars.starts(with: letters)
    }
    func isOne(of words: String) -> Bool {
      words.unicodeScalars.split(separator: " ").contains { $0.elementsEqual(letters) }
    }
    return !isOwnSign && (letters.count < 3 ? !isOne(of: Self.shortLabels) : isOne(of: Self.longCodes))
  }

  /// What stands before numbers and postcodes in several languages, though it is two letters.
  private static var shortLabels: String { "CP ID NR PC" }
  /// Codes of three letters, of countries from which people write abroad most.
  private static var longCodes: String {
    "AUS AUT BEL BGR BIH BRA CAN CHE CHN CYP CZE DEU DNK ESP EST FIN FRA GBR GRC HRV HUN IND IRL ISL ITA JPN KOR LTU LUX "
      + "LVA MEX MKD MLT NLD NOR NZL POL PRT ROU RUS SRB SVK SVN SWE TUR UKR USA ZAF"
  }

  /// The masks of the other forms, compiled when a text is first read in them.
  var otherForms: [Mask] {
    // a mask that was read back has none, and what reads only such masks need not have a compiler
    formTrees.isEmpty && tree.isEmpty ? [] : compiledForms
  }

  /// Dates with the year first, and with all digits of a year of which the mask has two.
  private var otherDates: [MaskTree] { tree.expression.formsOfDates + [tree.withWholeYear].compactMap { $0 } }

  private var compiledForms: [Mask] {
    @export(interface) @inline(never) get {
      if let forms = forms.load() { return forms.masks }
      // one that cannot be compiled reads nothing; the tests compile those of the standard catalogue
      return forms.storeIfNil(CompiledForms((formTrees + otherDates).compactMap { try? Mask($0) })).masks
    }
  }

  /// How large the texts are that may be read as a value, in any form and after any prefix.
  func size(after preparation: TextPreparation?) -> ValueSize {
    var size = shape.size
    for form in otherForms { size.formUnion(form.tree.expression.size) }
    // `9:05`, and `30th of September 2026`
    if shape.dateContent != nil { size.formUnion(ValueSize(least: 3, most: 24)) }
    let longestPrefix = (prefixes + (preparation?.prefixes ?? [])).map { $0.utf8.count }.max() ?? 0
    size.append(ValueSize(least: 0, most: longestPrefix + (preparation?.countryCode.utf8.count ?? 0)))
    return size
  }

  /// How far what a field over the mask holds is a value.
  func state(of field: borrowing Field, today: CalendarDate? = nil) -> EntryState {
    guard field.isComplete, !field.isEmpty else { return .incomplete }
    if checks.isEmpty { return .complete }
    let entry = CheckedEntry(field, today: today)
    for check in checks { if let failure = check.failure(in: entry) { return .invalid(failure) } }
    return .complete
  }
}

extension FieldFormat {
  /// What is known of its values; of a mask alone, its tree.
  var knowledge: FormatKnowledge {
    if let namedFormat { return namedFormat.knowledge }
    if phoneFormat != nil {
      let words = ["phone", "telephone", "tel", "mobile", "cell", "fax"]
      return FormatKnowledge(MaskTree {}, label: "Phone number", words: words, prefixes: ["tel:"])
    }
    guard let mask else { return FormatKnowledge(MaskTree {}) }
    return FormatKnowledge(mask.tree, shape: mask.tree.isEmpty ? mask.shape : nil)
  }
}
