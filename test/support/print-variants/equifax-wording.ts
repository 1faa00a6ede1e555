/** What Equifax's disclosure says of an invented account. */
import type { TruthAccount } from '../truth-report.ts'
import type { Entry } from './invented-entry.ts'
import { saidAccount } from './printed-truth.ts'

export interface EquifaxStyle {
  /** Head of every page in one run, foot of ten figures and the page on rows of their own (21). */
  isHeadInOneRun?: boolean
  /** A sign, a drawing without text, or nothing at all stands in the cells on time and in their legend (22). */
  onTime?: 'sign' | 'tick' | 'empty'
  /** Code 233 on cards: no credit limit; several codes in a row (23). */
  hasCode233?: boolean
  /** `Owner: Individual`, debt buyer and real estate types, raw notice, short month (24). */
  hasOtherValues?: boolean
  /** `24-Month History` with its headings (25). */
  hasMonthTable?: boolean
  /** Rows of an account again after the end of a page (25). */
  isRepeated?: boolean
}

const types = {
  card: 'Credit Card',
  auto: 'Auto Loan',
  mortgage: 'Conventional Real Estate Mortgage',
  student: 'Student Loan',
  collection: 'Collection',
  buyer: 'Debt Buyer Account',
} as const
const holders = {
  individual: 'Individual Account',
  joint: 'Joint Account',
  authorized: 'Authorized User',
} as const
const statuses = {
  current: 'Pays As Agreed',
  late: '60 Days Past Due',
  chargedOff: 'Charge Off',
  paid: 'Pays As Agreed',
  collection: 'Collection',
} as const

/** The words for type and owner, and the narrative codes with their texts. */
export function equifaxWords(entry: Entry, style: EquifaxStyle) {
  const isLimitCode = style.hasCode233 === true && entry.kind === 'card'
  const codes: [code: string, text: string][] = [
    ...(entry.kind === 'card'
      ? [['002', 'Credit Card'] as [string, string]]
      : [['132', 'Fixed Rate'] as [string, string]]),
    ...(entry.state === 'chargedOff' ? [['067', 'Charged Off Account'] as [string, string]] : []),
    ...(entry.closed === null ? [] : [['065', 'Account Closed By Credit Grantor'] as [string, string]]),
    ...(entry.isDisputed ? [['167', 'Consumer Disputes After Resolution'] as [string, string]] : []),
    ...(isLimitCode ? [['233', 'Amount in High Credit Column is Credit Limit'] as [string, string]] : []),
  ]
  const isOther = style.hasOtherValues === true
  const holder = isOther && entry.holder === 'individual' ? 'Individual' : holders[entry.holder]
  const other = { mortgage: 'FHA Real Estate Mortgage', card: 'Deposit Related' } as const
  const type =
    isOther && (entry.kind === 'mortgage' || entry.isDisputed)
      ? other[entry.kind === 'mortgage' ? 'mortgage' : 'card']
      : types[entry.kind]
  return { codes, isLimitCode, holder, type }
}

export function saidOfEquifax(entry: Entry, style: EquifaxStyle): TruthAccount {
  const { codes, isLimitCode, holder, type } = equifaxWords(entry, style)
  return saidAccount(
    entry,
    `*${entry.number.slice(-4)}`,
    {
      type,
      responsibility: holder,
      opened: entry.opened,
      reported: entry.reported,
      closed: entry.closed,
      status: statuses[entry.state],
      balance: entry.balance,
      highBalance: isLimitCode ? entry.limit : entry.high,
      creditLimit: isLimitCode ? null : entry.limit,
      originalCreditor: entry.originalCreditor,
      pastDue: entry.pastDue,
      monthlyPayment: entry.monthly,
      chargeOffAmount: entry.state === 'chargedOff' ? entry.balance : null,
      terms: entry.months === null ? null : `${entry.months} Months`,
      lastPayment: entry.lastPaid,
      dofd: entry.dofd,
    },
    { remarks: codes.map(([, text]) => text), history: historyOf(entry, style) },
  )
}

/** Of cells that show nothing nobody can say that they were on time. */
function historyOf({ history }: Entry, { onTime }: EquifaxStyle): Entry['history'] {
  return onTime === 'empty' ? history.filter(({ code }) => code !== 'OK') : history
}

/** An entry of the section of collections, which prints other labels. */
export function saidInCollections(entry: Entry): TruthAccount {
  return saidAccount(
    entry,
    `*${entry.number.slice(-4)}`,
    {
      responsibility: 'Individual Account',
      opened: entry.opened,
      reported: entry.reported,
      status: 'Collection',
      balance: entry.balance,
      originalAmount: entry.original,
      originalCreditor: entry.originalCreditor,
      dofd: entry.dofd,
    },
    { remarks: ['Collection Account'], history: [] },
  )
}
