// What each tier can do.
import assert from 'node:assert/strict'
import test from 'node:test'
import { play, run, tiers } from './processes.js'

for (const tier of tiers) {
  test(`the tier ${tier}`, () => run('tier.js', tier))
}

test('a tier that there is not', () => {
  const { status, stderr } = play('tier.js', 'most')
  assert.notEqual(status, 0)
  assert.match(stderr, /"most" is none of programs, masks, fields, phones, everything/)
})
