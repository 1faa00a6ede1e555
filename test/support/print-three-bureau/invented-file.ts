/** Invented people and accounts, with what each bureau is to print of them. The same seed gives the same file. */
import type { Bureau, HistoryCode, TradelineField } from '../../../src/engine/report/credit-report.ts'
import { seededRandom } from '../../recovery/seeded-random.ts'

/** What a bureau shows of an account; null for a field that it shows as empty. */
export type InventedEntry = Partial<Record<TradelineField, string | number | null>> & {
  remarks: string[]
  history: { month: string; code: HistoryCode }[]
}

export interface InventedAccount {
  name: string
  originalCreditor: string | null
  at: Partial<Record<Bureau, InventedEntry>>
}

export interface InventedFile {
  bureaus: readonly Bureau[]
  reportDate: Record<Bureau, string>
  names: Record<Bureau, string[]>
  addresses: Record<Bureau, string[]>
  employers: Record<Bureau, string[]>
  dob: string
  scores: Record<Bureau, number>
  accounts: InventedAccount[]
  inquiries: { bureau: Bureau; name: string; date: string }[]
}

const creditors = [
  'FIRST HOLLOW BANK',
  'MARL & FEN CREDIT UNION',
  'NORTHGATE AUTO FINANCE',
  'HARBOUR AND VALE FEDERAL CREDIT UNION OF THE GREATER EASTERN COUNTIES AND THE NEIGHBOURING ISLANDS CARD SERVICES',
  'QUILL/STORE CARD',
  'PINE RECOVERY ASSOCIATES LLC',
  'DEPT OF INVENTED ED / OAKNET',
]
const remarks = [
  'Account closed by consumer',
  'Charged off account',
  'Account information disputed by consumer, meets the requirements of the Fair Credit Reporting Act',
  'Purchased by another lender',
]

export function inventFile(
  seed: number,
  shape: { bureaus: readonly Bureau[]; accounts: number },
): InventedFile {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const day = (from: number, to: number) =>
    `${from + Math.floor(random() * (to - from))}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
  const amount = (most: number) => Math.floor(random() * most)
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const orNull = <T>(value: T): T | null => (random() < 0.15 ? null : value)

  const entry = (): InventedEntry => ({
    accountNumber: `${digits(6)}${'*'.repeat(4 + Math.floor(random() * 8))}`,
    type: pick(['Revolving', 'Installment', 'Mortgage']),
    loanType: pick(['Credit card', 'Auto loan', 'Unsecured loan']),
    responsibility: pick(['Individual', 'Joint account', 'Authorized user']),
    status: pick(['Open', 'Closed', 'Derogatory']),
    paymentStatus: pick(['Current', 'Late 60 Days', 'Collection/Chargeoff']),
    opened: day(2005, 2023),
    reported: day(2024, 2026),
    closed: orNull(day(2023, 2025)),
    lastPayment: orNull(day(2022, 2026)),
    dofd: orNull(day(2020, 2022)),
    balance: amount(20_000),
    highBalance: 1000 + amount(90_000),
    creditLimit: orNull(amount(30_000)),
    pastDue: amount(900),
    monthlyPayment: orNull(amount(1200)),
    chargeOffAmount: orNull(amount(5000)),
    terms: String(amount(360)),
    remarks: remarks.filter(() => random() < 0.3),
    history: Array.from({ length: 24 }, (_, back) => ({
      month: monthBefore('2026-10', back),
      code: pick<HistoryCode>(['OK', 'OK', 'OK', '30', '60', '90', 'CO', 'ND']),
    })).filter(({ code }) => code !== 'ND'),
  })
  const byBureau = <T>(make: () => T): Record<Bureau, T> => ({
    Experian: make(),
    Equifax: make(),
    TransUnion: make(),
  })
  return {
    bureaus: shape.bureaus,
    reportDate: byBureau(() => day(2026, 2027)),
    names: byBureau(() => [
      'ANNE Q SAMPLEDATTER',
      ...['ANNE SAMPLE', 'A Q DATTER'].filter(() => random() < 0.5),
    ]),
    addresses: byBureau(() =>
      ['12 ASH RD, MERLE, TX 79411', '30120 VERY LONG FARMHOUSE BOULEVARD APT 21A, MESA, AZ 85293'].slice(
        random() < 0.5 ? 0 : 1,
      ),
    ),
    employers: byBureau(() => ['OTTERBANK SCHOOL DISTRICT', 'LOFT & CO'].filter(() => random() < 0.6)),
    dob: '1971-03-09',
    scores: byBureau(() => 480 + amount(300)),
    accounts: Array.from({ length: shape.accounts }, () => {
      const own = shape.bureaus.filter(() => random() < 0.7)
      return {
        name: pick(creditors),
        originalCreditor: random() < 0.2 ? 'ELMWOOD RADIOLOGY GROUP' : null,
        at: Object.fromEntries((own.length === 0 ? shape.bureaus : own).map((bureau) => [bureau, entry()])),
      }
    }),
    inquiries: Array.from({ length: 6 }, () => ({
      bureau: pick(shape.bureaus),
      name: pick(creditors),
      date: day(2025, 2026),
    })),
  }
}

function monthBefore(month: string, back: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - back
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`
}

const two = (number: number) => String(number).padStart(2, '0')
