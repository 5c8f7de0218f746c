// Scripts in processes of their own, as a process loads one tier.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const tiers = ['programs', 'masks', 'fields', 'phones', 'everything']

/** The native command. */
export const caret = process.env.CARET ?? fileURLToPath(new URL('../../.build/debug/caret', import.meta.url))

/** Runs a script beside this one with a tier, and fails if it does. */
export function run(script, tier) {
  const { status, stderr } = play(script, tier)
  assert.equal(status, 0, stderr)
}

/** What becomes of a script. */
export function play(script, tier) {
  return spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, CARETAKER_TIER: tier }, encoding: 'utf8',
  })
}
