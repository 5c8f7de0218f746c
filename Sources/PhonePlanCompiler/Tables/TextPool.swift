/// Texts one after the other, each once, a byte for the length in front.
struct TextPool {
  /// The empty text stands at 0.
  private(set) var bytes: [UInt8] = [0]
  private var known = ["": 0]
  /// Whether a text was longer than a byte counts.
  private(set) var isFull = false

  /// Where a text begins.
  mutating func start(of text: String?) -> Int {
    let text = text ?? ""
    if let start = known[text] { return start }
    if text.utf8.count > 255 { isFull = true }
    let start = bytes.count
    known[text] = start
    bytes.append(UInt8(truncatingIfNeeded: text.utf8.count))
    bytes += Array(text.utf8)
    return start
  }
}
