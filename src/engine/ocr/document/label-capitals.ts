/** Labels whose first letter is the same in small and in capitals but for its height, which one line of a typewriter hardly tells: 'on record until' below 'Status'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { settled, settledAs, withWords } from './told-words.ts'

/** So many lines of a document that begin at one place with a cell of words before another cell are labels, and so large a share of them begins with a capital. */
const fewest = 12
const share = 0.85
/** Points by which labels of one column stand apart. */
const samePlace = 4
const alike = /^[cosuvwxz][a-z]+$/

/** Only recognised pages change. */
export function withLabelCapitals(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const labels = pages.map((page, at) => (isRecognised[at] === true ? labelsOf(page) : []))
  const all = labels.flat()
  const isLabel = (word: Word) => {
    const column = all.filter(({ box }) => Math.abs(box.x - word.box.x) < samePlace)
    const capitals = column.filter(({ text }) => /^\p{Lu}/u.test(text)).length
    return capitals >= fewest && capitals >= share * column.length
  }
  return pages.map((page, at) => {
    const small = (labels[at] ?? []).filter((word) => alike.test(word.text) && isLabel(word))
    return withWords(page, new Map(small.map((word) => [word, inCapital(word)])))
  })
}

/** The words that begin the lines of several cells. */
const labelsOf = (page: Page): Word[] =>
  linesOf(page).flatMap((line) => {
    const [first, ...others] = cellsIn(line)
    return others.length === 0 ? [] : (first?.words.slice(0, 1) ?? [])
  })

const inCapital = (word: Word): Word =>
  settledAs(word, `${word.text.slice(0, 1).toUpperCase()}${word.text.slice(1)}`, settled)
