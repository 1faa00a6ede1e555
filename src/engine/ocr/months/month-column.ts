/** A column of months as 'MM/YY', of which some are read without their stroke: '1126'. */
import type { RecognisedWord } from '../text-recogniser.ts'

/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75
/** So many months in their form make a column. */
const fewest = 3
const month = /^(0[1-9]|1[0-2])\/(\d{2})$/
const without = /^(0[1-9]|1[0-2])[17lI|]?(\d{2})$/
/** How far a month may begin beside the others of its column, as a share of its height. */
const aside = 0.5

/**
 * The words with the stroke of each month that lost it, in a column of months that runs back month by month: the number has the month
 * before the one above it, or the month behind the one below.
 */
export function withMonthStrokes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const formed = words.filter(({ text }) => month.test(text))
  if (formed.length < fewest) return [...words]
  const changed = new Map<RecognisedWord, RecognisedWord>()
  for (const word of words) {
    const text = word.text.replace(without, '$1/$2')
    if (!without.test(word.text) || !month.test(text)) continue
    const isBeside = ({ left }: RecognisedWord) => Math.abs(left - word.left) < aside * heightOf(word)
    const column = words
      .filter((each) => isBeside(each) && (month.test(each.text) || without.test(each.text)))
      .sort((a, b) => a.baseline - b.baseline)
    if (column.filter((each) => formed.includes(each)).length < fewest) continue
    const at = column.indexOf(word)
    const own = monthsOf(text)
    const isNext = (other: RecognisedWord | undefined, by: number) =>
      other !== undefined && monthsOf(other.text.replace(without, '$1/$2')) === own + by
    if (isNext(column[at - 1], 1) || isNext(column[at + 1], -1))
      changed.set(word, { ...word, text, confidence: Math.min(word.confidence, settledByForm) })
  }
  return words.map((word) => changed.get(word) ?? word)
}

const heightOf = ({ top, bottom }: RecognisedWord): number => bottom - top

function monthsOf(text: string): number {
  const [, of = '', year = ''] = month.exec(text) ?? []
  return Number(year) * 12 + Number(of)
}
