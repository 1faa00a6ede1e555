/** Months that print their code behind a colon, as mailed reports do: '2026 Oct:OK Sep:30', a word each. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, withWords } from '../document/told-words.ts'
import { ratingOf } from './month-grid-rows.ts'

/** So many of them are no chance. */
const fewest = 6
const names = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Abr|Ago|Dic)'
const withCode = new RegExp(`^(${names}):(\\S{1,4})$`)
/** The colon read as a stroke, or as one dot: 'May10K'. */
const withStroke = new RegExp(`^(${names})[.;,1Il|!](\\S{2,4})$`)
const monthName = new RegExp(`^${names}$`)
const ok = /^O?[O0QD][K]$/

/** The pages with the code of each month that prints its own in its form: no rating is spelled '0K'. */
export function withMonthCodes(pages: readonly Page[]): Page[] {
  return withCodesOfWords(pages).map((page) => {
    const codes = new Map(linesOf(page).flatMap(({ words }) => codesBehindYears(words)))
    return withWords(page, codes)
  })
}

/** Fewer months a row are none. */
const fewestOfRow = 3

/** 'May 2025 OK  Apr 2025 OK.': the code is the third word, and ends in no sign. */
function codesBehindYears(words: readonly Word[]): [Word, Word][] {
  const behind = words.filter(
    (_, at) =>
      monthName.test(words[at - 2]?.text ?? '') && /^(?:19|20)\d{2}$/.test(words[at - 1]?.text ?? ''),
  )
  if (behind.length < fewestOfRow) return []
  return behind.flatMap((word): [Word, Word][] => {
    const rating = ratingOf(word.text.replace(/[.,;:']$/, ''))
    const isChanged = rating !== null && rating.text !== word.text
    return isChanged ? [[word, settledAs(word, rating.text, Math.min(rating.confidence, settled))]] : []
  })
}

function withCodesOfWords(pages: readonly Page[]): Page[] {
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
  const rating = ok.test(read) ? { text: 'OK', confidence: settled } : ratingOf(read)
  if (rating === null) return word
  const text = `${month}:${rating.text}`
  return text === word.text ? word : settledAs(word, text, Math.min(rating.confidence, settled))
}
