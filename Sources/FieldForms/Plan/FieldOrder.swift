/// The fields of a form in an order in which each stands after those that it depends on.
///
/// Found without recursion: no chain of fields is too long for the stack.
struct FieldOrder: Sendable {
  private(set) var fields: [FieldID] = []
  /// Where each field stands in the order.
  private(set) var places: [Int]

  /// Notes where fields depend on one another in a circle.
  init(_ plans: [FieldPlan], _ errors: inout [FieldErrors]) {
    places = [Int](repeating: FieldOrder.unseen, count: plans.count)
    var path: [(field: FieldID, sources: [FieldID])] = []
    for plan in plans where places[plan.id.index] == FieldOrder.unseen {
      path.append(enter(plan))
      while let last = path.last {
        guard let source = last.sources.last else {
          places[last.field.index] = fields.count
          fields.append(last.field)
          path.removeLast()
          continue
        }
        path[path.count - 1].sources.removeLast()
        switch places[source.index] {
        case FieldOrder.unseen: path.append(enter(plans[source.index]))
        case FieldOrder.onPath:
          let circle = path.map { $0.field }.drop { $0 != source } + [source]
          errors[source.index].note(FieldOrder.error(circle.map { plans[$0.index].description.name }))
        default: break
        }
      }
    }
  }

  /// The order of a form of one field.
  init(only field: FieldID) { (fields, places) = ([field], [0]) }

  private static var unseen: Int { -2 }
  private static var onPath: Int { -1 }

  private mutating func enter(_ plan: FieldPlan) -> (field: FieldID, sources: [FieldID]) {
    places[plan.id.index] = FieldOrder.onPath
    var sources: [FieldID] = []
    for source in plan.sources.reversed() where !sources.contains(source) { sources.append(source) }
    return (plan.id, sources)
  }

  /// Names the fields of a circle; of a long one those at its ends.
  private static func error(_ circle: [String]) -> FormError {
    let names = circle.count <= 8 ? circle : circle.prefix(4) + ["…"] + circle.suffix(3)
    return FormError(
      circle[0], "", "fields depend on one another in a circle: " + names.joined(separator: ", "),
      "take one of these references away")
  }
}
