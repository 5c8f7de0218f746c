// Calls each function of a tier with arguments that nobody should pass: `CARETAKER_TIER=masks node hostile.js`. What
// wrong use gets is a status. Only memory that a caller says to be there is there: no library can know that it is not.
import { readFileSync } from 'node:fs'
import { folder, root } from './package.js'
import { generator } from './generator.js'
import { programOf } from './programs.js'
import { tiers } from './processes.js'

const { constants, structs } = await import(new URL('abi.js', folder))
const { leastTiers } = await import(new URL('tiers.js', folder))
const { library } = await import(new URL('loading.js', folder))
const bound = library(), calls = bound.exports
const random = generator(20261125)
const pick = list => list[random(list.length)]

const has = name => tiers.indexOf(process.env.CARETAKER_TIER) >= tiers.indexOf(leastTiers[name] ?? tiers[0])

const isOpaque = type => /^caretaker_(format|field|form|formatter|column|error)$/.test(type)

/** The functions of the header, with their parameters. */
function declarations() {
  const header = readFileSync(new URL('Sources/CCaretaker/include/caretaker.h', root), 'utf8')
  const text = header.replace(/\/\/.*$/gm, '').replace(/^#.*(?:\\\n.*)*$/gm, '').replace(/\s+/g, ' ')
  return [...text.matchAll(/((?:const )?\w+) \*?(caretaker_\w+)\(([^)]*)\)/g)]
    .map(([, result, name, parameters]) => ({
      name, returnsStruct: result in structs,
      parameters: parameters.trim() === 'void' ? [] : parameters.trim().split(', ').map(each => {
        const [, type, stars, parameter] = each.match(/^(?:const )?(\w+) ([*const ]*?)(\w+)$/)
        return { type, isPointer: stars !== '', isHandle: stars === '*' && isOpaque(type), name: parameter }
      }),
    })).filter(({ name }) => has(name))
}

const size = 4096, scratch = [0, 1, 2, 3].map(() => calls.malloc(size))
const program = programOf('#{4}/<01..12>'), longer = calls.malloc(program.length)
const texts = [
  '', '1', '12/26', '(###) ###-####', '<01..12>/##', '##>', '٤३', '{"name":"f","fields":[]}', 'iban', '日本', '\xFF',
]
const numbers = [-1, 0, 1, 2, 3, 7, 100, 65536, 0x7FFFFFFF, -0x80000000]
const handles = []

/** A format, a field and an error, which functions get in place of others, too; some have been freed. */
function makeHandles() {
  const [given, made, unused] = scratch
  const remember = make => {
    make()
    handles.push(bound.view.getUint32(made, true))
    return handles.at(-1)
  }
  bound.bytes.set(program, longer)
  const format = remember(() => calls.caretaker_format_program(longer, program.length, made, 0))
  remember(() => calls.caretaker_field_create(format, 0, made))
  remember(() => calls.caretaker_format_program(given, 3, unused, made))
  while (handles.length > 12) handles.shift()
}

function structAt(address, type) {
  bound.bytes.fill(0, address, address + size)
  const { members } = structs[type]
  for (const [name, { offset, kind }] of Object.entries(members)) {
    if (name === 'size') bound.view.setInt32(address + offset, random(4) ? structs[type].size : pick(numbers), true)
    else if (kind === 'bool') bound.bytes[address + offset] = random(2)
    // what says how much memory there is, and where, is true
    else if (kind !== 'pointer' && !(kind in structs) && !/count|length|capacity/.test(name)) {
      bound.view.setInt32(address + offset, pick(numbers), true)
    }
  }
}

/** An argument for each parameter. What stands before a length says how much memory there is; null has any length. */
function argumentsOf({ parameters, returnsStruct }) {
  let lengths = numbers
  const list = parameters.map((parameter, i) => {
    const { type, isPointer, isHandle, name } = parameter, address = scratch[i % scratch.length]
    if (!isPointer && type in structs) structAt(address, type)
    else if (!isPointer && type === 'size_t' && /length|capacity|count/.test(name)) return pick(lengths)
    else if (!isPointer) return type === 'bool' ? random(2) : pick(numbers)
    else if (random(5) === 0) {
      lengths = numbers
      return 0
    } else if (isHandle) return random(3) ? pick(handles) : address
    else if (type === 'char' && name !== 'buffer') {
      const text = new TextEncoder().encode(pick(texts))
      bound.bytes.set([...text, 0], address)
      lengths = [text.length, 0, -1, -2, -0x80000000]
    } else {
      // each element of a list has at most 64 bytes
      lengths = [64, 0, -2, -0x80000000]
      if (type in structs) structAt(address, type)
    }
    return address
  })
  return returnsStruct ? [scratch[3], ...list] : list
}

const functions = declarations()
if (functions.length < 50) throw new Error(`only ${functions.length} functions`)
let calm = 0
for (let i = 0; i < 200 * functions.length; i++) {
  if (i % 5 === 0) makeHandles()
  const each = functions[i % functions.length], given = argumentsOf(each)
  try {
    if (calls[each.name](...given) === constants.CARETAKER_OK) calm++
  } catch (error) {
    throw new Error(`${each.name}(${given.join(', ')}), call ${i}: ${error.stack}`)
  }
}
if (calm < functions.length) throw new Error(`only ${calm} calls did something`)
