// What an edit of a form's field costs, and how it is handed on: by the calls into the module.
import assert from 'node:assert/strict'
import test from 'node:test'
import { caretaker, folder } from './package.js'

const { library } = await import(new URL('loading.js', folder))
let calls = []
for (const [name, call] of Object.entries(library().exports)) {
  if (typeof call !== 'function') continue
  library().exports[name] = (...args) => {
    calls.push(name.replace('caretaker_', ''))
    return call(...args)
  }
}

/** A form of fields, of which the first has the focus and a text. */
function formOf(typed, ...fields) {
  const form = new caretaker.Form(JSON.stringify({ caretakerForm: 1, fields }))
  form.focus = form.fields[0]
  form.fields[0].insert(typed)
  return form
}

test('an edit is one call, and what it replaced another', () => {
  const { fields: [field] } = formOf('4242', { name: 'card', label: 'Card', type: 'cardNumber' })
  calls = []
  const { edit: { replaced, replacement, selection } } = field.insert('4')
  assert.deepEqual(calls, ['form_handle'])
  assert.deepEqual([replaced, replacement, selection], [{ start: 5, end: 5 }, { start: 5, end: 6 }, { start: 6, end: 6 }])
  assert.equal(field.textIn(replacement), '4')
  assert.deepEqual(field.selection, { anchor: 6, caret: 6 })
  assert.deepEqual(calls, ['form_handle', 'form_field_part'])
})

test('offsets count code units, in lines and in text areas', () => {
  for (const type of ['text', 'longText']) {
    const { fields: [field] } = formOf('a😀é', { name: 'text', label: 'Text', type })
    field.setSelection(3)
    const { edit: { replaced, replacement, selection } } = field.insert('b')
    assert.deepEqual([field.text, replaced.start, replaced.end, replacement.end], ['a😀bé', 3, 3, 4])
    assert.deepEqual(selection, { start: 4, end: 4 })
    assert.deepEqual(field.deleteBackward().edit.replaced, { start: 3, end: 4 })
    assert.deepEqual(field.deleteBackward().edit.replaced, { start: 1, end: 3 })
    assert.equal(field.text, 'aé')
  }
})

test('what is shown in place of a secret is replaced whole', () => {
  const { fields: [field] } = formOf('12', { name: 'pin', label: 'PIN', type: 'pin', secure: { length: 'hidden' } })
  const { edit: { replaced, replacement } } = field.insert('3')
  assert.deepEqual([replaced, replacement], [{ start: 0, end: 8 }, { start: 0, end: 8 }])
  assert.equal(field.textIn(replacement), '••••••••')
})

test('fields that follow others are known in one call, and nothing ends by an error', () => {
  const form = formOf('', { name: 'country', label: 'Country', type: 'country' },
    { name: 'a', label: 'A', shownWhen: { field: 'country', isFilled: true } },
    { name: 'b', label: 'B', shownWhen: { field: 'country', isFilled: true } })
  calls = []
  const { changed } = form.send({ kind: 'insert', text: 'g' })
  assert.deepEqual(calls, ['form_handle', 'form_changed_fields'])
  assert.deepEqual(changed.map(({ field }) => field), [0, 1, 2])
  assert.deepEqual(changed[1].facets, ['visibility'])
  calls = []
  form.takeAnnouncements()
  assert.deepEqual(calls, ['form_take_announcement'])
})
