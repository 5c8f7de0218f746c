// Messages in other languages than English: tables beside this file, which a page fetches when it speaks them.
import { fetched } from './files.js'
import { languages } from './tiers.js'

/** The libraries that were loaded, of which each reads the tables. */
const libraries = new Set()
/** Tables by their languages, and those that come. */
const tables = new Map(), coming = new Map()
/** How long is waited for a table that nobody has asked for, in milliseconds: without it, English is spoken. */
const patience = 2000

/** The language of a tag or a locale. */
const codeOf = tag => /^[a-z]*/i.exec(tag)[0].toLowerCase()

/** Has a library speak what was loaded before, and what will be. */
export function addLibrary(library) {
  libraries.add(library)
  for (const [code, table] of tables) {
    // one that a server has of another version is none
    try { library.addLanguage(code, table) } catch { tables.delete(code) }
  }
}

/** Has all libraries speak a language, by its table. */
export function addLanguage(tag, table) {
  const code = codeOf(tag)
  for (const library of libraries) library.addLanguage(code, table)
  tables.set(code, table)
}

/** Loads tables of languages; English, and those that are there, need none. */
export const loadLanguages = tags => Promise.all(tags.map(load))

/** Loads tables as far as they are there soon: those of languages, or else of the page, and in node all. */
export function expectLanguages(tags = ownLanguages()) {
  const timeout = new Promise(end => setTimeout(end, patience)?.unref?.())
  return Promise.race([Promise.allSettled(tags.map(load)), timeout])
}

function ownLanguages() {
  const { document, navigator, process } = globalThis
  return process?.versions?.node ? languages : [document?.documentElement.lang || navigator.language]
}

async function load(tag) {
  const code = codeOf(tag)
  if (code === 'en' || tables.has(code)) return
  if (!languages.includes(code)) {
    const known = ['en', ...languages].join(', ')
    throw new RangeError(`there are no messages in ${JSON.stringify(tag)}, but in ${known}: see Caretaker.addLanguage`)
  }
  if (!coming.has(code)) coming.set(code, fetchTable(code).finally(() => coming.delete(code)))
  return coming.get(code)
}

async function fetchTable(code) {
  const url = new URL(`./messages/${code}.txt`, import.meta.url)
  const table = await (await fetched(url)).text()
  // what some servers have in place of a file that is not there
  if (!/^field\./m.test(table)) throw new Error(`${url} is no table of messages`)
  // a table of the page's own may have come before
  if (!tables.has(code)) addLanguage(code, table)
}
