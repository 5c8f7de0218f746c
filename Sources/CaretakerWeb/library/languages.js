// Messages in other languages than English: tables beside this file, which a page fetches when it speaks them.
import { fetched } from './files.js'
import { languages } from './tiers.js'

/** The libraries that were loaded, of which each reads the tables. */
const libraries = new Set()
/** Tables by their languages: those that are there, and those that come. */
const tables = new Map(), coming = new Map()

/** The language of a tag or a locale. */
const codeOf = tag => tag.split(/[-_]/)[0].toLowerCase()

/** Has a library speak what was loaded before, and what will be. */
export function addLibrary(library) {
  libraries.add(library)
  for (const [code, table] of tables) library.addLanguage(code, table)
}

/** Has all libraries speak a language, by its table. */
export function addLanguage(tag, table) {
  const code = codeOf(tag)
  for (const library of libraries) library.addLanguage(code, table)
  tables.set(code, table)
}

/** Loads tables; without a list those that a page is in, or in node all, as far as they are there. */
export async function loadLanguages(tags) {
  if (tags) return Promise.all(tags.map(load))
  const { document, navigator } = globalThis
  const usual = document ? [document.documentElement.lang || navigator.language] : languages
  // a page that did not ask for them goes on in English without them
  return Promise.allSettled(usual.map(load))
}

async function load(tag) {
  const code = codeOf(tag)
  if (code === 'en' || tables.has(code)) return
  if (!languages.includes(code)) {
    const known = ['en', ...languages].join(', ')
    throw new RangeError(`there are no messages in ${JSON.stringify(tag)}, but in ${known}: see Caretaker.addLanguage`)
  }
  if (!coming.has(code)) coming.set(code, fetched(new URL(`./messages/${code}.txt`, import.meta.url)))
  try {
    const response = await coming.get(code)
    if (!tables.has(code)) addLanguage(code, await response.clone().text())
  } finally {
    coming.delete(code)
  }
}
