import FieldEditing
import MaskFuzzing
import MaskOracle
import MaskSyntax
import Testing

@Suite struct GeneratorTests {
  private func trees(_ masks: [String]) -> [MaskTree] { masks.compactMap { try? MaskTree(parsing: $0) } }

  @Test func sameSeedSameMasks() {
    let first = (0..<200).map(MaskGenerator(seed: 1).mask)
    #expect(first == (0..<200).map(MaskGenerator(seed: 1).mask))
    #expect(first != (0..<200).map(MaskGenerator(seed: 2).mask))
    #expect(Set(first).count > 150)
  }

  @Test func mostMasksAreMasksAndSomeAreNot() {
    let masks = (0..<500).map(MaskGenerator(seed: 3).mask)
    #expect((350..<500).contains(trees(masks).count))
  }

  @Test func sameSeedSameScriptsThatReadBack() throws {
    let trees = trees((0..<100).map(MaskGenerator(seed: 4).mask))
    #expect(trees.count >= 60)
    for (i, tree) in trees.enumerated() {
      let script = ScriptGenerator(tree, seed: 5).script(i)
      #expect(script == ScriptGenerator(tree, seed: 5).script(i))
      #expect(try Script(parsing: script.description) == script)
      #expect((1...25).contains(script.keys.count))
    }
  }

  @Test func optionsHold() throws {
    var options = ScriptOptions()
    options.length = 9
    options.isPlainEditing = true
    let scripts = ScriptGenerator(try MaskTree(parsing: "##/##"), seed: 6, options: options)
    let keys = (0..<300).map(scripts.script).flatMap(\.keys)
    let others: [EditCommand] = [
      .undo, .redo, .unmarkText, .move(.backward, extending: true), .move(.forward, extending: true), .overwrite(true),
      .overwrite(false),
    ]
    #expect(!keys.contains { others.contains($0) || $0.description.hasPrefix("«COMPOSE") })
    #expect((0..<300).allSatisfy { scripts.script($0).keys.count <= 9 })
  }

  @Test func smallWorldIsWhole() {
    let world = SmallWorld(
      parts: ["#", "-", "|"], maskSize: 2, keys: [.insert("1"), .move(.backward)], scriptLength: 3)
    #expect(Array(world.masks) == ["#", "##", "#-", "#|", "-#", "|#"])
    // 2 of one key, 4 of two and 8 of three
    #expect(Array(world.scripts).count == 14)
    #expect(Array(world).count == 6 * 14)
  }

  @Test func undoInvertsEveryEdit() throws {
    var options = ScriptOptions()
    options.isPlainEditing = true
    var undone = 0
    for (i, tree) in trees((0..<150).map(MaskGenerator(seed: 8).mask)).enumerated() {
      var field = try Oracle(tree)
      for key in ScriptGenerator(tree, seed: 9, options: options).script(i).keys {
        let before = (field.text, field.value)
        field.press(key)
        let after = (field.text, field.value)
        if key.typedScalar != nil { continue }  // a step is a run of these
        if before == after { continue }
        undone += 1
        field.undo()
        #expect((field.text, field.value) == before)
        field.redo()
        #expect((field.text, field.value) == after)
      }
    }
    #expect(undone > 50)
  }
}
