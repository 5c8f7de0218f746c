// Compiles masks for what cannot: by the tier of masks, which this process has beside the one that it tries.
import { readFileSync } from 'node:fs'
import { folder } from './package.js'

const { Library } = await import(new URL('library.js', folder))
const { instance } = await WebAssembly.instantiate(readFileSync(new URL('caretaker-masks.wasm', folder)))
const compiler = new Library(instance), calls = compiler.exports

/** The program of a mask. */
export function programOf(mask, { permissive = false } = {}) {
  return compiler.scope(() => {
    const options = compiler.struct('caretaker_mask_options', { permissive })
    const format = compiler.made((made, error) =>
      calls.caretaker_format_mask(...compiler.text(mask), options, made, error), mask)
    try {
      return compiler.copiedData((...buffer) => calls.caretaker_format_copy_program(format, ...buffer))
    } finally {
      calls.caretaker_format_free(format)
    }
  })
}

/** The bytes of a program with the checksum that fits them. */
export function sealed(program) {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength), prime = 0x01000193
  const lanes = [0, 1, 2, 3].map(() => 0x811C9DC5)
  for (let offset = 16; offset + 16 <= program.length; offset += 16) {
    lanes.forEach((lane, i) => { lanes[i] = Math.imul(lane ^ view.getUint32(offset + 4 * i, true), prime) })
  }
  if (program.length >= 16) view.setUint32(12, lanes.reduce((sum, lane) => Math.imul(sum ^ lane, prime), 0), true)
  return program
}

/** A program changed as a case says: words of it or of a table have another value, or it ends elsewhere. */
export function damaged(program, { size, grown, table, word, value, sealed: isSealed = false }) {
  const bytes = new Uint8Array(Math.max(0, size ?? program.length + (grown ?? 0)))
  bytes.set(program.subarray(0, bytes.length))
  if (word !== undefined) {
    const view = new DataView(bytes.buffer)
    const start = table === undefined ? 0 : view.getUint32(16 + 8 * tables.indexOf(table), true)
    view.setUint32(start + 4 * word, value, true)
  }
  return isSealed ? sealed(bytes) : bytes
}

/** The tables of a program, in their order. */
const tables = [
  'facts', 'ascii', 'signatures', 'slots', 'ranges', 'nodes', 'branches', 'nameStarts', 'names', 'clusterStarts',
  'clusters', 'states', 'parses', 'rows', 'edges', 'origins', 'autoInsertions', 'paths', 'candidates',
]
