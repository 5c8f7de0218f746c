internal import NumberFormatting

/// What was typed after the last digit, or before the first, and is not shown: the next key decides what it was.
enum NumberTail: Equatable {
  case nothing
  /// Letters before the first digit: a stop directly after them is theirs, and not a decimal sign.
  case label
  /// A sign that can only group, and whether the digits before it may lead a group.
  case groupSign(GroupSign, mayLead: Bool)
  /// A group with all its digits after such a sign.
  case group
  /// The format's own symbol, or a part of it.
  case symbol(Unicode.Scalar)
  /// A sign, or a dash that stands for no fraction.
  case sign
}

/// As one word, which a run keeps with its steps: the kind in the lowest byte.
extension NumberTail {
  var word: UInt32 {
    switch self {
    case .nothing: 0
    case .label: 1
    case .groupSign(let sign, let mayLead): 2 | UInt32(sign.byte) << 8 | (mayLead ? 1 << 16 : 0)
    case .group: 3
    case .symbol(let scalar): 4 | scalar.value << 8
    case .sign: 5
    }
  }

  init(word: UInt32) {
    let payload = word >> 8
    switch word & 0xFF {
    case 1: self = .label
    case 2: self = .groupSign(GroupSign(byte: UInt8(truncatingIfNeeded: payload)), mayLead: payload >> 8 != 0)
    case 3: self = .group
    case 4: self = Unicode.Scalar(payload).map { .symbol($0) } ?? .nothing
    case 5: self = .sign
    default: self = .nothing
    }
  }
}
