import FieldForms
import FixtureCases
import Foundation
import Testing

@testable import TerminalForms
@testable import caretaker_dev

/// Recorded runs of drawn forms: keys in, the whole screen at marked moments.
@Suite struct FormScreenTests {
  static let folder = Fixtures.folder.appendingPathComponent("forms/screens")
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  private static func recording(_ name: String) throws -> (text: String, run: FormRecording) {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return (text, try FormRecording(parsing: text))
  }

  @Test(arguments: names) func theScreensAreThoseThatAreDrawn(_ name: String) throws {
    let (text, run) = try Self.recording(name)
    let plan = try FormRecording.plan(run.form, in: Self.folder.appendingPathComponent("../examples").path)
    let drawn = try run.text(plan)
    guard drawn != text else { return }
    let (old, new) = (text.components(separatedBy: "\n"), drawn.components(separatedBy: "\n"))
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    Issue.record("\(name):\(line + 1): \(line < new.count ? new[line] : "the end"); record it again if that is meant")
  }

  /// What is sent has no colours where none are wanted, and ASCII alone where there is nothing else.
  @Test(arguments: names) func whatIsSentKeepsToTheLook(_ name: String) throws {
    let run = try Self.recording(name).run
    let plan = try FormRecording.plan(run.form, in: Self.folder.appendingPathComponent("../examples").path)
    try run.play(plan) { _, sent in
      if !run.look.hasColor { #expect(!sent.contains("\u{1B}[0;3")) }
      if run.look.isASCII { #expect(sent.utf8.allSatisfy { $0 < 0x80 }) }
    }
  }

  /// Nothing moves when a problem is shown: labels and frames keep their rows.
  @Test(arguments: names.filter { !$0.contains("3-rows") }) func nothingMovesWhenAProblemIsShown(_ name: String) throws
  {
    let run = try Self.recording(name).run
    let plan = try FormRecording.plan(run.form, in: Self.folder.appendingPathComponent("../examples").path)
    var form = FieldForm(plan)
    var view = FormView(of: &form, run.look, run.window)
    let before = view.page.height
    form.handle(.submit)
    view.page = FormPage(form, run.look, run.window)
    let problems = form.summary.count
    #expect(problems > 0)
    // the summary stands above the fields, which keep their distances
    #expect(view.page.height == before + problems + 2)
  }
}
