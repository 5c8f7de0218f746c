// From nothing to a field: `node start.mjs PACKAGE TIER PROGRAM` prints times in milliseconds.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

const [folder, tier, program] = process.argv.slice(2)
const mask = tier === 'programs' ? readFileSync(program) : '+1 (###) ###-####'
const { Caretaker, Field, Mask, NamedFormat } = await import(`${folder}/caretaker.js`)

async function measure(name, body) {
  const start = performance.now()
  await body()
  console.log(`${name}: ${(performance.now() - start).toFixed(2)}`)
}

await measure('load to the first field', async () => {
  await Caretaker.load({ tier })
  new Field(new Mask(mask)).insert('5')
})
if (['fields', 'phones', 'everything'].includes(tier)) {
  await measure('then card, and the catalogue', () => new Field(new NamedFormat('card')).insert('4'))
  await measure('then iban', () => new Field(new NamedFormat('iban')).insert('D'))
  await measure('then expiry', () => new Field(new NamedFormat('expiry')).insert('1'))
}
if (tier === 'everything') {
  await measure('then phone(GB)', () => new Field(new NamedFormat('phone(GB)')).insert('0'))
}
