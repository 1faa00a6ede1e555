import type { RecognisedWord } from '../text-recogniser.ts'

/** Share of the narrower word that lies over the other: words of one line touch at most. */
const over = 0.6
/** Boxes of longer words may be wrong, and reach over the next word though nothing was read twice. */
const longest = 3
/** Share of the lower word's height: descenders of one line reach into the next. */
const beside = 0.5

/**
 * The words without those that were read a second time: of two that lie over each other the surer one stays. Nothing is printed over
 * something else; '2%' over '26' is the same print once more, and would be a cell of its own.
 */
export function withoutSecondReadings(words: readonly RecognisedWord[]): RecognisedWord[] {
  const sorted = [...words].sort((a, b) => a.left - b.left)
  const dropped = new Set<RecognisedWord>()
  for (const [at, word] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.left >= word.right) break
      if (dropped.has(word)) break
      if (!dropped.has(other) && isSamePlace(word, other)) dropped.add(lessSure(word, other))
    }
  }
  return words.filter((word) => !dropped.has(word))
}

function isSamePlace(a: RecognisedWord, b: RecognisedWord): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return (
    Math.max(a.text.length, b.text.length) <= longest &&
    across >= over * Math.min(a.right - a.left, b.right - b.left) &&
    down >= beside * Math.min(a.bottom - a.top, b.bottom - b.top) &&
    Math.abs(a.baseline - b.baseline) < beside * Math.min(a.bottom - a.top, b.bottom - b.top)
  )
}

/** Of words as sure as each other, the one of fewer letters is a piece of the other. */
function lessSure(a: RecognisedWord, b: RecognisedWord): RecognisedWord {
  if (a.confidence !== b.confidence) return a.confidence < b.confidence ? a : b
  return a.text.length < b.text.length ? a : b
}
