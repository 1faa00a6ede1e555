/** Cells that differ from others of the document in nothing but a space or the size of a letter: 'CreditCard', 'Credit card' among twenty 'Credit Card'. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { settled, spreadOver, withWords } from './told-words.ts'

/** So often at least, and so much more often than as it was read here. */
const fewest = 3
const oftener = 4
/** Words of letters that say something, not a name's initials. */
const phrase = /^\p{L}[\p{L} '/-]{5,}$/u
/** Only these letters have one shape in both sizes. */
const shapes = 'cosuvwxzpk'

/** Only recognised pages change. */
export function withKnownCells(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const cells = pages.map((page) => linesOf(page).flatMap((line) => cellsIn(line)))
  const texts = new Map<string, Map<string, number>>()
  for (const { text } of cells.flat()) {
    if (!phrase.test(text)) continue
    const alike = texts.get(keyOf(text)) ?? new Map<string, number>()
    texts.set(keyOf(text), alike.set(text, (alike.get(text) ?? 0) + 1))
  }
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map<Word, Word[]>()
    for (const cell of cells[at] ?? [])
      for (const [word, words] of asElsewhere(cell, texts.get(keyOf(cell.text)))) changed.set(word, words)
    return withWords(page, changed)
  })
}

const keyOf = (text: string): string =>
  [...text.replaceAll(' ', '')]
    .map((letter) => (shapes.includes(letter.toLowerCase()) ? letter.toLowerCase() : letter))
    .join('')

function asElsewhere(cell: Line, alike: ReadonlyMap<string, number> | undefined): [Word, Word[]][] {
  const [best] = [...(alike ?? [])].sort((a, b) => b[1] - a[1])
  const own = alike?.get(cell.text) ?? 0
  const [first, ...others] = cell.words
  if (best === undefined || first === undefined || best[0] === cell.text) return []
  if (best[1] < fewest || best[1] < oftener * own) return []
  const words = spreadOver(cell.words, best[0].split(' '), settled)
  return [[first, words], ...others.map((word): [Word, Word[]] => [word, []])]
}
