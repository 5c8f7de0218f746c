/** Why no format can be made of a text: what is wrong, where, and what to do. */
export class FormatError extends Error {
  constructor({ code, message, suggestion, diagnostic, span }) {
    super(message)
    this.name = 'FormatError'
    /** The kind of the error, for programs: `unclosedGroup`. */
    this.code = code
    /** What to do about it; empty where there is nothing to suggest. */
    this.suggestion = suggestion
    /** The text with carets under what is wrong, on two lines; empty where it is the whole text. */
    this.diagnostic = diagnostic
    /** What it concerns, as offsets of the text. */
    this.span = span
  }
}

/** What a status says that is not an error of the text: `invalid value`, `out of range`. */
export function statusError(status, name) {
  const error = new RangeError(name)
  error.status = status
  return error
}
