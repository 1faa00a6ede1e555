/** What the lines of Equifax's accounts are: rows of labels, or one of the tables that both its prints set below them. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { figureNames, type Measure } from '../fields/month-figures.ts'
import type { LabelKeys } from '../label-keys.ts'
import type { LineKind } from '../labelled/line-kinds.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { monthHeadingOf, yearsOf } from '../month-heading.ts'
import { monthNumber, onOneLine } from '../printed-values.ts'

type Part = 'row' | 'figures' | 'historical' | 'months' | 'month rows' | 'narratives' | 'foot'

const openings: readonly [RegExp, Part][] = [
  [/^(Account )?Summary$|^Account (Details|Information)$/i, 'row'],
  [/^Account History$/i, 'figures'],
  [/^Historical Account Information$/i, 'historical'],
  [
    /^\d{1,2}[- ]Month History\b|^24[- ]Month Payment History\b|^(Date|Month)\b(?! (Reported|Opened|Closed|of)\b).*\bBalance\b[^:]*$/i,
    'month rows',
  ],
  [/^(\d{2}-Month )?Payment History( Key)?$/i, 'months'],
  [/^Comments?( Contact( Information)?)?:?$|^Contact( Information)?:?$/i, 'foot'],
  [/^Narrative Codes?\b[^:]*$/i, 'narratives'],
]
/** A scan reads the small print of a legend without some of its spaces. */
const legendOfGrid = /\bPaid ?on ?Time\b|^Payment History Key: /i
const legendWords = new Set(
  'paid on time pays or as agreed blank days past due voluntary surrender foreclosure charge off charge-off included in bankruptcy repossession too new to rate collection account no data available'.split(
    ' ',
  ),
)

/** What a cell of the payment history shows; a figure has its dollar sign. */
const paymentCode = /^([A-Z]{1,3}|30|60|90|120|150|180)$/

/** 'Year Jan Feb … Dec'. */
const isGridHeader = (line: Line): boolean =>
  line.words[0]?.text === 'Year' && (monthHeadingOf(line)?.length ?? 0) >= fewestMonths
const fewestMonths = 6

/** A year, or a month below a row of years, and short cells behind it; or short cells alone. */
export function isGridRow({ words }: Line): boolean {
  const [first, ...rest] = words
  if (beginsGridRow(first)) return rest.every(({ text }) => text.length <= 4)
  return words.every(({ text }) => text.length <= 3 && !/[a-z]/.test(text))
}

/** 'Mo 2025 2026'. */
const isMonthsDown = (line: Line): boolean =>
  yearsOf(line) !== null && /^mo(nth)?s?:?$/i.test(line.words[0]?.text ?? '')

/** 'YYYY', 'Jan', or '01'. */
export const beginsGridRow = (first: Word | undefined): boolean =>
  /^((19|20)\d{2}|0[1-9]|1[0-2])$/.test(first?.text ?? '') || monthNumber(first?.text ?? '') !== null

/** The legend of a grid, or the rest of it where it wrapped: nothing but its words, codes and glyphs. */
const isLegend = ({ text, words }: Line): boolean =>
  legendOfGrid.test(text) ||
  words.every(
    (word) =>
      legendWords.has(word.text.toLowerCase()) || /^([A-Z]{1,3}|\d{2,3}(-\d{2,3})?|\W)$/u.test(word.text),
  )

/** 'MM/YY' or 'MM/YYYY' and the figures of that month. */
export const isMonthRow = ({ words }: Line): boolean =>
  /^(0[1-9]|1[0-2])\/(19|20)?\d{2}$/.test(words[0]?.text ?? '')

/** A code alone, or a code and behind a column gap or a bar its description. */
export function isNarrativeRow(line: Line): boolean {
  const [code, ...others] = segmentsOf(line)[0]?.words ?? []
  const isAlone = others.length === 0 || others[0]?.text === '|'
  return code !== undefined && isAlone && /^[0-9A-Z]{2,3}$/.test(code.text)
}

/** The part that a subheading or the head of a table opens; null for any other line. */
export function partOpenedBy(line: Line): Part | null {
  const heading = line.text.replace(/\s*\((continued|cont\.?)\)$/i, '')
  if (isGridHeader(line) || legendOfGrid.test(line.text)) return 'months'
  return openings.find(([pattern]) => pattern.test(heading))?.[1] ?? null
}

/**
 * @param isOne true for the lines of one account below its name: what can only be another one's, whose name was lost, is
 *   then stray, to the end
 * @param isAnnounced false where labels below tables may stand without a subheading
 */
export function accountLineKinds(
  lines: readonly Line[],
  keys: LabelKeys,
  isOne: boolean,
  isAnnounced: boolean,
): Map<Line, LineKind> {
  const kinds = new Map<Line, LineKind>()
  const isAnother = orderOf()
  let part = 'row' as Part
  let isProse = false
  let head: Line | null = null
  for (const [at, line] of lines.entries()) {
    const named = partOpenedBy(line)
    const isMeasure = isMeasureAbove(line, lines[at + 1])
    const isNone =
      isMeasure ||
      (part === 'figures' && isHeadOfFigures(lines, at)) ||
      (part === 'row' && (isBesideLabel(line, lines[at - 1]) || isLabelOfNothing(line, lines[at + 1])))
    const opened: Part | null = isNone ? null : named
    // The last row of an explanation is short; it ends with its full stop.
    const isText: boolean =
      opened === null &&
      part !== 'foot' &&
      (isExplanation(line) || (isProse && /^[a-z].*\.$/.test(line.text)))
    const own: Part | null = isMeasure
      ? 'figures'
      : (opened ?? (isText ? part : partOf(line, part, keys, kinds, head)))
    const isUnannounced = opened === null && own === 'row' && part !== 'row'
    if (isOne && own !== null) {
      const labels = own === 'row' && opened === null && !isText ? labelsOf(line, keys) : []
      if (
        isAnother(own, labels) ||
        (isUnannounced && !isAnnounced && labels.some((label) => !belowTables.test(label)))
      ) {
        for (const rest of lines.slice(at)) kinds.set(rest, 'stray')
        break
      }
    }
    if (opened === 'narratives') head = line
    kinds.set(line, own === null ? 'stray' : isText ? 'legend' : kindOf(line, own, opened !== null))
    part = own ?? part
    isProse = isText
  }
  return kinds
}

function kindOf(line: Line, part: Part, isOpening: boolean): LineKind {
  if (part === 'row') return isOpening ? 'heading' : 'row'
  if (part === 'months')
    return isGridHeader(line) || (!isOpening && (isGridRow(line) || !isLegend(line))) ? 'months' : 'legend'
  if (part === 'figures' || part === 'historical') return isOpening ? 'heading' : 'figures'
  return part
}

/** The part that a line which opens none belongs to; null for a line of none. A row of labels is no row of a table. */
function partOf(
  line: Line,
  part: Part,
  keys: LabelKeys,
  kinds: ReadonlyMap<Line, LineKind>,
  narratives: Line | null,
): Part | null {
  if (part === 'row') return part
  if (part === 'foot') return hasLabelOf(line, keys) && !/^Comments/i.test(line.text) ? 'row' : part
  if (part === 'historical' && startsWithMeasure(line) && !line.text.includes(':')) return part
  if (part === 'figures' && measureOf(line) !== null) return part
  if (monthHeadingOf(line) !== null || isMonthsDown(line)) return part
  if (hasLabelOf(line, keys)) return 'row'
  if (part === 'historical') return null
  if (part === 'months') return isGridRow(line) || isLegend(line) ? part : null
  if (part === 'narratives') {
    // 'Narrative Code | Narrative Code Description': the description's column begins with its second 'Narrative'.
    const description = narratives?.words.slice(1).find(({ text }) => /^Narrative$/i.test(text))
    return isNarrativeRow(line) || (description !== undefined && line.box.x > description.box.x - 4)
      ? part
      : null
  }
  if (part === 'month rows') {
    const before = [...kinds]
    const above = before.at(-1)
    // Over a page break the head comes again, and wraps again.
    const isBelowHead = above !== undefined && above[1] === part && !/\d/.test(above[0].text)
    const isFirst = !before.some(([each, kind]) => kind === part && isMonthRow(each))
    const isHead = !/\d/.test(line.text) && (isBelowHead || isFirst)
    return isHead || isMonthRow(line) || /^[\d, ]+$/.test(line.text) ? part : null
  }
  return part
}

/** A label in the second lane of its row, without its value, heads nothing: 'Comments' right of 'Date of First Delinquency'. */
function isBesideLabel(line: Line, before: Line | undefined): boolean {
  const [first, own] = [before?.words[0], line.words[0]]
  return first !== undefined && own !== undefined && onOneLine(first, own)
}

/** 'Comments:' with nothing behind it, right above the payment history: a row of its own, that in other accounts has its text beside it. */
function isLabelOfNothing({ text }: Line, next: Line | undefined): boolean {
  return /^Comments?:?$/i.test(text) && next !== undefined && partOpenedBy(next) === 'months'
}

/** The name of a measure above a table of months, whatever heading stands above it: 'Comments' is one, too. */
function isMeasureAbove(line: Line, next: Line | undefined): boolean {
  return measureOf(line) !== null && next !== undefined && isGridHeader(next)
}

/** A grid's head is also that of a measure's table, whose name may be lost, unless codes of payments stand below it. */
function isHeadOfFigures(lines: readonly Line[], at: number): boolean {
  const [line, above] = [lines[at], lines[at - 1]]
  if (line === undefined || !isGridHeader(line)) return false
  if (above !== undefined && measureOf(above) !== null) return true
  for (let below = at + 1; ; below += 1) {
    const row = lines[below]
    if (row === undefined || !isGridRow(row)) return true
    if (row.words.slice(1).some(({ text }) => paymentCode.test(text))) return false
  }
}

/**
 * Notices where another account begins without its name: a label comes twice, a table that was left comes again, or
 * labels and tables stand below comments and contact, which end every account.
 */
function orderOf(): (part: Part, labels: readonly string[]) => boolean {
  const seen = new Set<string>()
  const left = new Set<Part>()
  let last: Part = 'row'
  return (part, labels) => {
    const isBack = part !== last && left.has(part) && part !== 'row'
    if (part !== last) left.add(last)
    const isBelowFoot = last === 'foot' && part !== 'foot'
    last = part
    if (isBack || isBelowFoot || labels.some((label) => seen.has(label))) return true
    for (const label of labels) seen.add(label)
    return false
  }
}

/** Labels that may also stand below an account's tables; every other one there begins another account. */
export const belowTables =
  /^(Original Creditor( Name)?|Creditor Classification|Narrative Code\(s\)|Comments)$/

const explanations =
  /^(The tables? below|View (up to|detailed)|Your debt-to-credit|Contact the creditor|The numbers indicated|This (section|account history)|No \d{2}-Month Payment Data available|Generally,)/i

/** Prose of the layout that says nothing of the account. */
export function isExplanation({ text, words }: Line): boolean {
  const small = words.filter((word) => /^[a-z]/.test(word.text))
  return explanations.test(text) || (words.length > 5 && small.length > 0.6 * words.length)
}

/** True for a row that begins with the name of its measure. */
export function startsWithMeasure({ text }: Pick<Line, 'text'>): boolean {
  return Object.keys(figureNames).some((name) => text.toLowerCase().startsWith(name))
}

/** The measure whose table begins below the line; null when it is no name of one. */
export function measureOf({ text }: Pick<Line, 'text'>): Measure | null {
  return figureNames[text.toLowerCase().replace(/\s*\((continued|cont\.?)\)$/, '')] ?? null
}
