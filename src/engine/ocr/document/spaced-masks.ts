/** The crosses before the last figures of an account number, 'xxxxxxxxxxxx 5909', which are read as noughts: '00000000000 5909', 'OOOOOOOOO0 5909'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs, withWords } from './told-words.ts'

/** So many numbers with the mask tell how the document prints it. */
const fewest = 2
/** Of a row of signs as narrow as these some are lost, or read twice. */
const mostLost = 3
/** Gap between the mask and the figures, in sizes of a letter. */
const gap = 0.9
const mask = /^([xX*])\1{5,}$/
const like = /^[}{\u00a9([]?[0OoXxKk]{6,}[}{\])]?$/

/** Only recognised pages change. */
export function withSpacedMasks(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const numbers = pages.map((page) => linesOf(page).flatMap(({ words }) => masksIn(words)))
  const counts = new Map<string, number>()
  for (const { text } of numbers.flat()) if (mask.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= fewest).sort((a, b) => b[1] - a[1])
  if (known.length === 0) return [...pages]
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map<Word, Word>()
    for (const word of numbers[at] ?? []) {
      const [text] = known.find(([each]) => Math.abs(each.length - word.text.length) <= mostLost) ?? []
      if (!mask.test(word.text) && text !== undefined) changed.set(word, settledAs(word, text, disputed))
    }
    return withWords(page, changed)
  })
}

/** The words that stand right before four figures as a mask does. */
function masksIn(words: readonly Word[]): Word[] {
  return words.filter((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !/^\d{4}$/.test(next.text)) return false
    const isNear = next.box.x - word.box.x - word.box.width < gap * next.size
    return isNear && (mask.test(word.text) || like.test(word.text))
  })
}
