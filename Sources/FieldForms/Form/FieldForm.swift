/// A form: its fields, the focus, and what remains to be done. Events go in, changes come out.
///
///     var form = FieldForm(try FormPlan(signUp))
///     form.handle(.focus(.field(form.field(named: "email")!)))
///     form.handle(.edit(.insert("ada@example.org")))
///     let change = form.handle(.next)
///     form.canSubmit          // false: the password is missing
///     form.remainingFields    // [password]
///
/// It owns its fields and is moved, not copied. A key costs what the field's own edit costs, however many fields there
/// are; the change names what a front end has to draw again.
public struct FieldForm: ~Copyable {
  /// The plan that it is made of.
  public let plan: FormPlan
  var fields: FieldRow
  /// The focus: a field, the button, or none.
  public internal(set) var focus = FormFocus.none
  /// Whether a submission was tried; from then on all problems are shown.
  public internal(set) var wasSubmitted = false
  /// Whether a submission is under way.
  public internal(set) var isSubmitting = false
  /// Whether the server objects to a field, and nothing was edited or sent since.
  var hasBindingObjections = false
  /// Whether it is submitted as soon as the answers have come that are awaited.
  var isSubmissionDue = false
  /// How many fields keep it from being submitted.
  var unfinishedCount = 0
  var change = FormChange()
  /// The other fields that the last event changed, each once.
  var others: [(field: FieldID, facets: FieldFacets)] = []
  var announcer = Announcer()
  /// Which fields wait to follow a change; none between events.
  var isWaiting: [Bool]
  #if DEBUG
    /// How many events were checked.
    var turn = 0
  #endif

  /// A form with its fields at their defaults.
  ///
  /// - Parameter plan: The plan that it is made of.
  /// - Complexity: O(*n*) in the fields.
  @export(interface) public init(_ plan: FormPlan) {
    self.plan = plan
    fields = FieldRow(plan.fields)
    others.reserveCapacity(plan.fields.count)
    isWaiting = [Bool](repeating: false, count: plan.fields.count)
    for i in 0..<fields.count { fields[i].isFollowed = !plan.dependents[i].isEmpty }
    begin()
    for i in 0..<fields.count { _ = fields[i].noteChanges() }
  }

  /// A form of a description.
  ///
  /// - Parameters:
  ///   - description: The form as data.
  ///   - environment: What it takes from outside.
  /// - Throws: `FormError` if no form can be made of it.
  /// - Complexity: That of ``FormPlan/init(_:environment:)``.
  public init(_ description: FormDescription, environment: FormEnvironment = FormEnvironment()) throws(FormError) {
    self.init(try FormPlan(description, environment: environment))
  }

  /// A form of fields alone, without groups and notes.
  ///
  ///     let phone = FieldDescription("phone", label: "Phone", type: .phone)
  ///     var form = try FieldForm(title: "How do we reach you?", fields: [phone])
  ///
  /// - Parameters:
  ///   - title: The title above it.
  ///   - fields: The fields, in their order.
  ///   - environment: What it takes from outside.
  /// - Throws: `FormError` if no form can be made of it.
  /// - Complexity: That of ``FormPlan/init(_:environment:)``.
  public init(
    title: String = "", fields: [FieldDescription], environment: FormEnvironment = FormEnvironment()
  ) throws(FormError) {
    try self.init(FormDescription(title: title, fields: fields), environment: environment)
  }

  /// A form of a description in JSON.
  ///
  ///     var form = try FieldForm(json: #"{ "caretakerForm": 1, "fields": [{ "name": "iban", "label": "IBAN" }] }"#)
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - environment: What the form takes from outside.
  ///   - limits: How much of the document is read.
  /// - Throws: `FormDescriptionError`, with line, column and path.
  /// - Complexity: That of `FormPlan(json:)`.
  public init(
    json: String, environment: FormEnvironment = FormEnvironment(), limits: JSONLimits = JSONLimits()
  ) throws(FormDescriptionError) {
    self.init(try FormPlan(json: json, environment: environment, limits: limits))
  }

  /// The number of fields, shown or not.
  public var fieldCount: Int { fields.count }

  /// A field.
  ///
  /// - Parameter id: Which one.
  /// - Returns: The field, to be read in place.
  /// - Complexity: O(1)
  public subscript(id: FieldID) -> FormField {
    @inline(__always) _read { yield fields[id.index] }
  }

  /// The field of a name; `nil` if no field has it.
  ///
  /// - Parameter name: The name, as the description has it.
  /// - Returns: The field, or `nil`.
  /// - Complexity: O(*n*) in the fields.
  public func field(named name: String) -> FieldID? { plan.field(named: name) }

  /// Returns one of the other fields that the last event changed, and the facets that changed.
  ///
  /// - Parameter index: Which one, 0 or more and less than ``FormChange/othersCount``.
  /// - Returns: The field and its facets.
  /// - Complexity: O(1)
  public func changedField(_ index: Int) -> (field: FieldID, facets: FieldFacets) { others[index] }

  /// Divides a text of several lines into rows as wide as its frame.
  ///
  /// It is not an event, and no change names what it does: read the rows of the field again.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - width: How wide a row may be, as the ruler measures; at least 1.
  ///   - ruler: How wide characters are.
  /// - Complexity: O(*n*) in the text.
  public mutating func layOut(_ id: FieldID, width: Int, ruler: TextRuler = .characters) {
    fields[id.index].layOut(width: width, ruler: ruler)
    _ = fields[id.index].noteChanges()
  }

  /// Takes an event.
  ///
  /// - Parameter event: What happens.
  /// - Returns: What changed.
  /// - Complexity: For a key that of the field's own edit and O(1), and that of the fields that depend on it.
  @export(interface) @discardableResult public mutating func handle(_ event: FormEvent) -> FormChange {
    change = FormChange()
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    if case .field(let id) = focus { change.field = id }
    perform(event)
    check()
    return change
  }

  /// Sets defaults, and what depends on them.
  mutating func begin() {
    for i in 0..<fields.count { setDefault(of: FieldID(i)) }
    for id in plan.order.fields { follow(id) }
    for i in 0..<fields.count {
      fields[i].messageState = MessageState(verdict(of: FieldID(i)))
      _ = fields[i].noteChanges()
    }
    countUnfinished()
    check()
  }

  /// Counts the fields that keep the form from being submitted.
  mutating func countUnfinished() {
    unfinishedCount = (0..<fields.count).count { fields[$0].keepsFromSubmitting }
  }
}
