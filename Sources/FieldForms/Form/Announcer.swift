/// What assistive technology announces, and when.
///
/// Keys only note what there is to be said. Its words are made when they are taken, so that a key pays for none, and
/// what is said is still true.
struct Announcer {
  /// What an announcement is about.
  enum Subject: Hashable {
    /// The problem of a field; the focus may be held for it.
    case problem(FieldID, isHeld: Bool)
    /// A field's remark about the last key.
    case remark(FieldID)
    /// The number of characters left, or of choices.
    case count(FieldID)
    /// A code has all of its characters.
    case completion(FieldID)
    /// A secret is shown, or hidden again.
    case visibility(FieldID)
    /// How many problems the form has.
    case summary
  }

  /// How long counts wait for a pause in typing, in milliseconds.
  private static let pause = 1_000
  /// The time within which one remark is announced, in milliseconds.
  private static let remarkInterval = 2_000

  /// Whether the problem of the field that has the focus was read, with the field or later, and nothing typed since.
  var isProblemRead = false
  private var clock = 0
  private var nextRemark = 0
  private var count: (field: FieldID, due: Int)?
  private var ready: [Subject] = []

  init() { ready.reserveCapacity(4) }

  mutating func say(_ subject: Subject) {
    if !ready.contains(subject) { ready.append(subject) }
  }

  /// - Returns: Whether it is said: keys that are rejected one after another are reported once.
  mutating func sayRemark(of field: FieldID) -> Bool {
    if clock < nextRemark { return false }
    nextRemark = clock &+ Announcer.remarkInterval
    say(.remark(field))
    return true
  }

  /// The count is said after a pause; a key before that begins the pause again.
  mutating func sayCount(of field: FieldID) { count = (field, clock &+ Announcer.pause) }

  /// - Returns: Whether there is something new to be said.
  mutating func advance(by milliseconds: Int) -> Bool {
    // a clock that would pass the greatest number stands still
    clock = max(clock, clock &+ max(0, milliseconds))
    guard let (field, due) = count, due <= clock else { return false }
    count = nil
    say(.count(field))
    return true
  }

  mutating func take() -> [Subject] {
    let taken = ready
    ready.removeAll(keepingCapacity: true)
    return taken
  }
}

/// Something for assistive technology to say.
public struct Announcement: Hashable, Sendable {
  /// The text that is announced.
  public let text: String
  /// Whether it interrupts what is being said.
  public let isAssertive: Bool
}

extension FieldForm {
  /// Returns what is to be said now; each announcement is handed out once.
  ///
  /// - Returns: The announcements, in order.
  /// - Complexity: O(*n*) in them.
  @export(interface) public mutating func takeAnnouncements() -> [Announcement] {
    let subjects = announcer.take()
    return subjects.compactMap { announcement(of: $0) }
  }

  /// What is said of a subject; `nil` where there is nothing to be said any more.
  private func announcement(of subject: Announcer.Subject) -> Announcement? {
    let (text, isAssertive): (String?, Bool) =
      switch subject {
      case .problem(let id, let isHeld): (problemInWords(of: id), isHeld)
      case .remark(let id): (fields[id.index].remark, false)
      case .count(let id): (countInWords(of: id), false)
      case .completion(let id): (say(.announceComplete, of: id), false)
      case .visibility(let id): (say(fields[id.index].isRevealed ? .announceShown : .announceHidden, of: id), false)
      case .summary: (summaryTitle, true)
      }
    return text.map { Announcement(text: $0, isAssertive: isAssertive) }
  }

  private func problemInWords(of id: FieldID) -> String? {
    fields[id.index].message.map { say(.announceError, of: id, [.text("text", $0)]) }
  }

  /// How many choices there are, or how many characters are left; `nil` where neither is counted.
  private func countInWords(of id: FieldID) -> String? {
    if fields[id.index].isOpen { return say(.announceOptions, of: id, [.count("count", fields[id.index].matchCount)]) }
    guard let length = plan.fields[id.index].description.length, let maximum = length.maximum else { return nil }
    let left = maximum - fields[id.index].count(length.unit)
    return say(left < 0 ? .announceOver : .announceLeft, of: id, [.count("count", abs(left))])
  }

  private func say(_ key: FormMessageKey, of id: FieldID, _ parameters: [FormMessage.Parameter] = []) -> String {
    let field = plan.fields[id.index]
    let names = [FormMessage.Parameter.text("label", field.description.label), .text("term", field.term)]
    return plan.language.text(key, names + parameters)
  }
}

/// When something is announced.
extension FieldForm {
  mutating func announce(_ subject: Announcer.Subject) {
    announcer.say(subject)
    change.form.insert(.announcements)
  }

  mutating func announceProblem(of id: FieldID, isHeld: Bool = false) {
    guard fields[id.index].messageState.shown != nil else { return }
    announce(.problem(id, isHeld: isHeld))
    if focus == .field(id) { announcer.isProblemRead = true }
  }

  /// What follows from an edit: a key that was rejected; how many characters are left, or how many choices there are;
  /// that a code is complete.
  mutating func announceEdit(of id: FieldID) {
    announcer.isProblemRead = false
    let states = fields[id.index].noted.states
    if states.contains(.remark), announcer.sayRemark(of: id) { change.form.insert(.announcements) }
    if fields[id.index].plan.countsCharacters || states.contains(.open) { announcer.sayCount(of: id) }
    if fields[id.index].kind.hasCells, fields[id.index].verdict == .good { announce(.completion(id)) }
  }

  mutating func tick(_ milliseconds: Int) {
    if announcer.advance(by: milliseconds) { change.form.insert(.announcements) }
    guard case .field(let id) = focus, fields[id.index].lastCharacterTime > 0 else { return }
    fields[id.index].lastCharacterTime -= max(0, milliseconds)
    if fields[id.index].lastCharacterTime <= 0 { note(id, [.text, .selection]) }
  }
}
