/// The fields of a form, in one piece of memory: they are moved nowhere, and changed in place.
///
/// A field cannot be copied, so that an array cannot hold it. Each place is initialised when the row is made and stays
/// so until the row goes; `check(_:)` holds each index against the count.
@safe @usableFromInline struct FieldRow: ~Copyable {
  private let base: UnsafeMutablePointer<FormField>
  let count: Int

  init(_ plans: [FieldPlan]) {
    count = plans.count
    unsafe base = .allocate(capacity: max(1, plans.count))
    for (i, plan) in plans.enumerated() { unsafe (base + i).initialize(to: FormField(plan)) }
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  subscript(i: Int) -> FormField {
    @inline(__always) unsafeAddress {
      check(i)
      return unsafe UnsafePointer(base + i)
    }
    @inline(__always) unsafeMutableAddress {
      check(i)
      return unsafe base + i
    }
  }

  @inline(__always) private func check(_ i: Int) { precondition(i >= 0 && i < count, "no such field in the form") }
}
