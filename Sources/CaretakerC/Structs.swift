import CCaretaker

/// A struct that begins with its size, by which it is known what the caller knows of it.
protocol SizedStruct {
  var size: UInt32 { get }
}

extension caretaker_mask_options: SizedStruct {}
extension caretaker_number_symbols: SizedStruct {}
extension caretaker_number_entry: SizedStruct {}
extension caretaker_name_options: SizedStruct {}
extension caretaker_phone_options: SizedStruct {}
extension caretaker_card_options: SizedStruct {}
extension caretaker_preparation: SizedStruct {}
extension caretaker_field_options: SizedStruct {}
extension caretaker_format_facts: SizedStruct {}
extension caretaker_edit: SizedStruct {}
extension caretaker_field_facts: SizedStruct {}
extension caretaker_card: SizedStruct {}
extension caretaker_form_options: SizedStruct {}
extension caretaker_event: SizedStruct {}
extension caretaker_change: SizedStruct {}
extension caretaker_form_facts: SizedStruct {}
extension caretaker_form_field_facts: SizedStruct {}
extension caretaker_column_view: SizedStruct {}
extension caretaker_column_report: SizedStruct {}

/// Options of the caller's; `nil` for null. There is one version of each struct so far: of another size it has members
/// that this library does not know, or lacks some.
func options<Options: SizedStruct>(_ pointer: UnsafePointer<Options>?) throws(caretaker_status) -> Options? {
  guard let pointer = unsafe pointer else { return nil }
  if unsafe pointer.pointee.size != UInt32(MemoryLayout<Options>.stride) { throw CARETAKER_INVALID_SIZE }
  return unsafe pointer.pointee
}

/// Whether all members that this library writes have room in a struct of the caller's, which may know of more.
@inline(__always) func checkSize<Facts: SizedStruct>(_ pointer: UnsafePointer<Facts>) throws(caretaker_status) {
  if unsafe pointer.pointee.size < UInt32(MemoryLayout<Facts>.stride) { throw CARETAKER_INVALID_SIZE }
}

/// Writes what is known to a struct of the caller's, whose size stays.
func write<Facts: SizedStruct>(
  to pointer: UnsafeMutablePointer<Facts>?, _ body: (inout Facts) -> Void
) throws(caretaker_status) {
  guard let pointer = unsafe pointer else { throw CARETAKER_NULL_POINTER }
  try unsafe checkSize(pointer)
  unsafe body(&pointer.pointee)
}

extension Int32 {
  /// A count, of which 0 stands for the usual one and -1 for none.
  func count(usually usual: Int) throws(caretaker_status) -> Int {
    if self < -1 { throw CARETAKER_OUT_OF_RANGE }
    return self == 0 ? usual : Swift.max(0, Int(self))
  }
}

extension caretaker_range {
  @inline(__always) init(_ range: Range<Int>) {
    self.init(start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// The offsets, none beyond a length.
  func offsets(upTo length: Int) throws(caretaker_status) -> Range<Int> {
    if start > end || Int(clamping: end) > length { throw CARETAKER_OUT_OF_RANGE }
    return Int(start)..<Int(end)
  }
}
