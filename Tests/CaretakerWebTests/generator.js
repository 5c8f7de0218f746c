/** The same numbers from the same seed: mulberry32. */
export function generator(seed) {
  let state = seed
  return most => {
    state = state + 0x6D2B79F5 | 0
    let mixed = Math.imul(state ^ state >>> 15, 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed)
    return ((mixed ^ mixed >>> 14) >>> 0) % most
  }
}
