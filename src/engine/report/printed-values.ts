import { isDay } from '../../shared/rules/civil-days.ts'
/** Values as credit reports print them, to money, dates and boxes. What is not understood is null, never a guess. */
import { spanishMonths } from '../../shared/spanish-months.ts'
import { boxAround } from '../read/lines.ts'
import type { Box, Word } from '../read/positioned-text.ts'
import type { Printed, PrintedDate } from './credit-report.ts'

/**
 * Whole dollars or cents as a number: '$8,579' -> 8579, '-$12' and '($12)' -> -12, '$12.50' -> 12.5.
 * Null for '-', 'N/A', '' and for anything with other text around the amount.
 */
export function parseMoney(raw: string): number | null {
  const text = raw.replace(/\s+/g, '').replace(/[\u2212\u2013]/g, '-')
  const match = /^(-|\()?\$?(-)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\)?$/.exec(text)
  if (!match?.[3] || text.startsWith('(') !== text.endsWith(')')) return null
  const amount = Number(match[3].replaceAll(',', '') + (match[4] ?? ''))
  if (!Number.isFinite(amount)) return null
  return (match[1] || match[2]) && amount !== 0 ? -amount : amount
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** In English and Spanish, whole and short; 'feb', 'mar', 'jun', 'jul', 'oct' and 'nov' are the same in both. */
const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...monthNames.flatMap((name, at) => [[name, at + 1] as const, [name.slice(0, 3), at + 1] as const]),
  ...spanishMonths.map((name, at) => [name, at + 1] as const),
  ['sept', 9],
  ['ene', 1],
  ['abr', 4],
  ['ago', 8],
  ['dic', 12],
])

/** 1..12 for 'Jul', 'July', 'JUL.' or 'Sept', and for 'enero' or 'ene.'; null for anything else. */
export function monthNumber(name: string): number | null {
  const word = name.toLowerCase().replace(/\.$/, '')
  return monthNumbers.get(word) ?? null
}

/**
 * A printed date at its own precision. MM/DD/YYYY, MM/DD/YY, MM/YYYY, 'Jul 3, 2026', 'July 3, 2026', 'Jul 2026',
 * 'YYYY'; with points the day comes first ('13.9.2024', as some monitoring services print). Null when it is not one of these or no day of the calendar (02/30/2024).
 */
export function parsePrintedDate(raw: string): PrintedDate | null {
  const text = raw.trim().replace(/\s+/g, ' ')
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text)
  if (day) return isoDay(Number(fullYear(day[3])), Number(day[1]), Number(day[2]))
  const month = /^(\d{1,2})\/(\d{4})$/.exec(text)
  if (month) return isoMonth(Number(month[2]), Number(month[1]))
  const pointed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (pointed) return isoDay(Number(pointed[3]), Number(pointed[2]), Number(pointed[1]))
  const named = /^([A-Za-z]{3,9}\.?) (?:(\d{1,2}), ?)?(\d{4})$/.exec(text)
  const number = named?.[1] ? monthNumber(named[1]) : null
  if (named && number !== null) {
    return named[2] ? isoDay(Number(named[3]), number, Number(named[2])) : isoMonth(Number(named[3]), number)
  }
  const spoken = /^(\d{1,2}) de ([a-z]{3,10}) de(?:l)? (\d{4})$/i.exec(text)
  const spokenMonth = spoken?.[2] === undefined ? null : monthNumber(spoken[2])
  if (spoken !== null && spokenMonth !== null)
    return isoDay(Number(spoken[3]), spokenMonth, Number(spoken[1]))
  return /^(19|20)\d{2}$/.test(text) ? text : null
}

/** '15 de marzo de 2026'. */
const mostDateWords = 5

/**
 * The date that the words begin with, whatever sign ends it, and how many of them it takes; null where they begin with none.
 * @param shortest 10 for a day, 7 for a month as well, 4 for a year as well
 */
export function dateAtStart(
  words: readonly Pick<Word, 'text'>[],
  shortest: 4 | 7 | 10,
): { date: PrintedDate; raw: string; count: number } | null {
  const texts = words.slice(0, mostDateWords).map(({ text }) => text)
  for (let count = texts.length; count > 0; count -= 1) {
    const raw = texts
      .slice(0, count)
      .join(' ')
      .replace(/[,.;:]+$/, '')
    const date = parsePrintedDate(raw)
    if (date !== null && date.length >= shortest) return { date, raw, count }
  }
  return null
}

/** 'YYYY' for a year of two or four digits, with an apostrophe or without. */
export function fullYear(printed = ''): string {
  const year = printed.replace(/^['\u2019]/, '')
  return year.length === 2 ? `20${year}` : year
}

function isoMonth(year: number, month: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

function isoDay(year: number, month: number, day: number): string | null {
  const start = isoMonth(year, month)
  const text = `${start}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** A value with the place it was printed. `confidence` 1: it is text, not a picture of text. */
export function printed<T>(value: T, raw: string, where: readonly Word[] | Box): Printed<T> {
  return { value, raw, box: 'page' in where ? where : unionBox(where), confidence: 1 }
}

/** The smallest box around the words on the page of the first of them. */
export function unionBox(words: readonly { box: Box }[]): Box {
  return boxAround(words)
}

/** One box for each page the words stand on, in page order. */
export function boxesByPage(words: readonly { box: Box }[]): Box[] {
  const pages = [...new Set(words.map((word) => word.box.page))].sort((a, b) => a - b)
  return pages.map((page) => boxAround(words.filter((word) => word.box.page === page)))
}
