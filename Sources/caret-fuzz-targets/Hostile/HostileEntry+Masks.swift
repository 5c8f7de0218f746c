import CaretakerFoundation
import FieldFormats
import MaskCompiler
import MaskFuzzing
import MaskSyntax
import UnicodeFacts

/// Masks, their parts and their programs.
extension HostileEntry {
  static let masks: [HostileEntry] = [
    HostileEntry("MaskTree(parsing:)") { input in
      do throws(SyntaxError) { _ = try MaskTree(parsing: input.text).text } catch {
        _ = (error.diagnostic, error.description, error.translationOrSuggestion)
      }
    },
    HostileEntry("Mask(_:strictness:)") { input in
      do throws(MaskError) {
        let mask = try Mask(input.text, strictness: input.number(1) & 1 == 0 ? .strict : .permissive)
        for warning in mask.warnings { _ = warning.description }
        _ = (mask.examples(2), mask.minimumLength, mask.maximumDisplayLength, mask.format(input.text))
        if mask.program.size < 10_000 { _ = (mask.program.listing, mask.program.diagram) }
      } catch { _ = (error.diagnostic, error.description) }
    },
    HostileEntry("DialectFormat") { input in
      do throws(MaskError) {
        let dialect = input.pick(MaskDialect.allCases, 1)
        let read = try DialectFormat(input.text, dialect: dialect, strictness: .permissive)
        _ = (read.format.title, read.notes, read.format.mask?.tree.text)
      } catch { _ = (error.diagnostic, error.description) }
    },
    HostileEntry("MaskBuilder") { input in
      let text = input.shortened
      let tree = MaskTree {
        text
        Mask.ValueLiteral(text)
        Mask.Capture(text) { Mask.Repeat(.digit, input.offset(1) & 7...9) }
      }
      _ = tree.text
      if input.number(2) & 7 == 0 { _ = try? Mask(tree) }
    },
    HostileEntry("SourceDrawing") { input in
      let scalars = Array(input.text.unicodeScalars)
      let (a, b) = (input.number(1), input.number(2))
      let (start, end) = (abs(a % (scalars.count + 1)), abs(b % (scalars.count + 1)))
      _ = SourceDrawing(scalars, min(start, end)..<max(start, end)).text
    },
    HostileEntry("MaskProgram(encoded:)") { input in
      guard let program = try? MaskProgram(encoded: bytes(input)) else { return }
      _ = (program.listing, program.diagram, program.examples(1))
    },
    HostileEntry("Mask.format") { input in
      let mask = input.pick(shared)
      _ = (mask.format(input.text), mask.value(of: input.text))
    },
    HostileEntry("Script(parsing:)") { input in
      do throws(ScriptError) { _ = try Script(parsing: input.text).description } catch { _ = error.description }
    },
  ]

  /// Masks whose fields are edited: of every construct one.
  static let shared: [Mask] = [
    "+1 (###) ###-####", "\"+7\" (###) ###-##-##", "<01..12>\"/\"<01..31>\"/\"####",
    "<0..255>\".\"<0..255>\".\"<0..255>\".\"<0..255>",
    "<amex:\"3\"[47]## ###### #####>|<visa:\"4\"### #### #### ####>", "&{0,}", "^@{2}## ####",
    "(###) ###-####< x#{1,5}>?",
    "*{1,8}-~[а-яё]{2,}",
  ].compactMap { try? Mask($0) }

  private static let programs = shared.map(\.program.encoded)

  /// The text's bytes, or a program's with some of those in between: what is broken everywhere is rejected at once.
  private static func bytes(_ input: HostileText) -> [UInt8] {
    let text = Array(input.text.utf8)
    var bytes = input.pick(programs, 1)
    if input.number(2) & 7 == 0 { return text }
    for (i, byte) in text.prefix(1 + input.number(3) & 7).enumerated() {
      bytes[Int(UInt(bitPattern: input.number(10 + i)) % UInt(bytes.count))] = byte
    }
    return input.number(4) & 15 == 0 ? Array(bytes.dropLast(input.number(5) & 63)) : bytes
  }
}
