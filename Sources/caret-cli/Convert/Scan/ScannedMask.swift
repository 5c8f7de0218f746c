import CommandConsole
import FieldEditing
import MaskDialects

/// A mask of a project, where it stands, and what it is here.
struct ScannedMask {
  private let place: SourcePlace
  private let dialect: MaskDialect
  private let text: String
  private let outcome: Outcome

  private enum Outcome {
    case converted(Conversion)
    case rejected(Finding)
  }

  init(_ use: MaskUse, in source: SourceText, of file: String) {
    place = SourcePlace(use.position, in: source, of: file)
    dialect = use.dialect
    switch use.content {
    case .mask(let text), .options(let text):
      self.text = text
      do throws(MaskError) { outcome = .converted(try Conversion(text, dialect)) } catch {
        outcome = .rejected(Finding(error))
      }
    case .expression(let expression):
      text = expression
      outcome = .rejected(Finding(unwrittenMaskOf: dialect))
    }
  }

  /// Whether there is no mask for it, since it cannot be read or has two layouts of a value.
  var isLost: Bool { if case .converted(let conversion) = outcome { conversion.error != nil } else { true } }
  /// Whether it was read without a part or an option.
  var leavesSomethingOut: Bool {
    if case .converted(let conversion) = outcome { conversion.leavesSomethingOut } else { false }
  }

  func text(_ style: Style) -> String {
    let body =
      switch outcome {
      case .converted(let conversion): conversion.text(style)
      case .rejected(let finding): finding.text(style)
      }
    return place.heading(dialect, text) + "\(body.indented())"
  }

  var json: JSONValue {
    switch outcome {
    case .converted(let conversion): return .object(place.members + conversion.members)
    case .rejected(let finding): return .object(place.members + Conversion.members(ofRejected: text, dialect, finding))
    }
  }
}

/// Options of all masks of a project: no mask is converted with those of another file.
struct SharedOptions {
  private static let note = "these are options of all masks of the project: write them at each"

  private let place: SourcePlace
  private let dialect: MaskDialect
  private let text: String

  init(_ use: MaskUse, in source: SourceText, of file: String) {
    place = SourcePlace(use.position, in: source, of: file)
    dialect = use.dialect
    switch use.content {
    case .mask(let text), .options(let text), .expression(let text): self.text = text
    }
  }

  var lines: String { place.heading(dialect, text) + "  note: \(Self.note)\n" }

  var json: JSONValue {
    let note: JSONValue = [
      "kind": .string("leftOut"), "message": .string(Self.note),
      "span": .array([.number(0), .number(text.unicodeScalars.count)]),
    ]
    return .object(
      place.members + [
        .init(key: "dialect", value: .string(dialect.name)), .init(key: "text", value: .string(text)),
        .init(key: "shared", value: .bool(true)), .init(key: "notes", value: .array([note])),
      ])
  }
}

/// Where something stands in the sources of a project.
private struct SourcePlace {
  let file: String
  let line: Int
  let column: Int

  init(_ position: Int, in source: SourceText, of file: String) {
    self.file = file
    (line, column) = source.place(of: position)
  }

  /// A line with what stands there.
  func heading(_ dialect: MaskDialect, _ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(file.printable):\(line):\(column): \(dialect.name): \(words.printable)\n"
  }

  var members: [JSONValue.Member] {
    [
      .init(key: "file", value: .string(file)), .init(key: "line", value: .number(line)),
      .init(key: "column", value: .number(column)),
    ]
  }
}

extension Finding {
  /// The error that only a program knows a mask.
  init(unwrittenMaskOf dialect: MaskDialect) {
    self.init(
      "its mask is not written here in one piece", suggestion: "hand what it is to caret convert --from \(dialect.name)"
    )
  }
}
