// What each module of Swift costs in bytes, before compression, from a module that has its names; `build` leaves one
// for each tier:
//
//     node Sources/CaretakerWeb/sizes.mjs .build/web/masks.wasm         by modules of Swift
//     node Sources/CaretakerWeb/sizes.mjs .build/web/masks.wasm 50      and the 50 largest functions
import { readFileSync } from 'node:fs'
import { contents, demangled } from './wasm-module.mjs'

const [file, count = '0'] = process.argv.slice(2)
const { functions, segments } = contents(readFileSync(file))
const names = demangled(functions.map(({ name }) => name))

/**
 * The module whose code a function is. A specialisation of what Swift's own library has stands for a type, or is made
 * for a closure, of the module named last in its name.
 */
function owner({ name }, swift) {
  if (!name.startsWith('$')) return name.startsWith('caretaker_') ? 'functions of C' : 'others'
  const modules = swift.match(/\b[A-Z]\w+(?=\.)/g)?.filter(module => module !== 'Swift') ?? []
  const isSpecialised = /^(generic|function signature) specialization/.test(swift)
  return modules.find(module => /^(Field|Mask|Number|Phone|Locale|Bulk|Secret|Caretaker)[A-Z]/.test(module))
    ?? (isSpecialised ? 'Swift, specialised' : 'Swift')
}

function table(rows) {
  for (const [name, size] of rows) console.log(`${String(size).padStart(9)}  ${name}`)
}

const sizes = new Map()
functions.forEach((each, i) => {
  const module = owner(each, names[i])
  sizes.set(module, (sizes.get(module) ?? 0) + each.size)
})
for (const { name, size } of segments) sizes.set(`data ${name}`, size)
table([...sizes].sort(([, left], [, right]) => right - left))
const largest = functions.map(({ size }, i) => [names[i], size]).sort(([, left], [, right]) => right - left)
table(largest.slice(0, Number(count)))
