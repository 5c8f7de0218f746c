internal import MaskCompiler

@_exported public import struct FieldEditing.Mask

/// A mask that the compiler checks and compiles: a mistake is an error of the build, at its very character, and at run
/// time nothing is parsed or compiled.
///
///     let phone = #mask("+1 (###) ###-####")
///     phone.format("5551234567")              // "+1 (555) 123-4567"
///
/// The mask is one string literal on one line, raw or with escapes. What is likely a slip is a warning. It is the mask
/// of a program that was read back, as `Mask.init(_:)` of a `MaskProgram` says: its `tree` is empty.
///
/// - Parameter text: The mask in the language of masks.
/// - Returns: The mask.
@freestanding(expression)
public macro mask(_ text: StaticString) -> Mask = #externalMacro(module: "MaskMacroPlugin", type: "MaskMacro")

extension Mask {
  /// Makes the mask that `#mask` expands to; not for use by hand.
  ///
  /// - Parameters:
  ///   - text: The mask. It is compiled where the program cannot be read, as of a compiler whose macros are of another
  ///     version of the package.
  ///   - program: The mask's program, each byte as the character of its number; empty where there is none.
  /// - Precondition: The text is a mask, which the compiler has checked.
  /// - Complexity: O(*n*) in the program.
  public init(expanding text: StaticString, compiledTo program: StaticString = "") {
    let bytes = program.description.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    if let program = try? MaskProgram(encoded: bytes) {
      self.init(program)
      return
    }
    do { try self.init(text.description) } catch { preconditionFailure("not a mask: \(error)") }
  }
}
