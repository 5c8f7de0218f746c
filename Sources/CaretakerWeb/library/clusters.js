// Forms count offsets in grapheme clusters, pages in UTF-16 code units.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
// without line breaks of two characters, each unit of ASCII is a cluster
const isPlain = text => /^[\x00-\x0C\x0E-\x7F]*$/.test(text)

/** Where a cluster begins, in code units; the end of the text where it has fewer. */
export function unitsBefore(text, clusters) {
  if (isPlain(text)) return Math.min(clusters, text.length)
  let left = clusters
  for (const { index } of segmenter.segment(text)) if (left-- === 0) return index
  return text.length
}

/** How many clusters end before an offset in code units. */
export function clustersBefore(text, units) {
  if (isPlain(text)) return units
  let count = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > units) return count
    count++
  }
  return count
}
