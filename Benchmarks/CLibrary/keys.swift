import FieldEditing
import FieldFormats

@_extern(c, "clock") func clock() -> Int

/// The same keys in a loop of Swift, which is compiled as the library is.
@main struct Keys {
  static func main() throws(FormatNameError) {
    for (name, keys) in [
      ("us-phone", "2015550123"), ("card", "378282246310005"), ("iban", "DE89370400440532013000"),
      ("phone(GB)", "02079460958"),
    ] {
      var field = Field(try FormatCatalog.standard.format(named: name))
      let scalars = Array(keys.unicodeScalars)
      let rounds = 40_000
      var (least, sum) = (Int.max, 0)
      for _ in 0..<15 {
        let start = clock()
        for _ in 0..<rounds {
          field.clear()
          for key in scalars { sum &+= field.insert(key).selection.lowerBound }
        }
        least = min(least, clock() - start)
      }
      // clock counts microseconds
      let tenths = least * 10_000 / (rounds * scalars.count)
      print("\(name): a key \(tenths / 10).\(tenths % 10) ns\(sum == 0 ? "?" : "")")
    }
  }
}
