/// What stands among the fields of a form, and is said before they are asked for: notes once, the title of a group
/// whenever the dialogue comes into it. Two addresses may have the same labels, and only the titles say which is which.
struct FormSurroundings {
  /// Notes, each with the index of the field that it stands before.
  private var notes: [(field: Int, text: String)] = []
  /// The group of each field, as an index into the titles; `nil` for none.
  private var groups: [Int?] = []
  private var titles: [[String]] = []
  private var saidNotes = 0
  private var lastGroup: Int?
  private let language: FormLanguage

  init(_ items: [FormItem], _ language: FormLanguage) {
    self.language = language
    for item in items {
      switch item {
      case .note(let note): notes.append((groups.count, note.text))
      case .field: groups.append(nil)
      case .group(let group):
        for _ in group.fields { groups.append(titles.count) }
        titles.append([group.title] + (group.helper.map { [$0] } ?? []))
      }
    }
  }

  /// The title of the group that a field stands in; empty without one.
  func title(of field: Int) -> String {
    let group = field < groups.count ? groups[field] : nil
    return group.flatMap { titles[$0].first } ?? ""
  }

  /// What is to be said before a field is asked for, or before the form is sent, which is the index after the last.
  mutating func lines(before field: Int) -> [String] {
    var lines: [String] = []
    while saidNotes < notes.count, notes[saidNotes].field <= field {
      lines.append(language.sentence(notes[saidNotes].text))
      saidNotes += 1
    }
    let group = field < groups.count ? groups[field] : nil
    if let group, group != lastGroup {
      lines.append(titles[group].filter { !$0.isEmpty }.map(language.sentence).joinedSentences)
    }
    lastGroup = group
    return lines.filter { !$0.isEmpty }
  }
}

extension FormLanguage {
  /// A text with the language's full stop, where it does not end in a mark already.
  func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, !".!?:…。！？：؟।".unicodeScalars.contains(last) else { return text }
    return self.text(.lineSentence, [.text("text", text)])
  }
}

extension [String] {
  /// Sentences one after the other. A mark in full width has its blank within it.
  var joinedSentences: String {
    reduce("") { text, sentence in
      let needsBlank = text.unicodeScalars.last.map { !"。！？".unicodeScalars.contains($0) } ?? false
      return needsBlank ? text + " " + sentence : text + sentence
    }
  }
}
