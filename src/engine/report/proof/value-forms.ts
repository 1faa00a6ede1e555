/** The forms that the values of an account can have. */

import { dateFields, moneyFields } from '../../../shared/rules/account-fields.ts'
import type { Printed, TradelineField } from '../credit-report.ts'

const dates: readonly TradelineField[] = dateFields
const amounts: readonly TradelineField[] = moneyFields
/** No bureau's field holds more (Metro 2: nine figures of whole dollars). */
const mostDollars = 999_999_999
const oldestYear = 1900
/** The longest loans run for forty years. */
const yearsAhead = 41
const longestText = 400
/** A day, an amount or a page's number alone, or a label that lost its value. */
const otherValue =
  /^(\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2}|-?\$ ?[\d,]+(\.\d\d)?|Page \d+ of \d+|[A-Z][\w ]{2,30}:)$/i
/** An account number has figures or a mask, and no words. */
const accountNumber = /^(?=.*[\d*Xx•#])[^\s].{0,60}$/
const words = /[a-z]{4,} [a-z]{2,}/

/**
 * False for a value that its field cannot have, which a reader took from another place.
 * @param reportDate ISO date
 */
export function hasItsForm(
  field: TradelineField,
  { value, raw }: Pick<Printed<unknown>, 'value' | 'raw'>,
  reportDate: string,
): boolean {
  if (dates.includes(field)) return typeof value === 'string' && isPossibleDate(value, reportDate)
  if (amounts.includes(field))
    return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= mostDollars
  if (typeof value !== 'string' || value.length > longestText) return false
  if (field === 'accountNumber') return accountNumber.test(value) && !words.test(value)
  return !otherValue.test(raw.trim())
}

function isPossibleDate(value: string, reportDate: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) ?? []
  if (year === undefined) return false
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
  return isDay && Number(year) >= oldestYear && Number(year) <= Number(reportDate.slice(0, 4)) + yearsAhead
}

const amountIn = /\$ ?\d/
const dateIn =
  /\b\d{1,2}[/-](\d{1,2}[/-])?\d{2,4}\b|\b\d{4}-\d{2}\b|\b\p{L}{3,12}\.? (\d{1,2},? )?(19|20)\d{2}\b/u
/** Words behind the last colon of a line, or anywhere in a line without one. */
const wordIn = /(^|:)[^:]*\p{L}{2}[^:]*$/u

/** True for a line in which a value of that field may stand, whatever its label is called. */
export function mayHold(field: TradelineField, line: string): boolean {
  if (dates.includes(field)) return dateIn.test(line)
  if (amounts.includes(field)) return amountIn.test(line)
  // Of the fields of words only a status names amounts and days.
  const isOfOther = field !== 'status' && (amountIn.test(line) || dateIn.test(line))
  return wordIn.test(line) && !isOfOther
}
