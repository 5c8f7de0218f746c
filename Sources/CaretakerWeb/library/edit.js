import { structs } from './abi.js'
import { enumerators, namesOf, numbers } from './names.js'

const effects = enumerators('CARETAKER_EFFECT_')
const { rejected, valueChanged } = numbers('CARETAKER_EFFECT_')

const { members, size } = structs.caretaker_edit
const word = Object.fromEntries(Object.entries(members).map(([name, { offset }]) => [name, offset >> 2]))

/** What an edit did: ranges only, so that a view changes no more than has changed. */
export class Edit {
  /** Reads an edit from the struct in which the library has reported it. */
  constructor({ bytes, words }, address) {
    const at = address >> 2
    const range = first => ({ start: words[at + first], end: words[at + first + 1] })
    this.flags = words[at + word.effects]
    this.replaced = range(word.replaced)
    this.replacement = range(word.replacement)
    this.selection = range(word.selection)
    this.autoInserted = range(word.auto_inserted)
    this.padded = range(word.padded)
    this.rejectedCount = words[at + word.rejected_count]
    this.isComplete = bytes[address + members.is_complete.offset] !== 0
  }

  get isRejected() { return (this.flags & rejected) !== 0 }
  get valueChanged() { return (this.flags & valueChanged) !== 0 }
  get effects() { return namesOf(this.flags, effects) }
  /** Whether it put anything in place of anything. */
  get changesText() { return [this.replaced, this.replacement].some(({ start, end }) => start !== end) }
}

/** How large the struct is. */
export const editSize = size
