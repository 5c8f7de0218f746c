// The options with which things are made: their names are those of the header's structs, and checked once.
import { structs } from './abi.js'
import { mismatch, unknown } from './errors.js'
import { camel, snake } from './names.js'

/** The names of a struct's options: not how large it is, how long its lists are, or what is settled here. */
export const optionNames = struct => Object.entries(structs[struct].members)
  .filter(([name, { kind }]) => kind !== 'size_t' && name !== 'size' && name !== 'offset_unit')
  .map(([name]) => camel(name))

/** Options that are named otherwise here: affixes are given in pairs. */
const renamed = { rounding: 'roundingMode' }
export const symbolNames = [...new Set(optionNames('caretaker_number_symbols')
  .map(name => renamed[name] ?? name.replace(/(Prefix|Suffix)$/, '')))]

export const entryNames = optionNames('caretaker_number_entry')
export const fieldNames = optionNames('caretaker_field_options')
const fieldOptions = kind =>
  fieldNames.filter(name => structs.caretaker_field_options.members[snake(name)].kind === kind)
/** Those that are on or off, counts, names, and those that are texts, which are decimals. */
export const fieldFlags = fieldOptions('bool'), fieldCounts = fieldOptions('int32_t')
export const fieldChoices = fieldOptions('enum'), fieldTexts = fieldOptions('pointer')

/** Returns options, none where they are missing; anything but an object would be read as having none. */
export function objectOf(options, owner) {
  if (options === undefined) return {}
  if (options !== null && typeof options === 'object' && !Array.isArray(options)) return options
  throw mismatch('an object of options', options, owner)
}

/** Returns options whose names are all known; one that has a slip in it would be ignored in silence. */
export function checked(options, names, owner) {
  const given = objectOf(options, owner)
  for (const name of Object.keys(given)) if (!names.includes(name)) throw unknown(name, names, owner)
  return given
}

/** Options of a struct of the header, checked as those of what they are for. */
export const optionsOf = (struct, options, owner) => checked(options, optionNames(struct), owner)

/** Options of phone numbers, of which the region may be given by itself, before the others. */
export function phoneOptions(region, options) {
  const owner = 'PhoneFormat', isMissing = region === undefined || region === null
  const first = isMissing ? {} : typeof region === 'object' ? objectOf(region, owner) : { region }
  return optionsOf('caretaker_phone_options', { ...objectOf(options, owner), ...first }, owner)
}
