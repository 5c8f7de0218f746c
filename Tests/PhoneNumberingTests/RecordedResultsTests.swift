import Foundation
import Testing

@testable import PhoneNumbering

/// What texts are read as, by the plans of the world: `fixtures/phones/results.jsonl`, whose fields
/// `fixtures/README.md` describes.
@Suite struct RecordedResultsTests {
  struct Result: Decodable, Sendable {
    let text: String
    let region, error, number, `extension`, e164, abroad, home, rfc3966, type, possible: String?
    let code: Int?
    let valid: Bool?
    /// Null for no region; the outer one is missing where `region` is it.
    let of: String??

    enum CodingKeys: String, CodingKey, CaseIterable {
      case text, region, error, code, number, `extension`, e164, abroad, home, rfc3966, type, possible, valid, of
    }
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String? { try values.decodeIfPresent(String.self, forKey: key) }
      self.text = try values.decode(String.self, forKey: .text)
      (region, error, number) = (try text(.region), try text(.error), try text(.number))
      (`extension`, e164, abroad) = (try text(.extension), try text(.e164), try text(.abroad))
      (home, rfc3966) = (try text(.home), try text(.rfc3966))
      (type, possible) = (try text(.type), try text(.possible))
      code = try values.decodeIfPresent(Int.self, forKey: .code)
      valid = try values.decodeIfPresent(Bool.self, forKey: .valid)
      of = values.contains(.of) ? .some(try text(.of)) : nil
    }
  }

  static func results() throws -> [Result] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("fixtures/phones/results.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
  }

  @Test func results() throws {
    let results = try Self.results()
    #expect(results.count > 2_000)
    for result in results {
      let home = result.region.flatMap { try? PhoneRegion($0) }
      do throws(PhoneError) {
        check(try PhoneNumber(result.text, region: home), against: result)
      } catch {
        #expect(error.reason.recordedName == result.error, "\(result.text) in \(result.region ?? "-")")
      }
    }
  }

  private func check(_ number: PhoneNumber, against result: Result) {
    let place = Comment(rawValue: "\(result.text) in \(result.region ?? "-")")
    #expect(result.error == nil, place)
    #expect(number.callingCode == result.code, place)
    #expect(number.nationalNumber == result.number, place)
    // digits of any script are recorded as they were written
    #expect(number.extensionDigits == result.extension?.inASCIIDigits ?? "", place)
    #expect(number.e164 == result.e164, place)
    #expect(number.international == result.abroad?.inASCIIDigits, place)
    #expect(number.national == result.home?.inASCIIDigits, place)
    #expect(number.rfc3966 == result.rfc3966?.inASCIIDigits, place)
    #expect(number.type.recordedName == result.type, place)
    #expect(number.isValid == result.valid ?? true, place)
    #expect(number.possibility.recordedName == result.possible ?? "IS_POSSIBLE", place)
    #expect(number.region?.code == result.of ?? result.region, place)
  }
}

extension String {
  fileprivate var inASCIIDigits: String {
    String(map { $0.isWholeNumber ? Character("\($0.wholeNumberValue ?? 0)") : $0 })
  }
}

extension PhoneError.Reason {
  fileprivate var recordedName: String {
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
  fileprivate var recordedName: String {
    switch self {
    case .possible: "IS_POSSIBLE"
    case .possibleLocally: "IS_POSSIBLE_LOCAL_ONLY"
    case .tooShort: "TOO_SHORT"
    case .tooLong: "TOO_LONG"
    case .invalidLength: "INVALID_LENGTH"
    }
  }
}

extension PhoneNumberType? {
  fileprivate var recordedName: String {
    switch self {
    case nil: "UNKNOWN"
    case .personal: "PERSONAL_NUMBER"
    case let type?: type.name.replacingOccurrences(of: "-", with: "_").uppercased()
    }
  }
}
