/** Months that print their code beside them, as TransUnion's own sites do: 'Jan 2024 OK  Dec 2023 30'. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { monthNumber } from '../printed-values.ts'

interface InlineMonth {
  /** 'YYYY-MM'. */
  month: string
  word: Word
}

/** The months of a row, each with its code; null when the row holds anything else. */
export function inlineMonths({ words }: Line): InlineMonth[] | null {
  const months: InlineMonth[] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name, year, word] = words.slice(at, at + 3)
    const number = monthNumber(name?.text ?? '')
    if (number === null || !/^(19|20)\d{2}$/.test(year?.text ?? '') || word === undefined) return null
    months.push({ month: `${year?.text}-${String(number).padStart(2, '0')}`, word })
  }
  return months.length > 0 ? months : null
}
