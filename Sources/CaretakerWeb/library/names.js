import { constants } from './abi.js'
import { mismatch } from './errors.js'

/** A name of several words, as in the header, and as it is here. */
export const snake = name => name.replace(/[A-Z]/g, letter => '_' + letter.toLowerCase())
export const camel = name => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())

const byPrefix = new Map()

/** Enumerators that begin so, by their numbers, in camel case: `CARETAKER_REASON_NO_ROOM` is `noRoom`. */
export function enumerators(prefix) {
  if (!byPrefix.has(prefix)) {
    const found = Object.entries(constants).filter(([name]) => name.startsWith(prefix))
    const nameOf = name => camel(name.slice(prefix.length).toLowerCase())
    byPrefix.set(prefix, new Map(found.map(([name, number]) => [number, nameOf(name)])))
  }
  return byPrefix.get(prefix)
}

/** The numbers of such enumerators by those names. */
export const numbers = prefix => Object.fromEntries([...enumerators(prefix)].map(([number, name]) => [name, number]))

/** The names of the flags that are set. */
export const namesOf = (flags, known) => [...known].filter(([flag]) => flags & flag).map(([, name]) => name)

/** The number of an enumerator by its name in camel case. */
export function enumerator(prefix, name) {
  for (const [number, known] of enumerators(prefix)) if (known === name) return number
  const known = [...enumerators(prefix).values()].join(', ')
  if (typeof name !== 'string') throw mismatch(`one of ${known}`, name)
  throw new RangeError(`${JSON.stringify(name)} is none of ${known}`)
}

/** Stands in place of the number of a field, or of an option, for none. */
export const noField = 0xFFFFFFFF
export const placeOf = number => (number === noField ? undefined : number)

/** A number as the library reads decimals, without an exponent: `1e-7` is `0.0000001`. */
export function decimal(number, name) {
  if (typeof number === 'number' && !Number.isFinite(number)) throw mismatch('a finite number', number, name)
  const [, sign, first, rest = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(String(number)) ?? []
  if (exponent === undefined) return String(number)
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${first}${rest}`
  return sign + first + rest.padEnd(exponent, '0')
}

/** A member of a struct that counts something, where 0 stands for the usual count. */
export const count = number => (number === undefined ? 0 : number === 0 ? -1 : number)
