import Caretaker
import FieldFormats
import MaskFuzzing
import TestDepth
import Testing

/// What holds of every text that is prepared, for masks of slots, of numbers and of the catalogue, and random texts.
@Suite struct PreparationLawTests {
  static let masks = [
    "(###) ###-####", "#{3,12}", "*{2,}", "##/##", "<01..12>/##", "<0..255>.<0..255>", "@@-####", "\"ID\"####",
    "#{1,}<\", \"#{1,}>?",
  ]
  static let names = ["expiry", "iban", "us-zip", "date", "card", "code"]
  static let preparation = TextPreparation(
    prefixes: ["tel:", "ID-", "0", "a"], countryCode: "1", replacements: ["O": "0", "l": "1", "۔": "."])

  static let formats: [FieldFormat] = {
    let catalogue = names.compactMap { try? FormatCatalog.standard.format(named: $0) }
    return masks.compactMap { try? FieldFormat(Mask($0, strictness: .permissive)) } + catalogue
  }()

  @Test func thereAreFormats() { #expect(Self.formats.count >= Self.masks.count + 5) }

  /// A text made of parts of a value, and of what is stripped and replaced.
  private static func text(_ format: FieldFormat, _ random: inout SeededGenerator) -> String {
    let parts = ["tel:", "ID-", "+1", "1", "0", "a", "O", "l", " ", "-", "/", ", ", "7", "42", "Call "]
    var text = Bool.random(using: &random) ? format.example : ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let part = parts.randomElement(using: &random) ?? ""
      let place = Int.random(in: 0...2, using: &random)
      let index = place == 0 ? text.startIndex : place == 1 ? text.endIndex : text.indices.randomElement(using: &random)
      text.insert(contentsOf: part, at: index ?? text.startIndex)
    }
    if Int.random(in: 0...2, using: &random) == 0 { text = String(text.map { $0 == "0" ? "O" : $0 }) }
    return text
  }

  /// What a field holds after a text, and whether that is a value.
  private static func read(_ text: String, _ format: FieldFormat) -> (
    reading: TextReading, value: String, isValue: Bool
  ) {
    var field = Field(format)
    let isAccepted = field.fill(text).isAccepted
    return (format.read(text), field.value, isAccepted && field.state == .complete)
  }

  @Test(arguments: formats.indices) func aPreparationLosesNothing(_ number: Int) throws {
    let format = Self.formats[number]
    let prepared = try #require(format.preparing(Self.preparation))
    let (prefix, code) = ("tel:", "1")
    var prefixed = 0
    for index in 0..<tries(60, full: 200) {
      var random = SeededGenerator(seed: 24, index: index)
      let text = Self.text(format, &random)
      let (before, after) = (Self.read(text, format), Self.read(text, prepared))
      // a value stays that value, and what is accepted as a beginning is not rejected
      if before.isValue {
        #expect(after.value == before.value && after.reading.rejections == before.reading.rejections, "\(text)")
      }
      #expect(after.reading.isAccepted || !before.reading.isAccepted, "\(text)")
      // what is accepted is kept but for what is reported
      if after.reading.isAccepted { Self.expectKept(text, prepared, after.reading) }
      // the text after a prefix, or a country's code, reads as it does without
      if before.reading.isAccepted, before.reading.rejections.isEmpty,
        !Self.read(prefix + text, format).reading.isAccepted
      {
        // the beginning of a value may be a value after another prefix, as a 0 before a postal code
        let with = Self.read(prefix + text, prepared)
        #expect(with.value == before.value || with.value == after.value, "\(prefix)\(text)")
        #expect(with.reading.isAccepted, "\(prefix)\(text)")
        #expect(with.reading.rejections.prefix(4).map(\.position) == [0, 1, 2, 3], "\(prefix)\(text)")
        prefixed += 1
      }
      if before.isValue, before.reading.rejections.isEmpty, text.first?.isNumber ?? false {
        let with = Self.read("+\(code) \(text)", prepared)
        let isValue = Self.read("+\(code) \(text)", format).reading.isAccepted
        #expect(isValue || with.value == before.value, "+\(code) \(text)")
      }
      // a replaced text reads as the one that has the other characters
      let replaced = String(
        String.UnicodeScalarView(text.unicodeScalars.map { Self.preparation.replacements[$0] ?? $0 }))
      if !Self.read(text, prepared).reading.isAccepted {
        #expect(!Self.read(replaced, prepared).reading.isAccepted, "\(text)")
      }
    }
    #expect(prefixed > 2, "\(format.title)")
  }

  /// Every letter and digit is shown in its order, or the one that takes its place is, but for those left out.
  private static func expectKept(_ text: String, _ format: FieldFormat, _ reading: TextReading) {
    var field = Field(format)
    field.fill(text)
    let leftOut = Set(reading.rejections.map(\.position))
    // a date may be read in another order of its parts
    var shown = Array(field.text.unicodeScalars)
    for (i, character) in text.enumerated() where !leftOut.contains(i) && (character.isLetter || character.isNumber) {
      let scalar = character.unicodeScalars.first ?? " "
      let found = shown.firstIndex { $0.isSame(as: scalar) || preparation.replacements[scalar] == $0 }
      guard let found else {
        Issue.record("\(field.text) without \(character) of \(text)")
        return
      }
      shown.remove(at: found)
    }
  }

  /// No preparation, and one of nothing, change nothing.
  @Test func nothingIsPrepared() throws {
    for format in Self.formats {
      let prepared = try #require(format.preparing(TextPreparation()))
      for index in 0..<tries(20, full: 50) {
        var random = SeededGenerator(seed: 25, index: index)
        let text = Self.text(format, &random)
        let (before, after) = (Self.read(text, format), Self.read(text, prepared))
        #expect(before.value == after.value && before.reading.rejections == after.reading.rejections, "\(text)")
      }
    }
  }

  @Test(arguments: ["phone", "currency(USD, en_US)"]) func numbersAreReadByTheirOwnRules(_ name: String) throws {
    #expect(try FormatCatalog.localized.format(named: name).preparing(Self.preparation) == nil)
  }

  /// What is inserted in a part of a field, and pasted verbatim, is taken as it is.
  @Test func partsAreNotPrepared() throws {
    let format = try #require(FieldFormat(try Mask("####-####")).preparing(Self.preparation))
    var field = Field(format)
    field.paste("1234-5678")
    field.setSelection(anchor: 0, head: 4)
    let result = field.paste("12O4")
    #expect(result.effects.contains(.rejected) && field.text == "1234-5678")
    var verbatim = Field(format, options: FieldOptions(pastes: .verbatim))
    verbatim.paste("12O4")
    #expect(verbatim.value == "124")
  }
}

extension Unicode.Scalar {
  /// Whether a slot may show one for the other, in another case.
  fileprivate func isSame(as other: Unicode.Scalar) -> Bool {
    self == other || properties.lowercaseMapping == other.properties.lowercaseMapping
  }
}
