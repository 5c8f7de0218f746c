// The folder `fixtures`, walked: its README says what each member means.
import { readdirSync, readFileSync } from 'node:fs'
import { caretaker, root } from './package.js'
import { programOf } from './programs.js'

const folder = new URL('fixtures/', root), hasCompiler = process.env.CARETAKER_TIER !== 'programs'
export const symbols = JSON.parse(readFileSync(new URL('numbers/symbols.json', folder), 'utf8'))

/** All cases of a kind, each with its file and line. */
export function cases(kind) {
  const files = readdirSync(new URL(`${kind}/`, folder)).filter(name => name.endsWith('.jsonl')).sort()
  return files.flatMap(file => readFileSync(new URL(`${kind}/${file}`, folder), 'utf8').split('\n')
    .map((line, number) => ({ line, place: `${file}:${number + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => withSteps({ ...JSON.parse(line), place })))
    // the interface is that of C, and runs what that can
    .filter(({ skip }) => !skip?.c && !skip?.web)
}

/** How far steps go stands with a case's numbers, and is an option of the field. */
function withSteps(test) {
  if (!test.number) return test
  const { step, smallStep, largeStep, ...number } = test.number
  return { ...test, number, options: { step, smallStep, largeStep, ...test.options } }
}

const named = new Map()

/** The format of a case. */
export function formatOf(test, { permissive = false } = {}) {
  const { CardFormat, Mask, NamedFormat, NumberFormat, PhoneFormat } = caretaker
  if (test.mask !== undefined) {
    // what does not compile has its masks compiled elsewhere
    return hasCompiler ? new Mask(test.mask, { permissive }) : new Mask(programOf(test.mask, { permissive }))
  }
  if (test.number) {
    const { symbols: given, entry, ...rest } = test.number
    return new NumberFormat(typeof given === 'string' ? symbols[given] : given, {
      ...rest, minorUnits: entry === 'minorUnits',
    })
  }
  if (test.phone) {
    const { region, style, extensions = true, digitLimit } = test.phone
    const international = style === 'international'
    return new PhoneFormat(region, { international, withoutExtensions: !extensions, digitLimit })
  }
  if (test.card) {
    const { networks, preferring = [], acceptsUnknown = true } = test.card
    return new CardFormat({ networks, preferred: preferring, knownOnly: !acceptsUnknown })
  }
  const key = `${test.format} ${test.today}`
  if (!named.has(key)) named.set(key, new NamedFormat(test.format, { today: test.today }))
  return named.get(key)
}
