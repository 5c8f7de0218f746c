/// A form as a dialogue in plain text: one question after the other, for screen readers, pipes and the plainest
/// terminal. Lines go in, lines come out; nothing is drawn twice.
///
///     var dialogue = FormDialogue(FieldForm(plan))
///     var reply = dialogue.begin()
///     while case .ask = reply.next, let line = readLine() {
///       print(reply.text)
///       reply = dialogue.answer(line)
///     }
///
/// An answer is read as a pasted text is, and read back as it will be used. `:back` always works, and no field is a
/// trap: `:next` goes on.
public struct FormDialogue: ~Copyable {
  /// The form that is filled in.
  public internal(set) var form: FieldForm
  /// The lines of a text so far, while one of several lines is answered.
  var lines: [String]?
  /// The matches that were listed, to be chosen by number.
  var isListing = false
  /// What was said last.
  private(set) var said = ""
  var surroundings: FormSurroundings
  /// Who judges the values of fields that await an answer.
  private let judge: @Sendable (_ field: String, _ value: String) -> String?

  /// A dialogue over a form.
  ///
  /// - Parameters:
  ///   - form: The form, which the dialogue owns from now on; read it as ``form``.
  ///   - judge: Judges the value of a field that awaits an answer: what it objects to, or `nil` if the value is good.
  ///     All values are good without it.
  /// - Complexity: O(*n*) in the fields.
  public init(
    _ form: consuming FieldForm,
    judge: @escaping @Sendable (_ field: String, _ value: String) -> String? = { _, _ in nil }
  ) {
    surroundings = FormSurroundings(form.plan.description.items, form.plan.language)
    self.judge = judge
    self.form = form
  }

  /// Ends the dialogue, and gives the form back.
  ///
  /// - Returns: The form, with what was entered.
  /// - Complexity: O(1)
  public consuming func end() -> FieldForm { form }

  /// A reply of the dialogue: its text, and what comes next.
  public struct Reply: Hashable, Sendable {
    /// The lines to be printed.
    public let text: String
    /// The next step of the dialogue.
    public let next: Next

    /// The next step of a dialogue.
    public enum Next: Hashable, Sendable {
      /// A line is asked for.
      case ask
      /// A line is asked for that must not be shown.
      case askSecretly
      /// The values are good and can be sent.
      case submit
      /// The person has given up.
      case stop
    }
  }

  /// Begins with the form's title and notice, how to answer, and the first question.
  ///
  /// - Returns: The text, and what comes next.
  /// - Complexity: O(*n*) in the fields.
  public mutating func begin() -> Reply {
    let count = say(.lineFields, [.count("count", shownCount)])
    let title = form.plan.description.title
    let head = [sentence(title), form.notice ?? "", count].filter { !$0.isEmpty }
    handle(.next)
    return saying(ask([head.joinedSentences, say(.lineStart)]))
  }

  private mutating func saying(_ reply: Reply) -> Reply {
    if !reply.text.isEmpty { said = reply.text }
    return reply
  }

  /// Takes a line.
  ///
  /// - Parameter line: The line, without its end.
  /// - Returns: What is said to it, and what comes next.
  /// - Complexity: That of the events that it makes.
  public mutating func answer(_ line: String) -> Reply { saying(reply(to: line)) }

  private mutating func reply(to line: String) -> Reply {
    // in a text of several lines commands are those before its first line
    if var lines, !lines.isEmpty || line.utf8.first != UInt8(ascii: ":") || line.utf8.starts(with: "::".utf8) {
      if line.utf8.elementsEqual(".".utf8) {
        self.lines = nil
        return take(lines.joined(separator: "\n"))
      }
      lines.append(lines.isEmpty && line.utf8.first == UInt8(ascii: ":") ? String(line.dropFirst()) : line)
      self.lines = lines
      return Reply(text: "", next: .ask)
    }
    lines = nil
    if line.utf8.starts(with: "::".utf8) { return take(String(line.dropFirst())) }
    if line.utf8.first == UInt8(ascii: ":") { return command(String(line.dropFirst())) }
    return take(line)
  }

  /// Has the form take an event, and answers what it asks.
  @discardableResult mutating func handle(_ event: FormEvent) -> FormChange {
    var change = form.handle(event)
    while case .ask(let id, let ticket) = change.action {
      let value = if case .text(let text) = form[id].value(.included) { text } else { "" }
      change = form.handle(.answer(id, ticket: ticket, objection: judge(form[id].name, value)))
    }
    return change
  }

  /// A text of the form's language.
  func say(_ key: FormMessageKey, _ parameters: [FormMessage.Parameter] = []) -> String {
    form.plan.language.text(key, parameters)
  }

  /// A text with a full stop, where it needs one.
  func sentence(_ text: String) -> String { form.plan.language.sentence(text) }
}
