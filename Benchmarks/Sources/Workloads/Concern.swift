/// What there is to measure, a benchmark target each.
public enum Concern: String, CaseIterable, Sendable {
  case compile, keystroke, middleEdit, paste, number, card, phone, form, column

  /// Its workloads, rivals after what they are compared with.
  public func workloads() throws -> [Workload] {
    switch self {
    case .compile: try Workload.compilations()
    case .keystroke: try Workload.keystrokes()
    case .middleEdit: try Workload.middleEdits()
    case .paste: try Workload.pastes()
    case .number: try Workload.numbers()
    case .card: try Workload.cards()
    case .phone: try Workload.phones()
    case .form: try Workload.forms()
    case .column: try Workload.columns()
    }
  }
}
