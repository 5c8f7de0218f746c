// The mask that is measured, compiled for the tier that has no compiler: `node program.mjs PACKAGE FILE`.
import { writeFileSync } from 'node:fs'

const [folder, file] = process.argv.slice(2)
const { Caretaker, Mask } = await import(`${folder}/caretaker.js`)
await Caretaker.load({ tier: 'masks' })
writeFileSync(file, new Mask('+1 (###) ###-####').program)
