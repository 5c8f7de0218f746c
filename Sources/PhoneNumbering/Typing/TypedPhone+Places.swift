/// Where elements stand in what is shown.
extension TypedPhone {
  package var elementCount: Int { number.count }

  /// Where an element begins, after the gap before it; for `elementCount` where all ends.
  @inline(__always) package func start(of element: Int) -> Int {
    element < number.numberCount ? layout.place(of: element) : startAfterNumber(element)
  }

  @inline(never) private func startAfterNumber(_ element: Int) -> Int {
    if element == elementCount { return length }
    let count = number.numberCount
    let numberEnd = count == 0 ? 0 : end(of: count - 1)
    return element == count ? numberEnd : numberEnd + memory.markWidth + element - count - 1
  }

  /// Where an element ends, before the gap after it.
  @inline(__always) package func end(of element: Int) -> Int {
    element < number.numberCount ? layout.place(of: element) &+ 1 : endAfterNumber(element)
  }

  @inline(never) private func endAfterNumber(_ element: Int) -> Int {
    startAfterNumber(element) + (element == number.numberCount && number.hasExtension ? memory.markWidth : 1)
  }

  /// The place before an element, on its side of the gap or on the other.
  package func offset(before element: Int, afterGap: Bool) -> Int {
    afterGap || element == 0 || element == elementCount ? start(of: element) : end(of: element &- 1)
  }

  /// Whether something stands between an element and the one before it.
  package func hasGap(before element: Int) -> Bool {
    element > 0 && element < number.numberCount && layout.hasGap(before: element)
  }

  /// The element before which an offset stands, in its gap or at its beginning; inside one, that one.
  package func element(at offset: Int) -> Int {
    let (count, offset) = (number.numberCount, min(max(0, offset), length))
    if number.hasExtension {
      let place = offset - start(of: count) - memory.markWidth
      if place >= 0 { return min(count + 1 + place, elementCount) }
    }
    // what stands in gaps is neither a digit nor a plus
    var (element, place) = (0, 0)
    while place < offset && element < count {
      let character = unsafe memory.end.shown[place]
      if character &- 48 < 10 || character == PhoneBuffer.plus { element &+= 1 }
      place &+= 1
    }
    return element
  }
}
