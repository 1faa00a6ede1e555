/** What a line inside the Credit Accounts section is, by its own text. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { monthNumber } from '../printed-values.ts'

/** The parts of an account block, in the order in which they are printed. */
export type Region = 'title' | 'details' | 'grid' | 'months' | 'narratives'

/** The part of the block that the line opens; null when it opens none. */
export function regionOpenedBy(line: Line): Region | null {
  const { text } = line
  if (/^Payment History(\s*\(continued\))?$/i.test(text) || isGridHeader(line) || isLegendStart(line))
    return 'grid'
  if (/^\d{1,2}[- ]Month( Payment)? History\b/i.test(text) || isMonthsHeader(line)) return 'months'
  return isNarrativeHeader(line) ? 'narratives' : null
}

/** 'Year Jan Feb … Dec'. */
export function isGridHeader({ words }: Line): boolean {
  return words[0]?.text === 'Year' && words.filter(isMonthName).length >= 6
}

export function isMonthName(word: Word): boolean {
  return /^[A-Z][a-z]{2,8}\.?$/.test(word.text) && monthNumber(word.text) !== null
}

/** A year and short cells behind it, or short cells alone. */
export function isGridRow({ words }: Line): boolean {
  const [first, ...rest] = words
  if (first !== undefined && isYear(first)) return rest.every((word) => word.text.length <= 4)
  return words.every((word) => word.text.length <= 3 && !/[a-z]/.test(word.text))
}

export function isYear(word: Word): boolean {
  return /^(19|20)\d{2}$/.test(word.text)
}

export function isLegendStart({ text }: Line): boolean {
  return /\bPaid on Time\b/i.test(text)
}

const legendWords = new Set(
  'paid on time days past due voluntary surrender foreclosure charge off charge-off included in bankruptcy repossession too new to rate collection account no data available'.split(
    ' ',
  ),
)

/** The rest of a legend that wrapped: nothing but its words, codes and glyphs. */
export function isLegendRest({ words }: Line): boolean {
  return words.every(
    ({ text }) => legendWords.has(text.toLowerCase()) || /^([A-Z]{1,3}|\d{2,3}|\W)$/u.test(text),
  )
}

/** A row of the legend where it stands alone, its beginning lost: three of its words and nothing else are no name. */
export function isLegendText(line: Line): boolean {
  return (
    isLegendRest(line) && line.words.filter(({ text }) => legendWords.has(text.toLowerCase())).length >= 3
  )
}

/** First line of the monthly table's header; it may wrap. */
export function isMonthsHeader({ text }: Line): boolean {
  return /^(Date|Month)\b.*\bBalance\b/i.test(text) && !text.includes(':')
}

/** 'MM/YY' and the figures of that month. */
export function isMonthRow({ words }: Line): boolean {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(words[0]?.text ?? '')
}

export function isNarrativeHeader({ text }: Line): boolean {
  return /^Narrative Codes?\b/i.test(text) && !text.includes(':')
}

/** A code alone, or a code and behind a column gap its description. */
export function isNarrativeRow(line: Line): boolean {
  const [code] = segmentsOf(line)
  return code !== undefined && code.words.length === 1 && /^[0-9A-Z]{2,3}$/.test(code.text)
}
