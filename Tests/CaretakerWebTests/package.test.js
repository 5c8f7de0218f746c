// What the package has, and what the module is.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { caretaker, folder } from './package.js'
import { tiers } from './processes.js'

const {
  Caretaker, CardFormat, DialectFormat, Field, FormatError, Mask, NamedFormat, NumberFormat, numberSymbols, PhoneFormat,
} = caretaker

test('the modules import nothing', () => {
  for (const tier of tiers) {
    const module = new WebAssembly.Module(readFileSync(new URL(`caretaker-${tier}.wasm`, folder)))
    assert.deepEqual(WebAssembly.Module.imports(module), [], tier)
  }
})

test('a region that is none is not found, and changes nothing', () => {
  const field = new Field(new PhoneFormat('US'))
  field.insert('201')
  assert.throws(() => field.changeRegion('XX'), { message: 'not found' })
  assert.equal(field.text, '201')
})

test('today is the day where the person is', async () => {
  const { today } = await import(new URL('today.js', folder))
  assert.equal(today(new Date(2026, 11, 31, 23, 59)), '2026-12-31')
  assert.equal(today(new Date(2026, 0, 1, 0, 1)), '2026-01-01')
})

test('an edit says what changed', () => {
  const field = new Field(new Mask('##/##'))
  field.insert('1')
  const edit = field.insert('2')
  assert.deepEqual(edit.replaced, { start: 1, end: 1 })
  assert.equal(field.textIn(edit.replacement), '2/')
  assert.deepEqual(edit.selection, { start: 3, end: 3 })
  assert.deepEqual(edit.effects, ['valueChanged'])
  field.insert('x')
  assert.deepEqual(field.rejections, [{ position: 0, reason: 'notAllowedHere' }])
  assert.equal(field.messages('x').length, 1)
})

test('a plain value is one without the punctuation that it decides by', () => {
  const field = new Field(new Mask('@{1,9}" "@{1,9}'))
  field.setText('Jo Do')
  assert.deepEqual([field.value, field.plainValue], ['Jo Do', 'JoDo'])
})

test('what was deleted in the middle leaves its place, where the options ask for that', () => {
  const field = new Field(new DialectFormat("{mask: '00/00', keepCharacterPositions: true}", 'ngx'))
  const other = new Field(new Mask('##/##'), { keepsPlaces: false })
  for (const each of [field, other]) {
    each.setText('1234')
    each.setSelection(1)
    each.deleteForward()
  }
  assert.deepEqual([field.text, other.text], ['1_/34', '13/4'])
})

test('an error has its place', () => {
  assert.throws(() => new Mask('é##>'), error =>
    error instanceof FormatError && error.span.start === 3 && error.code === 'unexpected' && error.diagnostic !== '')
  assert.throws(() => new NamedFormat('ibam'), error => error instanceof FormatError && /iban/.test(error.suggestion))
  assert.throws(() => new Field(new Mask('#')).setSelection(5), RangeError)
})

test('reports on a mask, and not on numbers', () => {
  const mask = new Mask('<month:<01..12>>/#{2,4}')
  assert.equal(mask.outline, [
    'capture "month":', '  a number from 01 to 12, always 2 digits', 'literal "/"', '2 to 4 times: a digit',
  ].join('\n'))
  assert.equal(mask.lengths, '4 to 6 characters')
  assert.match(mask.diagram, /^digraph mask {\n/)
  assert.equal(new Set(mask.examples(3)).size, 3)
  assert.deepEqual(new Mask('<1..3>').examples(9).length, 3)
  assert.deepEqual(mask.warnings, [])
  const [{ code, message, span, diagnostic }] = new Mask('é 4### ####').warnings
  assert.deepEqual([code, span, diagnostic], ['takenLiteral', { start: 2, end: 3 }, 'é 4### ####\n  ^'])
  assert.match(message, /bare 4/)
  const numbers = new NamedFormat('decimal(de_DE)')
  assert.deepEqual([numbers.outline, numbers.lengths, numbers.diagram], [undefined, undefined, undefined])
  assert.deepEqual([numbers.examples(3), numbers.warnings], [[], []])
})

test('cards', () => {
  const field = new Field(new CardFormat({ networks: ['visa', 'amex'] }))
  field.paste('378282246310005')
  assert.equal(field.card.network, 'amex')
  assert.deepEqual(field.card.gaps, [4, 10])
  assert.equal(field.state(), 'complete')
})

test('numbers of a locale, by Intl and by the table', () => {
  for (const [locale, options, name] of [
    ['de-DE', { style: 'currency', currency: 'EUR' }, 'currency(EUR, de_DE)'],
    ['en-US', { style: 'currency', currency: 'USD' }, 'currency(USD, en_US)'],
    ['en-IN', { style: 'decimal' }, 'decimal(en_IN)'],
    ['ja-JP', { style: 'currency', currency: 'JPY' }, 'currency(JPY, ja_JP)'],
  ]) {
    const read = [new NumberFormat(numberSymbols(locale, options)), new NamedFormat(name)].map(format => {
      const field = new Field(format)
      for (const key of '-1234567') field.insert(key)
      field.endEditing()
      return [field.text, field.value]
    })
    assert.deepEqual(read[0], read[1], name)
  }
})

test('the catalogue', () => {
  assert.ok(Caretaker.names.length > 300)
  const iban = new NamedFormat('iban')
  assert.equal(iban.validate('DE89370400440532013001').state, 'invalid')
  assert.equal(iban.validate('DE89370400440532013000').message, '')
  assert.equal(new NamedFormat('card').autofill, 'cc-number')
})

test('long texts, and many fields', () => {
  const field = new Field(new Mask('#{1,1000}'))
  field.insert('1'.repeat(1000))
  assert.equal(field.text.length, 1000)
  const format = new Mask('(###) ###-####')
  for (let i = 0; i < 10000; i++) {
    const field = new Field(format)
    field.insert('555')
    field.free()
  }
  assert.ok(Caretaker.isLoaded)
})

test('a secret leaves no trace in what crosses', () => {
  const field = new Field(new Mask('@{1,20}'), { secure: true })
  field.insert('correcthorsebattery')
  assert.equal(field.text, '•'.repeat(19))
  assert.equal(field.value, 'correcthorsebattery')
})
