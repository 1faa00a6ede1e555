/** What Experian's disclosure says of an invented account. */
import type { TruthAccount } from '../truth-report.ts'
import type { Entry } from './invented-entry.ts'
import { saidAccount } from './printed-truth.ts'
import { dollars, named } from './worded.ts'

export interface ExperianStyle {
  /** Masked, all figures, the first twelve without a mask, five and XXXX, or with letters (16). */
  numbers?: 'masked' | 'full' | 'twelve' | 'five' | 'letters'
  /** The labels of the bureau's own guide (17). */
  hasGuideLabels?: boolean
  /** The comment above the creditor's line (18). */
  isCommentAbove?: boolean
  /** Boxes before the accounts (19). */
  hasBoxes?: boolean
}

const types = {
  card: 'Credit card',
  auto: 'Auto loan',
  mortgage: 'Conventional real estate mortgage',
  student: 'Education loan',
  collection: 'Collection',
  buyer: 'Debt buyer',
} as const
const holders = { individual: 'Individual', joint: 'Joint', authorized: 'Authorized user' } as const

export function experianNumber({ number, kind }: Entry, { numbers = 'masked' }: ExperianStyle): string {
  const forms = {
    masked: `${number.slice(0, 6)}${'X'.repeat(number.length - 6)}`,
    full: number,
    twelve: number.slice(0, 12),
    five: `${number.slice(0, 5)}XXXX`,
    letters: `${kind === 'card' ? 'C' : 'L'}${number.slice(1, 5)}B${number.slice(6, 8)}XXXX`,
  }
  return forms[numbers]
}

/** '30 days past due as of Mar 2026', newest first. */
export function datedLates({ history }: Entry): string[] {
  const codes = ['CO', 'COL', '180', '150', '120', '90', '60', '30'] as const
  return codes.flatMap((code) => {
    const months = history.filter((each) => each.code === code).map(({ month }) => named(month))
    if (months.length === 0) return []
    const words = { CO: 'Charge Off', COL: 'Collection' }[String(code)] ?? `${code} days past due`
    return [`${words} as of ${months.join(', ')}`]
  })
}

export function saidOfExperian(entry: Entry, style: ExperianStyle): TruthAccount {
  const guide = style.hasGuideLabels === true
  const asOf = named(entry.reported.slice(0, 7))
  const owed = `${dollars(entry.pastDue)} past due as of ${asOf}.`
  const status = {
    current: entry.history.some(({ code }) => code !== 'OK') ? 'Open.' : 'Open/Never late.',
    late: `Open. ${owed}`,
    chargedOff: `Account charged off. ${dollars(entry.balance)} written off. ${owed}`,
    paid: entry.history.some(({ code }) => code !== 'OK') ? 'Paid, Closed.' : 'Paid, Closed/Never late.',
    collection: `Collection account. ${owed}`,
  }[entry.state]
  const remarks = [
    ...(entry.isDisputed
      ? ['Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).']
      : []),
    ...(entry.state === 'chargedOff' ? ["Account closed at credit grantor's request."] : []),
    ...(entry.state === 'paid' ? ["Account closed at consumer's request."] : []),
  ]
  const type = guide && entry.holder === 'authorized' ? 'Secured Card' : types[entry.kind]
  return saidAccount(
    entry,
    experianNumber(entry, style),
    {
      type,
      responsibility: holders[entry.holder],
      opened: entry.opened,
      reported: entry.reported,
      status,
      balance: entry.balance,
      highBalance: entry.kind === 'card' ? entry.high : null,
      creditLimit: entry.limit,
      originalAmount: entry.original,
      originalCreditor: entry.originalCreditor,
      pastDue: entry.pastDue > 0 ? entry.pastDue : null,
      monthlyPayment: entry.monthly,
      chargeOffAmount: entry.state === 'chargedOff' ? entry.balance : null,
      terms: entry.months === null ? null : `${entry.months} Months`,
      lastPayment: entry.lastPaid,
      removalDate: entry.removal,
    },
    { remarks },
  )
}
