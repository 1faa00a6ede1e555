/** Months that print their code behind a colon, as mailed reports do: '2026 Oct:OK Sep:30', a word each. */
import type { Page, Word } from '../read/positioned-text.ts'
import { settledAs } from './grid-pieces.ts'
import { ratingOf } from './month-grid-rows.ts'

/** So many of them are no chance. */
const fewest = 6
const names = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Abr|Ago|Dic)'
const withCode = new RegExp(`^(${names}):(\\S{1,4})$`)
/** The colon read as a stroke, or as one dot: 'May10K'. */
const withStroke = new RegExp(`^(${names})[.;,1Il|!](\\S{2,4})$`)
const ok = /^O?[O0QD][K]$/

/** The pages with the code of each such month in its form: no rating is spelled '0K'. */
export function withMonthCodes(pages: readonly Page[]): Page[] {
  const count = pages.flatMap(({ words }) => words.filter(({ text }) => withCode.test(text))).length
  if (count < fewest) return [...pages]
  return pages.map((page) => {
    const words = page.words.map(inItsForm)
    return words.every((word, at) => word === page.words[at]) ? page : { ...page, words }
  })
}

function inItsForm(word: Word): Word {
  const [, month, read = ''] = withCode.exec(word.text) ?? withStroke.exec(word.text) ?? []
  if (month === undefined) return word
  const rating = ok.test(read) ? { text: 'OK', confidence: 0.75 } : ratingOf(read)
  if (rating === null) return word
  const text = `${month}:${rating.text}`
  return text === word.text ? word : settledAs(word, text, Math.min(rating.confidence, 0.75))
}
