// How far a step goes, by options and by its size.
import assert from 'node:assert/strict'
import test from 'node:test'
import { caretaker } from './package.js'

const { Field, Mask, NumberFormat } = caretaker
const decimals = { maximumFractionDigits: 9 }

/** What a field shows after each of some steps, which are arguments of `step`. */
function shown(format, options, typed, ...steps) {
  const field = new Field(format, options)
  field.insert(typed)
  return steps.map(step => {
    field.step(...step)
    return field.text
  })
}

test('a step has a size', () => {
  const format = new NumberFormat('en', decimals)
  const sizes = [[1], [1, 'usual'], [1, 'small'], [1, 'large'], [-2, 'large']]
  assert.deepEqual(shown(format, {}, '5', ...sizes), ['6', '7', '8', '18', '-2'])
  assert.deepEqual(shown(format, { step: '0.25' }, '5', ...sizes), ['5.25', '5.50', '5.75', '8.25', '3.25'])
  const options = { step: 5, smallStep: 0.5, largeStep: '20' }
  assert.deepEqual(shown(format, options, '5', ...sizes), ['10', '15', '15.5', '35.5', '-4.5'])
})

test('a step that is given as a number is a decimal', () => {
  const format = new NumberFormat('en', decimals)
  for (const [step, sum] of [[15, '15'], [0.25, '0.25'], [1e-7, '0.0000001']]) {
    assert.deepEqual(shown(format, { step }, '0', [1]), [sum])
  }
})

test('parts of a mask have steps of their own', () => {
  const time = new Mask('<hours:00..23>:<minutes:00..59>')
  const sizes = [[1], [1, 'small'], [-2]]
  assert.deepEqual(shown(time, { step: 15, smallStep: 5 }, '0910', ...sizes), ['09:25', '09:30', '09:00'])
  for (const step of ['hours 2, minutes 15', '2, minutes 15']) {
    const field = new Field(time, { step })
    field.insert('0910')
    field.step(1)
    field.setSelection(0)
    field.step(2)
    assert.equal(field.text, '13:25')
  }
})

test('a bound that is given as a number is a decimal, however it is written', () => {
  const bounds = [
    [-0.5, '-0.5', '-0.6'], [0, '0', '-1'], [1e-7, '0.0000001', '0'], [-1.25e-7, '-0.000000125', '-0.000000126'],
    [1.5e21, '1500000000000000000000', '1499999999999999999999'],
  ]
  for (const [minimum, least, below] of bounds) {
    const format = new NumberFormat('en', { ...decimals, minimum })
    assert.deepEqual([format.isValid(least), format.isValid(below)], [true, false], least)
  }
})
