/// A page of the manual, section 1, made of what a command says of itself.
///
///     ManualPage(help, of: ["caret", "type"], version: "0.1.0").text      // .TH CARET-TYPE 1 …
///
/// Written in the macros of man(7), which every `man` reads. A discussion's indented lines stay as they are, its lines
/// in capitals are headings, and its paragraphs are filled.
struct ManualPage {
  private let help: CommandHelp
  private let path: [String]
  private let version: String
  private var lines: [String] = []

  init(_ help: CommandHelp, of path: [String], version: String) {
    (self.help, self.path, self.version) = (help, path, version)
    write()
  }

  /// The page's name in the manual: `caret-type`.
  var name: String { path.joined(separator: "-") }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write() {
    lines.append(".TH \(name.uppercased().roff) 1 \"\" \"Caretaker \(version)\" \"User Commands\"")
    lines += [".SH NAME", "\(name.roff) \\- \((help.abstract ?? "").trimmingPeriod.roff)"]
    writeSynopsis()
    lines.append(".SH DESCRIPTION")
    // a discussion's examples come last, as pages have them
    let discussion = help.discussion ?? ""
    let parts = Self.sections(of: discussion)
    writeText(parts.first?.body ?? [])
    writeArguments()
    writeSubcommands()
    for part in parts.dropFirst() {
      lines.append(".SH \"\(part.heading.roff)\"")
      writeText(part.body)
    }
  }

  private mutating func writeSynopsis() {
    lines.append(".SH SYNOPSIS")
    var words = ["\\fB\(path.joined(separator: " ").roff)\\fR"]
    let shown = (help.arguments ?? []).filter(\.shouldDisplay)
    if shown.contains(where: { $0.kind != "positional" }) { words.append("[\\fIoptions\\fR]") }
    if !help.documentedSubcommands.isEmpty { words.append("\\fIsubcommand\\fR") }
    for argument in shown where argument.kind == "positional" {
      let name = "\\fI\((argument.valueName ?? "").roff)\\fR" + (argument.isRepeating ? " ..." : "")
      words.append(argument.isOptional ? "[\(name)]" : name)
    }
    lines.append(words.joined(separator: " "))
  }

  /// Options without a title first, then those of each title.
  private mutating func writeArguments() {
    let shown = (help.arguments ?? []).filter(\.shouldDisplay)
    if shown.isEmpty { return }
    lines.append(".SH OPTIONS")
    var titles: [String?] = [nil]
    for argument in shown where !titles.contains(argument.sectionTitle) { titles.append(argument.sectionTitle) }
    for title in titles {
      if let title { lines.append(".SS \"\(title.roff)\"") }
      for argument in shown where argument.sectionTitle == title {
        lines += [".TP", Self.tag(of: argument), Self.explanation(of: argument)]
      }
    }
  }

  private static func tag(of argument: CommandHelp.Argument) -> String {
    let value = "\\fI\((argument.valueName ?? "value").roff)\\fR"
    guard let names = argument.names else { return value }
    let spellings = names.map { "\\fB\($0.spelling.roff)\\fR" }.joined(separator: ", ")
    return argument.kind == "option" ? "\(spellings) \(value)" : spellings
  }

  private static func explanation(of argument: CommandHelp.Argument) -> String {
    var text = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty { text += " One of \(values.joined(separator: ", "))." }
    if let value = argument.defaultValue { text += " Unless given: \(value)." }
    return text.roff
  }

  private mutating func writeSubcommands() {
    if help.documentedSubcommands.isEmpty { return }
    lines.append(".SH SUBCOMMANDS")
    for command in help.documentedSubcommands {
      lines += [".TP", "\\fB\(name.roff)\\-\(command.commandName.roff)\\fR(1)", (command.abstract ?? "").roff]
    }
  }

  /// Paragraphs are filled; a block of indented lines is not.
  private mutating func writeText(_ body: [Substring]) {
    var isLiteral = false
    var isOpen = false
    for line in body {
      if line.isEmpty {
        if isLiteral { lines.append(".fi") }
        (isLiteral, isOpen) = (false, false)
      } else if line.hasPrefix("  ") {
        if !isLiteral { lines += [".PP", ".nf"] }
        isLiteral = true
        lines.append(String(line).roff)
      } else {
        if isLiteral { lines.append(".fi") }
        if isLiteral || !isOpen { lines.append(".PP") }
        (isLiteral, isOpen) = (false, true)
        lines.append(String(line).roff)
      }
    }
    if isLiteral { lines.append(".fi") }
  }

  /// A discussion at its headings, which are lines of capitals; what comes before the first has none.
  private static func sections(of discussion: String) -> [(heading: String, body: [Substring])] {
    var sections: [(heading: String, body: [Substring])] = [("", [])]
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHeading = !line.isEmpty && line.allSatisfy { $0.isUppercase || $0 == " " } && !line.hasPrefix(" ")
      if isHeading { sections.append((String(line), [])) } else { sections[sections.count - 1].body.append(line) }
    }
    return sections
  }
}

extension String {
  /// As roff takes it for itself: no line is a request, and a hyphen is the one that is typed.
  fileprivate var roff: String {
    var text = ""
    for character in self {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "\"": text += "\\(dq"
      case "\n": text += "\n"
      default: text.append(character)
      }
    }
    return hasPrefix(".") || hasPrefix("'") ? "\\&" + text : text
  }

  fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
