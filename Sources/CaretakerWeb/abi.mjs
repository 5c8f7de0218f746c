// Reads caretaker.h and writes what the other side of the interface must know, so that neither is written by hand:
//
//     node abi.mjs HEADER functions     the names of the functions, which the module exports
//     node abi.mjs HEADER javascript    constants and struct layouts as a module of JavaScript: library/abi.js
//     node abi.mjs HEADER assertions    the layouts as static assertions in C, by which a compiler judges them
import { readFileSync } from 'node:fs'

// Sizes on wasm32, where each type is aligned to its size. Pointers and enumerations are numbers, too.
const sizes = { bool: 1, int32_t: 4, uint32_t: 4, size_t: 4, pointer: 4, enum: 4, uint64_t: 8 }

/** The header without comments and directives, and with each declaration on a line. */
function declarations(header) {
  return header.replace(/\/\/.*$/gm, '').replace(/^#.*(?:\\\n.*)*$/gm, '').replace(/\s+/g, ' ')
}

function enumerations(text) {
  const names = new Set(), constants = {}
  for (const [, name, body] of text.matchAll(/enum (\w*) ?\{([^}]*)\}/g)) {
    if (name) names.add(name)
    for (const [, constant, value] of body.matchAll(/(\w+) = (-?\d+)/g)) constants[constant] = Number(value)
  }
  return { names, constants }
}

function structs(text, enumNames) {
  const layouts = {}
  for (const [, name, body] of text.matchAll(/typedef struct (\w+) \{([^}]*)\}/g)) {
    let end = 0, alignment = 1
    const members = {}
    for (const [, type, names] of body.matchAll(/((?:const )?\w+) ([^;]+);/g)) {
      for (const declarator of names.split(',')) {
        const plain = enumNames.has(type) ? 'enum' : type
        const kind = declarator.includes('*') ? 'pointer' : plain
        const inner = layouts[kind]
        if (!inner && !sizes[kind]) throw new Error(`${name} has a member of the unknown type ${type}`)
        const boundary = inner?.alignment ?? sizes[kind]
        const offset = Math.ceil(end / boundary) * boundary
        members[declarator.match(/\w+$/)[0]] = { offset, kind }
        end = offset + (inner?.size ?? sizes[kind])
        alignment = Math.max(alignment, boundary)
      }
    }
    layouts[name] = { size: Math.ceil(end / alignment) * alignment, alignment, members }
  }
  return layouts
}

const text = declarations(readFileSync(process.argv[2], 'utf8'))
const { names, constants } = enumerations(text)
const layouts = structs(text, names)

const writers = {
  functions: () => [...new Set(text.match(/\bcaretaker_\w+(?=\()/g))],
  javascript: () => [
    '// Written by abi.mjs from caretaker.h.',
    `export const constants = ${JSON.stringify(constants, null, 2)}`,
    `export const structs = ${JSON.stringify(layouts, null, 2)}`,
  ],
  assertions: () => [
    '#include <caretaker.h>',
    ...Object.entries(layouts).flatMap(([name, { size, members }]) => [
      `_Static_assert(sizeof(${name}) == ${size}, "${name}");`,
      ...Object.entries(members).map(([member, { offset }]) =>
        `_Static_assert(offsetof(${name}, ${member}) == ${offset}, "${name}.${member}");`),
    ]),
  ],
}
console.log(writers[process.argv[3]]().join('\n'))
