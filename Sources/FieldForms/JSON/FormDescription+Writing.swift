internal import FieldFormats
internal import NumberFormatting

extension FormDescription {
  /// The form as JSON, on several lines; reading it again gives the same form.
  ///
  /// - Complexity: O(*n*) in the form.
  public var json: String {
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.number("caretakerForm", 1)
      if !name.isEmpty { json.string("name", name) }
      if !title.isEmpty { json.string("title", title) }
      json.string("language", language)
      json.string("locale", locale)
      if notice != .automatic { json.string("notice", notice.rawValue) }
      if labelCase != .asGiven { json.string("labels", labelCase.rawValue) }
      if let timing { json.string("timing", timing.rawValue) }
      json.object("submit") { json in
        json.string("label", submission.label)
        json.string("whenIncomplete", submission.whenIncomplete.rawValue)
      }
      json.array("fields") { json in
        for item in items { item.write(to: &json) }
      }
    }
    return writer.text + "\n"
  }
}

extension FormItem {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .field(let field): json.object { field.write(to: &$0) }
    case .note(let note):
      json.object { json in
        json.string("text", note.text)
        if !note.isSelectable { json.bool("selectable", false) }
      }
    case .group(let group):
      json.object { json in
        json.string("group", group.title)
        if let helper = group.helper { json.string("helper", helper) }
        if group.layout != .stack { json.string("layout", group.layout.rawValue) }
        if let condition = group.shownWhen { condition.write("shownWhen", to: &json) }
        json.array("fields") { json in
          for field in group.fields { json.object { field.write(to: &$0) } }
        }
      }
    }
  }
}

extension FieldCondition {
  fileprivate func write(_ name: String, to json: inout JSONWriter) {
    json.object(name) { json in
      json.string("field", field)
      switch test {
      case .isOn(let isOn): json.bool("is", isOn)
      case .isFilled(let isFilled): json.bool("isFilled", isFilled)
      case .isOneOf(let values): json.array("isOneOf") { json in for value in values { json.string(nil, value) } }
      }
    }
  }
}

extension FieldDescription {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("name", name)
    json.string("label", label)
    if let term { json.string("term", term) }
    if let helper { json.string("helper", helper) }
    if let prompt { json.string("prompt", prompt) }
    if type != .text { json.string("type", type.rawValue) }
    content.write(to: &json)
    if isOptional { json.bool("optional", true) }
    switch defaultValue {
    case nil: break
    case .value(let value): json.string("default", value)
    case .isOn(let isOn): json.bool("default", isOn)
    case .fromEnvironment: json.object("default") { $0.string("from", EnvironmentName.environment.rawValue) }
    }
    if let timing { json.string("timing", timing.rawValue) }
    writeSecrecy(to: &json)
    if clearButton != .automatic { json.string("clear", clearButton.rawValue) }
    leadingAccessory?.write("leading", to: &json)
    trailingAccessory?.write("trailing", to: &json)
    if let keyboard { json.string("keyboard", keyboard.rawValue) }
    if let autofill { json.string("autofill", autofill.rawValue) }
    if let capitals { json.string("capitals", capitals.rawValue) }
    if let isCorrected { json.bool("correction", isCorrected) }
    if width != .automatic { json.string("width", width.rawValue) }
    if overflow != .clip { json.string("overflow", overflow.rawValue) }
    length?.write(to: &json)
    switch region {
    case nil: break
    case .region(let code): json.string("region", code)
    case .field(let name): json.object("region") { $0.string("from", name) }
    }
    if let card { json.object("card") { $0.string("from", card) } }
    if let sameAs { json.string("sameAs", sameAs) }
    earliest?.write("earliest", to: &json)
    latest?.write("latest", to: &json)
    requiredWhen?.write("requiredWhen", to: &json)
    shownWhen?.write("shownWhen", to: &json)
    if !requirements.isEmpty {
      json.array("requirements") { json in for requirement in requirements { requirement.write(to: &json) } }
    }
    if awaitsAnswer { json.bool("answers", true) }
    if isStepped { json.bool("steps", true) }
    if carriesSteps { json.bool("carriesSteps", true) }
    for (name, length) in StepLengths(usual: step, small: smallStep, large: largeStep).given {
      json.string(name, "\(length)")
    }
    if messages.isEmpty { return }
    json.object("messages") { json in
      for key in FormMessageKey.tableKeys { if let text = messages[key] { json.string(key, text) } }
    }
  }

  private func writeSecrecy(to json: inout JSONWriter) {
    switch secrecy {
    case .byType: break
    case .shown: json.bool("secure", false)
    case .hidden(SecureEntry()): json.bool("secure", true)
    case .hidden(let entry):
      json.object("secure") { json in
        if !entry.canBeRevealed { json.bool("toggle", false) }
        if entry.showsLastCharacterBriefly { json.string("lastCharacter", LastCharacterName.briefly.rawValue) }
        if !entry.showsLength { json.string("length", SecretLengthName.hidden.rawValue) }
      }
    }
  }
}

extension FieldDescription.DateLimit {
  fileprivate func write(_ name: String, to json: inout JSONWriter) {
    switch self {
    case .on(let date): json.string(name, date.description)
    case .today: json.string(name, "today")
    case .field(let field): json.object(name) { $0.string("from", field) }
    }
  }
}

extension FieldDescription.Content {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .byType: break
    case .format(let name): json.string("format", name)
    case .line: json.string("format", "line")
    case .mask(let text): json.string("mask", text)
    case .cells(let count): json.number("cells", count)
    case .number(let number): number.write(to: &json)
    case .lines(let lines):
      json.object("lines") { json in
        json.number("minimum", lines.minimum)
        json.number("maximum", lines.maximum)
        if lines.wrapping != .word { json.string("wrap", lines.wrapping.rawValue) }
        if !lines.returnMakesLine { json.bool("return", false) }
      }
    case .choices(let list): list.write(to: &json)
    }
  }
}

extension NumberDescription {
  fileprivate func write(to json: inout JSONWriter) {
    json.object("number") { json in
      json.string("style", style.rawValue)
      if let currency { json.string("currency", currency) }
      if let unit { json.string("unit", unit) }
      if let minimum { json.string("minimum", minimum) }
      if let maximum { json.string("maximum", maximum) }
      if entersMinorUnits { json.string("entry", NumberEntryName.minorUnits.rawValue) }
    }
  }
}

extension ChoiceList {
  fileprivate func write(to json: inout JSONWriter) {
    json.object("choices") { json in
      if case .onAndOff = source {
        json.string("style", Style.toggle.rawValue)
      } else if let style {
        json.string("style", style.rawValue)
      }
      switch source {
      case .onAndOff: break
      case .regions: json.string("from", ChoiceSourceName.regions.rawValue)
      case .currencies: json.string("from", ChoiceSourceName.currencies.rawValue)
      case .locales: json.string("from", ChoiceSourceName.locales.rawValue)
      case .options(let options):
        json.array("options") { json in
          for option in options {
            json.object { json in
              json.string("value", option.value)
              json.string("label", option.label)
              if !option.words.isEmpty { json.array("words") { for word in option.words { $0.string(nil, word) } } }
            }
          }
        }
      }
      if takesOthers { json.bool("others", true) }
    }
  }
}

extension FieldAccessory {
  fileprivate func write(_ name: String, to json: inout JSONWriter) {
    json.object(name) { json in
      json.string("role", role.rawValue)
      json.string("text", text)
      if let symbol { json.string("symbol", symbol) }
      if let action { json.string("action", action) }
    }
  }
}

extension TextLength {
  fileprivate func write(to json: inout JSONWriter) {
    json.object("length") { json in
      if minimum != 0 { json.number("minimum", minimum) }
      if let maximum { json.number("maximum", maximum) }
      if unit != .characters { json.string("counts", unit.rawValue) }
    }
  }
}

extension TextRequirement {
  fileprivate func write(to json: inout JSONWriter) {
    if case .length(let count) = self { return json.object { $0.number("length", count) } }
    let name: RequirementName? =
      switch self {
      case .length: nil
      case .letter: .letter
      case .lowercase: .lowercase
      case .uppercase: .uppercase
      case .digit: .digit
      case .symbol: .symbol
      }
    if let name { json.string(nil, name.rawValue) }
  }
}
