// The memory of the module, through which texts and numbers go in and come out.
import { mismatch } from './errors.js'
import { decimal } from './names.js'

const encoder = new TextEncoder()
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })

/** How many bytes texts may have that come out at a place of their own, and how many units without a decoder. */
export const shortSize = 4096
const shortLength = 48

export class Memory {
  /** The functions of the header, and `malloc`, `free` and the memory. */
  exports
  /** Where short texts come out, with room for two numbers after them: it stays, and most texts are short. */
  short
  #start
  #end
  #top
  #extra = []
  #bytes = new Uint8Array()
  #units
  #words
  #view

  constructor(exports) {
    this.exports = exports
    const size = 16384
    this.#start = this.#top = exports.malloc(size)
    this.#end = this.#start + size
    this.short = exports.malloc(shortSize + 16)
  }

  /** The memory, whose views are empty once it has grown. To ask the memory itself takes longer. */
  get bytes() {
    if (this.#bytes.length === 0) {
      this.#bytes = new Uint8Array(this.exports.memory.buffer)
      this.#units = new Uint16Array(this.exports.memory.buffer)
      this.#words = new Uint32Array(this.exports.memory.buffer)
      this.#view = new DataView(this.exports.memory.buffer)
    }
    return this.#bytes
  }
  get units() {
    this.bytes
    return this.#units
  }
  get words() {
    this.bytes
    return this.#words
  }
  get view() {
    this.bytes
    return this.#view
  }

  // MARK: memory of a call

  /** Runs a call, whose arguments and answers are given back after it, and overwritten if they are a secret. */
  scope(body, isSecret = false) {
    const former = this.#top, extra = this.#extra.length
    try {
      return body()
    } finally {
      if (isSecret) this.bytes.fill(0, former, this.#top)
      this.#top = former
      for (const { address, size } of this.#extra.splice(extra)) {
        if (isSecret) this.bytes.fill(0, address, address + size)
        this.exports.free(address)
      }
    }
  }

  /** Memory until the scope ends. */
  take(size) {
    const address = this.#top, end = (address + size + 7) & ~7
    if (end <= this.#end) {
      this.#top = end
      return address
    }
    const block = this.exports.malloc(size)
    if (block === 0) throw new RangeError('out of memory')
    this.#extra.push({ address: block, size })
    return block
  }

  // MARK: texts

  /** A text as two arguments: where its UTF-8 stands, and how long it is. An error has the name it was given as. */
  text(text, name) {
    if (typeof text !== 'string') throw mismatch('a string', text, name)
    const room = 3 * text.length, address = this.take(room + 1)
    const { written } = encoder.encodeInto(text, this.bytes.subarray(address, address + room))
    this.bytes[address + written] = 0
    return [address, written]
  }

  /** A text that ends at its first zero byte; 0 for none. */
  string(text, name) { return text === undefined || text === null ? 0 : this.#plain(text, name) }

  /** Such a text, for which a number may be given: as it is, a decimal. */
  decimal(given, name) {
    const isNumber = typeof given === 'number' || typeof given === 'bigint'
    return this.string(isNumber ? decimal(given, name) : given, name)
  }

  /** Such a text has no zero character: what stands after it would be left out. */
  #plain(text, name) {
    const [address] = this.text(text, name)
    if (text.includes('\0')) throw new RangeError(`${name ?? 'a text'}: there is a zero character`)
    return address
  }

  /** A list of such texts. */
  strings(texts, name) {
    if (!Array.isArray(texts)) throw mismatch('an array of strings', texts, name)
    const address = this.take(4 * texts.length)
    texts.forEach((text, i) => {
      this.view.setUint32(address + 4 * i, this.#plain(text, name), true)
    })
    return address
  }

  /** Bytes as two arguments: where they stand, and how many they are. */
  data(given) {
    const view = given instanceof ArrayBuffer ? new Uint8Array(given) : given
    if (!ArrayBuffer.isView(view)) throw mismatch('a string, or the bytes of a compiled mask', given)
    const { buffer, byteOffset, byteLength } = view, address = this.take(byteLength)
    this.bytes.set(new Uint8Array(buffer, byteOffset, byteLength), address)
    return [address, byteLength]
  }

  /** A text of the library's own, which ends at its first zero byte. */
  textAt(address) { return utf8.decode(this.bytes.subarray(address, this.bytes.indexOf(0, address))) }

  /** A text in UTF-8 or in UTF-16, by the size of a unit. */
  decoded(address, length, width) {
    const units = width === 1 ? this.bytes : this.units, start = address / width, end = start + length
    let text = ''
    // a decoder is slow to begin, and slow with few characters
    if (length <= shortLength) {
      for (let i = start; i < end; i++) {
        if (width === 1 && units[i] >= 0x80) return utf8.decode(units.subarray(start, end))
        text += String.fromCharCode(units[i])
      }
      return text
    }
    return (width === 1 ? utf8 : utf16).decode(units.subarray(start, end))
  }

  /** A part of a text, given in bytes of its UTF-8, in the units of strings. */
  span(source, { start, end }) {
    const encoded = encoder.encode(source)
    const offset = at => utf8.decode(encoded.subarray(0, at)).length
    return { start: offset(start), end: offset(end) }
  }

  /** Two numbers for a single call, such as a range or a selection. */
  pair(first, second) {
    if (!Number.isInteger(first) || !Number.isInteger(second)) {
      throw mismatch('an offset', Number.isInteger(first) ? second : first)
    }
    const address = this.short + shortSize + 8, { words } = this
    words[address >> 2] = first
    words[(address >> 2) + 1] = second
    return address
  }
}
