/// The values that digits and letters have in a check sum.
public struct CharacterValues: Hashable, Sendable {
  /// Of `0` to `9` and `A` to `Z`; negative where one may not stand.
  private let table: [Int8]

  /// Digits as they are, letters from A = 10 to Z = 35.
  public static let alphanumeric = CharacterValues(table: (0..<36).map { Int8($0) })
  /// ASCII less 48: digits as they are, letters from A = 17 to Z = 42, as in Brazil's CNPJ.
  public static let ascii = CharacterValues(table: (0..<10).map { Int8($0) } + (17..<43).map { Int8($0) })

  /// Digits as they are, and letters by a table of 26 entries: `0` to `9`, `A` to `Z` for 10 to 35, `-` for a letter
  /// that may not stand there. `nil` for any other text.
  ///
  /// - Parameter letters: The entries of the letters, 26 characters.
  /// - Complexity: O(1)
  public init?(letters: String) { self.init(entries: "0123456789" + letters, count: 36...36) }

  /// A table of 10 entries for digits alone, or of 36 for digits and letters. `nil` for any other text.
  ///
  /// - Parameter table: The entries, 10 or 36 characters.
  /// - Complexity: O(1)
  public init?(_ table: String) { self.init(entries: table, count: 10...36) }

  private init(table: [Int8]) { self.table = table }

  private init?(entries: String, count: ClosedRange<Int>) {
    var table: [Int8] = []
    for byte in entries.utf8 {
      switch byte {
      case 48...57: table.append(Int8(byte - 48))
      case 65...90: table.append(Int8(byte - 55))
      case UInt8(ascii: "-"): table.append(-1)
      default: return nil
      }
    }
    guard table.count == count.lowerBound || table.count == count.upperBound else { return nil }
    self.table = table
  }

  /// What a digit or upper-case letter counts; `nil` where it may not stand.
  subscript(character: UInt8) -> Int? {
    let place = character < 58 ? Int(character) - 48 : Int(character) - 55
    return table.indices.contains(place) && table[place] >= 0 ? Int(table[place]) : nil
  }
}
