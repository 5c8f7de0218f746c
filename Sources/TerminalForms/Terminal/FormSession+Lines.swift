internal import FieldForms

/// A form question by question, where nothing is drawn: for screen readers, pipes and the plainest terminal.
extension FormSession {
  /// Asks on standard error, and takes answers from standard input, a line each.
  mutating func askInLines(_ look: FormLook) -> End {
    var asked = FieldForm(form.plan)
    swap(&form, &asked)
    var dialogue = FormDialogue(asked, judge: options.answers.judge)
    var reply = dialogue.begin()
    while true {
      if !reply.text.isEmpty { look.say(reply.text) }
      let line: String?
      switch reply.next {
      case .ask: line = readLine()
      case .askSecretly: line = SecretLine.read()
      case .stop, .submit:
        form = dialogue.end()
        return reply.next == .submit ? .submitted : .givenUp
      }
      reply = dialogue.answer(line ?? ":quit")
    }
  }
}

extension FormLook {
  /// Writes lines to standard error. What a terminal would obey is replaced.
  fileprivate func say(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      var line = glyphs(of: String(line)).text + "\n"
      line.withUTF8 { _ = writeBytes($0.baseAddress, $0.count, to: STDERR_FILENO) }
    }
  }
}

/// What the environment says of the terminal.
struct Environment {
  let variables: [String: String]

  init() {
    let names = ["TERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "CARETAKER_WIDTHS"]
    variables = names.reduce(into: [:]) { $0[$1] = getenv($1).map { String(cString: $0) } }
  }

  /// Whether there is a terminal that shows more than lines of text, and answers are not piped in.
  var canDraw: Bool { isatty(STDIN_FILENO) == 1 && !["", "dumb"].contains(variables["TERM"] ?? "") }
}
