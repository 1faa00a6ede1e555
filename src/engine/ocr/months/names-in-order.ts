/** Names of months that their row settles: 'Nov', 'Oct', 'Sep' one behind the other need no closer look. */

import type { RecognisedWord } from '../text-recogniser.ts'
import { monthColumns } from './month-columns.ts'

const name = /^[A-Z][a-z]{1,2}$/
/** How far apart the baselines of a row's names may be, as a share of the line's height. */
const sameLine = 0.3

/** The names that are read as the others of their row say that they are. */
export function namesInOrder(words: readonly RecognisedWord[]): ReadonlySet<RecognisedWord> {
  const rows: RecognisedWord[][] = []
  for (const word of words.filter(({ text }) => name.test(text)).sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (before !== undefined && word.baseline - before.baseline < sameLine * word.lineHeight) row?.push(word)
    else rows.push([word])
  }
  return new Set(
    rows.flatMap((row) => {
      const columns =
        monthColumns(
          row.sort((a, b) => a.left - b.left),
          [],
        ) ?? []
      return columns.flatMap(({ word, month }) => (word?.text === month ? [word] : []))
    }),
  )
}
