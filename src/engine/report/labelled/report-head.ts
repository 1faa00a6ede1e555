/** The head of a report: its date, its number and whom it is about. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

export interface ReportHead {
  reportDate: Printed<PrintedDate> | null
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
}

const dateLabel =
  /^((Credit |Your )?Report (Date|Created|Generated|as of)|Date (Generated|Created|Issued|Prepared|of (this )?Report)|Prepared|Generated|Created|Issued|Credit File( Date)?)( on)?( ?:)?$|^Fecha (del (informe|reporte)|de (emisión|creación|preparación))( del informe)?:?$/i
/** Says so little that it counts on the front page alone. */
const weakDateLabel = /^(Date|As of):?$/i
const numberLabel =
  /^((Your )?(Credit )?Report (Number|#|No\.?|ID)|File (Number|#)|(Report )?Confirmation( Number| #)?|Reference (Number|#))( is)?:?$|^Número de(l)? (informe|reporte|archivo|expediente|confirmación|referencia)( es)?:?$/i
const nameLabel =
  /^((.{0,40}(Credit|Consumer) (Report|File|Disclosure)( from (Experian|Equifax|TransUnion))?|(Report )?Prepared) for|(Consumer |Your |Full )?Name|Consumer|(Informe )?(Preparado|Elaborado) para|Nombre( completo)?|Consumidor):?$/i

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
      valueFor(rest, dateLabel, dateIn) ??
      valueFor(outside.flatMap(cellsOf), weakDateLabel, dateIn),
    reportNumber: valueFor(first, numberLabel, numberIn),
    preparedFor: valueFor(first, nameLabel, nameIn),
  }
}

/** The date in the head's own row where that is printed again: 'Prepared for: ANN LEE   Date: …   Confirmation # …' at a foot. */
export function dateInHeadRow(lines: readonly Line[]): ReportHead['reportDate'] {
  const isHeadRow = (cells: readonly Line[]) =>
    [nameLabel, numberLabel].every((label) => cells.some(({ words }) => lengthOfLabel(words, label) > 0))
  return valueFor(lines.map(cellsOf).filter(isHeadRow).flat(), weakDateLabel, dateIn)
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
      const end = at + longestLabel(words.slice(at))
      if (at === 0 || (end > at && /[:#]$/.test(words[end - 1]?.text ?? ''))) starts.push(at)
      until = Math.max(at + 1, end)
    }
    return starts.map((from, i) => lineOf(words.slice(from, starts[i + 1])))
  })
}

const longestLabel = (words: readonly Word[]): number =>
  Math.max(...[dateLabel, weakDateLabel, numberLabel].map((label) => lengthOfLabel(words, label)))

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

/** Number of words of the longest label that the words begin with. */
function lengthOfLabel(words: readonly Word[], label: RegExp): number {
  for (let end = Math.min(words.length, 10); end > 0; end -= 1)
    if (label.test(textOf(words.slice(0, end)))) return end
  return 0
}

/** A day, also with the time behind it. */
function dateIn(words: readonly Word[]): Printed<PrintedDate> | null {
  // '15 de marzo de 2026' is five words.
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const own = words.slice(0, count)
    const raw = textOf(own).replace(/[,.]$/, '')
    const date = parsePrintedDate(raw)
    if (date?.length === 10) return printed(date, raw, own)
  }
  return null
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
  return /^\p{L}[\p{L} .,'-]+$/u.test(name) && words.length > 1 && words.length < 7
    ? printed(name, name, words)
    : null
}
