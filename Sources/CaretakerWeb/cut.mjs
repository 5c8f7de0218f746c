// Writes what a linker needs to leave out of a tier the code that runs only for what the tier cannot make.
//
//     node cut.mjs WHOLE TIER OUT     OUT.c and OUT.options, from a module of everything with its names
//
// A field is one of masks, of numbers or of phone numbers, and an optimiser cannot know that in a tier without the
// functions which make a format of phone numbers no field of them exists. So their code is wrapped: what would call it
// calls a trap, and the linker drops what nothing calls any more. The tests play the fixtures of a tier through it.
import { readFileSync, writeFileSync } from 'node:fs'
import { lacks } from './tiers.mjs'
import { contents, demangled } from './wasm-module.mjs'

const inC = { i32: 'int', i64: 'long long', f32: 'float', f64: 'double' }

const [whole, tier, out] = process.argv.slice(2)
const { functions } = contents(readFileSync(whole))
const names = demangled(functions.map(({ name }) => name))
functions.forEach((each, i) => { each.swift = names[i] })

const uses = new Map()
for (const { name } of functions) uses.set(name, (uses.get(name) ?? 0) + 1)

/**
 * Whether a function is one to wrap. Copies and destructions are not: they run for absent values, too. Nor are thunks
 * and merged functions, which are not symbols of the linker, nor default arguments: of equal ones a function remains.
 */
const isWhole = ({ name, swift }) =>
  name.startsWith('$') && uses.get(name) === 1 && !/T[mA]$|WO\w$/.test(name) && !/^(outlined|default argument) |deinit$/.test(swift)

function wrapped({ name, parameters, results }, i, body) {
  const list = parameters.map((type, k) => `${inC[type]} a${k}`).join(', ') || 'void'
  const signature = `${inC[results[0]] ?? 'void'} f${i}(${list})`
  return `${signature} __asm__("__wrap_${name}");\n${signature} { ${body} }`
}

/** Calls another function of the same type in place of one. */
function replacement(from, to, i) {
  const signature = ({ parameters, results }) => `${parameters} ${results}`
  if (!from || !to || signature(from) !== signature(to)) {
    throw new Error(`cannot replace ${from?.swift} by ${to?.swift}`)
  }
  const { parameters, results } = to
  const types = parameters.map(type => inC[type]).join(', '), given = parameters.map((_, k) => `a${k}`).join(', ')
  return `${inC[results[0]] ?? 'void'} g${i}(${types}) __asm__("${to.name}");\n` +
    wrapped(from, i, `${results.length ? 'return ' : ''}g${i}(${given});`)
}

const lines = [], wraps = new Set()
for (const { code, replaced, tables = [] } of lacks(tier)) {
  for (const each of functions) {
    if (!isWhole(each) || !code.test(each.swift) || wraps.has(each.name)) continue
    wraps.add(each.name)
    lines.push(wrapped(each, wraps.size, '__builtin_trap();'))
  }
  if (replaced) {
    const [from, to] = replaced.map(pattern => functions.find(({ swift }) => pattern.test(swift)))
    wraps.add(from?.name)
    lines.push(replacement(from, to, wraps.size))
  }
  // the linker takes the first one, which stands before the library's
  for (const table of tables) lines.push(`const int ${table}[1];`)
}
writeFileSync(`${out}.c`, lines.join('\n') + '\n')
writeFileSync(`${out}.options`, [...wraps].map(name => `--wrap=${name}\n`).join(''))
