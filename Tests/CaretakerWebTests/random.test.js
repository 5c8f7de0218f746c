// Random keys through each tier, beside the native command.
import { existsSync } from 'node:fs'
import test from 'node:test'
import { caret, run, tiers } from './processes.js'

const skip = !existsSync(caret) && 'NOT CHECKED: build `caret` first'
for (const tier of tiers) test(`random keys in the tier ${tier}`, { skip }, () => run('random.js', tier))
