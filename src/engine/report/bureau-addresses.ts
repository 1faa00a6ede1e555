/** The addresses at which a bureau's own report says to write to it: for disputes, and for security freezes. */
import { isState } from '../../shared/rules/us-states.ts'
import { lineOf, linesOf } from '../read/lines.ts'
import type { Box, Line, Page } from '../read/positioned-text.ts'
import { segmentsOf } from '../read/segments.ts'
import { boxesIn, byLine } from './boxes-in.ts'
import type { Bureau, CreditReport, Printed, PrintedAddresses } from './credit-report.ts'
import { printed } from './printed-values.ts'
import { bureauOf } from './recognise.ts'

type Purpose = keyof PrintedAddresses

/** So many lines an address and what leads to it may have, and so many heights of a line may lie between two of them. */
const mostLines = 9
const mostSpace = 2.5

/** What stands before an address says what it is for; what is for something else as well is for neither. */
const saysOf: Readonly<Record<Purpose, { for: RegExp; not: RegExp }>> = {
  disputes: { for: /\bdisput(e|es|ing)\b/i, not: /\bfreez|\bfrozen\b/i },
  freezes: { for: /\bfreezes?\b|\bfreezing\b/i, not: /\bdisput/i },
}
const byMail = /\b(mail|mailing|write|writing|send|address|correspondence)\b/i
const forSomethingElse =
  /\b(fraud|alerts?|opt(ing)?[- ]?out|pre-?screen|identity (theft|thie)|victims?|child|minor|deceased|creditors?|furnishers?|lenders?|collectors?|attorney|CFPB|Consumer Financial|Federal Trade|FTC|Bureau of)\b|\bcopy of (your|the|this|my) (\w+ )?(report|file|disclosure)\b|\b(order|request) (a|an|your|another|additional) (\w+ )?(report|file|disclosure|copy)/i

/** Words that may stand behind the bureau's name in the first lines of its address, and no others. */
const partOfName =
  /^[\s,.:;-]*((information|consumer|customer|credit|national|assistance|services?|solutions?|relations|disputes?|security|freezes?|centers?|departments?|dept|processing|mail|attn|attention|c\/o|us|usa|llc|inc|lp|corp|corporation|company|the|of|and)\b[\s,.:;-]*)*$/i

const zip = /\d{5}/

/** A box or a street, a city, a state and a ZIP code, on one line or several. */
const place =
  /(?<street>\b(?:P\.? ?O\.? ?Box|Post Office Box)\s\d{1,6}\b|\b\d{1,5} [A-Z][A-Za-z0-9.]*(?: [A-Z0-9][A-Za-z0-9.]*){1,4})\s*[,\n]\s*(?<city>[A-Z][A-Za-z.]*(?: [A-Z][A-Za-z.]*){0,2}),?\s+(?<state>[A-Z]{2})\s+(?<zip>\d{5})(?:-(?<more>\d{4}))?(?![\d-])/g

/**
 * What the report prints of its bureau's addresses. Only of a print of the bureau's own, outside of everything that others have
 * written into it (accounts, inquiries, records, statements), behind words that say what it is for, with the bureau's name in its head.
 * Where a report prints two for one purpose, neither is sure.
 * @param report with the places of these pages
 */
export function withBureauAddresses(report: CreditReport, pages: readonly Page[]): CreditReport {
  if (bureauOf(report.family) !== report.bureau) return report
  const isOthersWord = wordsOfOthers(report)
  const isOwn = ({ box }: Line) => !isOthersWord(box)
  const found = pages.flatMap((page) => {
    if (!page.words.some(({ text }) => /^\d{5}\b/.test(text))) return []
    const lines = linesOf(page)
    // Of nearly all pages every ZIP code is in an account or an inquiry: then the rest of the page is not looked at.
    const ends = lines.flatMap((line) => (zip.test(line.text) ? segmentsOf(line) : [])).filter(isOwn)
    if (!ends.some(({ text }) => zip.test(text))) return []
    const cells = lines.flatMap((line) => segmentsOf(line)).filter(isOwn)
    return cells.flatMap((cell) => addressesEndingIn(cell, cells, report.bureau))
  })
  const writeTo: PrintedAddresses = {}
  for (const purpose of ['disputes', 'freezes'] as const) {
    const own = found.filter((each) => each.purpose === purpose).map(({ address }) => address)
    const [first] = own
    if (first !== undefined && own.every((each) => doorOf(each.value) === doorOf(first.value)))
      writeTo[purpose] = first
  }
  return Object.keys(writeTo).length === 0 ? report : { ...report, writeTo }
}

/** Everything from the first to the last entry, what was not understood behind it, and the consumer's own statements. */
function wordsOfOthers({ accounts, inquiries, publicRecords, personal, coverage }: CreditReport) {
  const entries = [accounts, inquiries, publicRecords].flatMap(boxesIn).sort(byLine)
  const [first] = entries
  const feet = entries.map((box) => ({ ...box, y: box.y + box.height })).sort(byLine)
  const last = feet.at(-1)
  const said = [...boxesIn(personal), ...coverage.unread.map(({ box }) => box)]
  return (box: Box): boolean => {
    const isAmong =
      first !== undefined && last !== undefined && byLine(first, box) <= 0 && byLine(box, last) <= 0
    return isAmong || said.some((other) => overlaps(other, box))
  }
}

function addressesEndingIn(
  cell: Line,
  cells: readonly Line[],
  bureau: Bureau,
): { purpose: Purpose; address: Printed<string[]> }[] {
  if (!zip.test(cell.text)) return []
  const lines = linesAbove(cell, cells)
  const text = lines.map((line) => line.text).join('\n')
  const lastLine = text.length - cell.text.length
  const all = [...text.matchAll(place)]
  return all.flatMap((match, at) => {
    const { street = '', city = '', state = '', zip: code = '', more } = match.groups ?? {}
    const end = match.index + match[0].length
    if (end <= lastLine || !isState(state) || !isReal(street, code)) return []
    const before = all[at - 1]
    const from = before === undefined ? 0 : before.index + before[0].length
    const lead = text.slice(from, match.index)
    const name = nameAtEnd(lead, bureau)
    const purpose = name === null ? null : purposeOf(lead)
    if (name === null || purpose === null) return []
    const value = [
      name,
      street.replaceAll('\n', ' '),
      `${city}, ${state} ${code}${more === undefined ? '' : `-${more}`}`,
    ]
    const words = wordsOfPart(lines, match.index - name.length - 2, end)
    return [{ purpose, address: printed(value, words.text, words.box) }]
  })
}

/** The lines of one column that end in this one, the topmost first. */
function linesAbove(cell: Line, cells: readonly Line[]): Line[] {
  const lines = [cell]
  while (lines.length < mostLines) {
    const [top] = lines
    if (top === undefined) break
    const [next] = cells
      .filter(
        ({ box }) =>
          box.y + box.height / 2 < top.box.y &&
          top.box.y - (box.y + box.height) <= mostSpace * top.box.height &&
          box.x < top.box.x + top.box.width &&
          top.box.x < box.x + box.width,
      )
      .sort((a, b) => b.box.y - a.box.y || Math.abs(a.box.x - top.box.x) - Math.abs(b.box.x - top.box.x))
    if (next === undefined) break
    lines.unshift(next)
  }
  return lines
}

/** The bureau's name right before the place, on one line; null where anything else stands there, or another bureau's name. */
function nameAtEnd(lead: string, bureau: Bureau): string | null {
  const names = [...lead.matchAll(/\b(Experian|Equifax|Trans ?Union)\b/gi)]
  const last = names.at(-1)
  const isOwn = ([name]: readonly string[]) => name?.replace(/\s/g, '').toLowerCase() === bureau.toLowerCase()
  if (last === undefined || !names.every(isOwn)) return null
  const behind = lead.slice(last.index + last[0].length)
  if (!partOfName.test(behind)) return null
  const name = lead.slice(last.index).replace(/[\s,:;-]+$/, '')
  return name.replace(/,?\s*\n\s*/g, ', ')
}

function purposeOf(lead: string): Purpose | null {
  if (!byMail.test(lead) || forSomethingElse.test(lead)) return null
  const fits = (['disputes', 'freezes'] as const).filter(
    (purpose) => saysOf[purpose].for.test(lead) && !saysOf[purpose].not.test(lead),
  )
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** The lines that a part of their joined text runs through, as one. */
function wordsOfPart(lines: readonly Line[], from: number, to: number): Line {
  let start = 0
  const own = lines.filter(({ text }) => {
    const isIn = start < to && start + text.length > from
    start += text.length + 1
    return isIn
  })
  const whole = lineOf(own.flatMap(({ words }) => words))
  return { ...whole, text: own.map(({ text }) => text).join(' ') }
}

/** What stands for an address in a specimen is none: no ZIP code begins with three zeros, and no box has the number zero. */
const isReal = (street: string, zip: string): boolean => !zip.startsWith('000') && !/\bbox 0+$/i.test(street)

/** Street and ZIP code: the rest may be written in several ways. */
const doorOf = ([, street = '', end = '']: readonly string[]): string =>
  `${street.replace(/[^a-z0-9]/gi, '').toLowerCase()} ${/\d{5}/.exec(end)?.[0] ?? ''}`

function overlaps(a: Box, b: Box): boolean {
  return (
    a.page === b.page &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  )
}
