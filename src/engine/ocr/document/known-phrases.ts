/**
 * Phrases that a document prints again and again, run together in small print: 'Paidontime' where it says 'Paid on time', and
 * 'Paidonme' behind a month where every other month has that.
 */
import { linesOf } from '../../read/lines.ts'
import { lostSign, type Page, type Word } from '../../read/positioned-text.ts'
import { disputed, settled, spreadOver } from './told-words.ts'

/** Of two words one is often right: 'charge off' and 'chargeoff'. */
const fewestWords = 3
const mostWords = 5
const fewest = 5
/** Words of one run of text are no further apart, as a share of their size. */
const nearest = 0.9
/** So many letters of a phrase may be lost. */
const mostLost = 3
const monthName = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}$/
const year = /^(?:19|20)\d{2}$/
/** So many months of a row have a phrase that is known. */
const fewestOfRow = 2

/** The pages with each such phrase in its words. */
export function withKnownPhrases(pages: readonly Page[]): Page[] {
  const known = phrasesOf(pages)
  if (known.size === 0) return [...pages]
  return pages.map((page) => {
    const lines = linesOf(page).map(({ words }) => behindMonths(partedIn(words, known), known))
    return { ...page, words: lines.flat() }
  })
}

type Phrases = ReadonlyMap<string, readonly string[]>

/** By their letters run together. */
function phrasesOf(pages: readonly Page[]): Phrases {
  const counts = new Map<string, number>()
  for (const { words } of pages.flatMap(linesOf)) {
    for (const at of words.keys()) {
      for (let count = fewestWords; count <= mostWords; count += 1) {
        const own = words.slice(at, at + count)
        if (own.length < count || !own.every(({ text }) => /^\p{L}+$/u.test(text)) || !isRun(own)) break
        const text = own.map((word) => word.text).join(' ')
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
    }
  }
  const often = [...counts].filter(([, count]) => count >= fewest)
  // 'Paid on ime' may have been read often as well.
  const isMisread = (text: string, count: number) =>
    often.some(
      ([other, times]) => times >= 2 * count && other !== text && isLike(joined(text), joined(other)),
    )
  const right = often.filter(([text, count]) => !isMisread(text, count))
  return new Map(right.map(([text]) => [joined(text), text.split(' ')]))
}

const joined = (text: string): string => text.replaceAll(' ', '')

const isRun = (words: readonly Word[]): boolean =>
  words.every((word, at) => {
    const before = words[at - 1]
    return before === undefined || word.box.x - before.box.x - before.box.width < nearest * word.size
  })

function partedIn(words: readonly Word[], known: Phrases): Word[] {
  const row: Word[] = []
  for (let at = 0; at < words.length; ) {
    const found = [1, 2, 3].flatMap((count) => {
      const own = words.slice(at, at + count)
      const phrase = known.get(own.map(({ text }) => text).join(''))
      return phrase !== undefined && phrase.length > own.length && own.length === count && isRun(own)
        ? [{ own, phrase }]
        : []
    })[0]
    row.push(
      ...(found === undefined ? words.slice(at, at + 1) : spreadOver(found.own, found.phrase, settled)),
    )
    at += found?.own.length ?? 1
  }
  return row
}

/** 'Nov 2026 6rym  Oct 2026 Paid on time': what stands behind a month is one of the phrases, or a sign that nobody could read. */
function behindMonths(words: readonly Word[], known: Phrases): Word[] {
  const starts = words.flatMap((word, at) =>
    monthName.test(word.text) && year.test(words[at + 1]?.text ?? '') ? [at] : [],
  )
  const cells = starts.map((from, at) => words.slice(from + 2, starts[at + 1]))
  const keyOf = (cell: readonly Word[]) => cell.map(({ text }) => text).join('')
  if (cells.filter((cell) => known.has(keyOf(cell))).length < fewestOfRow) return [...words]
  return [
    ...words.slice(0, starts[0]),
    ...starts.flatMap((from, at) => {
      const cell = cells[at] ?? []
      const head = words.slice(from, from + 2)
      if (cell.length === 0 || known.has(keyOf(cell)) || !isRun(cell)) return [...head, ...cell]
      const like = [...known].filter(([key]) => isLike(keyOf(cell), key))
      const [only, ...others] = like
      if (only !== undefined && others.length === 0) return [...head, ...spreadOver(cell, only[1], disputed)]
      return [...head, ...spreadOver(cell, [lostSign], disputed)]
    }),
  ]
}

/** The same letters in their order, but for a few that were lost. */
function isLike(read: string, phrase: string): boolean {
  let at = 0
  for (const letter of phrase) if (read[at] === letter) at += 1
  return at === read.length && phrase.length - read.length <= mostLost
}
