import FieldFormats

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
    self = try FormReader(json, limits).description()
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
  public convenience init(
    json: [UInt8], environment: FormEnvironment = FormEnvironment(), limits: JSONLimits = JSONLimits()
  ) throws(FormDescriptionError) {
    let reader = try FormReader(json, limits)
    let description = try reader.description()
    do throws(FormError) {
      try self.init(description, environment: environment)
    } catch {
      throw reader.failure(error)
    }
  }
}

extension FormReader {
  func description() throws(FormDescriptionError) -> FormDescription {
    let members = try members(0, FormReader.formMembers)
    let version = try members.required("caretakerForm")
    if try integer(version) != 1 { throw failure(version, "there is no such version of forms", "write 1") }
    var form = FormDescription(items: [])
    form.name = try members.string("name") ?? ""
    form.title = try members.string("title") ?? ""
    form.language = try members.string("language") ?? form.language
    form.locale = try members.string("locale") ?? form.locale
    form.notice = try members.choice("notice", FormDescription.Notice.self) ?? .automatic
    form.labelCase = try members.choice("labels", FormDescription.LabelCase.self) ?? .asGiven
    form.timing = try members.choice("timing", MessageTiming.self)
    if let value = members["submit"] {
      let submit = try self.members(value, ["label", "whenIncomplete"])
      form.submission.label = try submit.string("label") ?? form.submission.label
      form.submission.whenIncomplete =
        try submit.choice("whenIncomplete", FormDescription.Submission.Incomplete.self) ?? .explains
    }
    let fields = try members.required("fields")
    for value in try array(fields) { form.items.append(try item(value)) }
    if form.fields.count > limits.fieldCount {
      throw failure(fields, "the form has more than \(limits.fieldCount) fields", "raise the limit fieldCount")
    }
    if form.items.isEmpty { throw failure(fields, "a form has at least one field", "add one") }
    return form
  }

  static let formMembers = [
    "$schema", "caretakerForm", "name", "title", "language", "locale", "notice", "labels", "timing", "submit", "fields",
  ]

  private func item(_ value: Int) throws(FormDescriptionError) -> FormItem {
    let names = document.parts(of: value).compactMap { document.name(of: $0) }
    func has(_ name: String) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if has("group") { return .group(try group(value)) }
    if has("text") && !has("label") {
      let note = try members(value, ["text", "selectable"])
      return .note(FormNote(try note.string("text") ?? "", isSelectable: try note.bool("selectable") ?? true))
    }
    return .field(try field(value))
  }

  private func group(_ value: Int) throws(FormDescriptionError) -> FieldGroup {
    let members = try members(value, ["group", "helper", "layout", "shownWhen", "fields"])
    var fields: [FieldDescription] = []
    for part in try array(try members.required("fields")) { fields.append(try field(part)) }
    return FieldGroup(
      try members.string("group") ?? "", helper: try members.string("helper"),
      layout: try members.choice("layout", FieldGroup.Layout.self) ?? .stack,
      shownWhen: try members["shownWhen"].map(condition), fields: fields)
  }

  func condition(_ value: Int) throws(FormDescriptionError) -> FieldCondition {
    let members = try members(value, ["field", "is", "isOneOf", "isFilled"])
    let field = try string(try members.required("field"))
    let tests = ["is", "isOneOf", "isFilled"].compactMap { members[$0] }
    if tests.count > 1 { throw failure(tests[1], "a condition has one test", "keep one of is, isOneOf and isFilled") }
    if let value = members["is"] {
      if let text = document.string(value) { return FieldCondition(field, .isOneOf([text])) }
      return FieldCondition(field, .isOn(try bool(value)))
    }
    if let value = members["isOneOf"] { return FieldCondition(field, .isOneOf(try strings(value))) }
    if let isFilled = try members.bool("isFilled") { return FieldCondition(field, .isFilled(isFilled)) }
    throw failure(value, "a condition says what the field holds", "add is, isOneOf or isFilled")
  }

  /// The place of an error that was found when a plan was made.
  func failure(_ error: FormError) -> FormDescriptionError {
    var at = 0
    for value in document.values.indices where document.values[value].kind == .object {
      let parts = document.parts(of: value)
      func member(_ name: String) -> Int? {
        parts.first { document.name(of: $0)?.utf8.elementsEqual(name.utf8) ?? false }
      }
      guard let name = member("name"), document.string(name)?.utf8.elementsEqual(error.field.utf8) ?? false,
        member("label") != nil
      else { continue }
      at = error.member.isEmpty ? name : member(error.member) ?? name
      let inner = document.parts(of: at).first { ["from", "field"].contains(document.name(of: $0) ?? "") }
      at = inner ?? at
      break
    }
    return failure(at, error.message, error.suggestion)
  }
}
