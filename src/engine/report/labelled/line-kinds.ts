/** What a line of an account is: a row of labels and values, or of one of the tables below them. */
import { lineOf } from '../../read/lines.ts'
import { type Line, lostSign, type Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { HistoryCode } from '../credit-report.ts'
import type { LabelKeys } from '../label-keys.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { isYearsAcross, monthDown, monthHeadingOf, yearsOf } from '../month-heading.ts'
import { monthNumber, parseMoney, parsePrintedDate, saysNothing, textOf } from '../printed-values.ts'
import { gridYear, inlineMonths } from './account-months.ts'
import { balanceColumns } from './balance-tables.ts'
import { keyRowOf } from './code-meanings.ts'
import { isMisreadRow, isRowOfLabels, isRowOfOwnCells } from './month-ratings.ts'
import { isAddressLine, isTag, isValueBelow } from './name-lines.ts'
import { isBlank, isBold, largestOf, plainText } from './running-text.ts'

/** 'balance line' is 'Jan 2020: $412 / 01/05/2020 / $35 / $35'; 'balance table' has its columns under a heading row. */
export type LineKind =
  | 'row'
  | 'heading'
  | 'months'
  | 'guide'
  | 'legend'
  | 'balance line'
  | 'balance table'
  | OwnTable
  | TextKind

/** Tables that some layout alone prints, and what below an account can only be another one's. */
export type OwnTable = 'figures' | 'month rows' | 'narratives' | 'foot' | 'stray'

/** Running text of an account: what was noted of it, now and before ('Previous:'), and what the consumer had added. */
export type TextKind = 'comment' | 'remark' | 'statement'

type State = 'rows' | 'history' | 'guide' | 'balance line' | 'balance table' | 'note' | TextKind

const headings: readonly (readonly [RegExp, State])[] = [
  [/^(Payment history guide|Guía del historial de pagos?):?$/i, 'guide'],
  [/^How you (have )?paid\b.{0,40}$/i, 'history'],
  [
    /^(((\d+[- ]Month )?Payment|Account|Rating|Pay) History( Details| \([^)]{3,30}\))?|Month[- ]by[- ]month (record|history)|Historial de (los )?pagos?):?$/i,
    'history',
  ],
  [/^Balance Histor(y|ies)(:?| [-\u2013] The following .*)$/i, 'balance line'],
  [
    /^(Account|Additional|Historical|Contact|Creditor|Loan|Payment|Balance) (Info|Information|Details|Summary)$|^Details$|^Summary$|^(Información|Datos) (de la cuenta|de contacto|históric[ao]s?|adicional(es)?|del acreedor)$/i,
    'rows',
  ],
]
const guide =
  /^Late Payments?:|^((30|60|90|120|150|180)\+? days (past due|late)|Past due (30|60|90|120|150|180)\+? days|Charge[ -]?off|Collection|Repossession|Voluntar(y|ily) surrender(ed)?|Foreclosure|.{0,30}bankruptcy.{0,30}) as of |^(\d{2,3} días de (atraso|mora)|Cobranza|Colección|Cancelad[ao] como pérdida|Pérdida|Reposesión|Ejecución hipotecaria|.{0,30}bancarrota.{0,30}) (a partir de|hasta|desde) /i
/** Months one after another; the row may begin with the year of the last one above it, and end with a month whose year is below. */
const monthList =
  /^(?=\S)(?:(?:19|20)\d{2}(?: to |,? ?))?(?:(?:to )?[A-Za-z]{3,9}\.? \d{4}(?: to |,? ?|$))*(?:[A-Za-z]{3,9}\.?)?$/
/** A word of the same form that is no month is the name of the next account. */
const isMonthList = (text: string): boolean =>
  monthList.test(text) &&
  (text.match(/[A-Za-z]+/g) ?? []).every((word) => word === 'to' || monthNumber(word) !== null)
const balanceLine = /^[A-Z][a-z]{2,8}\.? (19|20)\d{2}: ?\S/
const legend =
  /^[\u2022\u25a0-\u25ff\u2b1b\u2b1c\u2b24] ?[a-z]|\bTerms met\b|\bPast due \d{2,3} days\b|\bNo data\b|^(Legend|Key)\b|^(CO|CLS|ND|OK|C|F|R|V|B) [A-Z][a-z]+/i
/** '— Data' and 'unavailable' below it: no name, no label and no value is of small letters alone. */
const restOfLegend = /^[a-z]+( [a-z]+)?$/
/** '30 Days - 1   60 Days - 0', '30 Days   1': how often a payment was late; 'Total Months: 31'; the key to the ratings. */
const counted =
  /^((30|60|90|120|150|180)\+? Days? ?[-\u2013:]? ?\d+ ?)+$|^Total Months:?( \d+)?$|^Rating Key\b|^(N\/R|X|OK|\d{2,3}|COL|VS|RPO|Repossession,?) .*\b(C\/O|FC|COL|RPO)\b/i
const sentence =
  /^The following (data|information) (will )?appears?|^((actual )?amount )?paid$|^account balance \/|^The original amount of this account was|scheduled to (continue on record|go to a positive)|^Between .{6,40}, your (credit limit|high balance)/i

/** Below the balances: 'Additional info: Between Sep 2025 and Oct 2026, your original balance was $9,000'. */
const note = /^Additional info:/i

/**
 * @param codeOf what this layout's cells of months stand for; null for what is none
 * @param texts subheadings with running text below them
 * @param subheadings of rows, in words that are in no book
 */
export function lineKinds(
  lines: readonly Line[],
  keys: LabelKeys,
  codeOf: (text: string) => HistoryCode | null,
  texts: readonly (readonly [RegExp, TextKind])[] = [],
  subheadings: ReadonlySet<Line> = new Set(),
): Map<Line, LineKind> {
  const kinds = new Map<Line, LineKind>()
  let state: State = 'rows'
  let inTable = false
  let months: Line | null = null
  let subheading: Line | null = null
  for (const [at, line] of lines.entries()) {
    const text = plainText(line)
    const heading = [...texts, ...headings].find(([pattern]) => pattern.test(text))?.[1]
    const isCell = (word: string) =>
      codeOf(word) !== null ||
      word === lostSign ||
      isBlank(word) ||
      parseMoney(word.replace(/[><]/g, '')) !== null
    const isInline =
      inlineMonths(line)?.every(({ word }) => codeOf(word.text) !== null || word.text === lostSign) === true
    let kind: LineKind = 'row'
    if (isText(state) && subheading !== null && isTitle(line, subheading)) state = 'rows'
    if (heading !== undefined || subheadings.has(line)) {
      kind = 'heading'
      subheading = line
      state = heading ?? 'rows'
      inTable = false
    } else if (isText(state)) kind = state
    else if (isTagged(line)) kind = 'heading'
    else if (balanceColumns(line) !== null) kind = state = 'balance table'
    else if (balanceLine.test(text)) kind = state = 'balance line'
    else if (guide.test(text)) kind = state = 'guide'
    else if (note.test(text) || (state === 'note' && goesOn(line, keys))) {
      kind = 'legend'
      state = 'note'
    } else if (
      isInline ||
      isYearsAcross(line, lines[at + 1]) ||
      (isMonths(line, state === 'history') && !isValueBelow(lines[at - 1], line, keys))
    ) {
      kind = 'months'
      state = 'history'
      inTable = !isInline
      months = line
    } else if (isAboveMonths(line, lines[at + 1])) kind = 'months'
    else if (
      state === 'history' &&
      inTable &&
      (isCellBelowLabel(line, lines[at - 1]) ||
        isMonthRow(line, keys, isCell, months) ||
        isMisreadRow(line, lines[at - 1], codeOf))
    )
      kind = 'months'
    else if (state === 'history' && isKeyOfColours(text)) kind = 'legend'
    else if (hasLabelOf(line, keys)) {
      state = 'rows'
      inTable = false
    } else if (sentence.test(text) || counted.test(text) || saysNothing(line)) kind = 'legend'
    else if (kinds.get(lines[at - 1] ?? line) === 'legend' && restOfLegend.test(text)) kind = 'legend'
    else if (state === 'history' && isOfKey(line, lines, at)) kind = 'legend'
    else if ((state === 'history' && legend.test(text)) || /\/ ?Terms met\b/i.test(text)) kind = 'legend'
    else if (state === 'guide' && isMonthList(text)) kind = 'guide'
    else if (state === 'balance table' && parsePrintedDate(textOf(line.words.slice(0, 2))) !== null)
      kind = state
    else if (
      state === 'balance line' &&
      !isAddressLine(line) &&
      /^(\$|\d|\/)|\/ ?(\$|ND|no data|\d)/i.test(text)
    )
      kind = state
    kinds.set(line, kind)
  }
  return kinds
}

/** A row of the key to the codes, and the rest of one in the row below. */
const isOfKey = (line: Line, lines: readonly Line[], at: number): boolean =>
  keyRowOf(line, undefined) !== null || (at > 0 && keyRowOf(lines[at - 1] ?? line, line)?.takesNext === true)

/** 'Paid on time   1 month late (30)   Written off': the key to colours, which are no text. */
const meaning =
  /\b(paid on time|on time|\d{1,3} (months?|days) late|(written|charged)[ -]off|charge-?off|with collector|in collections?)\b/gi
const fewestMeanings = 3
export const isKeyOfColours = (text: string): boolean => (text.match(meaning)?.length ?? 0) >= fewestMeanings

const isText = (state: State): state is TextKind => /^(comment|remark|statement)$/.test(state)

/** 'Contact info PO BOX 1, RENO, NV 89501': a subheading in bold is a line of its own, and so is the text behind it. */
export function withSubheadingApart(line: Line): Line[] {
  const end = line.words.findIndex(({ bold }) => !bold)
  if (end < 1) return [line]
  const bold = textOf(line.words.slice(0, end))
  const isSubheading = headings.some(([pattern, state]) => state === 'rows' && pattern.test(bold))
  return isSubheading ? [lineOf(line.words.slice(0, end)), lineOf(line.words.slice(end))] : [line]
}

/**
 * The name of the next account ends the running text of this one: it is set larger than its subheadings, and in bold where
 * its fonts tell that they are: those that a browser draws itself do not. No text is bold as well, so a little larger is enough.
 */
function isTitle(line: Line, subheading: Line): boolean {
  if (!isBold(line) && isBold(subheading)) return false
  return largestOf(line) > (isBold(line) ? 1.07 : 1.15) * largestOf(subheading)
}

/** The rest of a note: no label, and no name, which stands in capitals. */
const goesOn = (line: Line, keys: LabelKeys): boolean =>
  line.text !== line.text.toUpperCase() && !hasLabelOf(line, keys)

/** 'Potentially negative    Balance updated Oct 23, 2026' below a name: its rows print that day too. */
function isTagged(line: Line): boolean {
  if (!/Balance updated/i.test(line.text)) return false
  const [first, ...others] = segmentsOf(line)
  return (
    first !== undefined &&
    others.length === 1 &&
    /^Balance updated\b/i.test(others[0]?.text ?? '') &&
    isTag(first)
  )
}

/** A month alone is a heading only among others: elsewhere it is a value. */
const isMonths = (line: Line, areOthers: boolean): boolean =>
  (monthHeadingOf(line)?.length ?? 0) > (areOthers ? 0 : 1)

/** Cells that print their labels for themselves, and whatever stands below such labels. */
const isCellBelowLabel = (line: Line, above: Line | undefined): boolean =>
  isRowOfLabels(line) || isRowOfOwnCells(line) || (above !== undefined && isRowOfLabels(above))

function isAboveMonths(line: Line, next: Line | undefined): boolean {
  return yearsOf(line) !== null && next !== undefined && isMonths(next, false)
}

/** True below the only month of a short last row. */
function isBelowOne(cell: Word | undefined, months: Line | null): boolean {
  const [only, ...others] = months === null ? [] : (monthHeadingOf(months) ?? [])
  if (cell === undefined || only === undefined || others.length > 0) return false
  return cell.box.x < only.right && cell.box.x + cell.box.width > only.left
}

/** '2025 OK OK 30', 'Jan OK 30', 'OK OK 30', 'Balance $120 $90': cells only, behind a year or a label without a colon. */
function isMonthRow(
  line: Line,
  keys: LabelKeys,
  isCell: (text: string) => boolean,
  months: Line | null,
): boolean {
  if (monthDown(line) !== null) return line.words.slice(1).every(({ text }) => isCell(text))
  const from = gridYear(line) === null ? line.words.findIndex(({ text }) => isCell(text)) : 1
  const cells = line.words.slice(from)
  if (from > 0 && gridYear(line) === null) {
    if (!hasLabelOf(line, keys) && !/^(Rating|Status|Amount Paid)$/i.test(textOf(line.words.slice(0, from))))
      return false
    if ((cells.length < 2 && !isBelowOne(cells[0], months)) || line.words[from - 1]?.text.endsWith(':'))
      return false
  }
  return from >= 0 && cells.every(({ text }) => isCell(text))
}
