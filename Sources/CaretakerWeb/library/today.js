/** The day it is where the person is, as `2026-11-25`: near midnight it is another one elsewhere. */
export function today(now = new Date()) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map(number => String(number).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
