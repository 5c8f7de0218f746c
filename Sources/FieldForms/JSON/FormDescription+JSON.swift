extension FormDescription {
  /// Reads a form from JSON.
  ///
  ///     let form = try FormDescription(json: #"""
  ///       {"caretakerForm": 1, "fields": [{"name": "email", "label": "Email", "type": "email"}]}
  ///       """#)
  ///
  /// The members are those of <doc:DescribingAForm>; unknown ones are errors. Whether formats and references exist is
  /// checked when a ``FormPlan`` is made.
  ///
  /// - Parameters:
  ///   - json: The document, in UTF-8.
  ///   - limits: How much of it is read.
  /// - Throws: `FormDescriptionError`, with line, column and path.
  /// - Complexity: O(*n*) in the document.
  public init(json: [UInt8], limits: JSONLimits = JSONLimits()) throws(FormDescriptionError) {
    let reader = try FormReader.reading(json, limits)
    self = reader.description()
    if let error = reader.firstError { throw error }
  }

  /// Reads a form from JSON.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - limits: How much of it is read.
  /// - Throws: `FormDescriptionError`, with line, column and path.
  /// - Complexity: O(*n*) in the document.
  public init(json: String, limits: JSONLimits = JSONLimits()) throws(FormDescriptionError) {
    try self.init(json: Array(json.utf8), limits: limits)
  }
}

extension FormPlan {
  /// Reads a form from JSON, and makes a plan of it. An error in a format or a reference has its place in the document
  /// too.
  ///
  /// - Parameters:
  ///   - json: The document, in UTF-8.
  ///   - environment: What the form takes from outside.
  ///   - limits: How much of the document is read.
  /// - Throws: `FormDescriptionError`, with line, column and path.
  /// - Complexity: That of ``FormPlan/init(_:environment:)``.
  @export(interface) public convenience init(
    json: [UInt8], environment: FormEnvironment = FormEnvironment(), limits: JSONLimits = JSONLimits()
  ) throws(FormDescriptionError) {
    let reader = try FormReader.reading(json, limits)
    let description = reader.description()
    var errors = reader.fieldErrors(description)
    self.init(description, environment: environment, &errors)
    reader.note(errors)
    if let error = reader.firstError { throw error }
  }

  /// Reads a form from JSON, and makes a plan of it.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - environment: What the form takes from outside.
  ///   - limits: How much of the document is read.
  /// - Throws: `FormDescriptionError`, with line, column and path.
  /// - Complexity: That of ``FormPlan/init(_:environment:)``.
  @export(interface) public convenience init(
    json: String, environment: FormEnvironment = FormEnvironment(), limits: JSONLimits = JSONLimits()
  ) throws(FormDescriptionError) {
    try self.init(json: Array(json.utf8), environment: environment, limits: limits)
  }

  /// Returns the errors of a form in JSON, in order of place: none if `FormPlan(json:)` makes a plan of it, and no more
  /// than ``JSONLimits/errorCount``.
  ///
  /// An error of the syntax is the only one. Nothing is reported that follows from another error.
  ///
  /// - Parameters:
  ///   - json: The document, in UTF-8.
  ///   - environment: What the form takes from outside.
  ///   - limits: How much of the document is read.
  /// - Returns: The errors.
  /// - Complexity: That of ``FormPlan/init(_:environment:)``, and O(*n*) in the document for each error.
  public static func errors(
    json: [UInt8], environment: FormEnvironment = FormEnvironment(), limits: JSONLimits = JSONLimits()
  ) -> [FormDescriptionError] {
    do throws(FormDescriptionError) {
      let reader = try FormReader.reading(json, limits)
      let description = reader.description()
      var errors = reader.fieldErrors(description)
      _ = FormPlan(description, environment: environment, &errors)
      reader.note(errors)
      return reader.errors
    } catch {
      return [error]
    }
  }
}

extension FormReader {
  /// The description, as far as it can be read.
  func description() -> FormDescription {
    var form = FormDescription(items: [])
    guard var members = members(0, FormReader.formMembers) else { return form }
    if let version = members["caretakerForm"], let number = integer(version), number != 1 {
      note(version, "there is no such version of forms", "write 1")
    }
    form.name = members.string("name") ?? ""
    form.title = members.string("title") ?? ""
    form.language = members.string("language") ?? form.language
    form.locale = members.string("locale") ?? form.locale
    form.notice = members.choice("notice", FormDescription.Notice.self) ?? .automatic
    form.labelCase = members.choice("labels", FormDescription.LabelCase.self) ?? .asGiven
    form.timing = members.choice("timing", MessageTiming.self)
    if let submit = members["submit"].flatMap({ self.members($0, ["label", "whenIncomplete"]) }) {
      form.submission.label = submit.string("label") ?? form.submission.label
      form.submission.whenIncomplete =
        submit.choice("whenIncomplete", FormDescription.Submission.Incomplete.self) ?? .explains
    }
    guard let fields = members.required("fields") else { return form }
    form.items = array(fields).compactMap(item)
    if self.fields.count > limits.fieldCount {
      note(fields, "the form has more than \(limits.fieldCount) fields", "raise the limit fieldCount")
      (form.items, self.fields) = ([], [])
    }
    if form.items.isEmpty, isRead(fields) { note(fields, "a form has at least one field", "add one") }
    return form
  }

  static let formMembers = [
    "$schema", "caretakerForm", "name", "title", "language", "locale", "notice", "labels", "timing", "submit", "fields",
  ]

  private func item(_ value: Int) -> FormItem? {
    let names = document.parts(of: value).compactMap { document.name(of: $0) }
    func has(_ name: String) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if has("group") { return group(value).map { .group($0) } }
    if has("text") && !has("label") {
      guard let note = members(value, ["text", "selectable"]) else { return nil }
      return .note(FormNote(note.string("text") ?? "", isSelectable: note.bool("selectable") ?? true))
    }
    return field(value).map { .field($0) }
  }

  private func group(_ value: Int) -> FieldGroup? {
    guard var members = members(value, ["group", "helper", "layout", "shownWhen", "fields"]) else { return nil }
    let first = fields.count
    let parts = (members.required("fields").map(array) ?? []).compactMap(field)
    for i in first..<fields.count { fields[i].groupCondition = members["shownWhen"] }
    return FieldGroup(
      members.string("group") ?? "", helper: members.string("helper"),
      layout: members.choice("layout", FieldGroup.Layout.self) ?? .stack,
      shownWhen: members["shownWhen"].flatMap(condition), fields: parts)
  }

  func condition(_ value: Int) -> FieldCondition? {
    guard var members = members(value, ["field", "is", "isOneOf", "isFilled"]) else { return nil }
    let field = members.required("field").flatMap(string)
    let tests = ["is", "isOneOf", "isFilled"].compactMap { members[$0] }
    if tests.count > 1 {
      note(tests[1], "a condition has one test", "keep one of is, isOneOf and isFilled")
    } else if tests.isEmpty, members.misspelled.isEmpty {
      note(value, "a condition says what the field holds", "add is, isOneOf or isFilled")
    }
    let test: FieldCondition.Test? =
      if let value = members["is"] {
        document.string(value).map { .isOneOf([$0]) } ?? bool(value).map { .isOn($0) }
      } else if let value = members["isOneOf"] {
        .isOneOf(strings(value))
      } else {
        members.bool("isFilled").map { .isFilled($0) }
      }
    guard let field, let test else { return nil }
    return FieldCondition(field, test)
  }

  /// For each field the members that could not be read.
  func fieldErrors(_ description: FormDescription) -> [FieldErrors] {
    zip(description.fields, fields).map { field, members in
      FieldErrors(field.name, wrong: members.slips + members.values.filter { !isRead($0.value) }.map { $0.name })
    }
  }

  /// Notes the errors that were found when a plan was made, each at its place.
  func note(_ errors: [FieldErrors]) {
    for (members, errors) in zip(fields, errors) {
      for error in errors.found {
        let isCondition = error.member.utf8.elementsEqual("shownWhen".utf8)
        let member = members[error.member] ?? (isCondition ? members.groupCondition : nil)
        let at = member ?? members["name"] ?? members.object
        let inner = document.parts(of: at).first { ["from", "field"].contains(document.name(of: $0) ?? "") }
        note(inner ?? at, error.message, error.suggestion)
      }
    }
  }
}
