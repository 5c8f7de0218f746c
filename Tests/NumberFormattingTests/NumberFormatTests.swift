import Testing

@testable import NumberFormatting

/// Finished numbers: what is laid out, from each type of number, and into memory of the caller's.
@Suite struct NumberFormatTests {
  static let shown: [(NumberSymbols, String, String)] = [
    (Frozen.dollars, "-1234.5", "-$1,234.50"), (Frozen.euros, "1234567.891", "1.234.567,89\u{A0}€"),
    (Frozen.accounting, "-1234.5", "($1,234.50)"), (Frozen.yen, "1234.5", "¥1,234"),
    (Frozen.plain, "0.1234565", "0.123456"),
    (Frozen.hindi, "123456789", "12,34,56,789"), (Frozen.spanish, "1234", "1234"), (Frozen.spanish, "12345", "12.345"),
    (Frozen.arabic, "-1234.5", "\u{61C}-١٬٢٣٤٫٥"), (Frozen.swiss, "999", "999"),
    (Frozen.french, "1000", "1\u{202F}000"),
  ]
  @Test(arguments: shown) func lays(_ symbols: NumberSymbols, _ value: String, _ expected: String) throws {
    #expect(try NumberFormat(symbols).format(value) == expected)
  }

  /// Groups are counted from the right, whatever the sizes: against a loop that sets one digit at a time.
  @Test func groupsOfEverySize() throws {
    for (primary, secondary, least) in [(3, 3, 1), (3, 2, 1), (4, 4, 1), (3, 3, 2), (1, 1, 1), (2, 5, 3), (9, 1, 1)] {
      let format = NumberFormat(
        NumberSymbols(
          groupingSeparator: "_", decimalSeparator: ".", primaryGroupingSize: primary, secondaryGroupingSize: secondary,
          minimumGroupingDigits: least, maximumFractionDigits: 0))
      for count in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 30, 100, 254, 255, 256, 257, 300, 1_000] {
        let digits = (0..<count).map { Character(String($0 % 9 + 1)) }
        var expected = ""
        for (i, digit) in digits.enumerated() {
          let rest = count - i
          let isGroup = rest == primary || rest > primary && (rest - primary) % secondary == 0
          if i > 0 && isGroup && count >= primary + least { expected += "_" }
          expected.append(digit)
        }
        var limits = NumberLimits()
        limits.integerDigits = 1_000
        #expect(try format.format(String(digits), limits: limits) == expected)
      }
    }
  }

  @Test func affixesOfZero() throws {
    let format = NumberFormat(
      NumberSymbols(
        positive: .init(prefix: "+"), zero: .init(prefix: "±"), negativeZero: .init(suffix: "°"), groupingSeparator: "",
        decimalSeparator: ".", maximumFractionDigits: 1))
    let shown = try ["1", "-1", "0", "-0", "0.04", "-0.04", "-0.06"].map { try format.format($0) }
    #expect(shown == ["+1", "-1", "±0", "0°", "±0", "0°", "-0.1"])
  }

  @Test func integers() {
    let format = NumberFormat(Frozen.plain)
    #expect(format.format(Int64.min) == "-9,223,372,036,854,775,808")
    #expect(format.format(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(format.format(Int8.min) == "-128")
    #expect(format.format(0) == "0")
    #expect(format.format(Int128.min) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
  }

  @Test func minorUnits() {
    #expect(NumberFormat(Frozen.dollars).format(minorUnits: -123_450) == "-$1,234.50")
    #expect(NumberFormat(Frozen.dollars).format(minorUnits: 7) == "$0.07")
    #expect(NumberFormat(Frozen.dollars).format(minorUnits: 0) == "$0.00")
    #expect(NumberFormat(Frozen.dollars).format(minorUnits: .min) == "-$92,233,720,368,547,758.08")
    #expect(NumberFormat(Frozen.yen).format(minorUnits: 1_234) == "¥1,234")
    // cents, but only whole amounts are shown
    let whole = NumberSymbols(
      groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 0, minorUnitDigits: 2)
    #expect(NumberFormat(whole).format(minorUnits: 123_450) == "1,234")
  }

  @Test func valueExponent() throws {
    let percent = NumberFormat(
      NumberSymbols(
        positive: .init(suffix: "%"), groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 1,
        valueExponent: 2))
    #expect(try ["0.07", "12", "-0.00049", "0.0005"].map { try percent.format($0) } == ["7%", "1,200%", "-0", "0%"])
    #expect(percent.format(1) == "100%")
    #expect(try percent.format(0.075) == "7.5%")
    #expect(try percent.rounded("0.12345") == "0.123")
    #expect(try percent.rounded("3") == "3.00")
  }

  @Test func floatingPoint() throws {
    let wide = NumberSymbols(groupingSeparator: "", decimalSeparator: ".", maximumFractionDigits: 400)
    let format = NumberFormat(wide)
    let values = [
      0, -0.0, 1, -1.5, 0.1, 1e15, 1e16, 1e21, 1.5e-7, .pi, 123_456.789, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
      .leastNormalMagnitude, 0.1 + 0.2, 9_007_199_254_740_992,
    ]
    for value in values {
      let shown = try format.format(value)
      #expect(Double(shown) == value && Double(shown)?.sign == value.sign)
      #expect(!shown.contains("e"))
    }
    #expect(try format.format(0.1 + 0.2) == "0.30000000000000004")
    #expect(try format.format(Float(0.1)) == "0.1")
    #expect(try NumberFormat(Frozen.dollars).format(1.005) == "$1.00")
    for value in [Double.infinity, -.infinity, .nan] {
      #expect(throws: NumberError(.notFinite, at: 0)) { try format.format(value) }
    }
  }

  @Test func limits() {
    let digits = String(repeating: "1", count: 101)
    #expect(throws: NumberError(.tooManyIntegerDigits(limit: 100), at: 100)) {
      try NumberFormat(Frozen.plain).format(digits)
    }
    #expect(throws: NumberError(.tooManyFractionDigits(limit: 100), at: 102)) {
      try NumberFormat(Frozen.plain).rounded("0." + digits)
    }
    #expect(throws: NumberError(.unexpected("x"), at: 2)) { try NumberFormat(Frozen.plain).format("12x") }
  }

  /// Memory of the caller's gets the same text, or nothing.
  @Test func intoMemory() throws {
    let guardByte: UInt8 = 0xAA
    for symbols in Frozen.all {
      let format = NumberFormat(symbols)
      for value in ["0", "-1234567.891", String(repeating: "9", count: 100), "-0.5"] {
        let expected = Array(try format.format(value).utf8)
        let room = format.byteCount(forDigits: value.utf8.count)
        for size in [0, 1, expected.count, room] {
          let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size + 16)
          defer { memory.deallocate() }
          memory.initialize(repeating: guardByte)
          let count = try Array(value.utf8).withUnsafeBufferPointer {
            try format.format($0, into: .init(rebasing: memory[..<size]))
          }
          if let count { #expect(Array(memory[..<count]) == expected) }
          #expect(count != nil || size < room)
          #expect(memory[size...].allSatisfy { $0 == guardByte }, "wrote beyond \(size) bytes")
        }
      }
    }
    let none = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    #expect(throws: NumberError(.noDigits, at: 0)) {
      try NumberFormat(Frozen.plain).format(UnsafeBufferPointer(start: nil, count: 0), into: none)
    }
  }

  @Test func formatsAreEqualByTheirSymbols() {
    #expect(NumberFormat(Frozen.dollars) == NumberFormat(Frozen.dollars))
    #expect(Set(Frozen.all.map { NumberFormat($0) }).count == Frozen.all.count)
  }

  @Test func manyThreadsShareOne() async throws {
    let format = NumberFormat(Frozen.euros)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<2_000).allSatisfy { format.format($0).unicodeScalars.contains("€") } }
      }
      for await good in group { #expect(good) }
    }
  }
}
