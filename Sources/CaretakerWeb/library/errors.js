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

/**
 * The error of an argument of another kind than is wanted, with the name that it was given as, if that is known. Only its
 * kind is named: a text may be a secret.
 */
export function mismatch(wanted, given, name) {
  const place = name === undefined ? '' : `${name}: `
  const isConvertible = wanted === 'a string' && ['number', 'bigint'].includes(typeof given)
  const hint = isConvertible ? '; `String(…)` makes one' : ''
  return new TypeError(`${place}expected ${wanted}, not ${kindOf(given)}${hint}`)
}

function kindOf(given) {
  if (given === undefined || given === null) return String(given)
  if (typeof given === 'number' && !Number.isFinite(given)) return String(given)
  if (Array.isArray(given)) return 'an array'
  return typeof given === 'object' ? 'an object' : `a ${typeof given}`
}

/** The error of an option that something does not have, with the one that was likely meant, or else all of them. */
export function unknown(name, known, owner, what = 'option') {
  const meant = nearest(name, known)
  const hint = meant ? `did you mean ${meant}?` : `it takes ${known.join(', ') || 'none'}`
  return new TypeError(`${name}: ${owner} has no such ${what}; ${hint}`)
}

/** The name that is so few slips away that it was likely meant. */
function nearest(name, known) {
  const [best] = known.map(each => ({ each, slips: slips(name.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips)
  return best && best.slips <= Math.ceil(name.length / 3) ? best.each : undefined
}

/** How many letters are to be inserted, removed or replaced to make another name; an end left out is one slip. */
function slips(name, other) {
  if (other.startsWith(name)) return 1
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...name].entries()) {
    const next = [i + 1]
    for (const [j, wanted] of [...other].entries()) {
      next.push(Math.min(row[j] + (letter === wanted ? 0 : 1), row[j + 1] + 1, next[j] + 1))
    }
    row = next
  }
  return row.at(-1)
}

/** What a status says that is not an error of the text: `invalid value`, `out of range`. */
export function statusError(status, name) {
  const error = new RangeError(name)
  error.status = status
  return error
}
