import FieldEditing
import MaskFuzzing
import PhoneNumbering

/// A fuzzer's bytes as keys: a control character is a key, everything else is typed as it stands there.
///
/// After a key that has a text stands the text, up to a zero; after a selection two bytes.
struct KeyReader {
  /// More than that prove no more, and laws play them over and over.
  static let most = 64

  /// The keys of a text. A script's own notation would be broken by nearly every change of a byte.
  static func keys(in text: String) -> [EditCommand] {
    var keys: [EditCommand] = []
    var rest = Array(text.unicodeScalars)[...]
    while keys.count < most, let scalar = rest.popFirst() { keys.append(key(scalar, &rest)) }
    return keys
  }

  private static func key(_ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>) -> EditCommand {
    switch scalar.value {
    case 0x01: return .deleteBackward()
    case 0x02: return .deleteForward()
    case 0x03: return .move(.backward)
    case 0x04: return .move(.forward)
    case 0x05: return .move(.start)
    case 0x06: return .move(.end)
    case 0x07: return .move(.backward, extending: true)
    case 0x08: return .move(.forward, extending: true)
    case 0x0B: return .setSelection(anchor: offset(&rest), head: offset(&rest))
    case 0x0C: return .paste(text(&rest))
    case 0x0E: return .setText(text(&rest))
    case 0x0F: return .setValue(text(&rest))
    case 0x10: return .endEditing
    case 0x11: return .undo
    case 0x12: return .redo
    case 0x13: return .overwrite(true)
    case 0x14: return .overwrite(false)
    case 0x15: return .setMarkedText(text(&rest))
    case 0x16: return .unmarkText
    case 0x18: return .step(by: offset(&rest) - 16)
    case 0x17: return .changeRegion(region(&rest))
    default: return .typing(scalar)
    }
  }

  /// 0 to 31: `@` is 0, `A` is 1.
  private static func offset(_ rest: inout ArraySlice<Unicode.Scalar>) -> Int {
    Int((rest.popFirst()?.value ?? 0) & 31)
  }

  private static func text(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\0" { view.append(scalar) }
    return String(view)
  }

  /// The region of two letters of ASCII, or none.
  private static func region(_ rest: inout ArraySlice<Unicode.Scalar>) -> PhoneRegion? {
    let letters = rest.prefix(2)
    guard letters.count == 2, letters.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic }) else { return nil }
    rest = rest.dropFirst(2)
    return try? PhoneRegion(letters.reduce(into: "") { $0.unicodeScalars.append($1) })
  }
}
