/** The labels of Account Info and Historical Info, and how each becomes a field. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, Tradeline, TradelineField } from '../credit-report.ts'
import { limitOrAmount } from '../limit-or-amount.ts'
import { parseMoney, parsePrintedDate, printed, unionBox } from '../printed-values.ts'
import { type LabelledValue, readLanes, valueText } from './lanes.ts'
import { isBlank } from './report-lines.ts'

type TextField = 'creditor' | 'originalCreditor' | 'type' | 'responsibility' | 'status' | 'terms'
type MoneyField = 'balance' | 'highBalance' | 'creditLimit' | 'originalAmount' | 'monthlyPayment' | 'pastDue'
type DateField = 'opened' | 'reported' | 'closed' | 'removalDate'

const textLabels: Record<string, TextField> = {
  'Account Name': 'creditor',
  'Original Creditor': 'originalCreditor',
  'Account Type': 'type',
  Responsibility: 'responsibility',
  Status: 'status',
  Terms: 'terms',
}
const moneyLabels: Record<string, MoneyField> = {
  Balance: 'balance',
  'Highest Balance': 'highBalance',
  'Credit Limit': 'creditLimit',
  'Original Balance': 'originalAmount',
  'Original Loan Amount': 'originalAmount',
  'Original Amount': 'originalAmount',
  'Monthly Payment': 'monthlyPayment',
  'Past Due Amount': 'pastDue',
}
/** One label for two fields: which one it is, the type of the account says. */
const limitOrAmountLabels = [
  'Credit Limit / Original Balance',
  'Credit Limit/Original Balance',
  'Credit Limit / Original Amount',
  'Credit Limit/Original Amount',
]
const dateLabels: Record<string, DateField> = {
  'Date Opened': 'opened',
  'Balance Updated': 'reported',
  'Date Closed': 'closed',
  'Collection Opened': 'opened',
  'On Record Until': 'removalDate',
  'Removal Date': 'removalDate',
}
/** Printed, understood, and without a place in a tradeline. */
const otherLabels = [
  'Status Updated',
  'Interest Type',
  'Company Sold',
  'Sold To',
  'Paid Off',
  'Credit Usage',
  'Business Type',
]

const allLabels = [
  ...Object.keys(textLabels),
  ...Object.keys(moneyLabels),
  ...Object.keys(dateLabels),
  ...limitOrAmountLabels,
  'Account Number',
  'Recent Payment',
  ...otherLabels,
]

export type AccountFields = Partial<
  Pick<Tradeline, TextField | MoneyField | DateField | 'accountNumber' | 'lastPayment' | 'chargeOffAmount'>
> & { blank: Tradeline['blank'] }

/** Reads the lanes of Account Info and Historical Info. A value that does not fit its label goes to `unread`. */
export function readAccountFields(lines: readonly Line[], unread: (line: Line) => void): AccountFields {
  const fields: AccountFields = { blank: [] }
  const pairs = readLanes(lines, allLabels, unread)
  const isEither = ({ label }: LabelledValue) => limitOrAmountLabels.includes(label)
  const take = (pair: LabelledValue) => {
    const understood = isBlank(valueText(pair)) ? noteBlank(fields, pair) : setField(fields, pair)
    if (!understood)
      unread({ text: `${pair.label} ${valueText(pair)}`, words: pair.words, box: unionBox(pair.words) })
  }
  for (const pair of pairs) if (!isEither(pair)) take(pair)
  for (const pair of pairs) if (isEither(pair)) take(pair)
  if (fields.status) Object.assign(fields, statusAmounts(fields.status))
  return fields
}

function noteBlank(fields: AccountFields, pair: LabelledValue): true {
  const field = limitOrAmountLabels.includes(pair.label) ? eitherOf(fields) : fieldOf(pair.label)
  if (field) fields.blank.push({ field, box: unionBox(pair.labelWords) })
  return true
}

/** After all other labels: the type may stand below. */
function eitherOf({ type }: AccountFields): 'creditLimit' | 'originalAmount' | null {
  return limitOrAmount(type?.value ?? '')
}

function fieldOf(label: string): TradelineField | null {
  if (label === 'Account Number') return 'accountNumber'
  if (label === 'Recent Payment') return 'lastPayment'
  return textLabels[label] ?? moneyLabels[label] ?? dateLabels[label] ?? null
}

function setField(fields: AccountFields, pair: LabelledValue): boolean {
  const raw = valueText(pair)
  const { label, words } = pair
  if (label === 'Account Number') {
    // A number too long for its cell breaks anywhere; it holds no spaces.
    const number = words.map((word) => word.text).join('')
    fields.accountNumber = printed(number, number, words)
    return true
  }
  const text = textLabels[label]
  if (text) {
    fields[text] = printed(raw, raw, words)
    return true
  }
  const money = limitOrAmountLabels.includes(label) ? eitherOf(fields) : moneyLabels[label]
  if (money) return setNumber(fields, money, raw, words)
  if (label === 'Recent Payment')
    return setDate(fields, 'lastPayment', /as of (.+)$/i.exec(raw)?.[1] ?? raw, raw, words)
  const date = dateLabels[label]
  if (date) return setDate(fields, date, raw, raw, words)
  return otherLabels.includes(label)
}

function setNumber(fields: AccountFields, field: MoneyField, raw: string, words: Word[]): boolean {
  const value = parseMoney(raw)
  if (value === null) return false
  fields[field] = printed(value, raw, words)
  return true
}

function setDate(
  fields: AccountFields,
  field: DateField | 'lastPayment',
  text: string,
  raw: string,
  words: Word[],
): boolean {
  const value = parsePrintedDate(text)
  // A payment without a day, '$27', is no date and is not misread either.
  if (value === null) return field === 'lastPayment' && parseMoney(text) !== null
  fields[field] = printed(value, raw, words)
  return true
}

/**
 * Amounts that Experian prints only inside the status: 'Account charged off. $808 written off. $808 past due as of Aug
 * 2015.' Their box is that of the status.
 */
export function statusAmounts(status: Printed<string>): Pick<AccountFields, 'chargeOffAmount' | 'pastDue'> {
  const amounts: Pick<AccountFields, 'chargeOffAmount' | 'pastDue'> = {}
  const writtenOff = amountBefore(status, 'written off')
  const pastDue = amountBefore(status, 'past due')
  if (writtenOff) amounts.chargeOffAmount = writtenOff
  if (pastDue) amounts.pastDue = pastDue
  return amounts
}

function amountBefore(status: Printed<string>, words: string): Printed<number> | null {
  const raw = new RegExp(`(\\$[\\d,]+(?:\\.\\d{2})?) ${words}`, 'i').exec(status.value)?.[1]
  const value = raw ? parseMoney(raw) : null
  return raw && value !== null ? printed(value, raw, status.box) : null
}
