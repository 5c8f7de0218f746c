import PhonePlanCompiler
import Testing

@Suite struct NumberingPlanTests {
  @Test func kindsHaveNames() {
    #expect(NumberKind(rawValue: "toll-free") == .tollFree)
    #expect(NumberKind.allCases.count == 11)
  }
}
