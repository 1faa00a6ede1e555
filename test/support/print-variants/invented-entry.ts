/** One invented account whose amounts, dates and months agree with each other. */
import type { HistoryCode } from '../../../src/engine/report/credit-report.ts'
import { type Dice, phoneOf, postBox } from './dice.ts'

export type EntryKind = 'card' | 'auto' | 'mortgage' | 'student' | 'collection' | 'buyer'
export type EntryState = 'current' | 'late' | 'chargedOff' | 'paid' | 'collection'

const lenders: Record<EntryKind, readonly [string, ...string[]]> = {
  card: [
    'CEDAR FORK BANK',
    'PALISADE ONE NA',
    'MONROVIA CARD SVCS',
    'TALLGRASS NATIONAL BANK',
    'UNION HARBOR BK/ATLAS',
  ],
  auto: ['IRONWOOD MOTOR CREDIT', 'LAKELAND AUTO FINANCE'],
  mortgage: ['STONEBRIDGE HOME MORTGAGE', 'FIRST TERRACE MTG'],
  student: ['EDUPATH SERVICING', 'CAMPUS LOAN TRUST'],
  collection: ['VERDE MEDICAL RECOVERY', 'TRISTATE COLLECTION GROUP'],
  buyer: ['ARROYO PORTFOLIO LLC', 'BLACKTHORN RECEIVABLES'],
}
const firstOwners = ['SAINT BRIGID HOSPITAL', 'NORTHLINE WIRELESS', 'CEDAR FORK BANK'] as const

/** One account as it is, before any bureau words it. Amounts in dollars, dates as in ISO 8601. */
export interface Entry {
  kind: EntryKind
  state: EntryState
  creditor: string
  /** All its figures, of which each layout masks some. */
  number: string
  holder: 'individual' | 'joint' | 'authorized'
  opened: string
  reported: string
  closed: string | null
  balance: number
  high: number
  limit: number | null
  original: number | null
  pastDue: number
  monthly: number | null
  months: number | null
  lastPaid: string | null
  dofd: string | null
  /** Month in which it is to be removed. */
  removal: string | null
  originalCreditor: string | null
  /** Newest month first. */
  history: { month: string; code: HistoryCode }[]
  address: string
  phone: string
  isDisputed: boolean
}

interface Wanted {
  kind: EntryKind
  state: EntryState
  /** Its place among the person's accounts: no two have the same name and number. */
  at: number
  reportDate: string
}

export function accountOf({ kind, state, at, reportDate }: Wanted, dice: Dice): Entry {
  const isCard = kind === 'card'
  const isDebt = kind === 'collection' || kind === 'buyer'
  const size = isCard ? 2_000 : kind === 'mortgage' ? 180_000 : isDebt ? 900 : 16_000
  const original = size + dice.below(size)
  const balance =
    state === 'paid'
      ? 0
      : isCard
        ? 200 + dice.below(1_500)
        : isDebt
          ? original
          : original - dice.below(size / 2)
  const monthly = isDebt || state === 'paid' || state === 'chargedOff' ? null : 25 + dice.below(300)
  const reported = state === 'paid' ? '2025-02-11' : `${reportDate.slice(0, 8)}0${1 + dice.below(9)}`
  const isBad = state === 'chargedOff' || isDebt
  const opened = `${isDebt ? 2024 : 2017 + dice.below(4)}-0${1 + dice.below(9)}-${10 + dice.below(18)}`
  const pastDue = state === 'late' ? 2 * (monthly ?? 0) : isBad ? balance : 0
  const lates = state === 'late' ? 2 : 0
  return {
    kind,
    state,
    creditor: (lenders[kind][at % lenders[kind].length] ?? lenders[kind][0]).trim(),
    number: dice.figures(isCard ? 16 : 12),
    holder: at === 3 ? 'authorized' : kind === 'mortgage' ? 'joint' : 'individual',
    opened,
    reported,
    closed: state === 'paid' ? '2025-01-20' : state === 'chargedOff' ? '2024-08-30' : null,
    balance,
    high: isCard ? Math.max(balance, 900 + dice.below(1_900)) : original,
    limit: isCard ? 3_000 + 100 * dice.below(50) : null,
    original: isCard ? null : original,
    pastDue,
    monthly,
    months: kind === 'auto' ? 72 : kind === 'mortgage' ? 360 : kind === 'student' ? 120 : null,
    lastPaid: isDebt ? null : state === 'chargedOff' ? '2024-01-19' : dayBefore(reported, lates),
    dofd: isBad ? '2024-02-23' : state === 'late' ? `${monthsBefore(reported, 1)}-15` : null,
    removal: isBad ? '2031-01' : state === 'paid' ? '2035-01' : null,
    originalCreditor: isDebt ? dice.of(firstOwners) : null,
    history: isDebt && kind === 'collection' ? [] : historyOf(state, kind, opened, reported),
    address: postBox(dice),
    phone: phoneOf(dice),
    isDisputed: at === 1,
  }
}

/** At most four years of months back from the report, no month before the account was opened. */
function historyOf(state: EntryState, kind: EntryKind, opened: string, reported: string): Entry['history'] {
  const run: HistoryCode[] = ['30', '60', '90', '120', '150', '180']
  const months = Array.from({ length: 48 }, (_, back) => monthsBefore(reported, back))
  return months
    .filter((month) => month > opened.slice(0, 7))
    .map((month, back) => {
      if (kind === 'buyer') return { month, code: 'COL' }
      if (state === 'late' && back < 2) return { month, code: back === 0 ? '60' : '30' }
      if (state !== 'chargedOff') return { month, code: back === 29 && kind === 'card' ? '30' : 'OK' }
      const since = monthsBetween('2024-02', month)
      return { month, code: since < 0 ? 'OK' : (run[since] ?? 'CO') }
    })
}

/** The month so many months before a date: '2026-07-04' and 8 give '2025-11'. */
export function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const at = year * 12 + month - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

/** A day of the month before that one, or of an earlier one: payments stop where an account is late. */
function dayBefore(date: string, months: number): string {
  return `${monthsBefore(date, months + 1)}-17`
}
