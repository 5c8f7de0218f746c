// The library for C as a module of WebAssembly: texts and structs go in and come out through its memory.
import { constants, structs } from './abi.js'
import { FormatError, statusError } from './errors.js'
import { leastTiers } from './tiers.js'

const encoder = new TextEncoder()
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })

/** How many bytes texts may have that come out at a place of their own, and how many units without a decoder. */
const shortSize = 4096, shortLength = 48

/** A name of several words, as in the header. */
const snake = name => name.replace(/[A-Z]/g, letter => '_' + letter.toLowerCase())
const camel = name => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())

/** What stands for functions that the module's tier may lack: an error that names the tier to load. */
const missing = Object.fromEntries(Object.entries(leastTiers).map(([name, tier]) => [name, () => {
  throw new Error(`${name} is in the tier '${tier}': call \`Caretaker.load({ tier: '${tier}' })\``)
}]))

export class Library {
  /** The functions of the header, and `malloc`, `free` and the memory. */
  exports
  #blocks
  #start
  #end
  #top
  #extra = []
  #short
  #bytes = new Uint8Array()
  #units
  #words
  #view

  constructor(instance) {
    this.exports = { ...missing, ...instance.exports }
    crypto.getRandomValues(new Uint8Array(this.exports.memory.buffer, this.exports.caretaker_web_seed.value, 32))
    const size = 16384
    this.#start = this.#top = this.exports.malloc(size)
    this.#end = this.#start + size
    this.#short = this.exports.malloc(shortSize + 16)
    this.#blocks = new FinalizationRegistry(({ free, handle }) => this.exports[free](handle))
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

  /** A text as two arguments: where its UTF-8 stands, and how long it is. */
  text(text) {
    const room = 3 * text.length, address = this.take(room + 1)
    const { written } = encoder.encodeInto(text, this.bytes.subarray(address, address + room))
    this.bytes[address + written] = 0
    return [address, written]
  }

  /** A text that ends at its first zero byte; 0 for none. */
  string(text) { return text === undefined || text === null ? 0 : this.text(text)[0] }

  /** A list of such texts. */
  strings(texts) {
    const address = this.take(4 * texts.length)
    texts.forEach((text, i) => {
      const string = this.string(text)
      this.view.setUint32(address + 4 * i, string, true)
    })
    return address
  }

  /** Bytes as two arguments: where they stand, and how many they are. */
  data(given) {
    const view = given instanceof ArrayBuffer ? new Uint8Array(given) : given
    if (!ArrayBuffer.isView(view)) throw new TypeError('a mask is a text, or the bytes of a compiled one')
    const { buffer, byteOffset, byteLength } = view, address = this.take(byteLength)
    this.bytes.set(new Uint8Array(buffer, byteOffset, byteLength), address)
    return [address, byteLength]
  }

  /** A text of the library's own, which ends at its first zero byte. */
  textAt(address) { return utf8.decode(this.bytes.subarray(address, this.bytes.indexOf(0, address))) }

  /** What a function copies into a buffer in UTF-8, `copy(buffer, capacity, length)`. */
  copied(copy, isSecret = false) { return this.#copied(copy, 1, isSecret) }

  /** What a function copies in UTF-16, the encoding of strings here. */
  copied16(copy, isSecret = false) { return this.#copied(copy, 2, isSecret) }

  /** Bytes that a function copies. */
  copiedData(copy) {
    return this.scope(() => {
      const length = this.take(4)
      const status = copy(0, 0, length)
      if (status !== constants.CARETAKER_SHORT_BUFFER) this.check(status)
      const capacity = this.view.getUint32(length, true), buffer = this.take(capacity)
      this.check(copy(buffer, capacity, length))
      return this.bytes.slice(buffer, buffer + capacity)
    })
  }

  /**
   * Texts that a function copies one after the other, with a list of structs that have the `length` of each,
   * `copy(list, capacity, count, buffer, capacity, length)`, by the keys that their structs give. They may be secrets.
   */
  copiedTexts(name, copy, key, room = { count: 16, length: 4096 }) {
    const found = this.scope(() => {
      const { size } = structs[name]
      const [list, count] = [this.take(size * room.count), this.take(4)]
      const [buffer, length] = [this.take(room.length), this.take(4)]
      const status = copy(list, room.count, count, buffer, room.length, length)
      const needed = { count: this.view.getUint32(count, true), length: this.view.getUint32(length, true) + 1 }
      if (status === constants.CARETAKER_SHORT_BUFFER) return { needed }
      this.check(status)
      let at = buffer
      const texts = Array.from({ length: needed.count }, (_, i) => {
        const text = this.read(name, list + size * i)
        at += text.length
        return [key(text), this.#decoded(at - text.length, text.length, 1)]
      })
      return { texts: new Map(texts) }
    }, true)
    return found.texts ?? this.copiedTexts(name, copy, key, found.needed)
  }

  #copied(copy, width, isSecret) {
    // most texts are short: they have a place of their own, and take no memory
    const [buffer, capacity, length] = [this.#short, shortSize / width, this.#short + shortSize]
    const status = copy(buffer, capacity, length)
    if (status === constants.CARETAKER_SHORT_BUFFER) return this.#copiedLong(copy, width, isSecret, length)
    this.check(status)
    const text = this.#decoded(buffer, this.view.getUint32(length, true), width)
    if (isSecret) this.#bytes.fill(0, buffer, length)
    return text
  }

  #copiedLong(copy, width, isSecret, length) {
    // and a zero after it
    const capacity = this.view.getUint32(length, true) + 1
    return this.scope(() => {
      const buffer = this.take(width * capacity)
      this.check(copy(buffer, capacity, length))
      return this.#decoded(buffer, this.view.getUint32(length, true), width)
    }, isSecret)
  }

  /** A text in UTF-8 or in UTF-16, by the size of a unit. */
  #decoded(address, length, width) {
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

  // MARK: structs

  /** Two numbers for a single call, such as a range or a selection. */
  pair(first, second) {
    const address = this.#short + shortSize + 8, { words } = this
    words[address >> 2] = first
    words[(address >> 2) + 1] = second
    return address
  }

  /** A struct of the header, with members by their names in camel case; the others are 0. */
  struct(name, values = {}) {
    const { size } = structs[name], address = this.take(size)
    this.bytes.fill(0, address, address + size)
    this.#write(name, address, structs[name].members.size ? { size, ...values } : values)
    return address
  }

  #write(name, address, values) {
    for (const [key, value] of Object.entries(values)) {
      const member = structs[name].members[snake(key)]
      if (!member) throw new TypeError(`${name} has no member ${key}`)
      if (value === undefined) continue
      const at = address + member.offset
      if (member.kind in structs) this.#write(member.kind, at, value)
      else if (member.kind === 'bool') this.bytes[at] = value ? 1 : 0
      else this.view.setInt32(at, value, true)
    }
  }

  /** The members of a struct, by their names in camel case. */
  read(name, address) {
    const values = {}
    for (const [key, { offset, kind }] of Object.entries(structs[name].members)) {
      const at = address + offset
      if (kind in structs) values[camel(key)] = this.read(kind, at)
      else if (kind === 'bool') values[camel(key)] = this.bytes[at] !== 0
      else values[camel(key)] = kind === 'int32_t' ? this.view.getInt32(at, true) : this.view.getUint32(at, true)
    }
    return values
  }

  /** A struct that a function fills in, `fill(address)`. */
  filled(name, fill) {
    return this.scope(() => {
      const address = this.struct(name)
      this.check(fill(address))
      return this.read(name, address)
    })
  }

  /** A list of structs that a function copies, `copy(list, capacity, count)`; `known` says how many, if it is known. */
  list(name, copy, known) {
    return this.scope(() => {
      const count = this.take(4)
      if (known === undefined) copy(0, 0, count)
      const length = known ?? this.view.getUint32(count, true), { size } = structs[name], list = this.take(size * length)
      this.check(copy(length ? list : 0, length, count))
      return Array.from({ length }, (_, i) => this.read(name, list + size * i))
    })
  }

  /** A number that a function writes, `write(address)`. */
  number(write) {
    return this.scope(() => {
      const address = this.take(4)
      this.view.setUint32(address, 0, true)
      this.check(write(address))
      return this.view.getUint32(address, true)
    })
  }

  // MARK: handles and errors

  /** Throws if the module's tier lacks a function. */
  need(name) {
    if (this.exports[name] === missing[name]) missing[name]()
  }

  /** Throws unless a status is that of success. */
  check(status) {
    if (status !== constants.CARETAKER_OK) {
      throw statusError(status, this.textAt(this.exports.caretaker_status_name(status)))
    }
  }

  /** What a function makes: `make(handle, error)`. `source` is the text that an error's span is of. */
  made(make, source = '') {
    return this.scope(() => {
      const [handle, error] = [this.take(4), this.take(4)]
      this.view.setUint32(error, 0, true)
      const status = make(handle, error)
      const failure = this.view.getUint32(error, true)
      if (failure) throw new FormatError(this.problem(failure, source))
      this.check(status)
      return this.view.getUint32(handle, true)
    })
  }

  /** What an error says, which is freed: its span is of a text. */
  problem(error, source) {
    const calls = this.exports
    const text = name => this.textAt(calls[`caretaker_error_${name}`](error))
    const bytes = structs.caretaker_range.size, address = this.take(bytes)
    calls.caretaker_error_span(address, error)
    const span = this.read('caretaker_range', address)
    const problem = {
      code: text('code'), message: text('message'), suggestion: text('suggestion'), diagnostic: text('diagnostic'),
      span: this.span(source, span),
    }
    calls.caretaker_error_free(error)
    return problem
  }

  /** A part of a text, given in bytes of its UTF-8, in the units of strings. */
  span(source, { start, end }) {
    const encoded = encoder.encode(source)
    const offset = at => utf8.decode(encoded.subarray(0, at)).length
    return { start: offset(start), end: offset(end) }
  }

  /** Has a handle freed by a function once its owner is gone, unless that frees it before. */
  own(owner, handle, free) { this.#blocks.register(owner, { free, handle }, owner) }
  disown(owner) { this.#blocks.unregister(owner) }
}
