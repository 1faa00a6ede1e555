import type { TradelineField } from '../report/credit-report.ts'
import { parseMoney, parsePrintedDate } from '../report/printed-values.ts'
import type { AnswerBlock, AnswerLine } from './answer-blocks.ts'

/** A value that a results letter prints for an item as it stands now. */
export interface AnsweredValue {
  field: TradelineField
  /** The label as printed, without a colon. */
  label: string
  raw: string
  value: string | number
}

const labels: readonly [TradelineField, RegExp][] = [
  ['balance', /^((account|current|recent) )?balance( amount)?$/i],
  ['pastDue', /^(amount past due|past due( amount)?|recent past due)$/i],
  ['creditLimit', /^(credit limit|limit)( amount)?$/i],
  ['highBalance', /^(high(est)? (balance|credit))( amount)?$/i],
  ['originalAmount', /^(original (amount|balance|loan amount)|loan amount)$/i],
  ['chargeOffAmount', /^charge[- ]?off amount$/i],
  ['monthlyPayment', /^((scheduled|monthly|recent) payment)( amount)?$/i],
  ['status', /^(account )?status$/i],
  ['paymentStatus', /^(payment|pay) status$/i],
  ['opened', /^(date )?opened$/i],
  ['closed', /^(date )?closed$/i],
  ['lastPayment', /^(date of last payment|last payment( date| made)?)$/i],
  ['dofd', /^date of (first|1st) delinquency$/i],
  ['removalDate', /^(on record until|estimated (month and year|date) (this )?item will be removed)$/i],
  ['type', /^(account )?type$/i],
  ['responsibility', /^responsibility$/i],
  ['originalCreditor', /^original creditor( name)?$/i],
]
const money: readonly TradelineField[] = [
  'balance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalAmount',
  'chargeOffAmount',
  'monthlyPayment',
]
const dates: readonly TradelineField[] = ['opened', 'closed', 'lastPayment', 'dofd', 'removalDate']
/** Points between the left edges of a heading and of the value under it. */
const sameColumn = 30

/**
 * Values beside their labels ('Balance: $0', or in the next cell), or under a row of labels. Where the letter sets
 * before and after side by side, the last one counts. A field that is printed with two values is left out.
 */
export function valuesInBlock({ lines, text }: AnswerBlock): AnsweredValue[] {
  const hasBefore = /\bbefore\b.{0,60}\bafter\b/i.test(text)
  const found = lines.flatMap((line, at) => [
    ...valuesBeside(line, hasBefore),
    ...valuesUnder(line, lines[at + 1]),
  ])
  return found.filter(
    (one, at) =>
      found.findIndex(({ field }) => field === one.field) === at &&
      found.every(({ field, value }) => field !== one.field || value === one.value),
  )
}

function valuesBeside({ cells }: AnswerLine, hasBefore: boolean): AnsweredValue[] {
  return cells.flatMap(({ text }, at): AnsweredValue[] => {
    const [, head = '', rest = ''] = /^([^:]{3,60}):\s*(.*)$/.exec(text) ?? []
    if (head !== '' && rest !== '') return answeredValue(head, rest)
    const following = cells.slice(at + 1)
    const next = following.findIndex((cell) => fieldOf(cell.text) !== null)
    const own = next === -1 ? following : following.slice(0, next)
    const chosen = hasBefore ? own.at(-1) : own[0]
    return chosen === undefined ? [] : answeredValue(text, chosen.text)
  })
}

/** Only under rows of nothing but labels, at least two. */
function valuesUnder(line: AnswerLine, next: AnswerLine | undefined): AnsweredValue[] {
  const heads = line.cells.filter(({ text }) => fieldOf(text) !== null)
  if (next === undefined || heads.length < 2 || heads.length < line.cells.length) return []
  return heads.flatMap((head) => {
    const under = next.cells.filter(({ x }) => Math.abs(x - head.x) <= sameColumn)
    const [only] = under
    return only === undefined || under.length > 1 ? [] : answeredValue(head.text, only.text)
  })
}

function answeredValue(label: string, raw: string): AnsweredValue[] {
  const field = fieldOf(label)
  if (field === null || fieldOf(raw) !== null) return []
  const value = money.includes(field)
    ? parseMoney(raw)
    : dates.includes(field)
      ? parsePrintedDate(raw)
      : raw.trim()
  return value === null || value === '' ? [] : [{ field, label: label.replace(/\s*:\s*$/, ''), raw, value }]
}

function fieldOf(label: string): TradelineField | null {
  const text = label.replace(/\s*:\s*$/, '').trim()
  return labels.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
