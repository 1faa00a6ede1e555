import type { RecognisedWord } from '../text-recogniser.ts'

/** Share of a line's height by which words of one row stand higher or lower. */
const level = 0.3

/** Words row by row, from the top; those of a row in no order. */
export function wordsInRows(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const rows: RecognisedWord[][] = []
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    const height = word.lineHeight || word.bottom - word.top
    if (row && before && word.baseline - before.baseline < level * height) row.push(word)
    else rows.push([word])
  }
  return rows
}
