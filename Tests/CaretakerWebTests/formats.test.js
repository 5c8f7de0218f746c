// What one guesses of formats: a locale and its options as `Intl` takes them, a verdict, and a region by itself.
import assert from 'node:assert/strict'
import test from 'node:test'
import { caretaker } from './package.js'

const { CardFormat, Field, Mask, NamedFormat, NumberFormat, numberSymbols, PhoneFormat, PhoneNumber } = caretaker

test('a locale and the options of Intl and of entry, in one object', () => {
  const euros = new NumberFormat('de-DE', { style: 'currency', currency: 'EUR', minimum: '0', maximum: '9999' })
  assert.equal(euros.format('1234.5'), '1.234,50\u00A0€')
  assert.equal(euros.parse('1.234,50 EUR'), '1234.50')
  assert.deepEqual(['12,50', '-1', '10000'].map(text => euros.isValid(text)), [true, false, false])
  const register = new Field(new NumberFormat('en-US', { style: 'currency', currency: 'USD', minorUnits: true }))
  for (const key of '1234') register.insert(key)
  assert.equal(register.text, '$12.34')
})

test('a number is written as Intl writes it', () => {
  for (const [locale, options] of [
    ['en-IN', {}], ['fr-FR', { maximumFractionDigits: 0 }], ['ar-EG', { style: 'decimal' }],
    [['xx', 'de-CH'], { style: 'currency', currency: 'CHF' }],
    [new Intl.Locale('ja-JP'), { style: 'unit', unit: 'liter' }], ['en', { signDisplay: 'always' }],
    ['en', { roundingMode: 'floor', maximumFractionDigits: 1 }], [undefined, undefined],
  ]) {
    const wanted = new Intl.NumberFormat(locale, options).format(1234567.25)
    assert.equal(new NumberFormat(locale, options).format('1234567.25'), wanted, `${locale} ${JSON.stringify(options)}`)
  }
})

test('a value is a number, too, where the format is of numbers', () => {
  for (const euros of [new NumberFormat('de-DE', { currency: 'EUR' }), new NamedFormat('currency(EUR, de_DE)')]) {
    assert.deepEqual([1234.5, -12n, 1e-7, 1e21].map(value => euros.format(value)), [
      '1.234,50\u00A0€', '-12,00\u00A0€', '0,00\u00A0€', '1.000.000.000.000.000.000.000,00\u00A0€',
    ])
    assert.throws(() => euros.format(NaN), new TypeError('expected a finite number, not NaN'))
    assert.throws(() => euros.format(true), new TypeError('expected a string, not a boolean'))
  }
})

test('a locale as systems name theirs, and a currency by itself', () => {
  const wanted = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(1234.5)
  assert.equal(new NumberFormat('de_DE', { currency: 'EUR' }).format('1234.5'), wanted)
  assert.equal(new NumberFormat(['xx_XX', 'de_DE'], { currency: 'EUR' }).format('1234.5'), wanted)
  assert.equal(new NumberFormat('de-DE', { currency: undefined }).format('1234.5'), '1.234,5')
  assert.equal(new NumberFormat('de-DE', { style: 'decimal', currency: 'EUR' }).format('1234.5'), '1.234,5')
})

test('symbols are taken too, and in place of those of a locale', () => {
  const symbols = numberSymbols('de-DE', { minimumFractionDigits: 2 })
  assert.equal(new NumberFormat(symbols, { minimum: '0' }).format('1234.5'), '1.234,50')
  assert.equal(new NumberFormat('de-DE', { groupingSeparator: '’' }).format('1234.5'), '1’234,5')
})

test('a text is judged in a word', () => {
  const iban = new NamedFormat('iban')
  assert.deepEqual(['DE89370400440532013000', 'DE89370400440532013001', ''].map(text => iban.isValid(text)),
    [true, false, false])
})

test('a field has its network, and its number', () => {
  const card = new Field(new CardFormat()), phone = new Field(new PhoneFormat('DE'))
  card.insert('4242')
  phone.insert('030123456')
  assert.deepEqual([card.network, card.e164, phone.network, phone.e164], ['visa', undefined, undefined, '+4930123456'])
})

test('today may be a date', () => {
  const expiry = new NamedFormat('expiry', { today: new Date(2026, 10, 24) })
  assert.deepEqual(['10/26', '11/26'].map(text => expiry.isValid(text)), [false, true])
})

test('a number that is not valid is one all the same, unlike a text that is none', () => {
  const number = new PhoneNumber('123', 'US')
  assert.deepEqual([number.e164, number.isValid, number.validity], ['+1123', false, 'too short'])
  assert.throws(() => new PhoneNumber('nonsense', 'US'), { name: 'RangeError', message: 'not a phone number' })
})

test('a region by itself, or as an option', () => {
  for (const region of ['DE', { region: 'DE' }]) {
    assert.equal(new PhoneNumber('030 123456', region).e164, '+4930123456')
    assert.equal(new PhoneFormat(region).format('030123456'), '030 123456')
  }
  assert.throws(() => new PhoneNumber('030 123456'), RangeError)
  for (const given of [[{ region: 'DE', international: true }], ['DE', { international: true }],
    [undefined, { region: 'DE', international: true }], [{ region: 'DE' }, { international: true }]]) {
    assert.equal(new PhoneFormat(...given).title, 'phone(DE, international)')
  }
})

test('limits of a mask may be as large as a number gets', () => {
  for (const limit of ['repeatCount', 'nesting', 'nodes', 'states', 'steps']) {
    assert.equal(new Mask('(###) ###', { [limit]: 2 ** 31 - 1 }).format('555123'), '(555) 123', limit)
  }
  assert.throws(() => new Mask('(((#)))|##', { states: 2 }), { name: 'FormatError' })
})
