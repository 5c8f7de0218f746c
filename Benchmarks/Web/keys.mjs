// What a key costs once code is compiled: `node keys.mjs PACKAGE TIER PROGRAM` prints the least of many
// rounds.
import { readFileSync } from 'node:fs'

const [folder, tier, program] = process.argv.slice(2)
const mask = tier === 'programs' ? readFileSync(program) : '+1 (###) ###-####'
const { Caretaker, Field, Mask } = await import(`${folder}/caretaker.js`)
await Caretaker.load({ tier })

const field = new Field(new Mask(mask))
const digits = [...'5551234567']

/** The time of each key in nanoseconds, where a round types all digits and deletes them. */
function measure(name, afterKey) {
  let least = Infinity
  for (let round = 0; round < 4000; round++) {
    field.clear()
    const start = process.hrtime.bigint()
    for (const digit of digits) afterKey(field.insert(digit))
    for (let i = 0; i < digits.length; i++) afterKey(field.deleteBackward())
    least = Math.min(least, Number(process.hrtime.bigint() - start) / (2 * digits.length))
  }
  console.log(`  ${name}: ${least.toFixed(0)} ns`)
}

measure('a key', () => {})
measure('a key, and the text that it changed', edit => field.textIn(edit.replacement))
measure('a key, and the whole text', () => field.text)
measure('a key, and the value', () => field.value)
measure('a key, and the selection', () => field.selection)
