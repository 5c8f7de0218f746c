// How a locale writes numbers, read off `Intl`: a page needs no table of locales for the one that it is shown in.
import { mismatch } from './errors.js'
import { checked, entryNames, symbolNames } from './options.js'

// by the names of `Intl`; where it has no choice, it rounds a half away from zero
const roundingModes = {
  ceil: 'ceiling', floor: 'floor', expand: 'up', trunc: 'down', halfCeil: 'halfCeiling', halfFloor: 'halfFloor',
  halfExpand: 'halfUp', halfTrunc: 'halfDown', halfEven: 'halfEven',
}
const numeric = new Set(['integer', 'group', 'decimal', 'fraction'])

/** The names of the options that `Intl` reads here. */
function intlNames() {
  const names = []
  new Intl.NumberFormat('en', new Proxy({}, { get: (_, name) => void names.push(name) }))
  return names
}

/** Whether a `NumberFormat` is given a locale first, as `Intl` is, rather than symbols. */
export function hasLocale(first) {
  const isLocale = given => typeof given === 'string' || given instanceof Intl.Locale
  if (first === undefined || isLocale(first) || Array.isArray(first) && first.every(isLocale)) return true
  if (first === null || typeof first !== 'object' || Array.isArray(first)) {
    throw mismatch("a locale, such as 'de-DE', or an object of symbols", first)
  }
  const option = intlNames().find(name => Object.hasOwn(first, name) && !symbolNames.includes(name))
  if (option) throw new TypeError(`${option}: expected a locale first: new NumberFormat('de-DE', { ${option}: … })`)
  return false
}

/** The symbols and the entry of options in a locale: of `Intl`, of entry, and symbols in place of the locale's. */
export function localized(locale, options) {
  const intl = intlNames(), own = symbolNames.filter(name => !intl.includes(name))
  const given = checked(options, [...intl, ...entryNames, ...own], 'NumberFormat')
  const some = names => Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
  return { symbols: { ...numberSymbols(locale, some(intl)), ...some(own) }, entry: some(entryNames) }
}

/** Options of `Intl` that a field cannot show while a number is typed, and what they are without them. */
const fixed = {
  notation: 'standard', minimumIntegerDigits: 1, minimumSignificantDigits: undefined,
  maximumSignificantDigits: undefined, trailingZeroDisplay: 'auto',
}

/** A locale as `Intl` takes it, in place of one as systems name theirs: `de_DE`. */
const tagged = locale => typeof locale === 'string' ? locale.replaceAll('_', '-')
  : Array.isArray(locale) ? locale.map(tagged) : locale

/**
 * How a locale writes numbers with the options of `Intl.NumberFormat`: the symbols of a `NumberFormat`. A currency by
 * itself means amounts, where `Intl` would ignore it.
 */
export function numberSymbols(locales, given) {
  const { currency, style = currency === undefined ? undefined : 'currency', ...rest } =
    checked(given, intlNames(), 'Intl.NumberFormat')
  const locale = tagged(locales), options = { ...rest, style, currency }
  const parts = (value, more) => new Intl.NumberFormat(locale, { ...options, ...more }).formatToParts(value)
  // a percentage shows a hundred times the value: what is asked for is what is shown
  const [one, shift] = style === 'percent' ? [0.01, 2] : [1, 0]
  const resolved = new Intl.NumberFormat(locale, options).resolvedOptions()
  for (const [name, only] of Object.entries(fixed)) {
    if ((resolved[name] ?? only) !== only) throw new RangeError(`${name}: no field shows numbers so; leave it out`)
  }
  const shown = parts(one)
  const grouping = groups(digits => parts(digits > shift ? BigInt('1'.repeat(digits - shift)) : one))
  const decimal = parts(1.5 * one, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .find(({ type }) => type === 'decimal')
  const beside = shown.filter(({ type }) => ['currency', 'percentSign', 'unit'].includes(type))
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: resolved.numberingSystem })
  return {
    positive: affixes(shown), negative: affixes(parts(-one)),
    zero: affixes(parts(0)), negativeZero: affixes(parts(-0)),
    digits: Array.from('0123456789', digit => plain.format(Number(digit))).join(''),
    ...grouping,
    decimalSeparator: decimal?.value ?? '.',
    minimumFractionDigits: resolved.minimumFractionDigits, maximumFractionDigits: resolved.maximumFractionDigits,
    roundingIncrement: resolved.roundingIncrement ?? 1,
    roundingMode: roundingModes[resolved.roundingMode ?? 'halfExpand'], valueExponent: shift,
    marks: [...new Set([...beside.map(({ value }) => value), ...(currency ? [currency] : [])])],
  }
}

/** What stands before and after the number. */
function affixes(parts) {
  const first = parts.findIndex(({ type }) => numeric.has(type))
  const last = parts.findLastIndex(({ type }) => numeric.has(type))
  const joined = some => some.map(({ value }) => value).join('')
  return [joined(parts.slice(0, first)), joined(parts.slice(last + 1))]
}

/** The sizes of groups, read off a long number, and how short a number may be that has them. */
function groups(partsOf) {
  const long = partsOf(13)
  const separator = long.find(({ type }) => type === 'group')?.value ?? ''
  const sizes = long.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length)
  if (sizes.length < 2) return { groupingSeparator: '', primaryGroupingSize: 0 }
  const primary = sizes.at(-1)
  let minimum = 1
  while (minimum < 9 && !partsOf(primary + minimum).some(({ type }) => type === 'group')) minimum++
  return {
    groupingSeparator: separator, primaryGroupingSize: primary,
    secondaryGroupingSize: sizes.length > 2 ? sizes.at(-2) : primary, minimumGroupingDigits: minimum,
  }
}
