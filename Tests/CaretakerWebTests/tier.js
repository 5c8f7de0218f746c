// Plays a tier alone, in a process of its own: a page loads one. `CARETAKER_TIER=masks node tier.js`
import assert from 'node:assert/strict'
import { cases, formatOf } from './fixtures.js'
import { caretaker } from './package.js'
import { Player } from './player.js'
import { programOf } from './programs.js'
import { tiers } from './processes.js'
import { keysOf } from './script.js'

const { CardFormat, DialectFormat, Field, FormatError, Mask, NamedFormat, NumberFormat, PhoneFormat } = caretaker
const tier = process.env.CARETAKER_TIER
const symbols = { digits: '0123456789' }

/** What makes formats, and the least tier that can. */
const makers = [
  [() => new Mask(programOf('+1 (###) ###-####')), 'programs'],
  [() => new Mask('+1 (###) ###-####'), 'masks'],
  [() => new NamedFormat('iban'), 'fields'],
  [() => new NamedFormat('decimal(de_DE)'), 'fields'],
  [() => new NumberFormat(symbols), 'fields'],
  [() => new CardFormat(), 'fields'],
  [() => new PhoneFormat('GB'), 'phones'],
  [() => new NamedFormat('phone(GB)'), 'phones'],
  [() => new NamedFormat('date(de_DE)'), 'everything'],
  [() => new NamedFormat('unit(" kg", de_DE)'), 'everything'],
  [() => new DialectFormat('(000) 000-0000', 'ngx'), 'everything'],
]
const has = least => tiers.indexOf(tier) >= tiers.indexOf(least)

for (const [make, least] of makers) {
  if (has(least)) make()
  else assert.throws(make, error => error.message.includes(`in the tier '${least}'`), String(make))
}

/** Plays all cases of a kind: what stands in a field after each key. */
function play(kind, least) {
  const isOfPhones = ({ phone, format, keys = '' }) =>
    phone || /^phone(?![\w-])/.test(format) || keys.includes('«REGION')
  const all = cases(kind).filter(each => has('phones') || !isOfPhones(each))
  assert.ok(all.length >= least, `only ${all.length} cases of ${kind}`)
  for (const each of all) {
    const { eager = true, overflow, secure = false, hidesParts, ...others } = each.options ?? {}
    const player = new Player(new Field(formatOf(each, { permissive: true }), {
      pastes: 'verbatim', lazy: !eager, dropsOverflow: overflow === 'drop', secure: secure || hidesParts, secureDisplay: hidesParts && 'hidingParts', ...others,
    }))
    const { field } = player, steps = each.steps ?? [each]
    const keys = each.text === undefined ? keysOf(each.keys) : [{ name: 'SET', text: each.text }]
    keys.forEach((key, i) => {
      player.press(key)
      const { value, complete = false } = steps[i]
      assert.deepEqual([field.value, field.isComplete], [value, complete], `${each.place}, key ${i + 1}`)
      field.messages('x')
    })
    // whatever a page may ask of it
    for (const part of ['placeholder', 'captures', 'candidates', 'rejections', 'ambiguity', 'canBeMended']) field[part]
    for (const isFinished of [false, true]) field.stateMessage({ isFinished, language: 'de' })
    field.redactedText(2)
    field.runs({ prompt: true })
  }
}

play('editing', 400)
if (has('fields')) {
  play('numbers', 500)
  play('formats', 1000)
  play('cards/editing', 40)
}

for (const { mask, error, message } of cases('syntax')) {
  if (mask === undefined || error === undefined || !has('masks')) continue
  const isExpected = found => found instanceof FormatError && found.message === (message ?? found.message)
  assert.throws(() => new Mask(mask), isExpected)
}
const parts = ['title', 'label', 'example', 'mask', 'inputMode', 'autofill', 'kind', 'maximumLength']
for (const each of cases('editing').filter(({ mask }) => mask)) {
  const format = formatOf(each, { permissive: true })
  for (const part of parts) format[part]
  for (const text of ['1', 'IBAN: 12-34', '', '2026-12-31']) {
    format.parse(text)
    format.format(text)
    format.validate(text)
  }
}
