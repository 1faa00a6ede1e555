/** What a line of the app's print is, by its own text. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { monthNumber } from '../printed-values.ts'
import { historyCodeOf } from '../transunion-acr/history-ratings.ts'
import { accountLabels } from './app-labels.ts'

export interface MonthWords {
  /** 'YYYY-MM'. */
  month: string
  code: Word
}

const count = /^(30|60|90|120|150|180)\+? Days? ?[-\u2013:] ?\d+$/i
const subheadings =
  /^(Payment History|Late Payments?|Account (Details|Information|History)|Details|Contact( Information)?|Payment Status History|Legend)$/i

/** '30 Days - 1   60 Days - 0': how often a payment was late. */
export function isLateCount({ text }: Line): boolean {
  const parts = text.split(/(?<=[-\u2013:] ?\d+) (?=\d)/)
  return parts.every((part) => count.test(part))
}

export function isSubheading({ text }: Line): boolean {
  return subheadings.test(text)
}

/** 'Jan 2024 OK  Dec 2023 30': the months of a row, each with its code; null when the row holds anything else. */
export function monthsWithCodes({ words }: Line): MonthWords[] | null {
  const months: MonthWords[] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name, year, code] = words.slice(at, at + 3)
    const number = monthNumber(name?.text ?? '')
    if (number === null || !/^(19|20)\d{2}$/.test(year?.text ?? '') || code === undefined) return null
    months.push({ month: `${year?.text}-${String(number).padStart(2, '0')}`, code })
  }
  return months.length > 0 ? months : null
}

/** A heading row of months, a row of codes below one, or months with their codes. */
export function isMonthLine(line: Line, before: Line | undefined): boolean {
  if (monthsWithCodes(line) !== null) return true
  const heading = monthHeadingOf(line)
  if (heading !== null) return heading.every(({ year }) => year !== null) && !hasLabelOf(line, accountLabels)
  const isBelow = before !== undefined && monthHeadingOf(before) !== null && monthsWithCodes(before) === null
  return isBelow && line.words.every(({ text }) => historyCodeOf(text) !== null)
}
