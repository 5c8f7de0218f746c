/** A day as a text, which may be given as a `Date`. */
export function dayOf(given, name) {
  if (given instanceof Date) return today(given)
  if (typeof given !== 'string' || /^\d{4}-\d{2}-\d{2}$/.test(given)) return given
  throw new RangeError(`${name}: expected a date such as '2026-11-24'`)
}

/** The day it is where the person is, as `2026-11-25`: near midnight it is another one elsewhere. */
export function today(now = new Date()) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map(number => String(number).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
