import PhoneNumbering

extension DialField {
  /// Brings the number into the form of a finished one. The caret keeps its count of elements to the right.
  mutating func finish() {
    let right = elements.count - selection.head
    if elements.last == DialField.mark { elements.removeLast() }
    if elements == ["+"] { elements = [] }
    if let number = reached { elements.replaceSubrange(..<self.number.count, with: Array(number)) }
    setCaret(max(0, elements.count - right))
  }

  /// The number that is reached by what was typed behind the supplied code, where that is another: `+44 020…`.
  private var reached: String? {
    let number = String(number)
    guard !suppliedCode.isEmpty, self.number.count > suppliedCode.count, self.number.starts(with: suppliedCode),
      let reached = try? PhoneNumber(number, region: nil), reached.isPossible, reached.e164 != number
    else { return nil }
    return reached.e164
  }

  /// Goes on in another region. The calling code of the former one becomes the new one's, and the caret goes with it.
  mutating func change(to region: PhoneRegion?) {
    func code(_ region: PhoneRegion?) -> [Character] { region.map { Array("+\($0.callingCode)") } ?? [] }
    let (old, new) = (code(self.region), code(region))
    if !old.isEmpty, elements.starts(with: old) {
      elements.replaceSubrange(..<old.count, with: new)
      func shifted(_ place: Int) -> Int { place < old.count ? min(place, new.count) : place + new.count - old.count }
      (selection.anchor, selection.head) = (shifted(selection.anchor), shifted(selection.head))
    }
    self.region = region
  }
}
