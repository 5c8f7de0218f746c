import { constants } from './abi.js'
import { mismatch } from './errors.js'
import { library } from './loading.js'
import { count, decimal, enumerator, enumerators } from './names.js'
import { hasLocale, localized } from './number-symbols.js'
import { checked, entryNames, fieldCounts, fieldFlags, optionsOf, phoneOptions, symbolNames } from './options.js'
import { dayOf } from './today.js'

const texts = enumerators('CARETAKER_FORMAT_')
const kinds = enumerators('CARETAKER_KIND_')
const states = enumerators('CARETAKER_STATE_')
const displays = enumerators('CARETAKER_DISPLAY_'), pastings = enumerators('CARETAKER_PASTE_')

/** What a call returns; `undefined` where it ends with a status. */
function unless(name, call) {
  try {
    return call()
  } catch (error) {
    if (error.status === constants[`CARETAKER_${name}`]) return undefined
    throw error
  }
}

/** What a field is made over. It never changes. */
export class Format {
  /** The handle of the library for C. */
  handle
  /** The library that it was made with: a greater one may be loaded after it. */
  library
  #facts
  #source

  constructor(make, source = '', bound = library()) {
    this.library = bound
    this.#source = source
    this.handle = this.library.made(make, source)
    this.library.own(this, this.handle, 'caretaker_format_free')
  }

  #text(name) {
    const kind = [...texts].find(([, known]) => known === name)[0]
    return this.library.copied((...buffer) => this.library.exports.caretaker_format_text(this.handle, kind, ...buffer))
  }

  get title() { return this.#text('title') }
  get label() { return this.#text('label') }
  get example() { return this.#text('example') }
  get mask() { return this.#text('mask') }
  get inputMode() { return this.#text('inputMode') }
  get autofill() { return this.#text('autofill') }

  get program() {
    const bound = this.library
    return unless('NOT_FOUND', () =>
      bound.copiedData((...buffer) => bound.exports.caretaker_format_copy_program(this.handle, ...buffer)))
  }

  get outline() { return this.#report('OUTLINE') }
  get lengths() { return this.#report('LENGTHS') }
  get diagram() { return this.#report('DIAGRAM') }

  #report(name) {
    const bound = this.library, kind = constants[`CARETAKER_REPORT_${name}`]
    return unless('NOT_FOUND', () =>
      bound.copied((...buffer) => bound.exports.caretaker_format_report(this.handle, kind, ...buffer)))
  }

  examples(count) {
    if (!Number.isInteger(count)) throw mismatch('a whole number', count, 'examples')
    const bound = this.library, found = []
    const example = index => unless('NOT_FOUND', () => unless('OUT_OF_RANGE', () =>
      bound.copied((...buffer) => bound.exports.caretaker_format_example(this.handle, index, ...buffer))))
    for (let value; found.length < count && (value = example(found.length)) !== undefined;) found.push(value)
    return found
  }

  get warnings() {
    const bound = this.library
    const found = capacity => bound.scope(() => {
      const [errors, count] = [bound.take(4 * capacity), bound.take(4)]
      const status = bound.exports.caretaker_format_warnings(this.handle, errors, capacity, count)
      if (status === constants.CARETAKER_NOT_FOUND) return []
      const length = bound.view.getUint32(count, true)
      if (status === constants.CARETAKER_SHORT_BUFFER) return found(length)
      bound.check(status)
      const handles = Array.from({ length }, (_, i) => bound.view.getUint32(errors + 4 * i, true))
      // a format of the catalogue is made of its name
      const source = this.kind === 'named' ? this.mask : this.#source
      return handles.map(error => bound.problem(error, source))
    })
    return found(16)
  }

  get #known() {
    return this.#facts ??= this.library.filled('caretaker_format_facts', facts =>
      this.library.exports.caretaker_format_get_facts(this.handle, facts))
  }
  get kind() { return kinds.get(this.#known.kind) }
  get isSecure() { return this.#known.isSecure }
  get fieldOptions() {
    const all = this.library.filled('caretaker_field_options', options =>
      this.library.exports.caretaker_format_field_options(this.handle, options))
    const usual = Object.fromEntries([...fieldFlags, ...fieldCounts].map(name => [name, all[name]]))
    return { ...usual, secureDisplay: displays.get(all.secureDisplay), pastes: pastings.get(all.pastes) }
  }
  get noteCount() { return this.#known.noteCount }
  get maximumLength() { return this.#known.maximumLength || undefined }

  format(value) {
    const isNumber = typeof value === 'number' || typeof value === 'bigint'
    // of a card or a code, digits of a number would have lost their zeros
    return this.#whole('caretaker_format_format', isNumber && this.kind === 'number' ? decimal(value) : value)
  }

  parse(text) {
    return this.#whole('caretaker_format_parse', text)
  }

  /** `undefined` where the text is not a value of the format. */
  #whole(name, text) {
    const bound = this.library
    return bound.scope(() => {
      const input = bound.text(text)
      return unless('INVALID_VALUE', () =>
        bound.copied((...buffer) => bound.exports[name](this.handle, ...input, ...buffer), this.isSecure))
    }, this.isSecure)
  }

  /** Whether a text that is submitted is a complete value that passes the format's checks. */
  isValid(text) { return this.validate(text).state === 'complete' }

  validate(text, options) {
    const bound = this.library, { language } = checked(options, ['language'], 'validate')
    return bound.scope(() => {
      const [state, tag, input] = [bound.take(4), bound.string(language, 'language'), bound.text(text)]
      const message = bound.copied((...buffer) =>
        bound.exports.caretaker_format_validate(this.handle, ...input, tag, state, ...buffer))
      return { state: states.get(bound.view.getUint32(state, true)), message }
    }, this.isSecure)
  }

  preparing(preparation) {
    const bound = this.library
    const { prefixes = [], countryCode, replacements = {} } =
      optionsOf('caretaker_preparation', preparation, 'preparing')
    // the library says by a status alone what it does not take
    if (this.program === undefined) throw new TypeError('preparing: numbers and phone numbers have rules of their own')
    if (/\D/.test(countryCode ?? '')) throw new RangeError("countryCode: expected digits, such as '49'")
    const pairs = Object.entries(replacements).map(([old, replacement]) => old + replacement)
    return new Format(prepared => {
      const given = bound.struct('caretaker_preparation', {
        prefixes: bound.strings(prefixes, 'prefixes'), prefixCount: prefixes.length,
        countryCode: bound.string(countryCode, 'countryCode'),
        replacements: bound.strings(pairs), replacementCount: pairs.length,
      })
      return bound.exports.caretaker_format_prepare(this.handle, given, prepared)
    }, this.#source, bound)
  }

  free() {
    this.library.disown(this)
    this.library.exports.caretaker_format_free(this.handle)
    this.handle = 0
  }
}

/** A mask: in Caretaker's language, or compiled before. */
export class Mask extends Format {
  constructor(mask, options) {
    const bound = library()
    if (typeof mask === 'string') {
      super((format, error) =>
        bound.exports.caretaker_format_mask(...bound.text(mask), maskOptions(options), format, error), mask)
    } else {
      checked(options, [], 'a compiled mask')
      super((format, error) => bound.exports.caretaker_format_program(...bound.data(mask), format, error))
    }
  }
}

/** Options of a mask as a struct, in a form's too. */
export const maskOptions = options =>
  library().struct('caretaker_mask_options', optionsOf('caretaker_mask_options', options, 'a mask'))

const noteKinds = enumerators('CARETAKER_NOTE_')

/** A mask in the language of another library, and what is to be noted of it. */
export class DialectFormat extends Format {
  notes

  constructor(text, dialect, options) {
    const bound = library()
    super((format, error) => bound.exports.caretaker_format_dialect(
      ...bound.text(text), ...bound.text(dialect, 'dialect').slice(0, 1), maskOptions(options), format, error), text)
    this.notes = Array.from({ length: this.noteCount }, (_, index) => bound.scope(() => {
      const [kind, range] = [bound.take(4), bound.struct('caretaker_range')]
      const message = bound.copied((...buffer) =>
        bound.exports.caretaker_format_note(this.handle, index, kind, range, ...buffer))
      const span = bound.span(text, bound.read('caretaker_range', range))
      return { kind: noteKinds.get(bound.view.getUint32(kind, true)), message, span }
    }))
  }
}

/** A format of the catalogue by its name, with its arguments: `iban`, `currency(EUR, de_DE)`. */
export class NamedFormat extends Format {
  constructor(name, options) {
    const bound = library()
    const { today, symbols, entry } = optionsOf('caretaker_name_options', options, 'NamedFormat')
    // the catalogue lists phone numbers also where a tier lacks them
    if (/^phone(?![\w-])/.test(name)) bound.need('caretaker_format_phone')
    // and a locale's units, dates and times, which stand beside the columns
    if (/^(date|date-range|time|unit)\(/.test(name) && !symbols) bound.need('caretaker_formatter_create', name)
    super((format, error) => {
      const given = bound.struct('caretaker_name_options', {
        today: bound.string(dayOf(today, 'today'), 'today'), symbols: symbols && symbolsStruct(symbols),
        entry: entry && entryStruct(entry),
      })
      return bound.exports.caretaker_format_named(...bound.text(name), given, format, error)
    }, name)
  }
}

/** A format, which may be given by its name in the catalogue. */
export function formatOf(given) {
  if (given instanceof Format) return given
  if (typeof given !== 'string') throw mismatch("a format, such as new Mask('###'), or the name of one", given)
  if (/^[a-z]/i.test(given)) return new NamedFormat(given)
  throw new TypeError("expected a format by its name, such as 'iban'; a mask is new Mask('###')")
}

/** Numbers, written as a locale writes them, or with symbols that are given. */
export class NumberFormat extends Format {
  /** A locale and options, as `Intl` has them, those of entry among them; or symbols, and the options of entry. */
  constructor(first, options) {
    const { symbols, entry } = hasLocale(first) ? localized(first, options) : { symbols: first, entry: options }
    super((format, error) =>
      library().exports.caretaker_format_number(symbolsStruct(symbols), entryStruct(entry), format, error))
  }
}

/** Phone numbers of a region, or of all. */
export class PhoneFormat extends Format {
  constructor(region, options) {
    const bound = library()
    const given = phoneOptions(region, options)
    super((format, error) => {
      const struct = bound.struct('caretaker_phone_options', { ...given, region: bound.string(given.region, 'region') })
      return bound.exports.caretaker_format_phone(struct, format, error)
    })
  }
}

/** Payment cards of some networks, or of all. */
export class CardFormat extends Format {
  constructor(options) {
    const bound = library()
    const { networks, preferred = [], knownOnly } = optionsOf('caretaker_card_options', options, 'CardFormat')
    super((format, error) => {
      const struct = bound.struct('caretaker_card_options', {
        networks: networks && bound.strings(networks, 'networks'), networkCount: networks?.length,
        preferred: bound.strings(preferred, 'preferred'), preferredCount: preferred.length, knownOnly,
      })
      return bound.exports.caretaker_format_card(struct, format, error)
    })
  }
}

function symbolsStruct(given) {
  const bound = library(), symbols = checked(given, symbolNames, 'NumberFormat')
  const [texts, counts] = [{}, {}]
  for (const name of ['positive', 'negative', 'zero', 'negativeZero']) {
    const affixes = symbols[name] ?? []
    if (!Array.isArray(affixes)) throw mismatch('an array of a prefix and a suffix', affixes, name)
    texts[`${name}Prefix`] = bound.string(affixes[0], name)
    texts[`${name}Suffix`] = bound.string(affixes[1], name)
  }
  for (const name of ['digits', 'groupingSeparator', 'decimalSeparator']) {
    texts[name] = bound.string(symbols[name], name)
  }
  for (const name of [
    'primaryGroupingSize', 'secondaryGroupingSize', 'minimumGroupingDigits', 'minimumFractionDigits',
    'maximumFractionDigits', 'roundingIncrement', 'minorUnitDigits',
  ]) counts[name] = count(symbols[name])
  const { marks = [], roundingMode = 'halfEven', valueExponent } = symbols
  return bound.struct('caretaker_number_symbols', {
    ...texts, ...counts, valueExponent, rounding: enumerator('CARETAKER_ROUND_', roundingMode),
    marks: bound.strings(marks, 'marks'), markCount: marks.length,
  })
}

function entryStruct(given) {
  const bound = library(), entry = checked(given, entryNames, 'NumberFormat')
  const { integerDigits, fractionDigits, textLength, decimalKeys, minimum, maximum } = entry
  return bound.struct('caretaker_number_entry', {
    ...entry, integerDigits: count(integerDigits), fractionDigits: count(fractionDigits), textLength: count(textLength),
    decimalKeys: bound.string(decimalKeys, 'decimalKeys'), minimum: bound.decimal(minimum, 'minimum'),
    maximum: bound.decimal(maximum, 'maximum'),
  })
}
