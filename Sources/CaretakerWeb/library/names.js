import { constants } from './abi.js'

/** Enumerators that begin so, by their numbers, in camel case: `CARETAKER_REASON_NO_ROOM` is `noRoom`. */
export function enumerators(prefix) {
  const found = new Map()
  for (const [name, number] of Object.entries(constants)) {
    if (!name.startsWith(prefix)) continue
    found.set(number, name.slice(prefix.length).toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase()))
  }
  return found
}

/** The numbers of such enumerators by those names. */
export const numbers = prefix => Object.fromEntries([...enumerators(prefix)].map(([number, name]) => [name, number]))

/** The names of the flags that are set. */
export const namesOf = (flags, known) => [...known].filter(([flag]) => flags & flag).map(([, name]) => name)

/** The number of an enumerator by its name in camel case. */
export function enumerator(prefix, name) {
  for (const [number, known] of enumerators(prefix)) if (known === name) return number
  throw new RangeError(`${JSON.stringify(name)} is none of ${[...enumerators(prefix).values()].join(', ')}`)
}

/** A member of a struct that counts something, where 0 stands for the usual count. */
export const count = number => (number === undefined ? 0 : number === 0 ? -1 : number)
