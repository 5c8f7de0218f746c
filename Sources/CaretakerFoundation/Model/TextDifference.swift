import Foundation

/// The edit that makes one text of another.
struct TextDifference {
  /// What is replaced, in UTF-16.
  let range: NSRange
  let replacement: String

  var isEmpty: Bool { range.length == 0 && replacement.isEmpty }

  /// - Parameter caret: Where the edit ends rather than elsewhere, in UTF-16 of the old text: a `1` typed among others
  ///   may be any of them.
  init(from old: String, to new: String, near caret: Int) {
    let (before, after) = (Array(old), Array(new))
    let (removed, shorter) = (max(0, before.count - after.count), min(before.count, after.count))
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    // where prefix and suffix overlap, the edit may begin anywhere in between
    let wanted = String(decoding: old.utf16.prefix(caret), as: UTF16.self).count - removed
    let start = min(prefix, max(wanted, shorter - suffix))
    let rest = min(suffix, shorter - start)
    let replaced = String(before[start..<before.count - rest])
    range = NSRange(location: String(before[..<start]).utf16.count, length: replaced.utf16.count)
    replacement = String(after[start..<after.count - rest])
  }
}
