import CommandConsole
import FieldFormats
import FieldForms
import Foundation
import TerminalForms

/// A recorded run: keys, and the whole screen after each group of them.
///
///     form checkout
///     window 80 24
///     look ascii, no colour
///
///     keys ada.example«TAB»
///     caret 9 16
///     |  Checkout
///     |
///
/// A line of a screen begins after its bar. Keys are written as scripts of `caret replay` are.
struct FormRecording {
  /// What stands above the first keys: remarks, the form, the window, the look.
  let head: [String]
  let form: String
  let window: FormWindow
  let look: FormLook
  /// The keys between screens.
  let keys: [String]

  init(parsing text: String) throws {
    var (head, keys): ([String], [String]) = ([], [])
    var (form, window, look) = ("", FormWindow(columns: 80, rows: 24), FormLook())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("keys ") || line == "keys" {
        keys.append(String(line.dropFirst(5)))
      } else if keys.isEmpty {
        head.append(line)
        switch words.first {
        case "form" where words.count == 2: form = words[1]
        case "window" where words.count == 3:
          window = FormWindow(columns: Int(words[1]) ?? 80, rows: Int(words[2]) ?? 24)
        case "look": look = FormLook(words: line)
        case nil, "#": break
        default: throw CommandFailure("'\(line.printable)' is not a line of a recorded run")
        }
      }
    }
    while head.last?.isEmpty ?? false { head.removeLast() }
    (self.head, self.form, self.window, self.look, self.keys) = (head, form, window, look, keys)
  }

  /// Plays the keys, and hands out each screen, and what the terminal is sent for it.
  func play(_ plan: FormPlan, _ body: (FormScreen, _ sent: String) -> Void) throws {
    var form = FieldForm(plan)
    var view = FormView(of: &form, look, window)
    var writer = ScreenWriter(hasColor: look.hasColor)
    for script in keys {
      guard let keys = TerminalKey.keys(script: script) else {
        throw CommandFailure("'\(script.printable)' has a key that is unknown")
      }
      for key in keys {
        if view.play(key, &form) == .submitted { form.handle(.submissionEnded) }
      }
      let screen = view.draw(form).screen
      body(screen, writer.write(screen))
    }
  }

  /// The run as a file has it, with the screens that are drawn now.
  func text(_ plan: FormPlan) throws -> String {
    var lines = head
    var i = 0
    try play(plan) { screen, _ in
      let caret = screen.caret.map { "caret \($0.row) \($0.column)" } ?? "no caret"
      lines += ["", keys[i].isEmpty ? "keys" : "keys \(keys[i])", caret] + screen.lines.map { "|\($0)" }
      i += 1
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The form of a folder of examples, on a day that does not move.
  static func plan(_ name: String, in folder: String) throws -> FormPlan {
    guard let json = FileManager.default.contents(atPath: "\(folder)/\(name).json") else {
      throw CommandFailure("\(folder.printable)/\(name.printable).json cannot be read")
    }
    let day = CalendarDate(year: 2026, month: 7, day: 1)
    do throws(FormDescriptionError) {
      return try FormPlan(json: Array(json), environment: FormEnvironment(today: day, region: "US"))
    } catch { throw CommandFailure("\(name).json:\(error.diagnostic())") }
  }
}

extension FormLook {
  /// A look in words: `ascii`, `no colour`, `cells`.
  init(words: String) {
    self.init(
      words.contains("cells") ? .cells : .fields, hasColor: !words.contains("no colour"),
      isASCII: words.contains("ascii"))
  }
}
