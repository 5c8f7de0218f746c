import { structs } from './abi.js'
import { enumerators } from './names.js'

const effects = enumerators('CARETAKER_EFFECT_')
const [rejected, valueChanged] = ['rejected', 'valueChanged'].map(name =>
  [...effects].find(([, known]) => known === name)[0])

const { members, size } = structs.caretaker_edit
const word = Object.fromEntries(Object.entries(members).map(([name, { offset }]) => [name, offset >> 2]))

/** What an edit did: ranges only, so that a view changes no more than has changed. */
export class Edit {
  /** Reads an edit from the words of the struct and the byte of its flag. */
  constructor(words, at, isComplete) {
    const range = first => ({ start: words[at + first], end: words[at + first + 1] })
    this.flags = words[at + word.effects]
    this.replaced = range(word.replaced)
    this.replacement = range(word.replacement)
    this.selection = range(word.selection)
    this.autoInserted = range(word.auto_inserted)
    this.padded = range(word.padded)
    this.rejectedCount = words[at + word.rejected_count]
    this.isComplete = isComplete
  }

  get isRejected() { return (this.flags & rejected) !== 0 }
  get valueChanged() { return (this.flags & valueChanged) !== 0 }
  get effects() { return [...effects].filter(([flag]) => this.flags & flag).map(([, name]) => name) }
}

/** How large the struct is, and where its flag stands. */
export const editLayout = { size, isComplete: members.is_complete.offset }
