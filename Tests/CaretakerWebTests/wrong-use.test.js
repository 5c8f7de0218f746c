// Wrong use of the package gets an error that says where, what is wrong and what is wanted, and changes nothing.
import assert from 'node:assert/strict'
import test from 'node:test'
import { caretaker } from './package.js'

const {
  attach, CardFormat, DialectFormat, Field, Form, Mask, NamedFormat, NumberFormat, numberSymbols, PhoneFormat,
  PhoneNumber,
} = caretaker
const mask = new Mask('###')
const form = { caretakerForm: 1, fields: [{ name: 'email', label: 'Email' }] }
const input = { setSelectionRange() {} }

/** Calls, each with the kind and the text of its error. */
function rejects(cases) {
  for (const [call, message, kind = TypeError] of cases) assert.throws(call, { name: kind.name, message }, String(call))
}

test('options that there are not are named, with the one that was meant', () => rejects([
  [() => new NumberFormat('de-DE', { minimumFractionDigit: 2 }),
    'minimumFractionDigit: NumberFormat has no such option; did you mean minimumFractionDigits?'],
  [() => new NumberFormat('de-DE', { mininum: '0' }), /did you mean minimum\?$/],
  [() => new NumberFormat({ groupingSeperator: ',' }), /did you mean groupingSeparator\?$/],
  [() => new NumberFormat({ digits: '0123456789' }, { maximun: '9' }), /did you mean maximum\?$/],
  [() => new NumberFormat({ style: 'percent' }), /^style: expected a locale first/],
  [() => numberSymbols('de-DE', { curency: 'EUR' }), /did you mean currency\?$/],
  [() => new Field(mask, { secured: true }), 'secured: Field has no such option; did you mean secure?'],
  [() => new Field(mask, { offsetUnit: 0 }), /^offsetUnit: Field has no such option/],
  [() => attach(input, mask, { onedit() {} }), 'onedit: attach has no such option; did you mean onEdit?'],
  [() => new Mask('###', { permisive: true }), /did you mean permissive\?$/],
  [() => new Mask(mask.program, { permissive: true }), /^permissive: a compiled mask has no such option/],
  [() => new DialectFormat('000', 'ngx', { node: 9 }), /did you mean nodes\?$/],
  [() => new PhoneFormat('GB', { international: true, digitsLimit: 9 }), /did you mean digitLimit\?$/],
  [() => new PhoneNumber('1', { country: 'GB' }), /^country: PhoneFormat has no such option; it takes region, /],
  [() => new CardFormat({ network: ['visa'] }), /did you mean networks\?$/],
  [() => new CardFormat({ networkCount: 1 }), /^networkCount: CardFormat has no such option/],
  [() => new NamedFormat('expiry', { todays: '2026-11-24' }), /did you mean today\?$/],
  [() => mask.preparing({ prefix: ['a'] }), /did you mean prefixes\?$/],
  [() => mask.validate('1', { lang: 'de' }), 'lang: validate has no such option; did you mean language?'],
  [() => mask.validate('1', { locale: 'de' }), 'locale: validate has no such option; it takes language'],
  [() => new Field(mask).messages('x', { locale: 'de' }), 'locale: messages has no such option; it takes language'],
  [() => new Field(mask).stateMessage({ finished: true }), /did you mean isFinished\?$/],
  [() => new Field(mask).state({ finished: true }), /did you mean isFinished\?$/],
  [() => new Form(form, { Region: 'DE' }), /did you mean region\?$/],
  [() => new Form(form).send({ kind: 'step', number: 1, extend: true }), /did you mean extending\?$/],
  [() => new Field(mask, { bigStep: 5 }), /^bigStep: Field has no such option; did you mean /],
  [() => new Form(form).send({ kind: 'insert', txt: 'a' }), 'insert: the event has no text'],
  [() => new Form(form).send('submit'), /^expected an event, .*, not a string$/],
  [() => new Form(form).send({ kind: 'fill', names: ['email'] }), 'fill: the event has no texts'],
  [() => new Form(form).send({ kind: 'fill', names: ['email'], texts: [] }), /^fill: .* needs a text for each name$/],
  [() => new Form(form).fields[0].replace(0, 1), 'replace: the event has no text'],
  [() => { new Form(form).focus = 'email' }, /^focus: expected a field of the form, .*, not a string$/],
  [() => new Form(form).fill({ emial: 'a' }), 'emial: the form has no such field; did you mean email?'],
  [() => new Form(form).object({ e_mail: 'It is taken' }), 'e_mail: the form has no such field; did you mean email?'],
  [() => new Form(form).send(), 'expected an event, such as { kind: \'submit\' }, not undefined'],
]))

test('what is not an object of options is not one without options', () => rejects([
  [() => mask.validate('1', 'de'), 'validate: expected an object of options, not a string'],
  [() => new Field(mask).state(true), 'state: expected an object of options, not a boolean'],
  [() => new CardFormat(['visa']), 'CardFormat: expected an object of options, not an array'],
  [() => new Field(mask, null), 'Field: expected an object of options, not null'],
]))

test('options have kinds', () => rejects([
  [() => new Field(mask, { lazy: 'false' }), 'lazy: expected true or false, not a string'],
  [() => new Field(mask, { undoSteps: '3' }), 'undoSteps: expected a whole number of 32 bits, not a string'],
  [() => new Field(mask, { lengthLimit: 2 ** 40 }), /^lengthLimit: expected a whole number of 32 bits/],
  [() => new Field(mask, { secureDisplay: 'bullets' }), /^"bullets" is none of keepingLiterals, /, RangeError],
  [() => new CardFormat({ networks: 'visa' }), 'networks: expected an array of strings, not a string'],
  [() => new NumberFormat('en', { minimum: NaN }), 'minimum: expected a finite number, not NaN'],
  [() => new NumberFormat('en', { maximum: Infinity }), 'maximum: expected a finite number, not Infinity'],
  [() => new NumberFormat('en', { minimum: true }), 'minimum: expected a string, not a boolean'],
  [() => new Field(mask, { smallStep: -Infinity }), 'smallStep: expected a finite number, not -Infinity'],
  [() => new Field(mask, { step: {} }), 'step: expected a string, not an object'],
  [() => new Field(mask, { step: 0 }), /^step: out of range; a step is a decimal greater than 0/, RangeError],
  [() => new Field(mask, { step: 2, largeStep: 'minutes' }), /^step, largeStep: out of range; /, RangeError],
  [() => new NumberFormat({ positive: '€' }), 'positive: expected an array of a prefix and a suffix, not a string'],
  [() => new NamedFormat('expiry', { today: '24.11.2026' }), "today: expected a date such as '2026-11-24'", RangeError],
  [() => new NamedFormat('expiry', { today: '2026-13-01' }), /^today: expected a date/, RangeError],
  [() => new NamedFormat('expiry', { today: new Date(NaN) }), /^today: expected a date/, RangeError],
  [() => mask.preparing({ countryCode: '+49' }), "countryCode: expected digits, such as '49'", RangeError],
  [() => new Form(form).send({ kind: 'moveByRow', rowMovement: 'above' }), /^"above" is none of up, /, RangeError],
  [() => new NumberFormat('en', { notation: 'compact' }), /^notation: /, RangeError],
  [() => new NumberFormat('en', { maximumSignificantDigits: 2 }), /SignificantDigits: /, RangeError],
]))

test('a text is a string, and an error has nothing of what was given', () => {
  const field = new Field(mask)
  const number = 'expected a string, not a number; `String(…)` makes one'
  rejects([
    [() => mask.format(1234.5), number],
    [() => mask.parse(123), number],
    [() => mask.isValid(undefined), 'expected a string, not undefined'],
    [() => field.insert(5), number],
    [() => field.insert(['5']), 'expected a string, not an array'],
    [() => field.paste(null), 'expected a string, not null'],
    [() => field.setText(5), number],
    [() => field.setValue(5n), 'expected a string, not a bigint; `String(…)` makes one'],
    [() => field.replace(0, 0), 'expected a string, not undefined'],
    [() => field.setMarkedText({}), 'expected a string, not an object'],
    [() => new Mask(undefined), 'expected a string, or the bytes of a compiled mask, not undefined'],
    [() => new NamedFormat(5), number],
    [() => new DialectFormat('000'), 'dialect: expected a string, not undefined'],
    [() => new PhoneFormat(49), 'region: expected a string, not a number; `String(…)` makes one'],
    [() => new PhoneNumber(493012345), number],
    [() => new Form(undefined), 'expected a string, not undefined'],
    [() => new Form(form).fields[0].insert(5), number],
  ])
  assert.equal(field.text, '')
})

test('offsets, units, movements and formats are what they are called', () => {
  const field = new Field(mask)
  field.insert('12')
  rejects([
    [() => field.setSelection(), 'expected an offset, not undefined'],
    [() => field.setSelection(0, '1'), 'expected an offset, not a string'],
    [() => field.textIn(0, 1), 'expected an offset, not undefined'],
    [() => field.replace(0, '1', ''), /^end: expected a whole number/],
    [() => field.step('up'), 'step: expected a whole number, not a string'],
    [() => field.step(2 ** 31), /^step: expected a whole number of 32 bits/],
    [() => field.step(1, 'larger'), '"larger" is none of usual, small, large', RangeError],
    [() => field.step(1, 10), 'expected one of usual, small, large, not a number'],
    [() => new Form(form).fields[0].step(1, 'larger'), '"larger" is none of usual, small, large', RangeError],
    [() => field.deleteBackward('sentence'), /^"sentence" is none of character, word, line, everything$/, RangeError],
    // which showed the whole card
    [() => field.redactedText(-1), 'redactedText: expected a count of characters', RangeError],
    [() => field.move('left'), /^"left" is none of backward, /, RangeError],
    [() => new Field(5), "expected a format, such as new Mask('###'), or the name of one, not a number"],
    [() => new Field('###'), "expected a format by its name, such as 'iban'; a mask is new Mask('###')"],
    [() => field.changeFormat('##'), /^expected a format by its name/],
    [() => new NumberFormat(5), /^expected a locale, such as 'de-DE', or an object of symbols, not a number$/],
    [() => attach({ ...input, selectionStart: null, type: 'number' }, mask), /of the type number does not show/],
    [() => mask.examples(), 'examples: expected a whole number, not undefined'],
    [() => new NumberFormat('en').preparing({ prefixes: ['a'] }), /^preparing: numbers/],
    [() => { field.isRevealed = 'false' }, 'isRevealed: expected true or false, not a string'],
    [() => { field.isOverwriting = 1 }, 'isOverwriting: expected true or false, not a number'],
    [() => attach(null, mask), 'expected an <input> or a <textarea>, not null'],
  ])
  assert.equal(field.text, '12')
  field.free()
  assert.throws(() => field.insert('1'), { name: 'RangeError', message: 'null pointer: it was freed' })
})
