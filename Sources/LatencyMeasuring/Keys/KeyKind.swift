/// A kind of key, by what it does as far as it matters to its cost.
///
/// By the key itself and by what it does to the field in which it is pressed: the same key is an `append` at the end
/// and a `middle` before it. The first that fits, in this order:
///
/// | kind | key |
/// |---|---|
/// | `paste` | several characters at once: pasted, set or assigned |
/// | `movement` | moves the caret or the selection |
/// | `history` | undo, redo |
/// | `other` | ends editing, overwriting on or off, composition, another region |
/// | `rejected` | a character typed, or a deletion, that was rejected |
/// | `reformat` | a character typed, or a deletion, after which what stands before the caret is laid out otherwise |
/// | `delete` | backspace and delete, of a character or a selection |
/// | `append` | a character typed with the caret at the end of the display, nothing selected |
/// | `middle` | a character typed elsewhere, or over a selection |
///
/// Before the caret means: of a character typed, before the selection into which it is typed; of a deletion, before the
/// caret as it stands then. So `1.234` that becomes `12.345` is a reformatting switch, `(555` that becomes `(555) 1` is
/// none.
public enum KeyKind: String, CaseIterable, Hashable, Sendable, Codable {
  case append
  case middle
  case reformat
  case delete
  case rejected
  case paste
  case movement
  case history
  case other
}
