// Random keys through a tier and in the native command: equal text, value, caret.
//
//     CARETAKER_TIER=masks RUNS=20000 CARET=.build/debug/caret node random.js
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { formatOf, symbols as formatSymbols } from './fixtures.js'
import { generator } from './generator.js'
import { caretaker } from './package.js'
import { Player } from './player.js'
import { caret, tiers } from './processes.js'
import { keysOf } from './script.js'

const count = Number(process.env.RUNS ?? 2000)

const masks = [
  '+1 (###) ###-####', '<01..12>/##', '#{1,5}.#{2}', '^@{2}## ####', '"DE"## #{4}', '###-####|(###) ###-####',
  '[A-F]#[a-z]{2,4}',
].map(mask => ({ mask }))
const fields = [
  ...['card', 'iban', 'expiry', 'date', 'us-phone', 'br-cpf-cnpj', 'email', 'bic'].map(format => ({ format })),
  ...['dollars', 'euros'].map(symbols => ({ number: { symbols } })),
  { number: { symbols: 'dollars', minimum: '5', maximum: '100.005', clampsToBounds: true } },
  ...['dollars', 'euros'].map(symbols => ({ number: { symbols, showsAffixWhenEmpty: true } })),
  ...['dollars', 'euros'].map(symbols => ({ number: { symbols, showsFractionZeros: true } })),
]
const phones = ['US', 'GB', 'DE', 'JP', 'BR', null].map(region => ({ phone: { region } }))
/** What the tier can make: its own, and what lesser tiers can. */
const subjects = [masks, [], fields, phones].slice(0, tiers.indexOf(process.env.CARETAKER_TIER) + 1).flat()
const typed = [...'0123456789012345678901234567890123456789', ...'.,-/ ()+xaAbBfFzé４٣@']
const others = [
  '«BS»', '«BS»', '«DEL»', '«LEFT»', '«RIGHT»', '«HOME»', '«END»', '«SHIFT-LEFT»', '«UNDO»', '«REDO»', '«BLUR»',
  '«PASTE 4111 1111»', '«PASTE 020 7946 0958»', '«PASTE 1.234,5»', '«SEL 1 3»', '«SET 12/28»', '«COMPOSE 12»',
  '«COMMIT»',
]

const random = generator(20261125)
const pick = list => list[random(list.length)]
const lines = Array.from({ length: count }, (_, i) => ({
  ...subjects[i % subjects.length],
  keys: Array.from({ length: 1 + random(25) }, () => (random(4) ? pick(typed) : pick(others))).join(''),
}))
const input = lines.map(line => JSON.stringify(natively(line)))
const { stdout, status, stderr } = spawnSync(caret, ['replay'], {
  input: input.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 28,
})
assert.equal(status, 0, stderr)
const failures = []
stdout.trimEnd().split('\n').forEach((line, i) => {
  const { steps, error } = JSON.parse(line)
  if (error) throw new Error(`${input[i]}: ${line}`)
  // the command fills in a text that is set
  const player = new Player(new caretaker.Field(formatOf(lines[i]), { secure: false }), { setsText: false })
  keysOf(lines[i].keys).forEach((key, k) => {
    player.press(key)
    const { field } = player, step = steps[k]
    const found = [field.text, player.selection[1], field.value, field.isComplete]
    const native = [step.text, step.caret, step.value, step.complete]
    if (JSON.stringify(found) !== JSON.stringify(native)) {
      failures.push(`${input[i]}, key ${k + 1}: ${JSON.stringify(found)}, not ${JSON.stringify(native)}`)
    }
  })
  player.field.free()
})
assert.deepEqual(failures.slice(0, 10), [])

/** A line as the command has it: the name of a format has another member, and symbols are written out. */
function natively({ format, number, ...rest }) {
  if (format) return { preset: format, ...rest }
  return number ? { number: { ...number, symbols: formatSymbols[number.symbols] }, ...rest } : rest
}
