/** The parts of an account block: opening pairs, monthly figures, payment history, details, comments and contact. */
import type { Line } from '../../read/positioned-text.ts'
import { isExplanation } from '../equifax/explanations.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { accountLabels } from './account-labels.ts'

export type AccountPart = 'fields' | 'figures' | 'history' | 'historical' | 'foot'

/** Lines by part, in reading order, without subheadings and explanations. */
export interface AccountParts extends Record<AccountPart, Line[]> {
  /** Lines that can only be another account's, whose name was lost. */
  orphans: Line[]
}

const openings: readonly [RegExp, AccountPart][] = [
  [/^(Account )?Summary$/i, 'fields'],
  [/^Account History$/i, 'figures'],
  [/^(\d{2}-Month )?Payment History( Key)?$/i, 'history'],
  [/^Historical Account Information$/i, 'historical'],
  [/^Account (Details|Information)$/i, 'fields'],
  [/^Comments?( Contact( Information)?)?:?$|^Contact( Information)?:?$/i, 'foot'],
]

/** Names of the monthly measures, as they stand above their tables; the figure each is. */
export const measures: Readonly<Record<string, Measure>> = {
  balance: 'balance',
  'scheduled payment': 'scheduledPayment',
  'scheduled payment amount': 'scheduledPayment',
  'actual payment': 'actualPayment',
  'actual payment amount': 'actualPayment',
  'credit limit': 'creditLimit',
  'high credit': 'highCredit',
  'amount past due': 'pastDue',
  'past due': 'pastDue',
  'past due amount': 'pastDue',
  'activity designator': 'not kept',
  'available credit': 'not kept',
  'date of last payment': 'not kept',
  'last payment date': 'not kept',
  comments: 'not kept',
}
export type Measure =
  | 'balance'
  | 'scheduledPayment'
  | 'actualPayment'
  | 'creditLimit'
  | 'highCredit'
  | 'pastDue'
  | 'not kept'

/** The measure whose table begins below the line; null when it is no name of one. */
export function measureOf({ text }: Line): Measure | null {
  return measures[text.toLowerCase().replace(/\s*\((continued|cont\.?)\)$/, '')] ?? null
}

/** The part that a subheading opens; null for any other line. */
export function partOpenedBy({ text }: Line): AccountPart | null {
  const heading = text.replace(/\s*\((continued|cont\.?)\)$/i, '')
  return openings.find(([pattern]) => pattern.test(heading))?.[1] ?? null
}

/**
 * @param lines of one account, below its title
 * @param isNumbered false where only its first label shows an account: labels below tables without a subheading are then
 *   those of the next account, whose first row was lost
 */
export function partsOf(lines: readonly Line[], isNumbered: boolean): AccountParts {
  const parts: AccountParts = { fields: [], figures: [], history: [], historical: [], foot: [], orphans: [] }
  const order = newOrder()
  let part: AccountPart = 'fields'
  let isProse = false
  for (const [at, line] of lines.entries()) {
    const opened = partOpenedBy(line)
    const isOpening: boolean = opened !== null && !isOfFigures(lines, at, part)
    // The last row of an explanation is short; it ends with its full stop.
    const isText: boolean =
      part !== 'foot' && (isExplanation(line) || (isProse && /^[a-z].*\.$/.test(line.text)))
    const own: AccountPart =
      isOpening && opened !== null ? opened : isText ? part : partOfLine(lines, at, part)
    const labels = isOpening || isText || own !== 'fields' ? [] : labelsOf(line, accountLabels)
    const isUnannounced = !isOpening && own === 'fields' && part !== 'fields'
    if (order.isAnother(own, labels) || (isUnannounced && !isNumbered)) {
      parts.orphans.push(...lines.slice(at))
      break
    }
    part = own
    isProse = !isOpening && isText
    if (isOpening ? own === 'foot' : !isText) parts[own].push(line)
  }
  return parts
}

/**
 * Notices where another account begins without its name: a label comes twice, a table that was left comes again, or
 * labels and tables stand below comments and contact, which end every account.
 */
function newOrder(): { isAnother(part: AccountPart, labels: readonly string[]): boolean } {
  const seen = new Set<string>()
  const left = new Set<AccountPart>()
  let last: AccountPart = 'fields'
  return {
    isAnother(part, labels) {
      const isBack = part !== last && left.has(part) && part !== 'fields'
      if (part !== last) left.add(last)
      const isBelowFoot = last === 'foot' && part !== 'foot'
      last = part
      if (isBack || isBelowFoot || labels.some((label) => seen.has(label))) return true
      for (const label of labels) seen.add(label)
      return false
    },
  }
}

/** 'Comments' is also the name of a monthly measure. */
function isOfFigures(lines: readonly Line[], at: number, part: AccountPart): boolean {
  return part === 'figures' && isMeasureHeading(lines, at)
}

/** A row of labels below the tables is no row of theirs, even where its subheading was lost. */
function partOfLine(lines: readonly Line[], at: number, part: AccountPart): AccountPart {
  const line = lines[at]
  if (line === undefined || part === 'fields') return part
  if (part === 'foot')
    return hasLabelOf(line, accountLabels) && !/^Comments/i.test(line.text) ? 'fields' : part
  if (part === 'figures' && measureOf(line) !== null) return part
  if (monthHeadingOf(line) !== null || (part === 'historical' && !line.text.includes(':'))) return part
  return hasLabelOf(line, accountLabels) ? 'fields' : part
}

/** The name of a measure right above its row of months. */
function isMeasureHeading(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  return line !== undefined && next !== undefined && measureOf(line) !== null && monthHeadingOf(next) !== null
}
