import ArgumentParser

/// Whose way of writing numbers, dates and times.
struct LocaleArgument: ParsableArguments {
  @Option(
    help: ArgumentHelp("Whose numbers, dates or times, as de_DE or pt-BR (see caret locales).", valueName: "locale"))
  var locale: String?
}
