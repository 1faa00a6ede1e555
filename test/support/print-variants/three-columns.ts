/** What the services that show three bureaus side by side say of invented accounts: rows of a label and three cells. */
import type { Bureau } from '../../../src/engine/report/credit-report.ts'
import type { TruthAccount } from '../truth-report.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { saidAccount } from './printed-truth.ts'
import { dollars, slashed } from './worded.ts'

/** Left to right. */
export const columnBureaus = ['TransUnion', 'Experian', 'Equifax'] as const satisfies readonly Bureau[]

export interface ColumnAccount {
  entry: Entry
  /** Null where the bureau does not have it. */
  said: Record<Bureau, TruthAccount | null>
  rows: { label: string; cells: string[][] }[]
}

export type Service = 'identityiq' | 'smartcredit'

const types = {
  card: ['Revolving', 'Credit card'],
  auto: ['Installment', 'Auto loan'],
  mortgage: ['Mortgage', 'Conventional mortgage'],
  student: ['Installment', 'Student loan'],
  collection: ['Collection', 'Collection department / agency / attorney'],
  buyer: ['Collection', 'Factoring company (debt purchaser)'],
} as const
const holders = { individual: 'Individual', joint: 'Joint', authorized: 'Authorized User' } as const
const statuses = {
  current: 'Open',
  late: 'Open',
  chargedOff: 'Derogatory',
  paid: 'Closed',
  collection: 'Derogatory',
} as const
const payments = {
  current: 'Current',
  late: 'Late 60 Days',
  chargedOff: 'Collection/Chargeoff',
  paid: 'Current',
  collection: 'Collection/Chargeoff',
} as const

/** The service's accounts: the last of each person is known to one bureau only, the fourth not to Experian. */
export function columnAccounts(person: Person, service: Service, dotted = false): ColumnAccount[] {
  return person.entries.map((entry, at) => {
    const has = (bureau: Bureau) => (at === 8 ? bureau === 'Equifax' : at !== 3 || bureau !== 'Experian')
    const of = (bureau: Bureau) => (has(bureau) ? saidBy(service, entry) : null)
    const said = { TransUnion: of('TransUnion'), Experian: of('Experian'), Equifax: of('Equifax') }
    const day = dotted ? dottedDay : slashed
    return {
      entry,
      said,
      rows: rowsOf(service, entry, day).map(([label, values]) => ({
        label,
        cells: columnBureaus.map((bureau) => (said[bureau] === null ? [] : values)),
      })),
    }
  })
}

/** '13.9.2024', as some services print. */
function dottedDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day}.${month}.${year}`
}

/** 24 months, of which the grid shows all; those without a mark are empty. */
export function shownMonths({ history }: Entry): Entry['history'] {
  return history.slice(0, 24).map(({ month, code }) => ({ month, code: code === '180' ? '150' : code }))
}

function remarksOf(entry: Entry): string[] {
  return [
    ...(entry.state === 'chargedOff' ? ['Charged off account', 'Account closed by credit grantor'] : []),
    ...(entry.state === 'collection' ? ['Collection account'] : []),
    ...(entry.state === 'paid' ? ['Account closed by consumer'] : []),
  ]
}

function saidBy(service: Service, entry: Entry): TruthAccount {
  const [type, detail] = types[entry.kind]
  const isIq = service === 'identityiq'
  return saidAccount(
    entry,
    `${entry.number.slice(0, 6)}${'*'.repeat(entry.number.length - 6)}`,
    {
      type: isIq ? type : detail,
      loanType: isIq ? detail : null,
      responsibility: holders[entry.holder],
      opened: entry.opened,
      reported: entry.reported,
      closed: isIq ? null : entry.closed,
      status: statuses[entry.state],
      paymentStatus: payments[entry.state],
      balance: entry.balance,
      highBalance: entry.high,
      creditLimit: entry.limit ?? (isIq ? 0 : null),
      pastDue: entry.pastDue,
      monthlyPayment: entry.monthly ?? (isIq ? 0 : null),
      terms: isIq ? String(entry.months ?? 0) : entry.months === null ? null : `${entry.months} Month(s)`,
      lastPayment: entry.lastPaid,
      originalCreditor: entry.originalCreditor,
    },
    { remarks: remarksOf(entry), history: isIq ? shownMonths(entry) : [] },
  )
}

function rowsOf(service: Service, entry: Entry, day: (iso: string) => string): [string, string[]][] {
  const [type, detail] = types[entry.kind]
  const number = `${entry.number.slice(0, 6)}${'*'.repeat(entry.number.length - 6)}`
  const cents = (amount: number | null) => [`${dollars(amount ?? 0)}.00`]
  const given = (text: string | null | undefined) => (text == null ? [] : [text])
  const date = (iso: string | null) => given(iso === null ? null : day(iso))
  const amount = (value: number | null) => given(value === null ? null : dollars(value))
  if (service === 'identityiq') {
    return [
      ['Account #:', [number]],
      ['Account Type:', [type]],
      ['Account Type - Detail:', [detail]],
      ['Bureau Code:', [holders[entry.holder]]],
      ['Account Status:', [statuses[entry.state]]],
      ['Monthly Payment:', cents(entry.monthly)],
      ['Date Opened:', date(entry.opened)],
      ['Balance:', cents(entry.balance)],
      ['No. of Months (terms):', [String(entry.months ?? 0)]],
      ['High Credit:', cents(entry.high)],
      ['Credit Limit:', cents(entry.limit)],
      ['Past Due:', cents(entry.pastDue)],
      ['Payment Status:', [payments[entry.state]]],
      ['Last Reported:', date(entry.reported)],
      ['Comments:', remarksOf(entry)],
      ['Date Last Active:', date(entry.lastPaid)],
      ['Date of Last Payment:', date(entry.lastPaid)],
    ]
  }
  return [
    ['Account #', [number]],
    ['High Balance:', amount(entry.high)],
    ['Last Verified:', []],
    ['Date of Last Activity:', date(entry.lastPaid)],
    ['Date Reported:', date(entry.reported)],
    ['Date Opened:', date(entry.opened)],
    ['Balance Owed:', amount(entry.balance)],
    ['Closed Date:', date(entry.closed)],
    ['Account Rating:', [statuses[entry.state]]],
    ['Account Description:', [holders[entry.holder]]],
    ['Dispute Status:', ['Account not disputed']],
    ['Creditor Type:', ['Bank Credit Cards']],
    ['Account Status:', [statuses[entry.state]]],
    ['Payment Status:', [payments[entry.state]]],
    ['Creditor Remarks:', remarksOf(entry)],
    ['Original Creditor:', given(entry.originalCreditor)],
    ['Payment Amount:', amount(entry.monthly)],
    ['Last Payment:', date(entry.lastPaid)],
    ['Term Length:', given(entry.months === null ? null : `${entry.months} Month(s)`)],
    ['Past Due Amount:', amount(entry.pastDue)],
    ['Account Type:', [detail]],
    ['Payment Frequency:', ['Monthly']],
    ['Credit Limit:', amount(entry.limit)],
  ]
}
