import { isNothing } from '../../../shared/rules/amount-of-text.ts'
import { isDay } from '../../../shared/rules/civil-days.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? +)?'
const dayNumber = '(\\d{1,2})(?:st|nd|rd|th)?'
/** A time may follow. */
const end = '(?=$|[ T,])'

const isoForm = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${end}`)
const plainForm = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const americanForm = new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})${end}`)
const monthFirst = new RegExp(`^${weekday}${monthName} +${dayNumber},? +(\\d{4})${end}`, 'i')
const dayFirst = new RegExp(`^${weekday}${dayNumber}[ -]${monthName}[ -](\\d{4}|\\d{2})${end}`, 'i')

/**
 * '2024-03-01', '3/1/2024', '03-01-24', 'Mar 1, 2024', '1-Mar-24', each also with a time behind it. Numbers alone are read as they are
 * written in the United States, month first. @returns null where it says that there is none, 'none' for no day
 */
export function dayOfText(text: string): string | null | 'none' {
  if (isNothing(text)) return null
  const [year = '', month = '', day = ''] = partsOf(text)
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : 'none'
}

function partsOf(text: string): (string | undefined)[] {
  const iso = isoForm.exec(text)
  if (iso) return [iso[1], iso[3], iso[4]]
  const plain = plainForm.exec(text)
  if (plain) return plain.slice(1)
  const american = americanForm.exec(text)
  if (american) return [american[3], american[1], american[2]]
  const named = monthFirst.exec(text)
  if (named) return [named[3], numberOf(named[1]), named[2]]
  const british = dayFirst.exec(text)
  return british ? [british[3], numberOf(british[2]), british[1]] : []
}

const numberOf = (month = ''): string => String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1)
