/** What TransUnion's disclosures say of an invented account. */
import type { TruthAccount } from '../truth-report.ts'
import type { Entry } from './invented-entry.ts'
import { saidAccount } from './printed-truth.ts'
import { dollars } from './worded.ts'

export interface TransunionStyle {
  /** Whose print it is: what stands at the head and foot of each page (1). */
  browser?: 'chrome' | 'safari'
  /** How often bold text is drawn (2). */
  copies?: number
  /** The value below its label on the cover and in the personal part (3). */
  isPersonalBelow?: boolean
  /** Where the label of a value of several rows stands (4). */
  longLabel?: 'first' | 'last' | 'above'
  /** Months in a row; the last row ends with their count where `hasTotal` (5). */
  months?: number
  hasTotal?: boolean
  /** `Account Name` before the first account of a section only (6). */
  isNamedOnce?: boolean
  /** `Terms $n per month, paid Monthly for n months`, Date Paid, Last Payment Made/Paid, Open Account (7). */
  hasOtherRows?: boolean
  /** `High Balance (Hist.)` of one or of several times (8). */
  high?: 'plain' | 'one time' | 'several times'
  /** Letters among the figures, or five figures before the mask (9). */
  numbers?: 'long' | 'letters' | 'five'
  /** Pay statuses as in list 10. */
  hasOtherStatuses?: boolean
  /** The key to ratings and remarks, the paragraph on Buy Now Pay Later (11). */
  hasKey?: boolean
  /** The address of 2026, printed across (12). */
  isNewAddress?: boolean
  isLandscape?: boolean
  /** Pages that follow the report (13). */
  hasSupplement?: boolean
  /** `Chat Now` between rows (14). */
  hasChat?: boolean
}

export const isDebt = ({ kind }: Entry) => kind === 'collection' || kind === 'buyer'

/** TransUnion prints 120 for all that is later. */
export function monthsOf(entry: Entry): Entry['history'] {
  if (isDebt(entry)) return []
  return entry.history.map(({ month, code }) => ({
    month,
    code: code === '150' || code === '180' ? '120' : code,
  }))
}

const words = {
  card: ['Revolving Account', 'CREDIT CARD'],
  auto: ['Installment Account', 'AUTOMOBILE'],
  mortgage: ['Mortgage Account', 'CONVENTIONAL REAL ESTATE MTG'],
  student: ['Installment Account', 'STUDENT LOAN'],
  collection: ['Open Account', 'COLLECTION AGENCY/ATTORNEY'],
  buyer: ['Open Account', 'FACTORING COMPANY ACCOUNT'],
} as const
const holders = { individual: 'Individual Account', joint: 'Joint Account', authorized: 'Authorized Account' }
const statuses = {
  current: ['Current; Paid or Paying as Agreed', 'Current; Paid or paying as agreed'],
  late: ['Account 60 Days Past Due Date', 'Account 60 Days Past Due Date'],
  chargedOff: ['Charged Off', 'Charge-off'],
  paid: ['Paid, Closed; was Paid as agreed', 'Paid, Closed; was 60 days past due date'],
  collection: ['Collection Account', 'In Collection'],
} as const

export function saidOfTransunion(entry: Entry, style: TransunionStyle): TruthAccount {
  const [type, loanType] = words[entry.kind]
  const per = style.hasOtherRows ? 'per month, paid Monthly' : 'per month; paid Monthly'
  const number = {
    long: `${entry.number.slice(0, -4)}****`,
    letters: `${entry.number.slice(0, 2)}K${entry.number.slice(2, 5)}R${entry.number.slice(5, 8)}****`,
    five: `${entry.number.slice(0, 5)}****`,
  }[style.numbers ?? 'long']
  const remarks = [
    ...(entry.state === 'chargedOff' ? ['PROFIT AND LOSS WRITEOFF', 'ACCOUNT CLOSED BY CREDIT GRANTOR'] : []),
    ...(isDebt(entry) ? ['PLACED FOR COLLECTION'] : []),
    ...(entry.isDisputed ? ['ACCOUNT INFORMATION DISPUTED BY CONSUMER (FCRA)'] : []),
    ...(entry.state === 'paid' ? ['CLOSED'] : []),
  ]
  return saidAccount(
    entry,
    number,
    {
      type,
      loanType: entry.kind === 'card' && style.hasOtherRows ? 'SECURED CREDIT CARD' : loanType,
      responsibility: holders[entry.holder],
      opened: entry.opened,
      reported: entry.reported,
      closed: entry.closed,
      status: statuses[entry.state][style.hasOtherStatuses ? 1 : 0],
      balance: entry.balance,
      highBalance: isDebt(entry) ? null : entry.high,
      creditLimit: entry.limit,
      originalAmount: isDebt(entry) ? entry.original : null,
      originalCreditor: entry.originalCreditor,
      pastDue: entry.pastDue > 0 ? entry.pastDue : null,
      monthlyPayment: entry.monthly,
      terms:
        entry.monthly === null
          ? null
          : `${dollars(entry.monthly)} ${per}${entry.months === null ? '' : ` for ${entry.months} months`}`,
      lastPayment: entry.lastPaid,
      removalDate: entry.removal,
    },
    { remarks, history: monthsOf(entry) },
  )
}
