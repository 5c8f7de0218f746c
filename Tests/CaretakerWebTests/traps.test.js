// No argument makes a function trap but an address or a length that is a lie.
import test from 'node:test'
import { run, tiers } from './processes.js'

for (const tier of tiers) test(`wrong use of the tier ${tier}`, () => run('hostile.js', tier))
