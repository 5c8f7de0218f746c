import FieldEditing
import MaskFuzzing
import PhoneNumbering

/// What a program would use: a field in which numbers are typed, and numbers read from texts.
struct PhoneEngine: PhoneTypist, PhoneTextReader {
  let tables: PhoneTables

  func shown(_ session: PhoneSession) -> [String] {
    var format = PhoneFormat(region(session.region), tables: tables)
    format.digitLimit = .max
    var field = Field(format)
    return session.keys.unicodeScalars.map { key in
      field.insert(key)
      return field.text
    }
  }

  func result(of text: PhoneText) -> PhoneResult {
    do throws(PhoneError) {
      return PhoneResult(try PhoneNumber(text.text, region: region(text.region), of: tables))
    } catch {
      return PhoneResult(error: error.reason.libphonenumberName)
    }
  }

  private func region(_ code: String?) -> PhoneRegion? { code.flatMap { try? PhoneRegion($0, of: tables) } }
}

extension PhoneResult {
  init(_ number: PhoneNumber) {
    code = number.callingCode
    self.number = number.nationalNumber
    `extension` = number.extensionDigits.isEmpty ? nil : number.extensionDigits
    e164 = number.e164
    abroad = number.international
    home = number.national
    rfc3966 = number.rfc3966
    type = number.type.map(\.libphonenumberName) ?? "UNKNOWN"
    valid = number.isValid
    possible = number.possibility.libphonenumberName
    of = number.region?.code
  }
}

extension PhoneError.Reason {
  fileprivate var libphonenumberName: String {
    switch self {
    case .notANumber: "NOT_A_NUMBER"
    case .noRegion, .unknownRegion, .invalidCallingCode: "INVALID_COUNTRY_CODE"
    case .tooShort: "TOO_SHORT_NSN"
    case .tooShortAfterPrefix: "TOO_SHORT_AFTER_IDD"
    case .tooLong, .textTooLong: "TOO_LONG"
    }
  }
}

extension PhonePossibility {
  fileprivate var libphonenumberName: String {
    switch self {
    case .possible: "IS_POSSIBLE"
    case .possibleLocally: "IS_POSSIBLE_LOCAL_ONLY"
    case .tooShort: "TOO_SHORT"
    case .tooLong: "TOO_LONG"
    case .invalidLength: "INVALID_LENGTH"
    }
  }
}

extension PhoneNumberType {
  fileprivate var libphonenumberName: String {
    switch self {
    case .fixedLine: "FIXED_LINE"
    case .mobile: "MOBILE"
    case .fixedLineOrMobile: "FIXED_LINE_OR_MOBILE"
    case .tollFree: "TOLL_FREE"
    case .premiumRate: "PREMIUM_RATE"
    case .sharedCost: "SHARED_COST"
    case .personal: "PERSONAL_NUMBER"
    case .voip: "VOIP"
    case .pager: "PAGER"
    case .uan: "UAN"
    case .voicemail: "VOICEMAIL"
    }
  }
}
