import ArgumentParser
import CommandConsole
import FieldFormats

extension CompletionKind {
  /// The names of all formats, listed when a shell asks for them: no other start of the command reads the catalogue for
  /// it.
  static var formatNames: CompletionKind {
    .custom { _, _, _ in
      FormatCatalog.standard.formats.map(\.name) + NumberRequest.StyleName.allCases.map(\.rawValue) + ["phone"]
    }
  }
}
