/// A list that overwrites its memory before it gives it back: when it grows, and when no one holds it any more.
///
/// Whatever is made of a text on its way into a field, or of a value on its way to checks, is kept in such lists, as
/// the field may be a secure one. It is an array in all else: a value, copied when it is changed while someone else
/// holds it. For elements that are plain data.
///
/// Usable from inline code, or no other module would specialise its members, inlinable as they are.
@usableFromInline
package struct SecretList<Element: BitwiseCopyable>: MutableCollection, RandomAccessCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  /// None as long as there is nothing to keep: most lists are made and then grow once.
  @usableFromInline var memory: SecretListMemory<Element>?
  @usableFromInline var used = 0

  @inlinable package init() {}
  @inlinable package init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { used }
  @inlinable package subscript(i: Int) -> Element {
    get {
      precondition(i >= 0 && i < endIndex, "outside a list")
      return unsafe withBase { unsafe $0[i] }
    }
    set {
      precondition(i >= 0 && i < endIndex, "outside a list")
      own(endIndex)
      unsafe withBase { unsafe $0[i] = newValue }
    }
  }

  // Walking, said here though the library could derive it: what it derives for a type of another module is not
  // specialised, and looks up types at run time for every element.
  @inlinable package func index(after i: Int) -> Int { i + 1 }
  @inlinable package func index(before i: Int) -> Int { i - 1 }
  @inlinable package func formIndex(after i: inout Int) { i += 1 }
  @inlinable package func formIndex(before i: inout Int) { i -= 1 }
  @inlinable package func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  @inlinable package func distance(from start: Int, to end: Int) -> Int { end - start }
  @inlinable package func _failEarlyRangeCheck(_ index: Int, bounds: Range<Int>) {}
  @inlinable package func _failEarlyRangeCheck(_ range: Range<Int>, bounds: Range<Int>) {}

  @inlinable package mutating func reserveCapacity(_ least: Int) { own(least) }

  @inlinable package mutating func append(_ element: Element) {
    own(endIndex + 1)
    unsafe withBase { unsafe ($0 + endIndex).initialize(to: element) }
    used += 1
  }

  @inlinable package init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  @inlinable package mutating func append(contentsOf elements: some Sequence<Element>) {
    own(endIndex + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  @inlinable package mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= endIndex, "outside a list")
    let (count, after) = (elements.count, endIndex - range.upperBound)
    own(range.lowerBound + count + after)
    if count + after > 0 {
      unsafe withBase { base in
        unsafe (base + range.lowerBound + count).update(from: base + range.upperBound, count: after)
        var place = range.lowerBound
        for element in elements {
          unsafe (base + place).initialize(to: element)
          place += 1
        }
      }
    }
    used = range.lowerBound + count + after
  }

  @inlinable package mutating func removeAll(keepingCapacity: Bool) {
    if keepingCapacity { own(0) } else { memory = nil }
    used = 0
  }

  /// Becomes what a closure writes: so many elements at most, of which it returns the number.
  @inlinable package mutating func refill(atMost most: Int, _ write: (UnsafeMutablePointer<Element>) -> Int) {
    used = 0
    own(Swift.max(1, most))
    used = unsafe withBase { unsafe write($0) }
  }

  /// Overwrites what is kept, and forgets it.
  @inlinable package mutating func wipe() {
    own(0)
    if let memory { unsafe memory.base.wipe(count: memory.capacity) }
    used = 0
  }

  /// Calls a closure with where the elements lie, of a list that has memory. Without it, memory that is not looked at
  /// again could be given back, and overwritten, before what lies there was read.
  @inlinable func withBase<Result>(_ body: (UnsafeMutablePointer<Element>) -> Result) -> Result {
    guard let memory else { preconditionFailure("an empty list") }
    return withExtendedLifetime(memory) { unsafe body(memory.base) }
  }

  /// Becomes the only holder of memory for so many elements.
  @inlinable mutating func own(_ least: Int) {
    let capacity = memory?.capacity ?? 0
    if least <= capacity && (memory == nil || isKnownUniquelyReferenced(&memory)) { return }
    let larger = SecretListMemory<Element>(
      capacity: least <= capacity ? capacity : Swift.max(least, 2 * endIndex, 8))
    if let memory { unsafe larger.base.update(from: memory.base, count: endIndex) }
    memory = larger
  }

  /// What is kept, as it lies; good only inside the closure.
  @inlinable package func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    defer { withExtendedLifetime(memory) {} }
    return unsafe body(UnsafeBufferPointer(start: memory?.base, count: endIndex))
  }

  @inlinable package mutating func withMutableBuffer(_ body: (inout UnsafeMutableBufferPointer<Element>) -> Void) {
    own(endIndex)
    defer { withExtendedLifetime(memory) {} }
    var buffer = unsafe UnsafeMutableBufferPointer(start: memory?.base, count: endIndex)
    unsafe body(&buffer)
  }
}

/// What a list keeps its elements in.
@safe @usableFromInline final class SecretListMemory<Element: BitwiseCopyable> {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let capacity: Int

  @usableFromInline init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.wipe(count: capacity)
    unsafe base.deallocate()
  }
}

extension SecretList: Equatable where Element: Equatable {
  @inlinable package static func == (one: SecretList, other: SecretList) -> Bool { one.elementsEqual(other) }
}
extension SecretList: Hashable where Element: Hashable {
  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
extension SecretList: @unchecked Sendable where Element: Sendable {}
