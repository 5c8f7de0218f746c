import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import MaskSyntax
internal import PhoneNumbering

/// A format that C has a handle of.
struct FormatObject: HandleObject {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_F0A7 }

  let format: FieldFormat
  /// How its fields behave by themselves: as the mask says that it was made of, and secure where it is for secrets.
  let options: FieldOptions
  /// What is noted of that mask.
  let notes: [FormatNote]

  init(_ format: FieldFormat, options: FieldOptions = FieldOptions(), notes: [FormatNote] = []) {
    self.format = format
    var options = options
    options.isSecure = options.isSecure || format.metadata.isSecure
    self.options = options
    self.notes = notes
  }
}

typealias FormatHandle = Handle<FormatObject>

@c @implementation public func caretaker_format_mask(
  _ mask: UnsafePointer<CChar>!, _ length: Int, _ options: UnsafePointer<caretaker_mask_options>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    let (text, options) = try orFailure { () throws(caretaker_status) in
      (try unsafe InputText(mask, length).string, try unsafe CaretakerC.options(options))
    }
    let limits = try orFailure { () throws(caretaker_status) in try MaskLimits(options) }
    do throws(MaskError) {
      return FieldFormat(
        try Mask(text, strictness: options?.permissive == true ? .permissive : .strict, limits: limits))
    } catch {
      throw FormatFailure(error, error.code)
    }
  }
}

@c @implementation public func caretaker_format_phone(
  _ options: UnsafePointer<caretaker_phone_options>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    let given = try unsafe orFailure { () throws(caretaker_status) in try unsafe CaretakerC.options(options) }
    guard let given = unsafe given else { return FieldFormat(PhoneFormat(nil)) }
    let (code, limit) = try orFailure { () throws(caretaker_status) in
      (try unsafe string(given.region), unsafe given.digit_limit)
    }
    var phone = unsafe PhoneFormat(nil, given.international ? .international : .national)
    unsafe phone.takesExtensions = !given.without_extensions
    if limit != 0 {
      phone.digitLimit = Int(clamping: limit)
      if phone.digitLimit != Int(clamping: limit) { throw .misuse(CARETAKER_OUT_OF_RANGE) }
    }
    guard let code else { return FieldFormat(phone) }
    do throws(PhoneError) {
      phone.region = try PhoneRegion(code)
      return FieldFormat(phone)
    } catch {
      throw FormatFailure(error, "unknownRegion")
    }
  }
}

@c @implementation public func caretaker_format_card(
  _ options: UnsafePointer<caretaker_card_options>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    let given = try unsafe orFailure { () throws(caretaker_status) in try unsafe CaretakerC.options(options) }
    guard let given = unsafe given else { return FieldFormat(.standard) }
    let (names, preferred) = try orFailure { () throws(caretaker_status) in
      (
        try unsafe strings(given.networks, given.network_count),
        try unsafe strings(given.preferred, given.preferred_count)
      )
    }
    var networks: [CardNetwork] = []
    for name in names {
      guard let network = CardNetwork.named(name) else {
        throw FormatFailure("unknownNetwork", "no network is called '\(name)'", "write it as visa or mastercard")
      }
      networks.append(network)
    }
    do throws(CardError) {
      let isAll = unsafe given.networks == nil
      return FieldFormat(
        try unsafe CardFormat(
          networks: isAll ? CardNetwork.all : networks, preferring: preferred,
          unknown: given.known_only ? .rejected : .accepted))
    } catch {
      throw FormatFailure(error, error.code)
    }
  }
}

@c @implementation public func caretaker_format_free(_ format: OpaquePointer!) { unsafe FormatHandle.free(format) }

extension MaskLimits {
  init(_ options: caretaker_mask_options?) throws(caretaker_status) {
    self.init()
    guard let options else { return }
    repeatCount = try options.repeat_count.count(usually: repeatCount)
    nesting = try options.nesting.count(usually: nesting)
    nodes = try options.nodes.count(usually: nodes)
    states = try options.states.count(usually: states)
    steps = try options.steps.count(usually: steps)
  }
}
