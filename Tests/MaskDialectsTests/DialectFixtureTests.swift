import Caretaker
import FieldFormats
import FixtureCases
import MaskDialects
import MaskFuzzing
import MaskSyntax
import Testing

/// Masks of other libraries: what they are here, what is noted of them, and what is typed.
@Suite struct DialectFixtureTests {
  static let cases = Fixtures.dialects
  static let errors = cases.filter { $0.error != nil }
  static let readable = cases.filter { $0.error == nil }

  @Test func eachDialectHasCases() {
    for dialect in MaskDialect.allCases {
      #expect(Self.cases.filter { $0.place.hasPrefix(dialect.name + ".") }.count >= 9, "\(dialect)")
    }
  }

  @Test(arguments: readable) func isRead(_ dialect: DialectCase) throws {
    let read = try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
    switch read.content {
    case .mask(let tree):
      #expect(tree.text == dialect.mask)
      // what is printed says all that was read
      #expect(tree.hasText)
      #expect(read.options.isEager == dialect.options?.eager ?? true)
      #expect(read.options.isOverwriting == dialect.options?.overwriting ?? false)
      #expect(read.options.takesWhatFits == ![.regex, .autoNumeric].contains(try dialect.dialect))
      #expect(read.options.keepsPlaces == dialect.options?.keepsPlaces ?? false)
      #expect(read.options.showsSuffix == dialect.options?.showsSuffix ?? false)
      #expect(read.options.hidesParts == dialect.options?.hidesParts ?? false)
    case .number:
      let format = try DialectFormat(read, catalog: .localized).format
      guard case .number(let numbers, let entry) = format.kind else { return }
      #expect(NumberSetup(numbers, entry) == dialect.number)
    case .named(let name): #expect(name == dialect.preset)
    }
    // alternatives that overlap are noted when the mask is compiled
    let notes = (try? DialectFormat(read, catalog: .localized))?.notes ?? read.notes
    #expect(notes.map { DialectCase.Note($0) } == dialect.notes ?? [])
  }

  @Test(arguments: errors) func isRejected(_ dialect: DialectCase) throws {
    do {
      _ = try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
      Issue.record("it is read")
    } catch let error as SyntaxError {
      #expect(error.message == dialect.error)
      #expect([error.span.lowerBound, error.span.upperBound] == dialect.span)
      #expect(!error.suggestion.isEmpty && error.offset == error.span.lowerBound)
      // in the words of its dialect, whatever others it could be read in
      #expect(error.translationOrSuggestion == error.suggestion)
    }
  }

  /// What a suggestion says works when it is followed: to leave something out, or to write an example.
  @Test(arguments: errors) func suggestionWorks(_ dialect: DialectCase) throws {
    let error = try #require(throws: SyntaxError.self) {
      try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
    }
    if error.suggestion.hasPrefix("leave it out") {
      var rest = error.source
      rest.removeSubrange(error.span)
      #expect(throws: Never.self) { try DialectMask(parsing: rest, dialect: dialect.dialect) }
    }
    if let example = error.suggestion.firstMatch(of: /as in (JavaScript: )?(.+)/)?.output.2 {
      #expect(throws: Never.self) { try DialectMask(parsing: String(example), dialect: dialect.dialect) }
    }
  }

  /// Options say the same in every order; only where a note stands, and which is first, differs.
  @Test(arguments: cases) func isReadInEveryOrder(_ dialect: DialectCase) throws {
    let given = try? DialectMask(parsing: dialect.text, dialect: dialect.dialect)
    for text in OptionOrder.others(of: dialect.text) {
      let read = try? DialectMask(parsing: text, dialect: dialect.dialect)
      #expect(read?.content == given?.content && read?.options == given?.options, "\(text)")
      #expect(read?.date == given?.date, "\(text)")
      #expect(read?.notes.map(\.message).sorted() == given?.notes.map(\.message).sorted(), "\(text)")
    }
  }

  /// Options that say what is said without them.
  static let usual: Set = [
    "isOptional: false", "thousandSeparator: ' '", "0: {pattern: /\\d/}", "allowNegativeNumbers: false",
    "placeHolderCharacter: '_'", "placeholder: '_'", "mask: '_'", "radixPoint: ','", "maxLength: 2", "scale: 2",
    "mapToRadix: ['.']", "delimiter: ' '", "numeralIntegerScale: 0", "timePattern: ['h', 'm', 's']",
    "max: Number.MAX_SAFE_INTEGER", "dGroup: '3'", "leadingZero: 'deny'", "showPositiveSign: false",
    "stripLeadingZeroes: true", "PromptChar: '_'", "UseSystemPasswordChar: false", "InsertKeyMode: 'Insert'",
    "autofix: 'pad'",
  ]
  /// Options that have nothing there to act on: no slot that is hidden, no scale to fill up to, no facts to be given, a
  /// row that is filled alike from either end.
  static let idle: Set = [
    "hiddenInput: true", "symbol: '●'", "symbol: ''", "fixedDecimalScale: true", "digitsOptional: false",
    "delimiters: []", "separatorLimit: '1,000'", "metadata: all", "minimumValue: '0'",
    "maximumValue: '9'", "numericInput: true",
    "leadZero: true",
  ]
  /// Options of what is drawn beside the text, or done by the program.
  static let drawn: Set = [
    "lazy: false", "showMaskTyped: true", "allowEmptyFormatting: true", "jitMasking: true", "keepStatic: true",
    "selectOnFocus: false", "wheelStep: 10", "initialText: '12'", "HidePromptOnLeave: true",
  ]

  /// An option changes what is read, or a note says what of it is left out.
  @Test(arguments: readable) func eachOptionActsOrIsNoted(_ dialect: DialectCase) throws {
    let given = try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
    for (member, rest) in OptionOrder.leavingOutOne(of: dialect.text) {
      let read = try? DialectMask(parsing: rest, dialect: dialect.dialect)
      let isOther =
        read?.content != given.content || read?.options != given.options || read?.date != given.date
        || read?.notes.map(\.message).sorted() != given.notes.map(\.message).sorted()
      let known = Self.usual.union(Self.idle).union(Self.drawn)
      #expect(isOther || known.contains(String(member.drop { $0 == " " })), "\(member)")
    }
  }

  @Test func optionsAreArrangedInEveryOrder() {
    #expect(OptionOrder.others(of: "{mask: '{,}', repeat: 3}") == ["{ repeat: 3,mask: '{,}'}"])
    #expect(OptionOrder.others(of: "{a: /[/,]/, b: [1, 2], c: {d: 1, e: (f, g) => 1}}").count == 6)
    #expect(OptionOrder.others(of: "99-99") == [])
    // any two of several stand in both orders
    let letters = OptionOrder.others(of: "{a:1,b:1,c:1,d:1}").map { $0.filter(\.isLetter) } + ["abcd"]
    for first in "abcd" {
      for second in "abcd" where first != second {
        #expect(
          letters.contains { $0.firstIndex(of: first)! < $0.firstIndex(of: second)! }, "\(first) before \(second)")
      }
    }
  }

  @Test(arguments: readable) func isTyped(_ dialect: DialectCase) throws {
    let read = try DialectFormat(dialect.text, dialect: dialect.dialect, catalog: .localized)
    for typed in dialect.typed ?? [] {
      var target = EngineTarget(read.format, options: read.options)
      for key in try Script(parsing: typed.keys).keys { target.press(key) }
      #expect(target.text == typed.shown, "\(typed.keys)")
      #expect(target.field.value == typed.value, "\(typed.keys)")
      #expect(target.field.isComplete == typed.complete ?? false, "\(typed.keys)")
      if let state = typed.state { #expect(read.format.state(of: target.field).text == state, "\(typed.keys)") }
    }
  }
}
