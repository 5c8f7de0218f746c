public import FieldForms

/// Asks a form at the terminal of the process: drawn where that can be, else question by question.
///
///     var session = FormSession(FieldForm(plan))
///     if try session.run() == .submitted { use(session.form.values()) }
///
/// The terminal is as it was when ``run()`` returns, when a signal ends the process, and while it is stopped.
public struct FormSession: ~Copyable {
  /// The form, with what was entered so far.
  public internal(set) var form: FieldForm
  /// The options of the session.
  public var options: Options

  /// Options of how a form is asked.
  public struct Options: Sendable {
    /// The look of the form; `nil` asks the environment.
    public var look: FormLook?
    /// Whether it is asked question by question in plain lines: always where the terminal cannot do more.
    public var isPlain: Bool
    /// Whether the mouse is used.
    public var usesMouse: Bool
    /// The functions that answer what the form asks.
    public var answers: FormAnswers

    /// Options.
    ///
    /// - Parameters:
    ///   - look: How the form looks; `nil` asks the environment.
    ///   - isPlain: Whether it is asked in plain lines.
    ///   - usesMouse: Whether the mouse is used.
    ///   - answers: The functions that answer what the form asks.
    /// - Complexity: O(1)
    public init(
      look: FormLook? = nil, isPlain: Bool = false, usesMouse: Bool = true, answers: FormAnswers = FormAnswers()
    ) {
      self.look = look
      self.isPlain = isPlain
      self.usesMouse = usesMouse
      self.answers = answers
    }
  }

  /// The end of a session.
  public enum End: Hashable, Sendable {
    /// All values are good: `values(_:)` of ``FormSession/form`` has them.
    case submitted
    /// The person gave up, or the terminal is gone.
    case givenUp
  }

  /// A form to be asked.
  ///
  /// - Parameters:
  ///   - form: The form, which the session owns from now on; read it as ``form``.
  ///   - options: How it is asked.
  /// - Complexity: O(1)
  public init(_ form: consuming FieldForm, options: Options = Options()) {
    self.form = form
    self.options = options
  }

  /// Asks until the form can be submitted, or the person gives up.
  ///
  /// - Returns: How it ended.
  /// - Throws: `TerminalError` if there is no terminal to draw on.
  /// - Complexity: A key costs what the form needs for it, and O(*n*) in the cells of the window.
  public mutating func run() throws(TerminalError) -> End {
    let environment = Environment()
    let look = options.look ?? FormLook(environment: environment.variables)
    if options.isPlain || !environment.canDraw { return askInLines(look) }
    let terminal = try TerminalMode(options.usesMouse ? .wholeWithMouse : .whole)
    var input = TerminalInput()
    let fitted = input.fit(look, to: terminal)
    return draw(on: terminal, fitted, &input)
  }

  private mutating func draw(
    on terminal: borrowing TerminalMode, _ look: FormLook, _ input: inout TerminalInput
  ) -> End {
    var view = FormView(of: &form, look, terminal.window, answers: options.answers)
    var writer = ScreenWriter(hasColor: look.hasColor)
    defer { writer.forget() }
    while true {
      terminal.write(writer.write(view.draw(form).screen))
      switch input.next(from: terminal, waiting: view.patience) {
      case .keys(let keys):
        for key in keys {
          switch view.press(key, &form) {
          case .submitted: return .submitted
          case .givenUp: return .givenUp
          case .copied(let text): terminal.write("\u{1B}]52;c;\(text.inBase64)\u{7}")
          case nil: break
          }
        }
      case .rest(let row, let column): view.rest(row: row, column: column, form)
      case .time(let milliseconds): view.pass(milliseconds, &form)
      case .redraw:
        writer.forget()
        view.resize(to: terminal.window, &form)
      case .end: return .givenUp
      }
    }
  }
}

extension TerminalMode {
  /// The size of the window.
  package var window: FormWindow { FormWindow(columns: size.columns, rows: size.rows) }
}

extension FormView {
  /// For how many milliseconds a key is waited for before time is passed on; `nil` for as long as it takes.
  var patience: Int32? { restlessness > 0 ? 100 : nil }

  /// Time passes: the last character of a secret is hidden, announcements come due.
  package mutating func pass(_ milliseconds: Int, _ form: inout FieldForm) {
    restlessness -= milliseconds
    take(.tick(milliseconds: milliseconds), &form)
    _ = form.takeAnnouncements()
  }
}

extension String {
  /// The bytes as a terminal takes what goes to the clipboard.
  fileprivate var inBase64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = Array(utf8)
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      // three bytes are four digits; what the last ones lack is filled up
      let group = bytes[start...].prefix(3)
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for i in 0..<4 { text.append(i <= group.count ? digits[bits >> (18 - 6 * i) & 63] : "=") }
    }
    return text
  }
}
