import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

@c @implementation public func caretaker_format_program(
  _ program: UnsafePointer<UInt8>!, _ length: Int, _ format: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    if length < 0 { throw .misuse(CARETAKER_OUT_OF_RANGE) }
    guard let program = unsafe program else { throw .misuse(CARETAKER_NULL_POINTER) }
    do throws(ProgramError) {
      let bytes = unsafe Array(UnsafeBufferPointer(start: program, count: length))
      return FieldFormat(Mask(try MaskProgram(encoded: bytes)))
    } catch {
      throw FormatFailure(error, error.code)
    }
  }
}

@c @implementation public func caretaker_format_copy_program(
  _ format: OpaquePointer!, _ buffer: UnsafeMutablePointer<UInt8>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe Output(buffer, capacity, length)
    guard let program = format.mask?.program else { throw CARETAKER_NOT_FOUND }
    // how long it is, a call without a buffer asks, which need not have a copy made
    let bytes = program.size > capacity ? [] : program.encoded
    try output.write(program.size) { bytes[$0] }
  }
}

extension ProgramError {
  fileprivate var code: String {
    switch self {
    case .notAProgram: "notAProgram"
    case .version: "version"
    case .size: "size"
    case .checksum: "checksum"
    case .outOfBounds: "outOfBounds"
    case .misaligned: "misaligned"
    case .byteOrder: "byteOrder"
    }
  }
}
