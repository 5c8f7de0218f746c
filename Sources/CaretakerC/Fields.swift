import CCaretaker
package import FieldEditing
internal import FieldFormats
internal import NumberFormatting

/// A field that C has a handle of.
struct FieldObject: HandleObject, ~Copyable {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_F1E1 }

  var field: Field
  let isSecure: Bool

  init(_ format: FieldFormat, _ options: FieldOptions) {
    field = Field(format, options: options)
    isSecure = options.isSecure
  }
}

typealias FieldHandle = Handle<FieldObject>

@c @implementation public func caretaker_format_field_options(
  _ format: OpaquePointer!, _ options: UnsafeMutablePointer<caretaker_field_options>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let usual = try unsafe FormatHandle(format).object.options
    try unsafe write(to: options) { options in
      unsafe options.set(usual)
      unsafe options.offset_unit = CARETAKER_UNIT_UTF8
    }
  }
}

@c @implementation public func caretaker_field_create(
  _ format: OpaquePointer!, _ options: UnsafePointer<caretaker_field_options>!,
  _ field: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    guard let field = unsafe field else { throw CARETAKER_NULL_POINTER }
    unsafe field.pointee = nil
    let format = try unsafe FormatHandle(format).object
    let options = try unsafe FieldOptions(CaretakerC.options(options), usually: format.options)
    unsafe field.pointee = FieldHandle.make(FieldObject(format.format, options))
  }
}

@c @implementation public func caretaker_field_free(_ field: OpaquePointer!) { unsafe FieldHandle.free(field) }

extension FieldOptions {
  /// Options that were given, or those of the format; offsets count bytes unless they say otherwise.
  fileprivate init(_ given: caretaker_field_options?, usually usual: FieldOptions) throws(caretaker_status) {
    self = usual
    offsetUnit = .utf8
    guard let given = unsafe given else { return }
    offsetUnit = try unsafe OffsetUnit(given.offset_unit)
    secureDisplay = try unsafe SecureDisplay(given.secure_display)
    isEager = unsafe !given.lazy
    overflow = unsafe given.drops_overflow ? .drop : .reject
    pastes =
      switch unsafe given.pastes {
      case CARETAKER_PASTE_LOSSLESS: .lossless
      case CARETAKER_PASTE_LENIENT: .lenient
      case CARETAKER_PASTE_VERBATIM: .verbatim
      default: throw CARETAKER_OUT_OF_RANGE
      }
    isOverwriting = unsafe given.overwriting
    unsafe setFlags(given)
    isSecure = unsafe given.secure
    undoSteps = try unsafe given.undo_steps.count(usually: undoSteps)
    lengthLimit = try unsafe given.length_limit.count(usually: lengthLimit)
    step = try unsafe Self.length(given.step) ?? step
    smallStep = try unsafe Self.length(given.small_step) ?? smallStep
    largeStep = try unsafe Self.length(given.large_step) ?? largeStep
  }

  private static func length(_ text: UnsafePointer<CChar>?) throws(caretaker_status) -> StepLength? {
    guard let text = try unsafe string(text) else { return nil }
    guard let length = StepLength(text) else { throw CARETAKER_OUT_OF_RANGE }
    return length
  }
}

extension caretaker_field_options {
  /// Takes all but how far steps go, whose texts are the caller's.
  package mutating func set(_ options: FieldOptions) {
    unsafe offset_unit =
      switch options.offsetUnit {
      case .utf8: CARETAKER_UNIT_UTF8
      case .utf16: CARETAKER_UNIT_UTF16
      case .scalars: CARETAKER_UNIT_SCALARS
      case .characters: CARETAKER_UNIT_CHARACTERS
      }
    unsafe lazy = !options.isEager
    unsafe drops_overflow = options.overflow == .drop
    unsafe pastes =
      switch options.pastes {
      case .lossless: CARETAKER_PASTE_LOSSLESS
      case .lenient: CARETAKER_PASTE_LENIENT
      case .verbatim: CARETAKER_PASTE_VERBATIM
      }
    unsafe overwriting = options.isOverwriting
    unsafe setFlags(options)
    unsafe secure = options.isSecure
    unsafe secure_display =
      switch options.secureDisplay {
      case .keepingLiterals: CARETAKER_DISPLAY_KEEPING_LITERALS
      case .bulletsOnly: CARETAKER_DISPLAY_BULLETS_ONLY
      case .hidingParts: CARETAKER_DISPLAY_HIDING_PARTS
      case .byView: CARETAKER_DISPLAY_BY_VIEW
      }
    unsafe undo_steps = options.undoSteps == 0 ? -1 : Int32(clamping: options.undoSteps)
    unsafe length_limit = Int32(clamping: options.lengthLimit)
  }
}

extension FieldOptions.SecureDisplay {
  init(_ display: caretaker_secure_display) throws(caretaker_status) {
    self =
      switch display {
      case CARETAKER_DISPLAY_KEEPING_LITERALS: .keepingLiterals
      case CARETAKER_DISPLAY_BULLETS_ONLY: .bulletsOnly
      case CARETAKER_DISPLAY_HIDING_PARTS: .hidingParts
      case CARETAKER_DISPLAY_BY_VIEW: .byView
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}

extension FieldOptions.OffsetUnit {
  init(_ unit: caretaker_offset_unit) throws(caretaker_status) {
    self =
      switch unit {
      case CARETAKER_UNIT_UTF8: .utf8
      case CARETAKER_UNIT_UTF16: .utf16
      case CARETAKER_UNIT_SCALARS: .scalars
      case CARETAKER_UNIT_CHARACTERS: .characters
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}
