import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler
internal import MaskSyntax
internal import UnicodeFacts

@c @implementation public func caretaker_format_report(
  _ format: OpaquePointer!, _ report: caretaker_report, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let mask = try unsafe FormatHandle(format).object.mask
    let output = try unsafe OutputText(buffer, capacity, length)
    let text =
      switch report {
      case CARETAKER_REPORT_OUTLINE: mask.tree.takesCharacters ? mask.tree.outline : ""
      case CARETAKER_REPORT_LENGTHS: mask.lengths
      case CARETAKER_REPORT_DIAGRAM: mask.program.diagram
      default: throw CARETAKER_OUT_OF_RANGE
      }
    try output.write(text)
  }
}

@c @implementation public func caretaker_format_example(
  _ format: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, length)
    if format.mask == nil { throw CARETAKER_NOT_FOUND }
    guard (0..<1_000).contains(index), let example = format.example(at: index) else { throw CARETAKER_OUT_OF_RANGE }
    try output.write(example)
  }
}

@c @implementation public func caretaker_format_warnings(
  _ format: OpaquePointer!, _ warnings: UnsafeMutablePointer<OpaquePointer?>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let mask = try unsafe FormatHandle(format).object.mask
    let output = try unsafe Output(warnings, capacity, count)
    let found = mask.warnings
    try unsafe output.write(found.count) {
      let place = SourcePlace(found[$0].span, of: mask.source)
      return unsafe Handle.make(ErrorObject(FormatProblem(found[$0], found[$0].kind.code, at: place)))
    }
  }
}

extension FormatObject {
  /// Its mask, which numbers and phone numbers have not.
  fileprivate var mask: Mask {
    get throws(caretaker_status) {
      guard let mask = format.mask else { throw CARETAKER_NOT_FOUND }
      return mask
    }
  }
}

extension MaskWarning.Kind {
  fileprivate var code: String {
    switch self {
    case .divided: "divided"
    case .takenLiteral: "takenLiteral"
    case .optionalBracket: "optionalBracket"
    case .captureName: "captureName"
    case .foreignSlots: "foreignSlots"
    case .notReadBack: "notReadBack"
    case .notDecided: "notDecided"
    }
  }
}
