import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import FieldForms
internal import MaskSyntax
internal import UnicodeFacts

/// A form that C has a handle of, with what it still has to announce.
struct FormObject: HandleObject, ~Copyable {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_F0A3 }

  var form: FieldForm
  var announcements: [Announcement] = []
  /// What the last event changed.
  var change: FormChange?

  init(_ plan: FormPlan) { form = FieldForm(plan) }
}

typealias FormHandle = Handle<FormObject>

@c @implementation public func caretaker_form_create(
  _ json: UnsafePointer<CChar>!, _ length: Int, _ options: UnsafePointer<caretaker_form_options>!,
  _ form: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeHandle(form, error) { () throws(FormatFailure) in
    let text = try orFailure { () throws(caretaker_status) in try unsafe InputText(json, length).string }
    let given = try unsafe orFailure { () throws(caretaker_status) in try unsafe CaretakerC.options(options) }
    let environment = try unsafe FormEnvironment(given)
    return unsafe FormHandle.make(FormObject(try FormPlan(text, environment)))
  }
}

@c @implementation public func caretaker_form_free(_ form: OpaquePointer!) { unsafe FormHandle.free(form) }

extension FormEnvironment {
  fileprivate init(_ given: caretaker_form_options?) throws(FormatFailure) {
    self.init()
    catalog = .tabled
    offsetUnit = .utf8
    languages = AddedLanguage.all.compactMap { try? $0.inForms.get() }
    guard let given = unsafe given else { return }
    offsetUnit = try orFailure { () throws(caretaker_status) in try unsafe FieldOptions.OffsetUnit(given.offset_unit) }
    secureDisplay = try orFailure { () throws(caretaker_status) in
      try unsafe FieldOptions.SecureDisplay(given.secure_display)
    }
    today = try orFailure { () throws(caretaker_status) in try unsafe date(given.today) }
    region = try orFailure { () throws(caretaker_status) in try unsafe string(given.region) }
    maskLimits = try orFailure { () throws(caretaker_status) in try unsafe MaskLimits(options(given.masks)) }
  }
}

extension FormPlan {
  fileprivate convenience init(_ json: String, _ environment: FormEnvironment) throws(FormatFailure) {
    do throws(FormDescriptionError) {
      try self.init(json: Array(json.utf8), environment: environment)
    } catch {
      throw FormatFailure(error, "description", span: error.span)
    }
    let code = MessageLanguage.code(of: description.language)
    guard case .failure(let error) = AddedLanguage.all.first(where: { $0.isCalled(code) })?.inForms else { return }
    throw FormatFailure("messages", "messages in \(code): \(error.description)")
  }
}
