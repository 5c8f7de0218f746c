// A tier that is loaded after another one, and what was made before.
import assert from 'node:assert/strict'
import test from 'node:test'
import { folder } from './package.js'

const { Caretaker, Field, Mask, NamedFormat } = await import(new URL('caretaker.js', folder))

test('a greater tier is loaded beside a lesser one, whose objects go on', async () => {
  const loads = [Caretaker.load({ tier: 'masks' }), Caretaker.load({ tier: 'everything' })]
  await loads[0]
  // whichever comes first, there is one
  const field = new Field(new Mask('##-##'))
  assert.equal(field.insert('1').isRejected, false)
  await loads[1]
  assert.equal(field.insert('2').isRejected, false)
  assert.equal(field.text, '12-')

  const card = new Field('card')
  card.insert('4')
  card.paste('242 4242')
  assert.equal(card.text, '4242 4242 ')
  await Caretaker.load({ tier: 'masks' })
  assert.ok(Caretaker.names.includes('iban'))
  await assert.rejects(Caretaker.load({ tier: 'most' }), RangeError)
  assert.equal(new NamedFormat('iban').label, 'IBAN')
})

test('edits of many fields of two tiers are their own', async () => {
  // a process that has loaded the lesser tier alone
  const { spawnSync } = await import('node:child_process')
  const script = `
    const { Caretaker, Field, Mask } = await import(${JSON.stringify(new URL('caretaker.js', folder).href)})
    await Caretaker.load({ tier: 'masks' })
    const masks = Array.from({ length: 300 }, (_, i) => new Mask('#{' + (i + 1) + '}'))
    const former = masks.map(mask => new Field(mask))
    await Caretaker.load({ tier: 'everything' })
    const fields = ['card', 'us-phone', 'iban', 'date'].map(name => new Field(name))
    for (const field of [...former, ...fields]) field.insert('4')
    const prepared = masks[9].preparing({ prefixes: ['x'] })
    try { fields[0].changeFormat(prepared) } catch (error) { console.log(error.constructor.name) }
    console.log(former.every(field => field.value === '4'), fields.map(field => field.value).join())
    console.log(new Field(prepared).paste('x12').isRejected)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  assert.equal(stderr, '')
  assert.deepEqual(stdout.trim().split('\n'), ['TypeError', 'true 4,4,,4', 'false'])
})
