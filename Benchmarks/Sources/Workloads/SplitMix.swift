/// Random numbers that are the same in every run.
public struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var x = state
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
    return x ^ x >> 31
  }
}
