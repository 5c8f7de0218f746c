/** A day as a text, which may be given as a `Date`. */
export function dayOf(given, name) {
  const day = given instanceof Date ? today(given) : given
  if (typeof day !== 'string' || /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day
  throw new RangeError(`${name}: expected a date such as '2026-11-24'`)
}

/** The day it is where the person is, as `2026-11-25`: near midnight it is another one elsewhere. */
export function today(now = new Date()) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map(number => String(number).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
