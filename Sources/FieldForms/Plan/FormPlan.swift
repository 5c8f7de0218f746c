import FieldFormats

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
  public init(_ description: FormDescription, environment: FormEnvironment = FormEnvironment()) throws(FormError) {
    self.description = description
    self.environment = environment
    language = environment.language(description.language)
    let ids = try FieldNames(description.fields)
    var plans: [FieldPlan] = []
    func add(_ field: FieldDescription, _ groupCondition: FieldCondition?) throws(FormError) {
      let conditions = [groupCondition, field.shownWhen].compactMap { $0 }
      plans.append(try FieldPlan(FieldID(plans.count), field, shownWhen: conditions, in: description, environment, ids))
    }
    for item in description.items {
      switch item {
      case .field(let field): try add(field, nil)
      case .group(let group): for field in group.fields { try add(field, group.shownWhen) }
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
    order = try FieldOrder(plans)
    for plan in plans { try plan.checkSources(in: plans) }
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
