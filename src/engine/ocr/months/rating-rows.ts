/** Rows of ratings in a payment history: 'OK', days past due, 'C/O' and the like, a month a cell. */
import type { RecognisedWord } from '../text-recogniser.ts'
import { wordsInRows } from './words-in-rows.ts'

/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75
/** Another reading is as good: nobody may take it for certain. */
const disputed = 50
const longest = 3
const fewest = 3
const rating = /^(?:OK|30|60|90|120|150|180|C\/O|CO|COL|N\/R|VS|RPO|FC|BK|X)$/i
/** The stroke of 'C/O' is read as any narrow letter. */
const chargeOff = /^[cC][/il1|!tI][oO0]$/

/** 'OK' with a letter that looks like its own: no rating is spelled so. */
const likeOk = /^(?:[OQ]X|[0DQ]K)$/i

/** The same of 'CO'. */
const likeCo = /^[€¢GQ]O$/

/** What a row of ratings may be called, before its first cell. */
const rowLabel = /^[A-Z][A-Za-z]{4,}:?$/

/** Words that stand in a row of nothing but cells, half of which are ratings, behind their label or without one. */
export function ratingCells(words: readonly RecognisedWord[]): ReadonlySet<RecognisedWord> {
  const cells = new Set<RecognisedWord>()
  for (const unordered of wordsInRows(words)) {
    const all = unordered.sort((a, b) => a.left - b.left)
    const row = rowLabel.test(all[0]?.text ?? '') ? all.slice(1) : all
    const ratings = row.filter(({ text }) => rating.test(text) || chargeOff.test(text) || likeOk.test(text))
    if (row.length < fewest || ratings.length * 2 < row.length) continue
    if (row.every(({ text }) => text.length <= longest)) for (const word of row) cells.add(word)
  }
  return cells
}

/**
 * The words with each rating as it is printed: in capitals, whose height a photo does not tell, and 'cio' as the charge-off
 * that it is.
 * @param cells the words that stand in a payment history
 */
export function withRatings(
  words: readonly RecognisedWord[],
  cells: ReadonlySet<RecognisedWord>,
): RecognisedWord[] {
  return words.map((word) => {
    if (!cells.has(word)) return word
    if (likeCo.test(word.text))
      return { ...word, text: 'CO', confidence: Math.min(word.confidence, disputed) }
    if (likeOk.test(word.text))
      return { ...word, text: 'OK', confidence: Math.min(word.confidence, disputed) }
    const text = chargeOff.test(word.text)
      ? 'C/O'
      : word.text.replace(/^([A-Za-z]{2})[.,]$/, '$1').replace(/^[A-Za-z]{2,3}$/, inCapitals)
    return text === word.text ? word : { ...word, text, confidence: Math.min(word.confidence, settledByForm) }
  })
}

const inCapitals = (text: string) => text.toUpperCase()

/** So many check marks on a page say what its months are marked with. */
const someTicks = 10

/**
 * The words with 'v' behind a year as a check mark, on a page of check marks: one that noise has changed is read as the letter
 * that looks like it, and that letter accuses. Never sure.
 * @param ticks check marks that were found on the page by their shape
 */
export function withTicks(words: readonly RecognisedWord[], ticks: number): RecognisedWord[] {
  if (ticks < someTicks) return [...words]
  const years = words.filter(({ text }) => /^(?:19|20)\d{2}$/.test(text))
  return words.map((word) => {
    const isBehindYear = years.some(
      ({ right, top, bottom, baseline }) =>
        word.left > right && Math.abs(word.baseline - baseline) < 0.5 * (bottom - top),
    )
    return isBehindYear && /^[vV]$/.test(word.text)
      ? { ...word, text: '✓', confidence: Math.min(word.confidence, disputed) }
      : word
  })
}
