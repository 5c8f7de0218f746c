public import FieldEditing
internal import MaskSyntax

/// All masks up to a size, each with all scripts up to a length: a small world to be tried whole, lazily.
///
///     for (mask, script) in SmallWorld(maskSize: 3, scriptLength: 3) { … }
///
/// Masks that are none are left out.
public struct SmallWorld: Sequence, Sendable {
  /// The parts that masks are put together from.
  public static let parts = ["#", "@", "-", "1", "\"-\"", "\"1\"", "?", "|", "<", ">", "{2,}", "<01..12>"]
  /// The keys that scripts are put together from.
  public static let keys: [EditCommand] = [
    .insert("1"), .insert("a"), .insert("-"), .deleteBackward(), .move(.backward), .paste("1-1"),
  ]

  /// The parts that masks are put together from.
  public let parts: [String]
  /// The greatest number of parts in a mask.
  public let maskSize: Int
  /// The keys that scripts are put together from.
  public let keys: [EditCommand]
  /// The greatest number of keys in a script.
  public let scriptLength: Int

  /// A world of parts and keys; both sizes are exponents, so small ones will do.
  ///
  /// - Parameters:
  ///   - parts: What masks are put together from.
  ///   - maskSize: How many parts a mask has at most.
  ///   - keys: What scripts are put together from.
  ///   - scriptLength: How many keys a script has at most.
  public init(
    parts: [String] = SmallWorld.parts, maskSize: Int, keys: [EditCommand] = SmallWorld.keys, scriptLength: Int
  ) {
    self.parts = parts
    self.maskSize = maskSize
    self.keys = keys
    self.scriptLength = scriptLength
  }

  /// The masks alone.
  public var masks: some Sequence<String> {
    Words(letters: parts.count, longest: maskSize).lazy.map { word in word.map { parts[$0] }.joined() }
      .filter { (try? MaskTree(parsing: $0)) != nil }
  }

  /// The scripts alone.
  public var scripts: some Sequence<Script> {
    Words(letters: keys.count, longest: scriptLength).lazy.map { word in Script(word.map { keys[$0] }) }
  }

  public func makeIterator() -> AnyIterator<(mask: String, script: Script)> {
    let pairs = masks.lazy.flatMap { mask in scripts.lazy.map { (mask: mask, script: $0) } }
    var iterator = pairs.makeIterator()
    return AnyIterator { iterator.next() }
  }
}

/// All words over so many letters, the shorter first.
struct Words: Sequence, IteratorProtocol {
  let letters: Int
  let longest: Int
  private var word: [Int] = []

  init(letters: Int, longest: Int) {
    self.letters = letters
    self.longest = longest
  }

  mutating func next() -> [Int]? {
    // counts as an odometer does; where every digit turned over, the next word is one longer
    let turning = word.lastIndex { $0 < letters - 1 }
    if let turning {
      word[turning] += 1
      for i in word.indices.dropFirst(turning + 1) { word[i] = 0 }
    } else {
      word = Array(repeating: 0, count: word.count + 1)
    }
    return word.count <= longest && letters > 0 ? word : nil
  }
}
