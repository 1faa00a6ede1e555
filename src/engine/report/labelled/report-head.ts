/** The head of a report: its date, its number and whom it is about. */
import { lineOf, linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Coverage, Printed, PrintedDate, PrintedScore } from '../credit-report.ts'
import { isNoName } from '../no-names.ts'
import { dateAtStart, datesAmong, parsePrintedDate, printed, textOf } from '../printed-values.ts'

export interface ReportHead {
  reportDate: Printed<PrintedDate> | null
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
}

const dateLabel =
  /^((Credit |Your )?Report (Date|Created|Generated|as of)|(Report |File )?Disclosure (Date|Created|Made)|Date (Generated|Created|Issued|Prepared|of (this )?Report)|Date Completed|Prepared|Generated|Created|Issued|Drawn|Pulled|Retrieved|Credit File( Date)?)( on)?( ?:)?$|^Fecha (del (informe|reporte)|de (emisión|creación|generación|preparación))( del informe)?:?$/i
/** Says so little that it counts on the front page alone. */
const weakDateLabel = /^(Date|As of):?$/i
const numberLabel =
  /^((Your )?(Credit )?Report (Number|#|No\.?|ID)|File (Number|#)|(Report )?Confirmation( Number| #)?|(Experian |Equifax |TransUnion )?(File )?Reference( Number| #)?)( is)?:?$|^Número de(l)? (informe|reporte|archivo|expediente|confirmación|referencia)( es)?:?$/i
const nameLabel =
  /^((.{0,40}(Credit|Consumer) (Report|File|Disclosure)( from (Experian|Equifax|TransUnion))?|(Report )?Prepared|Report) for|(Consumer |Your |Full )?Name|Consumer|(Informe )?(Preparado|Elaborado) para|Nombre( completo)?|Consumidor):?$/i
/** Each of those labels has one of these words: a line without them need not be taken apart. */
const wordOfNumber = /number|#|\bno\b|\bid\b|confirmation|reference|número/i
const wordOfName = /\bfor\b|name|consumer|\bpara\b|nombre|consumidor/i

/**
 * @param front lines before the first section
 * @param others lines of the other parts without accounts
 * @param outside those of the front that stand before every account
 */
export function readHead(
  front: readonly Line[],
  others: readonly Line[],
  outside: readonly Line[] = front,
): ReportHead {
  const first = front.flatMap(cellsOf)
  const rest = others.flatMap(cellsOf)
  return {
    reportDate:
      valueFor(first, dateLabel, dateIn) ??
      dateInSentence(front) ??
      valueFor(rest, dateLabel, dateIn) ??
      valueFor(outside.flatMap(cellsOf), weakDateLabel, dateIn),
    reportNumber: valueFor(first, numberLabel, numberIn),
    preparedFor: valueFor(first, nameLabel, nameIn),
  }
}

/** 'Here is your credit report as of Nov 24, 2026', 'Prepared for ANN LEE on 24 Nov 2026'. */
function dateInSentence(lines: readonly Line[]): ReportHead['reportDate'] {
  for (const { words } of lines) {
    const at = words.findIndex((_, from) =>
      /^credit (report|file) as of$/i.test(textOf(words.slice(from, from + 4))),
    )
    const on = /^(Prepared|Created|Generated) for \p{Lu}/u.test(textOf(words))
      ? words.findLastIndex(({ text }) => text === 'on')
      : -1
    const date = dateIn(at === -1 ? words.slice(on === -1 ? words.length : on + 1) : words.slice(at + 4))
    if (date !== null) return date
  }
  return null
}

/** The date in the head's own row where that is printed again: 'Prepared for: ANN LEE   Date: …   Confirmation # …' at a foot. */
export function dateInHeadRow(lines: readonly Line[]): ReportHead['reportDate'] {
  const isHeadRow = (cells: readonly Line[]) =>
    [nameLabel, numberLabel].every((label) => cells.some(({ words }) => lengthOfLabel(words, label) > 0))
  const rows = lines.filter(({ text }) => wordOfName.test(text) && wordOfNumber.test(text))
  return valueFor(rows.map(cellsOf).filter(isHeadRow).flat(), weakDateLabel, dateIn)
}

/** The day behind its label at the head or the foot of any page: where two pages say two days, neither. */
export function dateOfRunningHead(pages: readonly Page[]): ReportHead['reportDate'] {
  const days = pages.flatMap((page) => {
    const outer = linesOf(page).filter(({ words }) => words.some((word) => isInMargin(word, page)))
    return valueFor(outer.flatMap(cellsOf), dateLabel, dateIn) ?? []
  })
  const [day, ...others] = days
  return day === undefined || others.some(({ value }) => value !== day.value) ? null : day
}

/** The one day that stands alone in the head of the first page, as at a letter's: nothing says what it is, so it is asked. */
export function dateAlone(front: readonly Line[]): ReportHead['reportDate'] {
  const dates = front.flatMap(({ words, box }) => {
    const date = box.page === front[0]?.box.page ? dateIn(words) : null
    return date === null || dateAtStart(words, 10)?.count !== words.length
      ? []
      : [{ ...date, confidence: 0.5 }]
  })
  const [date, ...others] = dates
  return date === undefined || others.some(({ value }) => value !== date.value) ? null : date
}

/**
 * The segments of a line, and before each label with a sign behind it: 'Prepared for: ANN LEE Date: …' is two. No label begins within
 * another one: 'Report date:' is one cell.
 */
function cellsOf(line: Line): Line[] {
  return segmentsOf(line).flatMap(({ words }) => {
    const starts: number[] = []
    let until = 0
    for (const at of words.keys()) {
      if (at < until) continue
      const end = at + lengthOfLabel(words.slice(at), dateLabel, weakDateLabel, numberLabel)
      if (at === 0 || (end > at && /[:#]$/.test(words[end - 1]?.text ?? ''))) starts.push(at)
      until = Math.max(at + 1, end)
    }
    return starts.map((from, i) => lineOf(words.slice(from, starts[i + 1])))
  })
}

/**
 * The value in the label's own segment, in the next one of its row, or right below it; the first that fits. Where a weak
 * label is only the beginning of its segment ('Date Opened:'), the other two are of the whole.
 */
function valueFor<T>(
  segments: readonly Line[],
  label: RegExp,
  read: (words: readonly Word[]) => T | null,
): T | null {
  for (const [at, segment] of segments.entries()) {
    const end = lengthOfLabel(segment.words, label)
    if (end === 0) continue
    const next = segments[at + 1]
    const beside = next !== undefined && Math.abs(next.box.y - segment.box.y) < 4 ? next.words : []
    const below = segments.find(
      ({ box }) =>
        box.page === segment.box.page &&
        box.y > segment.box.y + 2 &&
        box.y - segment.box.y < 3 * segment.box.height + 6 &&
        Math.abs(box.x - segment.box.x) < 20,
    )
    const isPart = label === weakDateLabel && end < segment.words.length
    for (const words of [segment.words.slice(end), ...(isPart ? [] : [beside, below?.words ?? []])]) {
      const value = words.length === 0 ? null : read(words)
      if (value !== null) return value
    }
  }
  return null
}

/** No label has more words. */
const longest = 10

/** Number of words of the longest of these labels that the words begin with. */
function lengthOfLabel(words: readonly Word[], ...labels: readonly RegExp[]): number {
  for (let end = Math.min(words.length, longest); end > 0; end -= 1) {
    const text = textOf(words.slice(0, end))
    if (labels.some((label) => label.test(text))) return end
  }
  return 0
}

/** A day, also with the time behind it. */
function dateIn(words: readonly Word[]): Printed<PrintedDate> | null {
  const found = dateAtStart(words, 10)
  return found && printed(found.date, found.raw, words.slice(0, found.count))
}

function numberIn(words: readonly Word[]): Printed<string> | null {
  const [word] = words
  const number = /^[\dA-Z][\dA-Z-]{4,}(?=[.,]?$)/i.exec(word?.text ?? '')?.[0]
  return word === undefined || number === undefined || !/\d/.test(number)
    ? null
    : printed(number, number, [word])
}

function nameIn(words: readonly Word[]): Printed<string> | null {
  const name = textOf(words)
  const isName = /^\p{L}[\p{L} .,'-]+$/u.test(name) && words.length > 1 && words.length < 7
  // The next column may begin in the row of the label: with a heading, or with a label of its own.
  const isOther = isNoName(name) || [dateLabel, numberLabel].some((label) => label.test(name))
  return isName && !isOther ? printed(name, name, words) : null
}

/** The name with what stands right below it, where the report lists both as one: a narrow column broke it. */
export function withRestOfName(
  name: ReportHead['preparedFor'],
  listed: readonly Printed<string>[],
  front: readonly Line[],
): ReportHead['preparedFor'] {
  if (name === null) return null
  const { box } = name
  const below = front
    .flatMap(segmentsOf)
    .find(
      (each) =>
        each.box.page === box.page &&
        Math.abs(each.box.x - box.x) < 3 &&
        each.box.y > box.y + 2 &&
        each.box.y - box.y < 2.2 * box.height,
    )
  const whole = `${name.value} ${below?.text}`
  return listed.find(({ value }) => value === whole) ?? name
}

/** Credit scores that a report prints beside their model: 'FICO Score 8' and '712'. */
const model = /\b(FICO\W{0,2} Score[\u00ae\u2122]?( \d{1,2}\b)?|VantageScore[\u00ae\u2122]? \d\.\d)/i
/** So many rows below its model a score may stand. */
const below = 3

/** A score stands in a cell of its own, or right behind its model; the ends of the scale ('300 - 850') are none. */
export function readScores(lines: readonly Line[]): PrintedScore[] {
  const scores: PrintedScore[] = []
  for (const [at, line] of lines.entries()) {
    const found = model.exec(line.text)?.[0]
    if (found === undefined || line.words.length > 12) continue
    const cells = lines.slice(at, at + 1 + below).flatMap((each) => {
      const own = each === line ? cellsBehindModel(each) : segmentsOf(each)
      return own.length > 0 && (each === line || model.exec(each.text) === null) ? own : []
    })
    const cell = cells.find(({ text }) => isScore(text))
    if (cell === undefined || scores.some(({ score }) => score.box === cell.box)) continue
    scores.push({
      score: printed(Number(cell.text), cell.text, cell.box),
      model: found.replace(/[®™:]/g, '').trim(),
    })
  }
  return scores
}

/** The cells of the model's own row, and the number that stands right behind it. */
function cellsBehindModel(line: Line): Line[] {
  const cells = segmentsOf(line)
  const last = line.words.at(-1)
  const isBehind = last !== undefined && /\b(Score|\d{1,2}|\d\.\d)\W{0,2} \d{3}$/i.test(line.text)
  return isBehind ? [...cells, { text: last.text, words: [last], box: last.box }] : cells
}

function isScore(text: string): boolean {
  return /^\d{3}$/.test(text) && Number(text) >= 300 && Number(text) <= 850
}

/** The counts of 'At a Glance' on Experian's front pages; null for what is not counted. */
export function statedCounts(lines: readonly Line[]): Coverage['stated'] {
  return {
    accounts: countOf(lines, 'Accounts?'),
    hardInquiries: countOf(lines, 'Hard Inquir(?:y|ies)'),
    publicRecords: countOf(lines, 'Public Records?'),
  }
}

/** Behind the noun of a heading or label: 'FICO Score 8 Account summary', 'Nov 08, 2026 Account info'. */
const notOfLabel = '(?! (?:summary|info|name|number|type|status|history|ever)\\b)'

/** '11 Accounts', also where number and noun stand on two lines of a card. */
function countOf(lines: readonly Line[], noun: string): number | null {
  const glance = lines.findIndex((line) => /At a Glance/i.test(line.text))
  const text = textOf(lines.slice(Math.max(glance, 0)).flatMap(({ words }) => words))
  const match = new RegExp(`(?<!\\bScore |, |[\\d$][.,])\\b(\\d{1,4}) ${noun}\\b${notOfLabel}`, 'i').exec(
    text,
  )
  return match ? Number(match[1]) : null
}

/** Part of the page's height, at its head and at its foot, that the browser prints its own lines into. */
const margin = 0.06
const time = /^\d{1,2}:\d{2}(:\d{2})?$/

/**
 * The day on which the browser printed the first page ('11/7/26, 9:41 AM'), for a file without 'Date Created'.
 * The disclosure is made while the person waits, so this is its date in all but rare cases: confidence 0.5.
 * A day in the margin that neither has the time behind it nor stands there on most pages may be a value of an account that
 * goes on over the page's end.
 */
export function dateOfPrinting(pages: Page[]): Printed<PrintedDate> | null {
  const [page, ...others] = pages
  if (page === undefined) return null
  for (const [at, word] of page.words.entries()) {
    if (!isInMargin(word, page)) continue
    const date = parsePrintedDate(word.text.replace(/,$/, ''))
    if (date?.length !== 10) continue
    const next = page.words[at + 1]
    const isTimed = next !== undefined && Math.abs(next.box.y - word.box.y) <= 2 && time.test(next.text)
    if (
      isTimed ||
      (others.length > 0 && 2 * others.filter((other) => prints(other, word)).length >= others.length)
    )
      return { ...printed(date, word.text, [word]), confidence: 0.5 }
  }
  return null
}

const prints = (page: Page, { text, box }: Word): boolean =>
  page.words.some((word) => word.text === text && Math.abs(word.box.y - box.y) <= 2)

function isInMargin({ box }: Word, { height }: Page): boolean {
  return box.y < height * margin || box.y + box.height > height * (1 - margin)
}

/** The dates that words print one after another ('Dec 22, 2025, 11/02/2025'), and the words that are none. A year alone is none. */
export function datesIn(words: readonly Word[]): { dates: Printed<PrintedDate>[]; rest: Word[] } {
  const found = datesAmong(words, 7).map((each) => ({
    ...each,
    own: words.slice(each.from, each.from + each.count),
  }))
  return {
    dates: found.map(({ date, raw, own }) => printed(date, raw, own)),
    rest: words.filter((word) => !found.some(({ own }) => own.includes(word))),
  }
}
