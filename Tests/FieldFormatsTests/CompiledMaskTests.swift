import FieldEditing
import FieldFormats
import MaskSyntax
import Testing

/// Masks of named formats, compiled once.
@Suite struct CompiledMaskTests {
  private func program(_ format: NamedFormat) throws -> ObjectIdentifier { ObjectIdentifier(try format.mask().program) }

  @Test func maskIsKept() throws {
    let format = try #require(FormatCatalog.standard["us-phone"])
    #expect(try program(format) == program(format))
    #expect(try program(format) == program(format.adding([.luhn])))
    let named = try #require(try Mask(named: "us-phone"))
    #expect(try ObjectIdentifier(named.program) == program(format))
    let card = try #require(FormatCatalog.standard["card"])
    #expect(try ObjectIdentifier(CardFormat.standard.mask.program) == program(card))
  }

  @Test func anotherFormatHasItsOwn() throws {
    let metadata = FieldMetadata(label: "Code", keyboard: .digits, example: "12-34")
    let tree = try MaskTree(parsing: "##-##")
    func format() -> NamedFormat { NamedFormat(name: "code", summary: "A code", metadata: metadata, tree: tree) }
    // both at once: what is gone leaves its place to the next
    let (first, second) = (format(), format())
    #expect(try program(first) != program(second))
    withExtendedLifetime((first, second)) {}
  }

  @Test func anyThreadMayAsk() async throws {
    let metadata = FieldMetadata(label: "Code", keyboard: .digits, example: "12-34")
    let format = NamedFormat(
      name: "code", summary: "A code", metadata: metadata, tree: try MaskTree(parsing: "<\"1\"#{400}|\"2\"@{400}>"))
    let programs = await withTaskGroup(of: ObjectIdentifier?.self) { group in
      for _ in 0..<8 { group.addTask { (try? format.mask()).map { ObjectIdentifier($0.program) } } }
      return await group.reduce(into: Set<ObjectIdentifier?>()) { $0.insert($1) }
    }
    // whoever asked first, one is kept
    let kept = try program(format)
    #expect(programs == [kept])
  }

  @Test func errorIsToldEachTime() throws {
    let format = NamedFormat(
      name: "two", summary: "Two ways", metadata: FieldMetadata(label: "", keyboard: .digits, example: ""),
      tree: try MaskTree(parsing: "<#-##|##-#>"))
    for _ in 0..<2 { #expect(throws: MaskError.self) { try format.mask() } }
  }
}
