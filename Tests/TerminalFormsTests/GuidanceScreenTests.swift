import FieldForms
import FixtureCases
import TerminalForms
import Testing

@testable import caretaker_dev

/// What the design guides ask of a drawing, by the window of a terminal.
@Suite struct GuidanceScreenTests {
  @Test(arguments: Fixtures.forms.filter { $0.screens != nil }) func terminal(_ test: GuidanceCase) throws {
    let size = test.window ?? [80, 24]
    var form = FieldForm(try test.plan())
    var view = FormView(
      of: &form, FormLook(words: test.look ?? ""), FormWindow(columns: size[0], rows: size[1]))
    for (number, drawing) in (test.screens ?? []).enumerated() {
      let place = "\(test.place), screen \(number + 1)"
      var copied: String?
      for key in try #require(TerminalKey.keys(script: drawing.keys), "\(place): an unknown key") {
        if case .copied(let text) = view.play(key, &form) { copied = text }
      }
      #expect(copied == drawing.copies, "\(place)")
      Self.expect(view.draw(form).screen, drawing, place)
    }
  }

  private static func expect(_ screen: FormScreen, _ drawing: GuidanceCase.Drawing, _ place: String) {
    let shown = screen.lines.joined(separator: "\n")
    if let rows = drawing.shows {
      #expect(screen.lines.contains(rows), "\(place): \(rows.joined(separator: "\n")) is not in\n\(shown)")
    }
    for (style, texts) in [(CellStyle.dim, drawing.dim ?? []), (.reversed, drawing.reversed ?? [])] {
      for text in texts {
        #expect(screen.texts(in: style).contains(text), "\(place): '\(text)' is not \(style) in\n\(shown)")
      }
    }
    if let caret = drawing.caret {
      #expect(screen.caret == FormScreen.Place(row: caret[0], column: caret[1]), "\(place)")
    }
  }
}

extension FormScreen {
  /// What stands in a style, a text for each run of cells.
  fileprivate func texts(in style: CellStyle) -> [String] {
    (0..<rows).flatMap { row in
      cells[range(ofRow: row)].split { $0.style != style }.map { $0.text }
    }
  }
}
