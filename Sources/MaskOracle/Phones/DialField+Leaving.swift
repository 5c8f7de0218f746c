internal import PhoneNumbering

extension DialField {
  /// Brings the number into the form of a finished one: a mark without digits or without a number goes, and so does a
  /// lone plus. The caret keeps its count of the elements that stay to its right, and its side of a gap.
  mutating func finish() {
    let (head, wasAfterGap) = (selection.head, selection.isAfterGap)
    if extensionDigits?.isEmpty ?? false || !number.contains(where: { $0.isDigit }) { elements = number }
    if elements == ["+"] { elements = [] }
    let right = max(0, elements.count - head)
    if let number = dialledAfterCode ?? reached ?? calledFromNowhere {
      elements.replaceSubrange(..<self.number.count, with: Array(number))
    }
    setCaret(max(0, elements.count - right))
    selection.isAfterGap = wasAfterGap
  }

  /// What is dialled at home after the calling code that was auto-inserted: the code once more, `00` and another one.
  private var dialledAfterCode: String? {
    let number = String(number)
    let code = String(autoInsertedCode)
    guard !code.isEmpty, number.hasPrefix(code), (try? PhoneNumber(number, region: nil))?.isValid != true,
      let dialled = try? PhoneNumber(String(number.dropFirst(code.count)), region: region), dialled.isValid
    else { return nil }
    return dialled.e164
  }

  /// The number with the calling code once that was auto-inserted and typed again, perhaps after `00`: where as it
  /// stands no number begins so, or it is of a fixed line and would be of a mobile phone. Of a number that is
  /// not assigned it is so where it has more digits than mobile phones' numbers as it stands, and as many with the code
  /// once.
  var withCodeOnce: String? {
    let code = autoInsertedCode
    guard let region, markIndex == nil, !code.isEmpty, elements.starts(with: code) else { return nil }
    let typed = String(elements.dropFirst(code.count))
    let prefix = typed.first == "0" ? plans.plan(in: region.code)?.internationalPrefixCount(in: typed) ?? 0 : 0
    let again = String(typed.dropFirst(prefix))
    guard again.hasPrefix(String(code.dropFirst())), let once = try? PhoneNumber("+" + again, region: nil),
      once.e164.count - 1 <= again.count
    else { return nil }
    let leads = plans.goesOn(typed, callingCode: region.callingCode)
    if once.isValid && !leads { return once.e164 }
    guard let twice = try? PhoneNumber(String(elements), region: nil) else { return nil }
    if once.isValid { return once.type == .mobile && twice.type == .fixedLine ? once.e164 : nil }
    let isTooLong = twice.possibility(as: .mobile) == .tooLong
    return !leads && isTooLong && once.possibility(as: .mobile) == .possible ? once.e164 : nil
  }

  /// The number that digits can only be where no region says what is dialled at home.
  var calledFromNowhere: String? {
    guard region == nil, number.count >= 11, number[0] != "+",
      let called = try? PhoneNumber("+" + String(number), region: nil),
      called.isValid,
      called.e164.count == number.count + 1
    else { return nil }
    for region in PhoneRegion.all where region.callingCode != called.callingCode {
      // a mobile phone's number as it is dialled there
      let home = try? PhoneNumber(String(number), region: region)
      if let home, home.callingCode == region.callingCode, home.type == .mobile || home.type == .fixedLineOrMobile {
        return nil
      }
    }
    return called.e164
  }

  /// The number that is reached by what stands after a plus, where that has a prefix too many: `+44 020…`.
  var reached: String? {
    let number = String(number)
    guard number.first == "+", let reached = try? PhoneNumber(number, region: nil), reached.isPossible,
      reached.e164.count < number.count
    else { return nil }
    return reached.e164
  }

  /// Goes on in another region. The calling code of the former one becomes the new one's, and the caret goes with it,
  /// unless the number would have more than 61 digits. Where there is no region any more, a code that was typed stays,
  /// and one that was auto-inserted goes.
  mutating func change(to region: PhoneRegion?) {
    func code(_ region: PhoneRegion?) -> [Character] { region.map { Array("+\($0.callingCode)") } ?? [] }
    let (old, new) = (code(self.region), code(region))
    if isAutoInserted && region == nil {
      elements = []
      setCaret(0)
    } else if !old.isEmpty, !new.isEmpty, elements.starts(with: old), number.count - old.count + new.count <= 62 {
      elements.replaceSubrange(..<old.count, with: new)
      func shifted(_ place: Int) -> Int { place < old.count ? min(place, new.count) : place + new.count - old.count }
      (selection.anchor, selection.head) = (shifted(selection.anchor), shifted(selection.head))
    }
    self.region = region
  }
}
