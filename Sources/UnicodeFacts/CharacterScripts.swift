import CTables

/// A script of Unicode, or one of the three that UTS 39 adds to them for Chinese, Japanese and Korean.
package struct UnicodeScript: Equatable {
  fileprivate let number: UInt8

  package static var latin: UnicodeScript { UnicodeScript(number: UInt8(unicode_script_latin)) }
  package static var hanWithBopomofo: UnicodeScript { UnicodeScript(number: UInt8(unicode_script_han_with_bopomofo)) }
  package static var japanese: UnicodeScript { UnicodeScript(number: UInt8(unicode_script_japanese)) }
  package static var korean: UnicodeScript { UnicodeScript(number: UInt8(unicode_script_korean)) }

  /// Its name, as `Cyrillic`.
  package var name: String {
    let names = UnicodeTables.scriptNames
    var (left, name) = (number, "")
    for i in 0..<names.count where left > 0 {
      if names[i] == 0 { left -= 1 } else if left == 1 { name.unicodeScalars.append(Unicode.Scalar(names[i])) }
    }
    return name
  }
}

/// What names are judged by (UTS 39), for letters, marks and digits after the mapping of UTS 46: case, width and other
/// forms of a letter make no difference.
extension Unicode.Scalar {
  /// The scripts that this is written in, its own one first; none where it is in all of them.
  package var scripts: [UnicodeScript] {
    let ranges = UnicodeTables.scriptRanges
    let row = Int(ranges[ranges.firstIndex(from: (value + 1) << 11) - 1] & 0x7FF)
    let lists = UnicodeTables.scriptLists
    return (row..<lists.count).prefix { lists[$0] != 0 }.map { UnicodeScript(number: lists[$0]) }
  }

  /// Whether a text in a script may have this.
  package func isWritten(in script: UnicodeScript) -> Bool {
    let scripts = scripts
    return scripts.isEmpty || scripts.contains(script)
  }

  /// The letters or digits of ASCII that this looks like (its skeleton), as `a` of `а`; `nil` where it does not, and
  /// for Latin letters.
  package var lookalike: String? {
    let rows = UnicodeTables.lookalikes
    var (row, text) = (rows.firstIndex(from: value << 8), "")
    while row < rows.count, rows[row] >> 8 == value {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(rows[row] & 0xFF)))
      row += 1
    }
    return text.isEmpty ? nil : text
  }
}

extension ConstantTable<UInt32> {
  /// Where the first number stands that is not less than another, in a table in order.
  fileprivate func firstIndex(from number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
