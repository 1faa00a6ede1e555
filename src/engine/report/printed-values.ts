/** What words say: an amount, a date, a text, nothing; and the lines of those that no rule understood. What is not understood is null, never a guess. */
import { englishMonths } from '../../shared/findings/en/english-words.ts'
import { isDay } from '../../shared/rules/civil-days.ts'
import { spanishMonths } from '../../shared/spanish-months.ts'
import { boxAround, lineOf } from '../read/lines.ts'
import type { Box, Line, Word } from '../read/positioned-text.ts'
import type { Printed, PrintedDate, UnreadLine } from './credit-report.ts'

/**
 * Whole dollars or cents as a number: '$8,579' -> 8579, '-$12' and '($12)' -> -12, '$12.50' -> 12.5.
 * Null for '-', 'N/A', '' and for anything with other text around the amount.
 */
export function parseMoney(raw: string): number | null {
  // '$0 60' are two figures.
  if (/\d\s+\d/.test(raw)) return null
  const text = raw.replace(/\s+/g, '').replace(/[\u2212\u2013]/g, '-')
  const match = /^(-|\()?(?:US\$|USD|\$)?(-)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\)?$/.exec(text)
  if (!match?.[3] || text.startsWith('(') !== text.endsWith(')')) return null
  const amount = Number(match[3].replaceAll(',', '') + (match[4] ?? ''))
  if (!Number.isFinite(amount)) return null
  return (match[1] || match[2]) && amount !== 0 ? -amount : amount
}

/** In English and Spanish, whole and short; 'feb', 'mar', 'jun', 'jul', 'oct' and 'nov' are the same in both. */
const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...englishMonths.flatMap((name, at) =>
    [name, name.slice(0, 3)].map((each) => [each.toLowerCase(), at + 1] as const),
  ),
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
 * A printed date at its own precision. MM/DD/YYYY, MM/DD/YY, MM/YYYY, 'Jul 3, 2026', 'July 3, 2026', '3 Jul 2026', 'Jul 2026',
 * '03/jul/2026', 'julio de 2026', 'YYYY', '2026-07-03', '2026-07'; with points the day comes first ('13.9.2024', as some monitoring services print). Null when it is not one of these or no day of the calendar (02/30/2024).
 */
export function parsePrintedDate(raw: string): PrintedDate | null {
  const text = raw.trim().replace(/\s+/g, ' ')
  if (/^(19|20)\d{2}$/.test(text)) return text
  for (const form of dateForms) {
    const { year, month = '', day } = form.exec(text)?.groups ?? {}
    if (year === undefined) continue
    const number = /^\d/.test(month) ? Number(month) : monthNumber(month)
    if (number === null) return null
    const full = Number(fullYear(year))
    return day === undefined ? isoMonth(full, number) : isoDay(full, number, Number(day))
  }
  return null
}

const dateForms = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?$/,
  /^(?<month>[A-Za-z]{3,9}\.?) (?:(?<day>\d{1,2}), ?)?(?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<month>[A-Za-z]{3,9}\.?),? (?<year>\d{4})$/,
  /^(?<day>\d{1,2})([/-])(?<month>[A-Za-z]{3,9})\2(?<year>\d{4})$/,
  /^(?<month>[a-z]{3,10}) del? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2}) de (?<month>[a-z]{3,10}) del? (?<year>\d{4})$/i,
]

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

/** Every date among the words, and where it begins. @param shortest as for dateAtStart */
export function datesAmong(words: readonly Pick<Word, 'text'>[], shortest: 4 | 7 | 10) {
  const found: (NonNullable<ReturnType<typeof dateAtStart>> & { from: number })[] = []
  for (let from = 0; from < words.length; ) {
    const date = dateAtStart(words.slice(from), shortest)
    if (date !== null) found.push({ ...date, from })
    from += date?.count ?? 1
  }
  return found
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
  return { value, raw, box: 'page' in where ? where : boxAround(where), confidence: 1 }
}

/** One box for each page the words stand on, in page order. */
export function boxesByPage(words: readonly { box: Box }[]): Box[] {
  const pages = [...new Set(words.map((word) => word.box.page))].sort((a, b) => a - b)
  return pages.map((page) => boxAround(words.filter((word) => word.box.page === page)))
}

/**
 * The words as one text with single spaces. A line may break behind a hyphen or a slash inside a word
 * ('(800) 555-' / '0130'): there the parts are one word again.
 */
export function textOf(words: readonly Word[]): string {
  let text = ''
  let previous: Word | null = null
  for (const word of words) {
    const broken = previous !== null && endsOpen(previous.text) && !onOneLine(previous, word)
    text += previous === null || broken ? word.text : ` ${word.text}`
    previous = word
  }
  return (oddSpace.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
}

/** What a text of words has only where one of them is empty or holds a space itself. */
const oddSpace = / {2}|[^\S ]/

/** Nearly no word does: the last letter tells that sooner than a pattern, which looks at all of them. */
function endsOpen(text: string): boolean {
  return (text.endsWith('-') || text.endsWith('/')) && /[\p{L}\p{N}][-/]$/u.test(text)
}

export function onOneLine(a: Word, b: Word): boolean {
  return a.box.page === b.box.page && Math.abs(a.box.y - b.box.y) < 0.5 * a.size
}

/** What reports print where nothing is known: '-', '--', 'N/A', 'NONE REPORTED'. */
const nothing =
  /^([-\u2013\u2014]+|n\/?a|(none|nothing|ningun[oa])( (reported|listed|found|recorded|available|on (file|record)|reportad[oa]))?|not (reported|available|applicable|provided|given)|(no|sin) (reportad[oa]s?|informad[oa]s?|disponibles?|aplica|datos|información))\.?$/i

export function isNothing(text: string): boolean {
  return text === '' || nothing.test(text)
}

/** The text of the words, whatever it says. */
export function asPrinted(words: readonly Word[]): Printed<string> {
  const text = textOf(words)
  return printed(text, text, words)
}

/** The text of the words; null where they say that there is none. */
export function readText(words: readonly Word[]): Printed<string> | null {
  const text = asPrinted(words)
  return isNothing(text.value) ? null : text
}

export function readDate(words: readonly Word[]): Printed<PrintedDate> | null {
  return readAs(words, parsePrintedDate)
}

/** What all of the words are; null where they are not understood. */
export function readAs<T>(words: readonly Word[], parse: (text: string) => T | null): Printed<T> | null {
  const raw = textOf(words)
  const value = parse(raw)
  return value === null ? null : printed(value, raw, words)
}

/** For the coverage part of a report: what stands in a known section and no rule understood. */
export function unreadLine({ text, box }: Line): UnreadLine {
  return { text, box }
}

/** The words as one unread line a page; none for no words. */
export function unreadWords(words: readonly Word[]): UnreadLine[] {
  const pages = [...new Set(words.map((word) => word.box.page))]
  return pages.map((page) => {
    const onPage = words.filter((word) => word.box.page === page)
    return { text: onPage.map((word) => word.text).join(' '), box: lineOf(onPage).box }
  })
}

/** What sections hold, in the sentence of one that holds nothing. A person's own words may begin like it, and speak of something else. */
const held =
  '(accounts?|collections?|inquir(y|ies)|(public )?records?|notices?|messages?|statements?|alerts?|items?|information|data|employers?|employment|address(es)?|names?|judgments?|liens?|bankruptc(y|ies))'
/** 'There are no notices on your file.', 'Your credit file contains no collections at this time.', 'No employers listed' */
const emptySection = new RegExp(
  `^((there (is|are)|you( currently)? have|(your|this) (credit )?(file|report) (contains|has|shows))( currently)? )?no (\\w+ ){0,3}${held}( (reported|found|listed|recorded|available|present|at this time|(at|by|from) any( of the)?( three| credit)? bureaus?|to (display|report|show)|(on|in) (file|record|(your|this|the) (\\w+ ){0,2}(file|report))))+\\.?$|^(you currently have|(your|this) (credit )?(file|report) (contains|has|shows)) no (\\w+ ){0,3}${held}\\.?$|^no ${held}\\.$`,
  'i',
)

/** 'You currently do not have any Collections in your file.', 'None', an introducing sentence. */
export function saysNothing({ text }: Pick<Line, 'text'>): boolean {
  return (
    (text !== '' && /\w/.test(text) && isNothing(text)) ||
    emptySection.test(text) ||
    /\b((do|does) not have any|have no items|no \w+( \w+){0,3} (reported|found|on file)\b)|\bNone on file\.$|^You have no (\w+ ){0,2}\w+\.?$|^\(?This section includes\b|^(Your credit report contains the following|Discharged Chapter|Bankruptcy remains)\b|^No (statement\(?s?\)? present|general personal statements)\b|^No se (reportaron|encontraron|han reportado)\b|^\( ?Continued on next page\b/i.test(
      text,
    )
  )
}

/** The end of an explanation that began in the row above: 'dates specified.' No name begins with a small letter. */
export function endsSentence({ text }: Line): boolean {
  return /^[a-z]+ .*\.$/.test(text)
}

/** 'BOISE, ID 83709'; the code may stand in a row of its own below. */
const city = /^[A-Z][A-Z .'-]+,? [A-Z]{2}(,? \d{5}(-\d{4})?)?$/i
/** More words in a row are a street that wrapped before its city: there the comma is printed. */
const mostOfCity = 5

/** The rows of one address as it is written on one line: a street in rows of its own has no comma behind it. */
export function addressOf(rows: readonly Word[][]): Word[] {
  return rows.flatMap((row, at) => {
    const [next = [], last] = [rows[at + 1], row.at(-1)]
    const isCity = next.length <= mostOfCity && city.test(textOf(next))
    const hasComma = rows.slice(0, at + 1).some((each) => each.some(({ text }) => text.endsWith(',')))
    return last === undefined || !isCity || hasComma
      ? row
      : [...row.slice(0, -1), { ...last, text: `${last.text},` }]
  })
}
