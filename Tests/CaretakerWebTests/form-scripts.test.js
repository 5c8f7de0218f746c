// Forms in scripts: edits of fields as events, and nothing edited but the field that was named.
import assert from 'node:assert/strict'
import test from 'node:test'
import { caretaker } from './package.js'

const { Form, FormatError } = caretaker
const formOf = (...fields) => new Form({ caretakerForm: 1, fields })
const text = { name: 'text', label: 'Text' }

test('a description is JSON, or what it says', () => {
  const description = { caretakerForm: 1, fields: [{ ...text, mask: '#{200}' }] }
  const { fields } = description
  for (const given of [description, JSON.stringify(description), { fields }, fields]) {
    assert.equal(new Form(given).fields[0].name, 'text')
  }
  const message = 'fields[0]: the member label is missing'
  assert.throws(() => formOf({ name: 'text' }), { name: 'FormatError', message })
  assert.throws(() => new Form(description, { masks: { repeatCount: 5 } }), FormatError)
  for (const wrong of [null, {}, [], { caretakerForm: 2, fields }]) assert.throws(() => new Form(wrong), FormatError)
})

test('the edits of a field', () => {
  const { fields: [field] } = formOf(text)
  const edits = [
    [() => field.insert('one two'), 'one two', 7],
    [() => field.deleteBackward('word'), 'one ', 4],
    [() => field.undo(), 'one two', 4],
    [() => field.redo(), 'one ', 4],
    [() => field.setSelection(0, 3), 'one ', 3],
    [() => field.paste('1'), '1 ', 1],
    [() => field.move('end'), '1 ', 2],
    [() => field.replace(0, 1, 'a😀'), 'a😀 ', 3],
    [() => field.deleteForward(), 'a😀', 3],
    [() => field.setMarkedText('ä'), 'a😀ä', 4],
    [() => field.unmarkText(), 'a😀ä', 4],
    [() => field.setText('12'), '12', 2],
    [() => field.selectAll(), '12', 2],
    [() => field.insert('x'), 'x', 1],
  ]
  for (const [edit, shown, caret] of edits) {
    const { field: number, changed } = edit()
    assert.deepEqual([number, changed[0].field], [0, 0], String(edit))
    assert.deepEqual([field.text, field.selection.caret], [shown, caret], String(edit))
  }
  assert.deepEqual([field.value, field.focus()], ['x', undefined])
  assert.equal(field.endEditing().focusMoved, true)
  assert.deepEqual([field.form.focus, field.endEditing()], [undefined, undefined])
})

test('what the keys of a number step', () => {
  const { fields: [field] } = formOf({ ...text, number: { style: 'decimal' }, steps: true })
  field.insert('9')
  assert.deepEqual(field.step(1).edit.effects, ['valueChanged'])
  assert.equal(field.value, '10')
})

test('steps of a field are as long as its description says', () => {
  const time = { mask: '<hours:00..23>:<minutes:00..59>', steps: true, step: 'hours 2, minutes 15', smallStep: 5 }
  const { fields: [field] } = formOf({ ...text, ...time })
  field.insert('0910')
  for (const [count, size, shown] of [[1, undefined, '09:25'], [-1, 'small', '09:20'], [2, 'usual', '09:50']]) {
    field.step(count, size)
    assert.equal(field.text, shown)
  }
  field.setSelection(0)
  field.step(1)
  assert.equal(field.text, '11:50')
  field.send({ kind: 'step', number: -1, stepSize: 'small' })
  assert.equal(field.text, '06:50')
})

test('what there is none of is undefined', () => {
  const choices = { style: 'combo', options: [{ value: 's', label: 'Small' }] }
  const form = formOf({ name: 'size', label: 'Size', choices })
  const { action, field, actionField, actionButton } = form.send({ kind: 'tick', number: 1 })
  assert.deepEqual([action, field, actionField, actionButton], ['none', undefined, undefined, undefined])
  const [size] = form.fields
  assert.equal(size.facts.highlightedOption, undefined)
  size.send({ kind: 'openChoices' })
  size.send({ kind: 'highlight', number: 1 })
  assert.equal(size.facts.highlightedOption, 0)
})

test('choices by label and by place, and switches', () => {
  const options = [{ value: 's', label: 'Small' }, { value: 'l', label: 'Large' }]
  const { fields: [size, news] } = formOf({ ...text, choices: { options } },
    { name: 'news', label: 'News', choices: { style: 'switch' } })
  size.choose('Large')
  assert.equal(size.value, 'l')
  size.choose(0)
  assert.equal(size.value, 's')
  for (const wrong of ['Huge', 2, -1]) assert.throws(() => size.choose(wrong), RangeError)
  assert.equal(size.value, 's')
  news.toggle()
  assert.equal(news.value, true)
})

test('an option is chosen by its label, whatever matched before', () => {
  const options = [['s', 'Small'], ['l', 'Large'], ['x', 'Extra large']].map(([value, label]) => ({ value, label }))
  const form = formOf({ name: 'size', label: 'Size', choices: { style: 'combo', options } }, text)
  const [size, other] = form.fields
  for (const typed of ['', 'Lar', 'Small']) {
    size.setText(typed)
    other.insert('x')
    for (const [label, value] of [['Extra large', 'x'], ['Large', 'l'], ['Extra large', 'x']]) {
      size.choose(label)
      assert.equal(form.values.size, value)
    }
  }
  assert.throws(() => size.choose('hunter2'), error => error instanceof RangeError && !error.message.includes('hunter2'))
})

test('texts that end at a zero character have none', () => {
  const form = formOf(text)
  for (const edit of [() => form.fill({ text: 'a\0b' }), () => form.fields[0].setText('a\0b')]) {
    assert.throws(edit, RangeError)
    assert.equal(form.fields[0].text, '')
  }
})

test('a field that is not shown is not edited, and no other in its place', () => {
  const form = formOf(text, { name: 'later', label: 'Later', shownWhen: { field: 'text', isFilled: true } })
  const [field, later] = form.fields
  field.focus()
  assert.equal(later.insert('a').edit, undefined)
  assert.deepEqual([field.text, later.value, form.focus], ['', undefined, field])
  field.insert('b')
  later.insert('a')
  assert.deepEqual([field.text, later.value, form.focus], ['b', 'a', later])
})

test('a change of several events has what all of them ask for', () => {
  const form = formOf({ name: 'name', label: 'Name', answers: true }, text)
  const asked = []
  form.onChange = ({ action, actionField, ticket }) => { if (action === 'ask') asked.push([actionField, ticket]) }
  form.field('name').insert('ada')
  form.send({ kind: 'focus', field: 1 }, { kind: 'insert', text: 'a' })
  assert.deepEqual(asked.map(([field]) => field), [0])
  assert.equal(form.field('name').facts.isBusy, true)
  form.send({ kind: 'answer', field: 0, ticket: asked[0][1], text: 'It is taken' })
  assert.equal(form.field('name').message, 'It is taken')
})

test('events of which one is not whole change nothing', () => {
  const form = formOf(text)
  form.fields[0].focus()
  for (const wrong of [{ kind: 'insert' }, { kind: 'insert', text: 5 }, {}]) {
    assert.throws(() => form.send({ kind: 'insert', text: 'a' }, wrong), TypeError)
  }
  assert.equal(form.fields[0].text, '')
})

test('a form is filled in, sent, objected to and reset', () => {
  const form = formOf({ name: 'email', label: 'Email', type: 'email' }, { name: 'pin', label: 'PIN', type: 'pin' })
  assert.equal(form.submit().action, 'none')
  assert.deepEqual(form.values, { email: null, pin: null })
  form.fill({ email: 'ada@example.org', pin: '1234' })
  assert.equal(form.submit().action, 'submit')
  assert.deepEqual([form.values, form.plainValues], [
    { email: 'ada@example.org', pin: '1234' }, { email: 'ada@example.org' },
  ])
  assert.equal(form.facts.isSubmitting, true)
  form.endSubmission()
  form.object({ email: 'It is taken' })
  assert.equal(form.field('email').message, 'It is taken')
  form.reset()
  assert.deepEqual([form.values, form.facts.isDirty], [{ email: null, pin: null }, false])
})
