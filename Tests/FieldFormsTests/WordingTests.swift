import FieldFormats
import Testing

@testable import FieldForms

/// How messages are worded in each language: laws over every text of its table.
@Suite struct WordingTests {
  /// What is the language's own.
  struct Wording: Sendable, CustomTestStringConvertible {
    let language: FormLanguage
    /// Ranges of its letters beyond ASCII, or all that it has where it is not written in Latin letters.
    let letters: [ClosedRange<Unicode.Scalar>]
    var isLatin = true
    /// What no error says, in small letters: words that ask, excuse or blame.
    let unwanted: [String]
    /// Marks that its texts do not have.
    var strange = "\"`´"
    var stop: Character = "."

    var testDescription: String { language.code }
  }

  static let all: [Wording] = [
    Wording(
      language: .english, letters: [],
      unwanted: ["please", "sorry", "invalid", "valid", "error", "oops", "required", "forbidden", "forgot"]),
    Wording(
      language: .german, letters: letters("äöüßÄÖÜ"),
      unwanted: ["bitte", "leider", "ungültig", "gültig", "fehler", "falsch", "verboten", "vergessen", "pflichtfeld"],
      strange: "\"`´'"),
    Wording(
      language: .french, letters: letters("àâçéèêëîïôûùœÀÂÇÉÈÊËÎÏÔÛÙŒ"),
      unwanted: ["veuillez", "svp", "désolé", "invalide", "valide", "erreur", "interdit", "oublié", "obligatoire"],
      strange: "\"`´'\u{202F}"),
    Wording(
      language: .spanish, letters: letters("áéíóúñüÁÉÍÓÚÑÜ"),
      unwanted: [
        "por favor", "lo sentimos", "inválido", "inválida", "válido", "válida", "error", "prohibido", "olvidó",
        "obligatorio",
      ],
      strange: "\"`´'"),
    Wording(
      language: .portuguese, letters: letters("áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ"),
      unwanted: [
        "por favor", "desculpe", "inválido", "inválida", "válido", "válida", "erro", "proibido", "esqueceu",
        "obrigatório",
      ],
      strange: "\"`´'"),
    Wording(
      language: .arabic, letters: ["\u{621}"..."\u{652}"], isLatin: false,
      unwanted: ["من فضلك", "يرجى", "عذرًا", "آسف", "صالح", "خطأ", "ممنوع", "نسيت", "مطلوب"],
      strange: "\"`´'?;,"),
    Wording(
      language: .hindi, letters: ["\u{901}"..."\u{94D}", "\u{958}"..."\u{95F}"], isLatin: false,
      unwanted: ["कृपया", "क्षमा", "अमान्य", "त्रुटि", "एरर", "निषिद्ध", "भूल", "अनिवार्य"], strange: "\"`´'", stop: "।"),
    Wording(
      language: .japanese, letters: ["\u{3005}"..."\u{3007}", "\u{3041}"..."\u{30FF}", "\u{4E00}"..."\u{9FFF}"],
      isLatin: false,
      unwanted: ["申し訳", "すみません", "エラー", "無効", "有効な", "不正", "禁止", "必須", "忘れ"], strange: "\"`´'?;,!", stop: "。"),
  ]

  private static func letters(_ text: String) -> [ClosedRange<Unicode.Scalar>] { text.unicodeScalars.map { $0...$0 } }

  /// Names of keys and commands, which are those of the keyboard and of the dialogue in every language.
  private static let names: Set<String> = [
    "Enter", "Tab", "Shift", "Esc", "Ctrl", "Home", "End", "Backspace", "F", "U", "W", "Z", "Y", "R", "T", "G", "help",
    "back", "next", "list", "clear", "undo", "repeat", "where", "quit",
  ]

  /// Every text by its key, without places, and with the words that a count chooses.
  private static func texts(_ language: FormLanguage) -> [(key: String, text: String)] {
    let fields = MessageKey.allCases.map { ("field." + $0.rawValue, language.fields.texts[$0] ?? "") }
    return fields + FormMessageKey.allCases.map { ($0.rawValue, language.texts[$0] ?? "") }
  }

  /// A text with a mark in the place of each parameter, so that what stands beside it is seen.
  private static func plain(_ text: String) -> String {
    var (plain, depth, isName) = ("", 0, false)
    for character in text {
      switch character {
      case "{":
        depth += 1
        isName = true
        plain.append("\u{FFFC}")
      case "}": (depth, isName) = (depth - 1, false)
      case "|" where depth > 0: isName = false
      default: if !isName { plain.append(character) }
      }
    }
    return plain
  }

  @Test(arguments: all) func lettersAreTheLanguagesOwn(_ wording: Wording) {
    for (key, text) in Self.texts(wording.language) {
      let plain = Self.plain(text)
      for letter in plain.unicodeScalars where !letter.isASCII && letter.properties.isAlphabetic {
        #expect(wording.letters.contains { $0.contains(letter) }, "\(key): \(letter) in \(text)")
      }
      if wording.isLatin { continue }
      // a script without capitals shows what they are
      let words = plain.split { !$0.isASCII || !$0.isLetter }.map(String.init).filter {
        $0.count > 1 || !key.hasSuffix("case")
      }
      #expect(Self.names.isSuperset(of: words), "\(key): \(words) in \(text)")
    }
  }

  @Test(arguments: all) func marksAreTheLanguagesOwn(_ wording: Wording) {
    for (key, text) in Self.texts(wording.language) {
      let plain = Self.plain(text)
      #expect(plain.allSatisfy { !wording.strange.contains($0) || key.hasSuffix(".symbol") }, "\(key): \(text)")
      #expect(!plain.contains("  ") || key == "screen.keys", "\(key): \(text)")
      #expect(text.first != " " && text.last != " " && !text.contains("..."), "\(key): \(text)")
      // a command begins with a colon
      let marks = plain.replacing(/[ ‎‏]:[a-z]+/, with: "")
      if wording.language.code == "fr" {
        #expect(!marks.contains(/[^\u{A0}][:;?»]/) && !marks.contains(/«[^\u{A0}]/), "\(key): \(text)")
        #expect(key.hasSuffix(".symbol") || !marks.contains(/[^\u{A0}]!/), "\(key): \(text)")
      } else {
        #expect(!marks.contains(/[\s][:;?,]/), "\(key): \(text)")
      }
      if wording.language.code == "es" {
        #expect(marks.count { $0 == "¿" } == marks.count { $0 == "?" }, "\(key): \(text)")
      }
      if wording.language.code == "ja" {
        #expect(!marks.contains(/[ぁ-ヿ一-鿿] | [ぁ-ヿ一-鿿]/) || key.hasPrefix("screen."), "\(key): \(text)")
        #expect(!marks.contains(/[ぁ-ヿ一-鿿\u{FFFC}]:/), "\(key): \(text)")
      }
      for (open, close) in ["“”", "„“", "«»", "「」", "()", "（）"].map({ ($0.first!, $0.last!) }) where text.contains(open)
      {
        let isGerman = wording.language.code == "de" && open == "“"
        #expect(isGerman || text.count { $0 == open } == text.count { $0 == close }, "\(key): \(text)")
      }
    }
  }

  /// A text of a form is a sentence where the English one is, and words of a field have no stop.
  @Test(arguments: all) func textsEndAsInEnglish(_ wording: Wording) {
    func ending(_ text: String, _ stop: Character) -> String {
      switch text.last {
      case stop, "?", "？", "؟": "a stop"
      default: ""
      }
    }
    for key in FormMessageKey.allCases {
      let (text, english) = (wording.language.texts[key]!, FormLanguage.english.texts[key]!)
      #expect(ending(text, wording.stop) == ending(english, "."), "\(key): \(text)")
    }
    for key in MessageKey.allCases {
      #expect(ending(wording.language.fields.texts[key]!, wording.stop) == "", "\(key)")
    }
  }

  /// An error says what to do, in few words, without blame.
  @Test(arguments: all) func errorsSayWhatToDo(_ wording: Wording) {
    let around: Set = [
      "requires", "remark", "notice", "label", "side", "form", "button", "announce", "value", "count", "line", "screen",
    ]
    let language = wording.language
    let term = language.text(.labelQuoted, [.text("label", "Security code number")])
    var known: [String: FormMessageKey] = [:]
    for key in FormMessageKey.allCases where !around.contains(String(key.rawValue.split(separator: ".")[0])) {
      for count in [1, 2, 15] {
        let text = language.text(
          key,
          [
            .text("term", term), .count("count", count), .text("side", language.text(.sideFront)),
            .text("date", "12/31/2026"), .text("number", "$1,000.00"), .text("numbers", "16"), .text("other", term),
          ])
        #expect(text.count <= (key == .differs ? 80 : 72), "\(text)")
        #expect(!text.contains("{"), "\(text)")
        #expect(!wording.isLatin || text.first.map { $0.isUppercase || !$0.isLetter } ?? false, "\(text)")
        let words =
          " "
          + text.lowercased().split { !$0.isLetter && !$0.unicodeScalars.allSatisfy(\.properties.isAlphabetic) }.joined(
            separator: " ") + " "
        for word in wording.unwanted {
          let isSaid = wording.isLatin ? words.contains(" \(word) ") : text.contains(word)
          #expect(!isSaid, "\(word) in \(text)")
        }
        // what is asked for a new password is what a text must have; and digits are letters of a code
        let known = known.updateValue(key, forKey: "\(count) \(text)")
        let same: Set<Set<FormMessageKey>> = [
          [.tooShort, .requirementLength], [.partialCardNumber, .partialCode], [.partial, .phoneTooShort],
        ]
        if let known { #expect(same.contains([known, key]), "\(known) and \(key): \(text)") }
      }
    }
  }

  /// What a screen has in a row fits into one of 80 columns beside its frame, and into two where a sign is two wide.
  @Test(arguments: all) func keysOfAScreenFit(_ wording: Wording) {
    let text = wording.language.text(.screenKeys)
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    #expect(width <= 66, "\(width): \(text)")
  }

  /// What a person may answer is not the other answer.
  @Test(arguments: all) func yesIsNotNo(_ wording: Wording) {
    let (yes, no) = (wording.language.text(.lineYes), wording.language.text(.lineNo))
    #expect(yes.prefix(1) != no.prefix(1))
  }
}
