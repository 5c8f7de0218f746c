/// A node of the expanded mask: one thing to show, to take or to choose, and the node that follows.
///
/// Nodes are numbered; node 0 is the end. A repeat stands expanded, so a node has one place in the layout.
@usableFromInline package struct MaskNode: Hashable, Sendable {
  @usableFromInline package enum Operation: UInt32, Sendable {
    case end
    /// Takes a character; the argument is the number of its slot.
    case slot
    /// Literals; the argument is its symbol.
    case literal = 2
    /// A value literal; the argument is its symbol.
    case valueLiteral = 3
    /// Goes on at one of several nodes; the argument is where their list begins, its count first. The node that follows
    /// is what comes after the part.
    case choice = 4
    /// The edges of a capture; the argument is the number of its name, or the width of a number with `numberEdge`.
    case opens = 5
    case closes
    /// After a digit of a number of natural width that is not of the greatest: a further digit may make it too large.
    /// The argument has `closed` where such a digit is rejected and does not go on into what follows, and `afterZero`
    /// where the digit before is a zero in front.
    case bound
  }
  @usableFromInline package var code: UInt32
  @usableFromInline package var next: UInt32
  @usableFromInline package var argument: UInt32

  package init(_ operation: Operation, next: UInt32, argument: UInt32 = 0) {
    code = operation.rawValue
    self.next = next
    self.argument = argument
  }
  @inlinable @inline(__always) package var operation: Operation { unsafe Operation(rawValue: code).unsafelyUnwrapped }

  // Keys ask for these: of numbers, so that no other module's comparison is called.
  @inlinable @inline(__always) package var isValueLiteral: Bool { code == 3 }
  @inlinable @inline(__always) package var isLiteral: Bool { code == 2 }

  /// Marks the argument of a capture's edge that is the edge of a number of fixed width.
  @inlinable package static var numberEdge: UInt32 { 1 << 31 }
  @inlinable @inline(__always) package var isFixedText: Bool { isLiteral || isValueLiteral }
  /// Whether it is a separator that is only shown: the value is without it.
  var isShownSeparator: Bool { isLiteral && argument.isSeparator }
  /// Whether it shows and takes nothing, and goes on at one node.
  @inlinable @inline(__always) package var isEdge: Bool { code >= 5 }
  /// Whether it is the edge of a number of fixed width.
  @inlinable @inline(__always) package var isNumberEdge: Bool { isEdge && argument & MaskNode.numberEdge != 0 }
  /// Whether it is the edge of a capture.
  @inlinable @inline(__always) package var isCaptureEdge: Bool { isEdge && code != 7 && !isNumberEdge }
  @inlinable @inline(__always) package var isBound: Bool { code == 7 }
  @inlinable package static var closed: UInt32 { 1 }
  @inlinable package static var afterZero: UInt32 { 2 }
  /// Whether it is a bound at which a digit that makes the number too large is rejected.
  @inlinable @inline(__always) package var isClosedBound: Bool { isBound && argument & MaskNode.closed != 0 }
  /// Whether it stands after a zero in front of a number, which goes when editing ends.
  @inlinable @inline(__always) package var isZeroBound: Bool { isBound && argument & MaskNode.afterZero != 0 }
}

/// A character as tables and layouts hold it: a scalar, or the number of a cluster of several scalars.
@usableFromInline package typealias Symbol = UInt32

extension Symbol {
  /// Clusters of a mask's literals are numbered from here, those that were typed from `firstTypedCluster`.
  @inlinable package static var firstCluster: Symbol { 0x11_0000 }
  @inlinable package static var firstTypedCluster: Symbol { 0x8000_0000 }
  @inlinable package static var emptySlot: Symbol { 0xFFFC }

  /// Separators that a person may type for one another.
  package var isSeparator: Bool {
    switch self {
    case 0x20, 0x2D, 0x2F, 0x2E, 0x3A, 0x2C, 0x3B, 0x2013, 0x2014: true
    // the stops of Chinese, Japanese and Korean keyboards
    case 0xB7, 0x3002, 0xFF0E, 0xFF61: true
    default: false
    }
  }

  /// Those of separators that may be a minus.
  package var isDash: Bool { self == 0x2D || self == 0x2013 || self == 0x2014 }

  /// Whether a separator in a text that arrives whole is more than that: a fraction, a range, a minus.
  package var saysMore: Bool {
    switch self {
    case 0x2D, 0x2F, 0x2013, 0x2014: true
    default: false
    }
  }
}
