/** Learns from a whole report how it breaks its values, so that single breaks can be judged by it. */
import type { Line } from '../../read/positioned-text.ts'
import { valueVocabulary } from './value-vocabulary.ts'
import { verdictOfVocabulary, type WrapStyle } from './wrapped-text.ts'

/**
 * @param lines every line of the report, in reading order
 * @param wrapped values of several rows, each a list of its rows
 */
export function learnWrapStyle(lines: Line[], wrapped: Line[][]): WrapStyle {
  const known = new Set(valueVocabulary)
  for (const { words } of lines) {
    // The first and the last word of a line may be parts of a broken word.
    for (const { text } of words.slice(1, -1)) {
      for (const run of text.match(/[A-Za-z]{2,}/g) ?? []) known.add(run.toLowerCase())
    }
  }
  const isWord = (word: string) => known.has(word.toLowerCase())

  let inside = 0
  let between = 0
  let rightEdge: number | null = null
  for (const rows of wrapped) {
    for (const [at, below] of rows.entries()) {
      const above = rows[at - 1]
      if (above === undefined) continue
      rightEdge = Math.max(rightEdge ?? 0, above.box.x + above.box.width)
      const verdict = verdictOfVocabulary(above.text, below.text, isWord)
      if (verdict === 'inside a word') inside += 1
      if (verdict === 'between words') between += 1
    }
  }
  return { breaksWords: inside > 0 && inside * 2 >= between, isWord, rightEdge }
}
