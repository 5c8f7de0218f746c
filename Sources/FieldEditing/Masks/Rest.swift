internal import MaskCompiler
internal import MaskEngine

/// The characters of a value that stand after an edit, or may come to stand there.
struct Rest: ~Copyable {
  private(set) var characters = NumberList(capacity: 64)
  /// Which character of the value each of them is, counted from its end.
  private(set) var origins = NumberList(capacity: 64)
  /// The places that the last of them have to keep.
  private(set) var places = NumberList(capacity: 64)
  /// How many of them stand for what was removed: value literals, and slots that are empty now.
  private var removedCount = 0

  var count: Int { characters.count }

  mutating func removeAll() {
    characters.removeAll()
    origins.removeAll()
    places.removeAll()
    removedCount = 0
  }

  private mutating func append(_ character: Symbol, _ origin: Int) {
    characters.append(character)
    origins.append(UInt32(origin))
  }

  /// Becomes what stands in a layout from where some characters are removed. What stood after these has to keep its
  /// places.
  mutating func setValue(_ layout: borrowing Layout, without removed: Range<Int>) {
    removeAll()
    for k in removed { append(layout.isValueLiteral(k) ? layout.character(k) : .emptySlot, layout.count - k) }
    removedCount = count
    for k in removed.upperBound..<layout.count { append(layout.character(k), layout.count - k) }
    layout.places(from: removed.upperBound, into: &places)
  }

  /// Becomes another rest without what gives way of it. What is left of it no longer stands for anything removed.
  mutating func setValue(_ rest: borrowing Rest, _ filling: Filling) {
    removeAll()
    guard case .without(let most, let kind, let emptiesOthers) = filling else {
      characters.append(rest.characters, rest.removedCount..<rest.count)
      origins.append(rest.origins, rest.removedCount..<rest.count)
      return places.setValue(rest.places)
    }
    let withoutPlaces = rest.count - rest.places.count
    var met = 0
    for i in 0..<rest.count {
      let place = i < withoutPlaces ? nil : rest.places[i - withoutPlaces]
      var character = rest.characters[i]
      let isOfKind =
        switch kind {
        case .emptySlots: character == .emptySlot
        case .digits(let number): place == number
        }
      if isOfKind {
        met += 1
        if met <= most { continue }
        if emptiesOthers { character = .emptySlot }
      }
      append(character, Int(rest.origins[i]))
      if let place { places.append(place) }
    }
  }

  /// Notes where all of it stands in a layout; if that does not show it whole, before any number, where no digit of one
  /// can be again.
  mutating func settle(in layout: borrowing Layout, after head: Int) {
    if layout.count == head + count { return layout.places(from: head, into: &places) }
    places.removeAll()
    if layout.tables.hasFixedNumbers { for _ in 0..<count { places.append(0) } }
  }

  func wipe() { characters.wipe() }
}

/// One way in which what stands after an edit goes on.
enum Filling {
  /// Nothing stands where something was removed: it closes up. What has settled after that stays as it is.
  case closed
  /// So many of a kind give way, the first ones; the others may become empty slots.
  case without(Int, Kind, emptiesOthers: Bool = false)

  enum Kind {
    case emptySlots
    /// The digits of the number of fixed width in this place.
    case digits(place: UInt32)
  }
}
