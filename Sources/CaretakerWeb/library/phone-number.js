import { enumerators } from './names.js'
import { Field } from './field.js'
import { PhoneFormat } from './formats.js'

const kinds = enumerators('CARETAKER_PHONE_')

/** What is known of a phone number, by name; `copy` has one of it by its number. */
export function phoneFacts(copy) {
  return Object.fromEntries([...kinds].map(([kind, name]) => [name, copy(kind)]))
}

/** A phone number as it is read from a text. */
export class PhoneNumber {
  /** `region` is where the number was written, by itself or as an option. */
  constructor(text, region) {
    const format = new PhoneFormat(region)
    const field = new Field(format)
    field.fill(text)
    const facts = field.phoneNumber
    field.free()
    format.free()
    if (!facts) throw new RangeError('not a phone number')
    Object.assign(this, facts)
  }

  get isValid() { return this.validity === 'valid' }
}
