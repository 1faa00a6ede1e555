/** Dates as 'MM/DD/YYYY' whose strokes were read as figures or not at all: '10052026', '1020/2026', '071772021'. */
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs } from './told-words.ts'

/** So many whole dates of the form tell that the document prints its dates so. */
const fewest = 3
const whole = /^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}$/
/** A stroke is read as one of these, or lost. */
const stroke = '[/17|l]'
const like = /^\d{2}[/17|l]?\d{2}[/17|l]?(?:19[4-9]|20[0-4])\d$/

/** Only recognised pages change, and only what can be read as one date alone. */
export function withDateSlashes(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const dates = pages.flatMap(({ words }) => words.filter(({ text }) => whole.test(text)))
  if (dates.length < fewest) return [...pages]
  return pages.map((page, at) =>
    isRecognised[at] === true ? { ...page, words: page.words.map(asDate) } : page,
  )
}

function asDate(word: Word): Word {
  if (whole.test(word.text) || !like.test(word.text)) return word
  const forms = [stroke, ''].flatMap((first) => [stroke, ''].map((second) => [first, second] as const))
  const found = forms.flatMap(([first, second]) => {
    const [, month, day, year] =
      new RegExp(`^(\\d{2})${first}(\\d{2})${second}(\\d{4})$`).exec(word.text) ?? []
    const date = `${month}/${day}/${year}`
    return whole.test(date) ? [date] : []
  })
  const [date] = new Set(found)
  return date === undefined || new Set(found).size > 1 ? word : settledAs(word, date, disputed)
}
