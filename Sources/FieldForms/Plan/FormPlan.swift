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
  let order: [FieldID]

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
      for source in plan.sources where !dependents[source.index].contains(plan.id) {
        dependents[source.index].append(plan.id)
      }
    }
    self.dependents = dependents
    order = try FormPlan.order(plans)
  }

  /// The field of a name; `nil` if no field has it.
  ///
  /// - Parameter name: The name, as the description has it.
  /// - Returns: The field, or `nil`.
  /// - Complexity: O(*n*) in the fields.
  public func field(named name: String) -> FieldID? {
    fields.first { $0.description.name.utf8.elementsEqual(name.utf8) }?.id
  }

  /// All fields, each after those that it depends on.
  private static func order(_ plans: [FieldPlan]) throws(FormError) -> [FieldID] {
    var order: [FieldID] = []
    var isDone = [Bool](repeating: false, count: plans.count)
    var path: [FieldID] = []
    func visit(_ id: FieldID) throws(FormError) {
      if isDone[id.index] { return }
      if let start = path.firstIndex(of: id) {
        let names = (path[start...] + [id]).map { plans[$0.index].description.name }
        throw FormError(
          names[0], "", "fields depend on one another in a circle: " + names.joined(separator: ", "),
          "take one of these references away")
      }
      path.append(id)
      for source in plans[id.index].sources { try visit(source) }
      path.removeLast()
      isDone[id.index] = true
      order.append(id)
    }
    for plan in plans { try visit(plan.id) }
    return order
  }
}
