/** The accounts of a section: each begins at a name with a masked number, 'HARBOR BANK 517805****'. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { maskedNumberOf } from '../transunion-acr/masked-number.ts'
import { accountLabels, monthLabels } from './account-labels.ts'

export interface MailedBlock {
  name: Word[]
  number: Word | null
  /** What stands behind and below the name before the first label: address and telephone. */
  contact: Line[]
  rows: Line[]
  /** The table of months. */
  months: Line[]
  /** Lines that can only be another account's, whose name was lost. */
  orphans: Line[]
  /** All words of the block. */
  words: Word[]
}

interface Title {
  /** Index of the title's first line, and of the first line behind it. */
  from: number
  to: number
  name: Word[]
  number: Word | null
  rest: Word[]
}

/** Labels that nothing but an account has. */
const accountsAlone = /^(Account Number|Date Opened|Account Type|Loan Type|Pay Status|Balance)$/
/** What may also stand below the table of months. */
const belowMonths = /^(Remarks?|Estimated month|Maximum Delinquency)/
/** What stands under the name of a company that asked for the report, and under no account's. */
const ofInquiry = /^(Requested On|Permissible Purpose|Inquiry Type)\b/i
/** So many lines may stand between a name and its first label. */
const farthestName = 4

export function accountBlocks(lines: readonly Line[]): { blocks: MailedBlock[]; before: Line[] } {
  const titles: Title[] = []
  for (let at = 0; at < lines.length; at++) {
    const title = titleAt(lines, at, titles.at(-1)?.to ?? 0)
    if (title === null) continue
    titles.push(title)
    at = title.to - 1
  }
  return {
    before: lines.slice(0, titles[0]?.from ?? lines.length),
    blocks: titles.map((title, i) => blockOf(title, lines.slice(title.from, titles[i + 1]?.from), lines)),
  }
}

function titleAt(lines: readonly Line[], at: number, since: number): Title | null {
  const line = lines[at]
  if (line === undefined || isRow(line)) return null
  const ahead = lines.slice(at + 1, at + 1 + farthestName)
  const firstLabel = ahead.findIndex((each) => hasLabelOf(each, accountLabels))
  if (firstLabel === -1) return null
  const between = ahead.slice(0, firstLabel)
  if (between.some((each) => numberIn(each) !== -1 || ofInquiry.test(each.text))) return null
  const number = numberIn(line)
  if (number === -1) return unnumberedTitle(lines, at, firstLabel, since)
  const above = lines[at - 1]
  const name = line.words.slice(0, number).filter(({ text }) => text !== '#')
  const isWrapped = above !== undefined && at - 1 >= since && !isRow(above) && isRowAbove(above, line)
  const words = isWrapped ? [...above.words, ...name] : name
  if (!words.some(({ text }) => /[A-Za-z]/.test(text))) return null
  return {
    from: isWrapped ? at - 1 : at,
    to: at + 1,
    name: words,
    number: line.words[number] ?? null,
    rest: line.words.slice(number + 1),
  }
}

/** A name without a number, which some furnishers have: bold, above labels that the account before already has. */
function unnumberedTitle(
  lines: readonly Line[],
  at: number,
  firstLabel: number,
  since: number,
): Title | null {
  const [line, labelled] = [lines[at], lines[at + 1 + firstLabel]]
  const [first, other] = [line?.words[0], labelled?.words[0]]
  if (line === undefined || first === undefined || labelled === undefined || other === undefined) return null
  const isApart = (first.bold && !other.bold) || first.size > 1.1 * other.size
  const seen = new Set(lines.slice(since, at).flatMap((each) => labelsOf(each, accountLabels)))
  const repeats = labelsOf(labelled, accountLabels).some((label) => seen.has(label))
  if (!isApart || !(seen.size === 0 || repeats) || line.text !== line.text.toUpperCase()) return null
  // Inquiries have names above addresses and telephone numbers too.
  const ahead = lines
    .slice(at + 1 + firstLabel, at + 4 + firstLabel)
    .map((each) => labelsOf(each, accountLabels))
  const end = ahead.findIndex((labels) => labels.length === 0)
  const below = ahead.slice(0, end === -1 ? ahead.length : end).flat()
  if (!below.some((label) => accountsAlone.test(label))) return null
  // The rows below of a name that wrapped are no address: they are set like its first.
  const rows = lines.slice(at, at + 1 + firstLabel)
  const cut = rows.findIndex(({ words }) => words[0]?.bold !== first.bold || words[0].size < first.size - 0.3)
  const name = cut === -1 ? rows : rows.slice(0, cut)
  return { from: at, to: at + name.length, name: name.flatMap(({ words }) => words), number: null, rest: [] }
}

function blockOf(title: Title, lines: readonly Line[], all: readonly Line[]): MailedBlock {
  const below = all.slice(title.to, title.from + lines.length)
  const firstLabel = below.findIndex((line) => hasLabelOf(line, accountLabels))
  const rest = title.rest
  const contact = below.slice(0, Math.max(0, firstLabel))
  const block: MailedBlock = {
    name: title.name,
    number: title.number,
    contact: rest.length > 0 ? [lineFrom(rest, lines), ...contact] : contact,
    rows: [],
    months: [],
    orphans: [],
    words: [],
  }
  let inMonths = false
  const seen = new Set<string>()
  const own = below.slice(Math.max(0, firstLabel))
  for (const [at, line] of own.entries()) {
    if (isMonthHeading(line, own[at + 1], inMonths)) inMonths = true
    else if (inMonths && !isMonthRow(line) && hasLabelOf(line, accountLabels)) inMonths = false
    const labels = inMonths ? [] : labelsOf(line, accountLabels)
    // A label stands once in an account, and above its months: what comes then is of one whose name was lost.
    if (labels.some((label) => seen.has(label) || (block.months.length > 0 && !belowMonths.test(label)))) {
      block.orphans = own.slice(at)
      break
    }
    for (const label of labels) seen.add(label)
    if (/^(Payment|Rating) History$|^Rating Key\b/i.test(line.text)) continue
    block[inMonths ? 'months' : 'rows'].push(line)
  }
  block.words = [
    ...lines.slice(0, title.to - title.from),
    ...contact,
    ...block.rows,
    ...block.months,
  ].flatMap(({ words }) => words)
  return block
}

function lineFrom(words: Word[], lines: readonly Line[]): Line {
  const box = lines[0]?.box ?? { page: 0, x: 0, y: 0, width: 0, height: 0 }
  return { text: words.map(({ text }) => text).join(' '), words, box }
}

/** One month alone may be a value, such as the month of removal; above a row of the table it is a heading. */
function isMonthHeading(line: Line, next: Line | undefined, inMonths: boolean): boolean {
  const months = monthHeadingOf(line)
  if (months === null || months.length > 1 || inMonths) return months !== null
  return next !== undefined && isMonthRow(next) && /^Rating\b/i.test(next.text)
}

/** 'Past Due $0 $0 $120': one of the table's labels alone at the beginning. */
function isMonthRow(line: Line): boolean {
  const labels = labelsOf(line, accountLabels)
  let key = ''
  for (const { text } of line.words.slice(0, 3)) {
    key += keyOf(text)
    if (monthLabels.has(key)) return labels.length < 2 && !text.endsWith(':')
  }
  return labels.length === 0
}

function isRow(line: Line): boolean {
  return (
    hasLabelOf(line, accountLabels) ||
    monthHeadingOf(line) !== null ||
    monthLabels.has(keyOf(line.words[0]?.text ?? ''))
  )
}

/** Index of the masked account number among the words; -1 without one. */
function numberIn({ words }: Line): number {
  return words.findIndex(({ text }) => maskedNumberOf(text.replace(/^[#>]+|[<,;]+$/g, '')) !== null)
}

/** The row before of a name that wrapped: set alike and close above. */
function isRowAbove(line: Line, below: Line): boolean {
  const [first, next] = [line.words[0], below.words[0]]
  if (first === undefined || next === undefined || first.bold !== next.bold) return false
  // Over a page break no distance says anything; only what is set bold is a name there.
  const isNear = line.box.page === below.box.page ? below.box.y - line.box.y < 1.6 * next.size : first.bold
  return isNear && Math.abs(first.size - next.size) < 0.3 && Math.abs(line.box.x - below.box.x) < 4
}
