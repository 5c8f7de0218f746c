import CaretakerFoundation
import FieldFormats
import MaskCompiler
import MaskFuzzing
import MaskSyntax

/// Masks as text, and what they are compiled to.
extension FuzzTarget {
  /// Limits that a fuzzer's masks seldom pass, so that hitting one costs milliseconds; of so many masks each must end
  /// at once.
  static let limits: MaskLimits = {
    var limits = MaskLimits()
    limits.nodes = 10_000
    limits.states = 2_000
    limits.parses = 50_000
    limits.cells = 100_000
    limits.steps = 200_000
    return limits
  }()

  /// The text of a mask.
  static let maskText = FuzzTarget("mask-text", "A mask's text: parsed, and written again, or drawn with its error.") {
    bytes in
    let source = String(decoding: bytes, as: UTF8.self)
    do throws(SyntaxError) {
      let tree = try MaskTree(parsing: source)
      // nested groups are written as one
      let again = try? MaskTree(parsing: tree.text).text
      return again == tree.text
        ? nil : "\(source.debugDescription) is written \(tree.text.debugDescription), and that \(again ?? "not at all")"
    } catch {
      return fault(of: MaskError.syntax(error), in: source)
    }
  }

  /// A mask, compiled.
  static let compiler = FuzzTarget("compiler", "A mask's text: compiled, encoded, listed, drawn, warned of.") { bytes in
    let source = String(decoding: bytes, as: UTF8.self)
    do throws(MaskError) {
      let mask = try Mask(source, strictness: .permissive, limits: limits)
      for warning in mask.warnings where warning.message.isEmpty || warning.suggestion.isEmpty {
        return "a warning says nothing"
      }
      var isLawful = true
      do throws(MaskError) { _ = try Mask(source, limits: limits) } catch {
        isLawful = false
        if let fault = fault(of: error, in: source) { return fault }
      }
      return fault(of: mask, isLawful: isLawful)
    } catch {
      return fault(of: error, in: source)
    }
  }

  /// A mask of another library, and its options in every order.
  ///
  /// For long it did not find that an option before the mask, as in `{repeat: 3, mask: '9'}`, ended the process. The
  /// names of options are compared as whole texts, of which a fuzzer learns nothing letter by letter: it writes only
  /// those of its dictionary and its seeds, and `repeat` stood in neither. Nor does it move a member of an object
  /// before another, which are many bytes to move at once. Now the dictionary has the names, the seeds have options in
  /// plenty, and each input is read with its options in other orders too.
  static let dialect = FuzzTarget(
    "dialect", "A dialect's number in a byte; a mask of another library: read, written, compiled, or an error in it."
  ) { bytes in
    var reader = ByteReader(bytes)
    let dialect = MaskDialect.allCases[Int(reader.byte()) % MaskDialect.allCases.count]
    let source = reader.rest()
    for text in [source] + OptionOrder.others(of: source).prefix(16) {
      if let fault = fault(of: text, in: dialect) { return fault }
    }
    return nil
  }

  private static func fault(of source: String, in dialect: MaskDialect) -> String? {
    do throws(MaskError) {
      let read: DialectMask
      do throws(SyntaxError) { read = try DialectMask(parsing: source, dialect: dialect, limits: limits) } catch {
        throw .syntax(error)
      }
      let length = source.unicodeScalars.count
      if let note = read.notes.first(where: { $0.message.isEmpty || $0.span.upperBound > length }) {
        return "a note says \(note.message.debugDescription) at \(note.span) of \(source.debugDescription)"
      }
      // a mark on its own joins what is written before it
      if let tree = read.tree, source.utf8.allSatisfy({ $0 < 128 }), !tree.hasText {
        return "\(source.debugDescription) is written \(tree.text.debugDescription), which says something else"
      }
      let format = try DialectFormat(read, strictness: .permissive, limits: limits)
      var field = Field(format.format, options: format.options)
      field.setText(source)
      return nil
    } catch {
      return fault(of: error, in: source)
    }
  }

  private static func fault(of error: MaskError, in source: String) -> String? {
    if error.message.isEmpty || error.suggestion.isEmpty {
      return "an error says nothing of \(source.debugDescription)"
    }
    _ = error.diagnostic
    let isInside = (0...source.unicodeScalars.count).contains(error.offset)
    return isInside ? nil : "an error stands at \(error.offset), outside of \(source.debugDescription)"
  }

  /// What a program reads back to, and whether its examples are what it says.
  private static func fault(of mask: Mask, isLawful: Bool) -> String? {
    let program = mask.program
    guard let again = try? MaskProgram(encoded: program.encoded) else {
      return "the program is rejected when it is read back"
    }
    if again.encoded != program.encoded || again.listing != program.listing || again.diagram != program.diagram {
      return "the program read back is another"
    }
    let examples = mask.examples(3)
    if again.examples(3) != examples { return "the program read back has other examples" }
    _ = (mask.minimumLength, mask.maximumLength, mask.minimumDisplayLength, mask.maximumDisplayLength)
    // an ambiguous mask may show a value in another way than the one that was to be shown
    for example in examples where isLawful {
      var field = Field(mask)
      field.setValue(example)
      field.endEditing()
      if !field.isComplete { return "the example \(example.debugDescription) is not complete" }
    }
    return nil
  }

  /// A program as bytes, some of them others, and keys. A mask stands for its program, so that seeds outlive a version
  /// of its tables.
  ///
  /// For long it found neither a separator that is not a symbol nor a choice without a branch, both of which crashed. A
  /// fuzzer learns by the branches of code that an input takes, and numbers in tables take none of their own: each
  /// change is a blind shot at one word of thousands. Up to fifteen were made at once, of which one that is rejected
  /// hides all the others. And the keys knew nothing of the change: a state's separator is only looked at when another
  /// separator is typed in that state. Now few bytes are changed, and after the input's own keys come those of
  /// `DamagedProgram`, which visit every state of the mask's examples. `caret-fuzz-targets damage` leaves nothing to
  /// chance: it changes each word.
  static let program = FuzzTarget(
    "program", "A mask, a line; how many bytes of its program are changed, each place and byte; keys."
  ) { bytes in
    var reader = ByteReader(bytes)
    let source = reader.text(until: UInt8(ascii: "\n"))
    guard source.utf8.count <= 80, let mask = try? Mask(source, strictness: .permissive, limits: limits) else {
      return nil
    }
    var encoded = mask.program.encoded
    for _ in 0..<reader.byte() & 3 {
      let (place, byte) = (reader.number(), reader.byte())
      encoded[place % encoded.count] = byte
    }
    encoded = MaskProgram.resealed(encoded)
    let copied = try? MaskProgram(encoded: encoded)
    let mapped = inPlace(encoded)
    if (copied == nil) != (mapped == nil) { return "a program is rejected as a copy or in place, and not both" }
    guard let program = mapped else { return nil }
    _ = (program.listing, program.diagram)
    DamagedProgram.play(KeyReader.keys(in: reader.rest()), on: program)
    DamagedProgram.play(DamagedProgram.visit(mask), on: program)
    return nil
  }

  /// A program read where its bytes lie, as in a mapped file.
  private static func inPlace(_ bytes: [UInt8]) -> MaskProgram? {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    let address = UInt(bitPattern: memory.baseAddress)
    return try? MaskProgram(bytesNoCopy: UnsafeRawBufferPointer(memory)) {
      UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }
  }
}
