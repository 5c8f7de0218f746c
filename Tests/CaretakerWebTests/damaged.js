// Reads programs that were damaged, in a tier: `CARETAKER_TIER=programs RUNS=3000 node damaged.js`. What is damaged has
// an error, and what is still read withstands every key: numbers have 32 bits here, and sums of two overflow.
import assert from 'node:assert/strict'
import { cases } from './fixtures.js'
import { generator } from './generator.js'
import { caretaker } from './package.js'
import { damaged, programOf, sealed } from './programs.js'

const { Field, FormatError, Mask } = caretaker
const random = generator(20261125)
const pick = list => list[random(list.length)]

for (const test of cases('programs')) {
  const { error, message, suggestion, place, about } = test
  assert.throws(() => new Mask(damaged(programOf(test.mask), test)), found => {
    assert.ok(found instanceof FormatError, `${place} ${about}: ${found.stack}`)
    const { code } = found
    assert.deepEqual(
      [code, found.message, found.suggestion], [error, message ?? found.message, suggestion ?? found.suggestion], place)
    return true
  }, `${place} ${about}`)
}
for (const wrong of [undefined, null, 7, {}, []]) assert.throws(() => new Mask(wrong), TypeError)

const masks = [
  '+1 (###) ###-####', '###-####|(###) ###-####', '<01..12>/<00..99>',
  '<0..255>"."<0..255>', '<#{2}"-">{1,}@{2}', '^@{2}## ####', '<a:#{2}>[-/]?<b:@>',
  '\\é#{1,3}.#{2}', '[A-F]#[a-z]{2,4}',
]
const numbers = [0, 1, 2, 3, 127, 128, 0xFFFF, 0x10FFFF, 0x110000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF0, 0xFFFFFFFF]
let read = 0
for (let i = 0; i < Number(process.env.RUNS ?? 3000); i++) {
  const program = programOf(pick(masks)), view = new DataView(program.buffer)
  // a bit of what is left as it is elsewhere, or a number that is large, or near
  const places = Array.from({ length: 1 + random(2) }, () => 4 * (1 + random(program.length / 4 - 1)))
  for (const place of places) {
    const word = view.getUint32(place, true)
    view.setUint32(place, pick([word ^ 1 << random(32), word + 1, word - 1, pick(numbers)]), true)
  }
  let mask
  try {
    mask = new Mask(random(8) ? sealed(program) : program)
  } catch (error) {
    assert.ok(error instanceof FormatError, `words ${places.map(place => place / 4)}: ${error.stack}`)
    continue
  }
  read++
  for (const part of ['example', 'inputMode', 'maximumLength']) mask[part]
  const field = new Field(mask)
  for (let k = 0; k < 12; k++) {
    random(4) ? field.insert(pick(['1', '9', 'a', 'D', '-', '/', '0'])) : field.deleteBackward()
    if (!random(6)) field.setSelection(0, random(field.text.length + 1))
  }
  field.paste('12/28')
  field.endEditing()
  field.undo()
  field.placeholder
  field.free()
  mask.free()
}
assert.ok(read > 100, `only ${read} programs were read`)
