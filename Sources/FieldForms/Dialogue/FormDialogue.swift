import FieldFormats

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

  /// A dialogue over a form.
  ///
  /// - Parameter form: The form, which the dialogue owns from now on; read it as ``form``.
  /// - Complexity: O(1)
  public init(_ form: consuming FieldForm) { self.form = form }

  /// What is said, and what comes next.
  public struct Reply: Hashable, Sendable {
    /// The lines to be printed.
    public let text: String
    /// What comes next.
    public let next: Next

    /// What comes next in a dialogue.
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
    let head = [title.isEmpty ? "" : title + ".", form.notice ?? "", count].filter { !$0.isEmpty }
    handle(.next)
    return ask([head.joined(separator: " "), say(.lineStart)])
  }

  /// Takes a line.
  ///
  /// - Parameter line: The line, without its end.
  /// - Returns: What is said to it, and what comes next.
  /// - Complexity: That of the events that it makes.
  public mutating func answer(_ line: String) -> Reply {
    if var lines {
      if line.utf8.elementsEqual(".".utf8) {
        self.lines = nil
        return take(lines.joined(separator: "\n"))
      }
      lines.append(line)
      self.lines = lines
      return Reply(text: "", next: .ask)
    }
    if line.utf8.starts(with: "::".utf8) { return take(String(line.dropFirst())) }
    if line.utf8.first == UInt8(ascii: ":") { return command(String(line.dropFirst())) }
    return take(line)
  }

  /// Has the form take an event. Where it asks whether a good value is good, there is no one here who knows better.
  @discardableResult mutating func handle(_ event: FormEvent) -> FormChange {
    let change = form.handle(event)
    if case .ask(let id, let ticket) = change.action { form.handle(.answer(id, ticket: ticket, objection: nil)) }
    return change
  }

  /// A text of the form's language.
  func say(_ key: FormMessageKey, _ parameters: [FormMessage.Parameter] = []) -> String {
    form.plan.language.text(key, parameters)
  }

  private var shownCount: Int { (0..<form.fieldCount).count { form[FieldID($0)].isShown } }

  /// The question that is next, after what is said before it.
  mutating func ask(_ before: [String] = []) -> Reply {
    let said = before.filter { !$0.isEmpty }
    guard case .field(let id) = form.focus else { return Reply(text: joined(said, say(.lineSend)), next: .ask) }
    let place = (0...id.index).count { form[FieldID($0)].isShown }
    let question = say(
      .lineQuestion, [.count("number", place), .count("count", shownCount), .text("text", self.question(id))])
    if form[id].kind == .box { lines = [] }
    return Reply(text: joined(said, question), next: form[id].isSecure ? .askSecretly : .ask)
  }

  private func joined(_ before: [String], _ last: String) -> String { (before + [last]).joined(separator: "\n") }

  /// What is asked: label, help, what is there already, and how to answer.
  private func question(_ id: FieldID) -> String {
    var parts = [form[id].label + "."]
    if let helper = form[id].helper { parts.append(helper + ".") }
    let value = form[id].isSecure || form[id].kind == .toggle ? "" : form[id].text
    switch form[id].kind {
    case .toggle: parts.append(say(.lineYesNo))
    case .choice:
      if form[id].choiceStyle == .combo {
        parts.append(value.isEmpty ? say(.lineSearchFirst) : say(.lineSearch, [.text("text", value)]))
      } else {
        let options = form.plan.fields[id.index].choices?.options ?? []
        let list = options.enumerated().map { "\($0 + 1) \($1.label)" }.joined(separator: ", ")
        parts.append(list + ".")
        if !value.isEmpty { parts.append(say(.lineKeeps, [.text("text", value)])) }
      }
    case .box: parts.append(say(.lineLines))
    case .line, .code:
      if form[id].isSecure { parts.append(say(.lineSecret)) }
      if !value.isEmpty { parts.append(say(.lineKeeps, [.text("text", value)])) }
    }
    return parts.joined(separator: " ")
  }
}
