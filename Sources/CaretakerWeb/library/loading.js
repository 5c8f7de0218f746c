import { fetched } from './files.js'
import { addLanguage, addLibrary, expectLanguages, loadLanguages } from './languages.js'
import { Library } from './library.js'
import { checked } from './options.js'
import { tiers } from './tiers.js'

let current
/** What was asked for last, until it is there, and which tier that is, by its place in `tiers`. */
let loading, level = -1
/** Which one is there. */
let loaded = -1

/** The library that was loaded. */
export function library() {
  if (!current) throw new Error('call `await Caretaker.load()` first')
  return current
}

/** Loads the library, once, and a greater tier of it where one is asked for later. */
export const Caretaker = {
  /** Whether `load` has ended. */
  get isLoaded() { return current !== undefined },

  /**
   * Compiles the module: that of a tier, which is the file beside this one unless another is given. Without a tier,
   * what was asked for before will do. Formats, fields and forms keep the tier that they were made with. Messages of
   * `languages` are fetched beside it: in a page those of its own unless others are given, in node all.
   */
  async load(given = {}) {
    const { languages, ...module } = isOptions(given) ? given : {}
    const tables = languages ? loadLanguages(languages) : expectLanguages()
    await Promise.all([loadTier(isOptions(given) ? module : given), tables])
  },

  /** Has messages in a language, by a table of them: from now on, in fields and formats, and in forms that are made. */
  addLanguage(tag, table) {
    library()
    addLanguage(tag, table)
  },

  /** The version of the library, such as `0.1.0`. */
  get version() { return library().textAt(library().exports.caretaker_version()) },

  /** The names of the catalogue; those of formats that take arguments stand last, without them. */
  get names() {
    const calls = library().exports
    return Array.from({ length: calls.caretaker_catalog_count() }, (_, i) =>
      library().copied((...buffer) => calls.caretaker_catalog_name(i, ...buffer)))
  },
}

/** Loads a module, unless one is there, or on its way, that has as much. */
function loadTier(given) {
  const before = { loading, level }
  const asked = levelOf(given)
  if (loading && (asked === undefined || asked >= 0 && asked <= level)) return loading
  const own = level = asked ?? tiers.length - 1
  const mine = loading = instantiate(given).then(
    instance => {
      // a greater one may have been there before
      if (own < loaded) return
      current = new Library(instance)
      addLibrary(current)
      loaded = own
    },
    error => {
      if (loading === mine) loading = before.loading
      if (level === own) level = before.level
      throw error
    })
  return mine
}

/** Whether something is options, and no module or place of one. */
const isOptions = given => Object.getPrototypeOf(given) === Object.prototype

/** Which tier is asked for; `undefined` where none is said. */
function levelOf(given) {
  const tier = isOptions(given) ? given.tier : undefined
  return tier === undefined ? undefined : tiers.indexOf(tier)
}

/** The source, which may be given by itself, or the file of a tier. */
function sourceOf(given) {
  if (!isOptions(given)) return given
  const { tier = tiers.at(-1), source } = checked(given, ['tier', 'source'], 'Caretaker.load')
  if (!tiers.includes(tier)) throw new RangeError(`${JSON.stringify(tier)} is none of ${tiers.join(', ')}`)
  return source ?? new URL(`./caretaker-${tier}.wasm`, import.meta.url)
}

async function instantiate(given) {
  const source = sourceOf(given)
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source)
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return (await WebAssembly.instantiate(source)).instance
  }
  const url = new URL(source, globalThis.document?.baseURI)
  const response = await fetched(url)
  // servers that do not know the type are many
  if (response.headers.get('content-type') !== 'application/wasm') return instantiate(await response.arrayBuffer())
  return (await WebAssembly.instantiateStreaming(response)).instance
}
