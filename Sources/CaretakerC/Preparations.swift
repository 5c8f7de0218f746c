import CCaretaker
internal import FieldFormats

@c @implementation public func caretaker_format_prepare(
  _ format: OpaquePointer!, _ preparation: UnsafePointer<caretaker_preparation>!,
  _ prepared: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    guard let prepared = unsafe prepared else { throw CARETAKER_NULL_POINTER }
    unsafe prepared.pointee = nil
    let original = try unsafe FormatHandle(format).object
    guard let given = try unsafe options(preparation) else { throw CARETAKER_NULL_POINTER }
    guard let format = original.format.preparing(try unsafe TextPreparation(given)) else { throw CARETAKER_NOT_FOUND }
    let object = FormatObject(format, options: original.options, notes: original.notes)
    unsafe prepared.pointee = FormatHandle.make(object)
  }
}

extension TextPreparation {
  fileprivate init(_ given: caretaker_preparation) throws(caretaker_status) {
    self.init(
      prefixes: try unsafe strings(given.prefixes, given.prefix_count),
      countryCode: try unsafe string(given.country_code) ?? "")
    for pair in try unsafe strings(given.replacements, given.replacement_count) {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count != 2 { throw CARETAKER_INVALID_VALUE }
      replacements[scalars[0]] = scalars[1]
    }
  }
}
