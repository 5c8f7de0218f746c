// The library for C as a module of WebAssembly: what its functions are given, copy and make.
import { constants, structs } from './abi.js'
import { FormatError, mismatch, statusError, unknown } from './errors.js'
import { Memory, shortSize } from './memory.js'
import { camel, snake } from './names.js'
import { leastTiers } from './tiers.js'

const absence = (what, tier) =>
  new Error(`${what} is in the tier '${tier}': call \`Caretaker.load({ tier: '${tier}' })\``)

/** What stands for functions that the module's tier may lack: an error that names the tier to load. */
const missing = Object.fromEntries(
  Object.entries(leastTiers).map(([name, tier]) => [name, () => { throw absence(name, tier) }]))

export class Library extends Memory {
  #blocks

  constructor(instance) {
    super({ ...missing, ...instance.exports })
    crypto.getRandomValues(new Uint8Array(this.exports.memory.buffer, this.exports.caretaker_web_seed.value, 32))
    this.#blocks = new FinalizationRegistry(({ free, handle }) => this.exports[free](handle))
  }

  // MARK: texts

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
        return [key(text), this.decoded(at - text.length, text.length, 1)]
      })
      return { texts: new Map(texts) }
    }, true)
    return found.texts ?? this.copiedTexts(name, copy, key, found.needed)
  }

  #copied(copy, width, isSecret) {
    // most texts are short: they have a place of their own, and take no memory
    const [buffer, capacity, length] = [this.short, shortSize / width, this.short + shortSize]
    const status = copy(buffer, capacity, length)
    if (status === constants.CARETAKER_SHORT_BUFFER) return this.#copiedLong(copy, width, isSecret, length)
    this.check(status)
    const text = this.decoded(buffer, this.view.getUint32(length, true), width)
    if (isSecret) this.bytes.fill(0, buffer, length)
    return text
  }

  #copiedLong(copy, width, isSecret, length) {
    // and a zero after it
    const capacity = this.view.getUint32(length, true) + 1
    return this.scope(() => {
      const buffer = this.take(width * capacity)
      this.check(copy(buffer, capacity, length))
      return this.decoded(buffer, this.view.getUint32(length, true), width)
    }, isSecret)
  }

  // MARK: structs

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
      if (!member) throw unknown(key, Object.keys(structs[name].members).map(camel), name)
      if (value === undefined || value === null) continue
      const at = address + member.offset
      if (member.kind in structs) this.#write(member.kind, at, value)
      else if (member.kind === 'bool') {
        if (typeof value !== 'boolean') throw mismatch('true or false', value, key)
        this.bytes[at] = value ? 1 : 0
      } else {
        if (value !== (value | 0) && value !== value >>> 0) throw mismatch('a whole number of 32 bits', value, key)
        this.view.setInt32(at, value, true)
      }
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

  /** Throws if the module's tier lacks a function, and so what else stands in the same tier. */
  need(name, what = name) {
    if (this.exports[name] === missing[name]) throw absence(what, leastTiers[name])
  }

  /** Throws unless a status is that of success. */
  check(status) {
    if (status === constants.CARETAKER_OK) return
    const name = this.textAt(this.exports.caretaker_status_name(status))
    // only what was freed has no handle
    throw statusError(status, status === constants.CARETAKER_NULL_POINTER ? `${name}: it was freed` : name)
  }

  /** What a function makes: `make(handle, error)`. `source` is the text that an error's span is of. */
  made(make, source = '') {
    return this.scope(() => {
      const handle = this.take(4)
      this.done(error => make(handle, error), source)
      return this.view.getUint32(handle, true)
    })
  }

  /** Has messages in a language, by its table. */
  addLanguage(tag, table) {
    this.scope(() => {
      const [name, text] = [this.string(tag, 'tag'), this.text(table)]
      this.done(error => this.exports.caretaker_add_language(name, ...text, error), table)
    })
  }

  /** Does what may fail with an error, `act(error)`. `source` is the text that an error's span is of. */
  done(act, source) {
    const error = this.take(4)
    this.view.setUint32(error, 0, true)
    const status = act(error)
    const failure = this.view.getUint32(error, true)
    if (failure) throw new FormatError(this.problem(failure, source))
    this.check(status)
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

  /** Has a handle freed by a function once its owner is gone, unless that frees it before. */
  own(owner, handle, free) { this.#blocks.register(owner, { free, handle }, owner) }
  disown(owner) { this.#blocks.unregister(owner) }
}
