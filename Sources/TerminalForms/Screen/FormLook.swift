/// The look of forms on a terminal: what it can show, and which of two layouts is wanted.
public struct FormLook: Hashable, Sendable {
  /// A layout of fields.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Label, helper, frame and message stand below one another.
    case fields
    /// Label and value stand side by side, with rules between the fields.
    case cells
  }
  /// The layout of fields.
  public var layout: Layout
  /// Whether colours are used. Nothing is shown by colour alone.
  public var hasColor: Bool
  /// Whether only characters of ASCII can be shown.
  public var isASCII: Bool
  /// How wide the terminal draws characters.
  package var widths = CellWidths.clusters

  /// A look.
  ///
  /// - Parameters:
  ///   - layout: How fields are laid out.
  ///   - hasColor: Whether colours are used.
  ///   - isASCII: Whether only characters of ASCII can be shown.
  /// - Complexity: O(1)
  public init(_ layout: Layout = .fields, hasColor: Bool = true, isASCII: Bool = false) {
    self.layout = layout
    self.hasColor = hasColor
    self.isASCII = isASCII
  }

  /// A look for an environment: no colours where `NO_COLOR` is set, ASCII where the locale is not one of UTF-8.
  ///
  /// - Parameters:
  ///   - environment: The variables of a process.
  ///   - layout: How fields are laid out.
  /// - Complexity: O(1)
  public init(environment: [String: String], _ layout: Layout = .fields) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let isUTF8 = ["utf-8", "utf8"].contains { locale.lowercased().contains($0) }
    self.init(layout, hasColor: (environment["NO_COLOR"] ?? "").isEmpty, isASCII: !isUTF8)
    if environment["CARETAKER_WIDTHS"] == "scalars" { widths = .scalars }
  }

  /// The signs of the drawing.
  var signs: Signs { isASCII || widths.ambiguousIsWide ? .ascii : .unicode }

  struct Signs {
    let edge, focusedEdge, focus, rule, clear, problem, on, off, met, unmet, opens, closes, highlight, up, down: String
    /// The corners of what lies over a form, from the top leading one on.
    let corners: [String]

    static let unicode = Signs(
      edge: "│", focusedEdge: "┃", focus: "›", rule: "─", clear: "✕", problem: "✗", on: "●", off: "○", met: "✓",
      unmet: "○", opens: "▾", closes: "▴", highlight: "▸", up: "↑", down: "↓", corners: ["┌", "┐", "└", "┘"])
    static let ascii = Signs(
      edge: "|", focusedEdge: "#", focus: ">", rule: "-", clear: "x", problem: "!", on: "*", off: "o", met: "+",
      unmet: "-", opens: "v", closes: "^", highlight: ">", up: "^", down: "v", corners: ["+", "+", "+", "+"])
  }
}
