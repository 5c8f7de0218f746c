import FieldFormats

/// What assistive technology announces, and when.
///
/// An error of a field that was left is said politely, a focus that was held at once; counts wait for a pause, and what
/// has the same key takes the place of what still waits.
struct Announcer {
  /// How long counts wait, in milliseconds.
  static let pause = 1_000

  private var clock = 0
  private var waiting: [(key: String, due: Int, announcement: Announcement)] = []
  private(set) var ready: [Announcement] = []
  private var lastRejection = -2_000

  mutating func say(_ text: String, key: String, isAssertive: Bool = false, after delay: Int = 0) {
    waiting.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    let announcement = Announcement(text: text, isAssertive: isAssertive)
    if delay == 0 { ready.append(announcement) } else { waiting.append((key, clock + delay, announcement)) }
  }

  /// A rejected key: at most one in two seconds.
  mutating func sayRejection(_ text: String) -> Bool {
    if clock - lastRejection < 2_000 { return false }
    lastRejection = clock
    say(text, key: "rejection")
    return true
  }

  mutating func advance(by milliseconds: Int) {
    clock += max(0, milliseconds)
    for one in waiting where one.due <= clock { ready.append(one.announcement) }
    waiting.removeAll { $0.due <= clock }
  }

  mutating func take() -> [Announcement] {
    let taken = ready
    ready = []
    return taken
  }

  mutating func removeAll() { self = Announcer() }
}

/// Something for assistive technology to say.
public struct Announcement: Hashable, Sendable {
  /// What is said.
  public let text: String
  /// Whether it interrupts what is being said.
  public let isAssertive: Bool
}

extension FieldForm {
  /// Returns what is to be said now; each announcement is handed out once.
  ///
  /// - Returns: The announcements, in order.
  /// - Complexity: O(*n*) in them.
  public mutating func takeAnnouncements() -> [Announcement] { announcer.take() }

  mutating func tick(_ milliseconds: Int) {
    let before = announcer.ready.count
    announcer.advance(by: milliseconds)
    if announcer.ready.count > before { change.form.insert(.announcements) }
    guard case .field(let id) = focus, fields[id.index].lastCharacterTime > 0 else { return }
    fields[id.index].lastCharacterTime -= milliseconds
    if fields[id.index].lastCharacterTime <= 0 { note(id, FieldFacts(fields[id.index]), .text) }
  }

  mutating func announceProblem(of id: FieldID, isHeld: Bool) {
    guard let message = fields[id.index].message else { return }
    let label = plan.fields[id.index].description.label
    let text = plan.language.text(.announceError, [.text("label", label), .text("text", message)])
    announcer.say(text, key: "error", isAssertive: isHeld)
    change.form.insert(.announcements)
  }

  mutating func announceReveal(_ id: FieldID) {
    let key: FormMessageKey = fields[id.index].isRevealed ? .announceShown : .announceHidden
    announcer.say(plan.language.text(key, [.text("term", plan.fields[id.index].term)]), key: "reveal")
    change.form.insert(.announcements)
  }

  /// What follows from an edit: a key that was rejected; how many characters are left, or choices, once there is a
  /// pause; that a code is complete.
  mutating func announceEdit(of id: FieldID) {
    let field = plan.fields[id.index]
    let language = plan.language
    if !fields[id.index].remarkState.isNone, let remark = fields[id.index].remark {
      if announcer.sayRejection(remark) { change.form.insert(.announcements) }
    }
    if let maximum = field.description.length?.maximum {
      let left = maximum - fields[id.index].count(field.description.length?.unit ?? .characters)
      let key: FormMessageKey = left < 0 ? .announceOver : .announceLeft
      announcer.say(language.text(key, [.count("count", abs(left))]), key: "count", after: Announcer.pause)
    }
    if fields[id.index].isOpen {
      let count = fields[id.index].matchCount
      announcer.say(language.text(.announceOptions, [.count("count", count)]), key: "count", after: Announcer.pause)
    }
    if field.kind == .code, fields[id.index].verdict == .good {
      announcer.say(language.text(.announceComplete, [.text("label", field.description.label)]), key: "complete")
      change.form.insert(.announcements)
    }
  }

  mutating func announceSummary() {
    guard let title = summaryTitle else { return }
    announcer.say(title, key: "summary", isAssertive: true)
    change.form.insert(.announcements)
  }
}
