package import FieldEditing
package import FieldFormats

/// A description with everything resolved that its fields need. Make it once, and share it among forms.
///
/// References between fields are checked, formats are made, masks are compiled, choices have their names. Forms over
/// one plan share all of that, and each costs only its fields.
public final class FormPlan: Sendable {
  /// The description that it was made of.
  public let description: FormDescription
  /// The language of its messages.
  public let language: FormLanguage
  let environment: FormEnvironment
  let fields: [FieldPlan]
  /// For each field those that depend on it.
  let dependents: [[FieldID]]
  /// All fields, each after those that it depends on.
  let order: FieldOrder

  /// A plan of a description.
  ///
  /// - Parameters:
  ///   - description: The form as data.
  ///   - environment: What it takes from outside.
  /// - Throws: `FormError` if a name, a mask, a format or a reference is wrong, or fields depend on each other in a
  ///   circle.
  /// - Complexity: O(*n*) in the form, and that of compiling masks that are not compiled yet.
  public convenience init(
    _ description: FormDescription, environment: FormEnvironment = FormEnvironment()
  ) throws(FormError) {
    var errors = description.fields.map { FieldErrors($0.name) }
    self.init(description, environment: environment, &errors)
    for field in errors { if let error = field.found.first { throw error } }
  }

  /// A plan of a description, which works if no errors are found.
  ///
  /// - Parameter errors: For each field what is wrong with it.
  init(_ description: FormDescription, environment: FormEnvironment, _ errors: inout [FieldErrors]) {
    self.description = description
    self.environment = environment
    language = environment.language(description.language)
    let ids = FieldNames(description.fields, &errors)
    var plans: [FieldPlan] = []
    func add(_ field: FieldDescription, _ group: FieldPlan.Condition?) {
      let id = FieldID(plans.count)
      plans.append(
        FieldPlan(id, field, groupShownWhen: group, in: description, environment, ids, &errors[id.index]))
    }
    for item in description.items {
      switch item {
      case .field(let field): add(field, nil)
      case .group(let group):
        guard !group.fields.isEmpty else { continue }
        // what is wrong with it is said once, of the first field
        let condition = group.shownWhen.flatMap { ids.condition($0, named: "shownWhen", &errors[plans.count]) }
        for field in group.fields { add(field, condition) }
      case .note: break
      }
    }
    fields = plans
    var dependents = [[FieldID]](repeating: [], count: plans.count)
    for plan in plans {
      for source in plan.sources where dependents[source.index].last != plan.id {
        dependents[source.index].append(plan.id)
      }
    }
    self.dependents = dependents
    order = FieldOrder(plans, &errors)
    for plan in plans { plan.checkSources(in: plans, &errors) }
  }

  /// A plan of one field over a format that a program has at hand: there may be no name for it.
  ///
  /// - Parameters:
  ///   - field: What the field is called; what it asks for is not read.
  ///   - format: What is entered.
  ///   - options: How the field behaves.
  package init(_ field: FieldDescription, over format: FieldFormat, options: FieldOptions) {
    description = FormDescription(name: field.name, fields: [field])
    environment = FormEnvironment()
    language = environment.language(description.language)
    let plan = FieldPlan(field, format, options, language)
    (fields, dependents, order) = ([plan], [[]], FieldOrder(only: plan.id))
  }

  /// The field of a name; `nil` if no field has it.
  ///
  /// - Parameter name: The name, as the description has it.
  /// - Returns: The field, or `nil`.
  /// - Complexity: O(*n*) in the fields.
  public func field(named name: String) -> FieldID? {
    fields.first { $0.description.name.utf8.elementsEqual(name.utf8) }?.id
  }
}
