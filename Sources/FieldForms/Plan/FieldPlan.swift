internal import FieldEditing
internal import FieldFormats

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
  /// What can be chosen; `nil` in fields of other kinds.
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
    _ id: FieldID, _ description: FieldDescription, groupShownWhen: Condition?, in form: FormDescription,
    _ environment: FormEnvironment, _ ids: FieldNames, _ errors: inout FieldErrors
  ) {
    self.id = id
    self.description = description
    traits = description.type.traits
    language = environment.language(form.language)
    timing = description.timing ?? form.timing ?? traits.timing
    let content = description.resolvedContent(&errors)
    kind = description.kind(of: content)
    term = description.term ?? language.term(of: description.label, form.labelCase, isSwitch: kind.holding == .state)
    description.checkRules(kind, &errors)
    secureEntry = description.secureEntry
    countsCharacters = description.length?.maximum != nil && description.secureEntry?.showsLength ?? true
    (formatPlan, isFree) = content.format(of: description, in: form, environment, &errors)
    if case .choices(let list) = content, kind.holding == .option {
      choices = ChoicePlan(list, environment.options(list.source, form.language))
    } else {
      choices = nil
    }
    if case .lines(let lines) = content { self.lines = lines } else { lines = nil }
    let ownShownWhen = description.shownWhen.flatMap { ids.condition($0, named: "shownWhen", &errors) }
    shownWhen = [groupShownWhen, ownShownWhen].compactMap { $0 }
    requiredWhen = description.requiredWhen.flatMap { ids.condition($0, named: "requiredWhen", &errors) }
    firstRegion = description.firstRegion(in: environment)
    if case .field(let name) = description.region {
      region = ids.id(name, named: "region", &errors)
    } else {
      region = nil
    }
    card = ids.id(description.card, named: "card", &errors)
    sameAs = ids.id(description.sameAs, named: "sameAs", &errors)
    earliest = ids.limit(description.earliest, named: "earliest", &errors)
    latest = ids.limit(description.latest, named: "latest", &errors)
    description.checkLimits(isDate: formatPlan.isDate, &errors)
    let other = sameAs.map { ids.fields[$0.index] }
    defaultText = description.defaultText(in: form, environment)
    otherTerm = other.map { [language] in $0.term ?? language.term(of: $0.label, form.labelCase) } ?? ""
    // a view would show how long it is
    let display = secureEntry?.showsLength ?? true ? environment.secureDisplay : .keepingLiterals
    var options = FieldOptions(
      isSecure: secureEntry != nil, secureDisplay: display, offsetUnit: environment.offsetUnit)
    options.carriesSteps = description.carriesSteps
    (options.step, options.smallStep, options.largeStep) = (
      description.step, description.smallStep, description.largeStep
    )
    // what is too long stays, with a message
    if kind.hasRows { options.lengthLimit = .max }
    self.options = options
  }

  /// Whether people type into it: a text, or what filters choices.
  var isTyped: Bool { kind.holding == .text || choices?.style == .combo }

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
  func checkSources(in plans: [FieldPlan], _ errors: inout [FieldErrors]) {
    if let region, plans[region.index].secureEntry != nil {
      errors[id.index].note("region", "a secret is not a region", "name a field that is not hidden")
    }
    for (member, limit) in [("earliest", earliest), ("latest", latest)] where !errors[id.index].isWrong(member) {
      guard let source = limit?.field.map({ plans[$0.index] }) else { continue }
      if !source.formatPlan.isDate, errors[source.id.index].knowsContent {
        errors[id.index].note(
          member, "'\(source.description.name)' is not a field of dates", "name one whose type is date")
      } else if source.secureEntry != nil {
        errors[id.index].note(member, "messages would show a secret", "name a field that is not hidden")
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

  /// Whether a field has a name that could not be read: any name may be that one.
  private var isIncomplete = false

  init(_ fields: [FieldDescription], _ errors: inout [FieldErrors]) {
    self.fields = fields
    for (i, field) in fields.enumerated() {
      if field.name.isEmpty, errors[i].isWrong("name") {
        isIncomplete = true
      } else if places[Array(field.name.utf8)] != nil {
        errors[i].note("name", "two fields have this name", "give one of them another")
      } else {
        places[Array(field.name.utf8)] = i
      }
      if field.label.isEmpty, !errors[i].isWrong("label") {
        errors[i].note("label", "a field has no label", "say what it asks for")
      }
    }
  }

  func id(_ name: String?, named member: String, _ errors: inout FieldErrors) -> FieldID? {
    guard let name else { return nil }
    if let index = places[Array(name.utf8)] { return FieldID(index) }
    if !isIncomplete {
      let meant = fields.map { $0.name }.nearest(to: name).map { "did you mean '\($0)'?" }
      errors.note(member, "no field is named '\(name)'", meant ?? "")
    }
    return nil
  }

  func limit(
    _ limit: FieldDescription.DateLimit?, named member: String, _ errors: inout FieldErrors
  ) -> FieldPlan.DateLimit? {
    switch limit {
    case nil: nil
    case .on(let date): .day(.on(date))
    case .today: .day(.today)
    case .field(let name): id(name, named: member, &errors).map { .field($0) }
    }
  }

  func condition(
    _ condition: FieldCondition, named member: String, _ errors: inout FieldErrors
  ) -> FieldPlan.Condition? {
    id(condition.field, named: member, &errors).map { FieldPlan.Condition(field: $0, test: condition.test) }
  }
}

extension FormLanguage {
  /// How a sentence names a field that has no words of its own for that: in English its label with small letters, if
  /// that names a thing, and in quotation marks otherwise, and in other languages.
  fileprivate func term(
    of label: String, _ labelCase: FormDescription.LabelCase = .asGiven, isSwitch: Bool = false
  ) -> String {
    guard code.utf8.elementsEqual("en".utf8), !isSwitch, label.namesThing else {
      return text(.labelQuoted, [.text("label", label)])
    }
    if labelCase != .title { return label.loweredFirst }
    return label.utf8.split(separator: 32).map { String(Substring($0)).loweredFirst }.joined(separator: " ")
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
