// The package as it was built; CARETAKER_PACKAGE names another folder, CARETAKER_TIER a tier.
import { pathToFileURL } from 'node:url'

export const root = new URL('../../', import.meta.url)
export const folder = process.env.CARETAKER_PACKAGE
  ? pathToFileURL(process.env.CARETAKER_PACKAGE + '/')
  : new URL('.build/web/package/', root)
export const caretaker = await import(new URL('caretaker.js', folder))
await caretaker.Caretaker.load({ tier: process.env.CARETAKER_TIER })
