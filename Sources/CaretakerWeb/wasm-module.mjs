// Reads what a module of WebAssembly says of its functions and data: their sizes, types and names. Names stand in it
// unless it was stripped.
import { spawnSync } from 'node:child_process'

const types = { 0x7f: 'i32', 0x7e: 'i64', 0x7d: 'f32', 0x7c: 'f64' }
const section = { custom: 0, type: 1, function: 3, code: 10, data: 11 }
const subsection = { functions: 1, segments: 9 }

class Reader {
  place = 8

  constructor(bytes) { this.bytes = bytes }

  byte() { return this.bytes[this.place++] }

  /** A number of variable length. */
  number() {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = this.byte()
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  text() {
    const length = this.number(), start = this.place
    this.place += length
    return Buffer.from(this.bytes.subarray(start, this.place)).toString()
  }

  list(read) { return Array.from({ length: this.number() }, read) }

  skipped() {
    const size = this.number()
    this.place += size
    return size
  }

  names() { return new Map(this.list(() => [this.number(), this.text()])) }
}

/** The functions of a module, which imports none, and its segments of data. */
export function contents(bytes) {
  const reader = new Reader(bytes), names = {}
  let signatures, typeIndices, sizes, segmentSizes
  const read = {
    [section.type]() {
      const kinds = () => reader.list(() => types[reader.byte()])
      signatures = reader.list(() => reader.byte() && { parameters: kinds(), results: kinds() })
    },
    [section.function]() { typeIndices = reader.list(() => reader.number()) },
    [section.code]() { sizes = reader.list(() => reader.skipped()) },
    [section.data]() {
      segmentSizes = reader.list(() => {
        // an active segment has an expression that says where it goes
        if (reader.number() === 0) while (reader.byte() !== 0x0b);
        return reader.skipped()
      })
    },
    [section.custom](end) {
      if (reader.text() !== 'name') return
      while (reader.place < end) {
        const kind = reader.byte(), after = reader.number() + reader.place
        if (Object.values(subsection).includes(kind)) names[kind] = reader.names()
        reader.place = after
      }
    },
  }
  while (reader.place < bytes.length) {
    const kind = reader.byte(), end = reader.number() + reader.place
    read[kind]?.(end)
    reader.place = end
  }
  const nameOf = (kind, i) => names[kind]?.get(i) ?? ''
  return {
    functions: sizes.map((size, i) => ({
      name: nameOf(subsection.functions, i), size, ...signatures[typeIndices[i]],
    })),
    segments: segmentSizes.map((size, i) => ({ name: nameOf(subsection.segments, i), size })),
  }
}

/** Names of Swift as they are written in Swift, by the toolchain's own command. */
export function demangled(names) {
  const { stdout, error } = spawnSync('swift-demangle', ['--compact'], {
    input: names.join('\n'), encoding: 'utf8', maxBuffer: 1 << 28,
  })
  if (error) throw error
  return stdout.split('\n').slice(0, names.length)
}
