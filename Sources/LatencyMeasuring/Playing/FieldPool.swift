internal import FieldEditing

/// Fields that are kept from round to round, so that their buffers have grown when keys are timed.
final class FieldPool {
  private let taped: [TapedField]
  /// Of each format as many as were asked for at the same time.
  private var fields: [[UnsafeMutablePointer<Field>]]

  init(_ taped: [TapedField]) {
    self.taped = taped
    fields = taped.map { _ in [] }
  }

  deinit {
    for field in fields.joined() {
      field.deinitialize(count: 1)
      field.deallocate()
    }
  }

  /// Field number `index` of a format.
  func field(_ index: Int, of format: Int) -> UnsafeMutablePointer<Field> {
    while fields[format].count <= index {
      let field = UnsafeMutablePointer<Field>.allocate(capacity: 1)
      field.initialize(to: taped[format].field())
      fields[format].append(field)
    }
    return fields[format][index]
  }
}
