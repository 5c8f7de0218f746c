import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering

@c @implementation public func caretaker_field_card(
  _ field: OpaquePointer!, _ card: UnsafeMutablePointer<caretaker_card>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let status = field.object.field.cardStatus() else { throw CARETAKER_NOT_FOUND }
    try unsafe write(to: card) { card in
      card.lengths = status.lengths.reduce(0) { $0 | 1 << UInt32($1) }
      card.gaps = status.gaps.reduce(0) { $0 | 1 << UInt32($1) }
      card.security_code_length = UInt32(status.securityCode?.length ?? 0)
      card.is_security_code_on_front = status.securityCode?.side == .front
      card.may_be_unknown = status.mayBeUnknown
      card.is_network_certain = status.network != nil
      card.can_continue = status.canContinue
    }
  }
}

extension FieldObject {
  /// The names of the networks that certainly stand on the card.
  fileprivate var cardNetworks: [String] {
    get throws(caretaker_status) {
      guard let status = field.cardStatus() else { throw CARETAKER_NOT_FOUND }
      return status.networks.map { $0.name }
    }
  }
}

@c @implementation public func caretaker_field_card_network_count(
  _ field: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let count = unsafe count else { throw CARETAKER_NULL_POINTER }
    unsafe count.pointee = try field.object.cardNetworks.count
  }
}

@c @implementation public func caretaker_field_card_network_name(
  _ field: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let networks = try unsafe FieldHandle(field).object.cardNetworks
    try unsafe OutputText(buffer, capacity, length).write(try networks.element(at: index))
  }
}

@c @implementation public func caretaker_field_phone(
  _ field: OpaquePointer!, _ kind: caretaker_phone_text_kind, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe OutputText(buffer, capacity, length)
    guard let number = try? field.object.field.phoneNumber else { throw CARETAKER_NOT_FOUND }
    try output.write(try number.text(kind), isSecret: field.object.isSecure)
  }
}

extension PhoneNumber {
  fileprivate func text(_ kind: caretaker_phone_text_kind) throws(caretaker_status) -> String {
    switch kind {
    case CARETAKER_PHONE_E164: e164
    case CARETAKER_PHONE_INTERNATIONAL: international
    case CARETAKER_PHONE_NATIONAL: national
    case CARETAKER_PHONE_RFC3966: rfc3966
    case CARETAKER_PHONE_REGION: region?.code ?? ""
    case CARETAKER_PHONE_TYPE: type?.name ?? ""
    case CARETAKER_PHONE_VALIDITY: validityText
    default: throw CARETAKER_OUT_OF_RANGE
    }
  }
}
