import FieldFormats

/// What a field is made of and does not change: its description, and what follows from that.
final class FieldPlan: Sendable {
  let id: FieldID
  let description: FieldDescription
  let traits: ContentTraits
  let kind: FieldKind
  let timing: MessageTiming
  /// How it hides what is typed; `nil` where it does not.
  let secureEntry: FieldDescription.SecureEntry?
  /// Whether it counts how many characters are left: not where nothing of a secret's length may be known.
  let countsCharacters: Bool
  /// The format that it begins with.
  let formatPlan: FormatPlan
  /// Whether any text is taken.
  let isFree: Bool
  let choices: ChoicePlan?
  let lines: TextLines?
  /// How sentences name it.
  let term: String
  /// The language of its messages.
  let language: FormLanguage
  /// The fields by which it is shown; all of the conditions must hold.
  let shownWhen: [Condition]
  /// The field by which it is required.
  let requiredWhen: Condition?
  /// The region that its format begins with; `nil` for none, or that of another field.
  let firstRegion: String?
  let region, card, sameAs: FieldID?
  /// The first and the last day that it takes, of a field of dates.
  let earliest, latest: DateLimit?
  /// How sentences name the field whose value it repeats.
  let otherTerm: String
  /// What it holds at first; `nil` for nothing, and of a switch.
  let defaultText: String?
  /// How a field of it behaves.
  let options: FieldOptions

  /// A day, or the field that holds it.
  enum DateLimit {
    case day(DateBound)
    case field(FieldID)
  }

  /// What another field must hold.
  struct Condition: Sendable {
    let field: FieldID
    let test: FieldCondition.Test
  }

  init(
    _ id: FieldID, _ description: FieldDescription, shownWhen: [FieldCondition], in form: FormDescription,
    _ environment: FormEnvironment, _ ids: FieldNames
  ) throws(FormError) {
    self.id = id
    self.description = description
    traits = description.type.traits
    language = environment.language(form.language)
    timing = description.timing ?? form.timing ?? traits.timing
    let content = try description.resolvedContent(in: form)
    kind = content.kind
    term = description.term ?? language.term(of: description.label, isSwitch: content.kind == .toggle)
    try description.checkRules(kind)
    secureEntry = description.secureEntry
    countsCharacters = description.length?.maximum != nil && description.secureEntry?.showsLength ?? true
    (formatPlan, isFree) = try content.format(of: description, in: form, environment)
    if case .choices(let list) = content {
      choices = ChoicePlan(list, environment.options(list.source, form.language))
    } else {
      choices = nil
    }
    if case .lines(let lines) = content { self.lines = lines } else { lines = nil }
    var conditions: [Condition] = []
    for condition in shownWhen {
      conditions.append(try ids.condition(condition, named: "shownWhen", of: description.name))
    }
    self.shownWhen = conditions
    if let condition = description.requiredWhen {
      requiredWhen = try ids.condition(condition, named: "requiredWhen", of: description.name)
    } else {
      requiredWhen = nil
    }
    firstRegion = description.firstRegion(in: environment)
    if case .field(let name) = description.region {
      region = try ids.id(name, named: "region", of: description.name)
    } else {
      region = nil
    }
    card = try ids.id(description.card, named: "card", of: description.name)
    sameAs = try ids.id(description.sameAs, named: "sameAs", of: description.name)
    earliest = try ids.limit(description.earliest, named: "earliest", of: description.name)
    latest = try ids.limit(description.latest, named: "latest", of: description.name)
    try description.checkLimits(isDate: formatPlan.isDate)
    let other = sameAs.map { ids.fields[$0.index] }
    defaultText = description.defaultText(in: form, environment)
    otherTerm = other.map { [language] in $0.term ?? language.term(of: $0.label) } ?? ""
    options = FieldOptions(isSecure: secureEntry != nil)
  }

  /// The only field of a form, over a format that has no name in a description.
  init(_ description: FieldDescription, _ format: FieldFormat, _ options: FieldOptions, _ language: FormLanguage) {
    id = FieldID(0)
    self.description = description
    traits = description.type.traits
    self.language = language
    term = description.term ?? language.term(of: description.label)
    timing = description.timing ?? traits.timing
    kind = .line
    // where a mask takes texts of any length, what is fixed in it would tell how long the parts are
    let isBounded = format.mask == nil || format.maximumDisplayLength ?? .max <= 64
    secureEntry = options.isSecure ? FieldDescription.SecureEntry(showsLength: isBounded) : nil
    (formatPlan, isFree) = (FormatPlan(format), false)
    (choices, lines, shownWhen, requiredWhen, countsCharacters) = (nil, nil, [], nil, false)
    (firstRegion, region, card, sameAs, otherTerm, defaultText) = (nil, nil, nil, nil, "", nil)
    (earliest, latest) = (nil, nil)
    self.options = options
  }

  /// What the fields must be from which it takes something.
  func checkSources(in plans: [FieldPlan]) throws(FormError) {
    if let region, plans[region.index].secureEntry != nil {
      throw FormError(description.name, "region", "a secret is not a region", "name a field that is not hidden")
    }
    for (member, limit) in [("earliest", earliest), ("latest", latest)] {
      guard let source = limit?.field.map({ plans[$0.index] }) else { continue }
      if !source.formatPlan.isDate {
        throw FormError(
          description.name, member, "'\(source.description.name)' is not a field of dates",
          "name one whose type is date")
      }
      if source.secureEntry != nil {
        throw FormError(description.name, member, "messages would show a secret", "name a field that is not hidden")
      }
    }
  }

  /// The fields that it depends on.
  var sources: [FieldID] {
    shownWhen.map { $0.field }
      + [requiredWhen?.field, region, card, sameAs, earliest?.field, latest?.field].compactMap { $0 }
  }
}

extension FieldPlan.DateLimit {
  fileprivate var field: FieldID? { if case .field(let id) = self { id } else { nil } }
}

/// The fields of a form by their names.
struct FieldNames {
  let fields: [FieldDescription]
  private var places: [[UInt8]: Int] = [:]

  init(_ fields: [FieldDescription]) throws(FormError) {
    self.fields = fields
    for (i, field) in fields.enumerated() {
      if places.updateValue(i, forKey: Array(field.name.utf8)) != nil {
        throw FormError(field.name, "name", "two fields have this name", "give one of them another")
      }
      if field.label.isEmpty { throw FormError(field.name, "label", "a field has no label", "say what it asks for") }
    }
  }

  func id(_ name: String?, named member: String, of field: String) throws(FormError) -> FieldID? {
    guard let name else { return nil }
    guard let index = places[Array(name.utf8)] else {
      let meant = fields.map { $0.name }.nearest(to: name).map { "did you mean '\($0)'?" }
      throw FormError(field, member, "no field is named '\(name)'", meant ?? "")
    }
    return FieldID(index)
  }

  func limit(
    _ limit: FieldDescription.DateLimit?, named member: String, of field: String
  ) throws(FormError) -> FieldPlan.DateLimit? {
    switch limit {
    case nil: nil
    case .on(let date): .day(.on(date))
    case .today: .day(.today)
    case .field(let name): try id(name, named: member, of: field).map { .field($0) }
    }
  }

  func condition(
    _ condition: FieldCondition, named member: String, of field: String
  ) throws(FormError) -> FieldPlan.Condition {
    guard let id = try id(condition.field, named: member, of: field) else {
      preconditionFailure("a name is given")
    }
    return FieldPlan.Condition(field: id, test: condition.test)
  }
}

extension FormLanguage {
  /// How a sentence names a field that has no words of its own for that: in English its label with a small letter, if
  /// that names a thing, and in quotation marks otherwise, and in other languages.
  fileprivate func term(of label: String, isSwitch: Bool = false) -> String {
    if code.utf8.elementsEqual("en".utf8), !isSwitch, label.namesThing { return label.loweredFirst }
    return code.utf8.elementsEqual("de".utf8) ? "„\(label)“" : "“\(label)”"
  }
}

extension String {
  /// Whether a label in English is what *Enter …* may be followed by: no question, no sentence, no *From*.
  fileprivate var namesThing: Bool {
    if utf8.last == UInt8(ascii: "?") { return false }
    let first = FoldedText(String(Substring(utf8.prefix { $0 != 32 })))
    let others = ["from", "to", "until", "till", "since", "by", "at", "on", "i", "we", "yes"].map { FoldedText($0) }
    return !others.contains(first)
  }
}

extension FieldDescription {
  /// The text of a default, its own or the environment's; `nil` where there is none.
  fileprivate func defaultText(in form: FormDescription, _ environment: FormEnvironment) -> String? {
    switch defaultValue {
    case nil, .isOn: nil
    case .value(let value): value
    case .fromEnvironment:
      switch type {
      case .country: environment.region
      case .date, .birthDate: environment.today?.description
      case .language: form.locale
      default: nil
      }
    }
  }
}
