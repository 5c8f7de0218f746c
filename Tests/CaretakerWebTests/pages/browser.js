// Chromium and Firefox over WebDriver BiDi, with what node has: a session in which a page is opened and keys are pressed.
import { Chromium } from './chromium.js'
import { Firefox } from './firefox.js'

export { serve } from './server.js'

/** The browser that tests run in: Chromium, unless CARETAKER_BROWSER says `firefox`. */
const kinds = { chromium: Chromium, firefox: Firefox }
export const Browser = kinds[process.env.CARETAKER_BROWSER ?? 'chromium']

/** Keys that are not characters, as WebDriver numbers them. */
export const Keys = {
  backspace: '\uE003', tab: '\uE004', enter: '\uE007', shift: '\uE008', control: '\uE009', end: '\uE010', home: '\uE011',
  left: '\uE012', up: '\uE013', right: '\uE014', down: '\uE015', delete: '\uE017', alt: '\uE00A', pageUp: '\uE00E',
  pageDown: '\uE00F',
}
