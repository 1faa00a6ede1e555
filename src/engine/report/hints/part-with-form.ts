/** Which part of a line has the form of what it is said to be. */

import { dateFields, moneyFields } from '../../../shared/rules/account-fields.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { bureaus, type Printed, type TradelineField } from '../credit-report.ts'
import { datesAmong, parseMoney, parsePrintedDate, printed, textOf } from '../printed-values.ts'
import { hasItsForm } from '../proof/value-forms.ts'
import { type HintedSection, isOnLine, type PointedMeaning, pointedOn, sectionOf } from './hints.ts'

/** Words of a line, first and last, from 0. */
export interface LinePart {
  from: number
  to: number
}

type Form = 'day' | 'date' | 'money' | 'number' | 'report number' | 'bureau' | 'text' | 'line'

const dates: readonly PointedMeaning[] = dateFields
const amounts: readonly PointedMeaning[] = moneyFields
/** As value-forms has it: nothing is dated later than the longest loans run. */
const anyReportDate = '2199-12-31'

export function formOf(meaning: PointedMeaning): Form {
  if (meaning === 'reportDate') return 'day'
  if (dates.includes(meaning)) return 'date'
  if (amounts.includes(meaning)) return 'money'
  if (meaning === 'accountNumber') return 'number'
  if (meaning === 'reportNumber') return 'report number'
  if (meaning === 'bureau') return 'bureau'
  return meaning === 'nothing' || meaning.startsWith('heading:') ? 'line' : 'text'
}

/**
 * The one part of these words that can be what it is said to be: a day, an amount, a number, or of a text what stands behind
 * its label's colon. 'several' where it could be one or another; 'none' without any.
 */
export function partWithForm(
  texts: readonly string[],
  meaning: PointedMeaning,
): LinePart | 'none' | 'several' {
  const form = formOf(meaning)
  if (texts.length === 0) return 'none'
  if (form === 'line') return { from: 0, to: texts.length - 1 }
  if (form === 'text') return textPart(texts, meaning)
  const found = form === 'day' || form === 'date' ? datesIn(texts, form) : runsOf(texts, form)
  const [only, ...others] = found
  if (only === undefined) return 'none'
  return others.length > 0 ? 'several' : only
}

/** The value of words that partWithForm chose, as sure as a person's word; null where they have not its form. */
export function pointedValue(
  words: readonly Word[],
  meaning: PointedMeaning,
): Printed<string> | Printed<number> | null {
  const texts = words.map(({ text }) => text)
  const part = partWithForm(texts, meaning)
  if (typeof part === 'string') return null
  const own = words.slice(part.from, part.to + 1)
  const raw = textOf(own)
  const form = formOf(meaning)
  if (form === 'money') {
    const amount = parseMoney(plain(raw))
    return amount === null ? null : { ...printed(amount, raw, own), isSaid: true }
  }
  const value =
    form === 'day' || form === 'date'
      ? parsePrintedDate(plain(raw))
      : form === 'bureau'
        ? bureauIn(raw)
        : form === 'number'
          ? plain(raw).replace(/^#/, '')
          : raw
  return value === null ? null : { ...printed(value, raw, own), isSaid: true }
}

const plain = (text: string): string => text.replace(/[,.;:]+$/, '')

function datesIn(texts: readonly string[], form: 'day' | 'date'): LinePart[] {
  const words = texts.map((text) => ({ text }))
  return datesAmong(words, form === 'day' ? 10 : 4).map(({ from, count }) => ({ from, to: from + count - 1 }))
}

/** Neighbouring words of the form as one part: a masked number may be three words. */
function runsOf(texts: readonly string[], form: Form): LinePart[] {
  const isOf = (text: string) => isOfForm(plain(text), form)
  const isStrong = (text: string) => form === 'money' && isOf(text) && text.includes('$')
  const isOwn = texts.some(isStrong) ? isStrong : isOf
  const parts: LinePart[] = []
  for (const [at, text] of texts.entries()) {
    if (!isOwn(text)) continue
    const last = parts.at(-1)
    if (form === 'number' && last?.to === at - 1) last.to = at
    else parts.push({ from: at, to: at })
  }
  return parts.filter(
    ({ from, to }) => form !== 'number' || /[\d*Xx•]/.test(texts.slice(from, to + 1).join('')),
  )
}

function isOfForm(text: string, form: Form): boolean {
  if (form === 'money') return parseMoney(text) !== null
  if (form === 'number')
    return /^#?(?=.*[\d*•]|x{2})[\dA-Z*•.-]{2,}$/i.test(text) && !/^[A-Z][a-z]+$/.test(text)
  if (form === 'report number') return /^(?=.*\d)[\dA-Z][\dA-Z-]{4,}$/i.test(text)
  return bureauIn(text) !== null
}

const bureauIn = (text: string): string | null =>
  bureaus.find((bureau) => new RegExp(`^${bureau}\\b`, 'i').test(text)) ?? null

/** Behind the colon of a label, where the line has one with something behind it; else all of it. */
function textPart(texts: readonly string[], meaning: PointedMeaning): LinePart | 'none' {
  const colon = texts.findIndex((text) => text.endsWith(':'))
  const part = { from: colon < texts.length - 1 ? colon + 1 : 0, to: texts.length - 1 }
  const raw = texts.slice(part.from, part.to + 1).join(' ')
  if (!/\p{L}{2}/u.test(raw)) return 'none'
  const field = meaning === 'remark' ? 'status' : (meaning as TradelineField)
  return hasItsForm(field, { value: raw, raw }, anyReportDate) ? part : 'none'
}

/**
 * What a person said of a whole report: who prepared it, of which day, under which number. The newest word on it counts: it
 * stands last.
 */
export function pointedHead(
  pages: readonly Page[],
  meaning: 'bureau' | 'reportDate' | 'reportNumber',
): Printed<string> | null {
  const values = pointedOn(pages).flatMap((pointed) =>
    pointed.meaning === meaning ? [pointedValue(pointed.words, meaning)] : [],
  )
  const last = values.at(-1) ?? null
  return last !== null && typeof last.value === 'string' ? { ...last, value: last.value } : null
}

/** What begins with a line of these pages, in a person's word. */
export function pointedStarts(pages: readonly Page[]) {
  const pointed = pointedOn(pages)
  const sections = pointed.filter(({ meaning }) => sectionOf(meaning) !== null)
  const creditors = pointed.filter(({ meaning }) => meaning === 'creditor')
  return {
    section: (line: Line): HintedSection | null =>
      sectionOf(sections.find((each) => isOnLine(each, line))?.meaning ?? ''),
    /** The words of the creditor with whom an account begins on this line; none without one. */
    creditor: (line: Line): Word[] => creditors.find((each) => isOnLine(each, line))?.words ?? [],
  }
}
