/** Reports and entries made by hand, for tests of the rules. Every value gets a box of its own. */

import type { Box } from '../../src/engine/read/positioned-text.ts'
import type {
  Bureau,
  CreditReport,
  HistoryCode,
  Printed,
  Tradeline,
  TradelineField,
} from '../../src/engine/report/credit-report.ts'

type Plain<T> = T extends Printed<infer V> ? V : T

/** The values of an entry as one would say them; what is not given is not printed. */
export type EntryWords = { [F in Exclude<TradelineField, 'creditor'>]?: Plain<Tradeline[F]> } & {
  creditor?: string
  section?: Tradeline['section']
  remarks?: string[]
  activityDesignator?: string
  /** Newest first from the given month: { from: '2026-10', codes: 'OK OK 30' }. */
  history?: { from: string; codes: string }
  blank?: TradelineField[]
  /** Balances of the balance table: { '2026-10': 3100 }. */
  balances?: Record<string, number>
}

export interface ReportWords {
  reportDate?: string
  entries?: EntryWords[]
  names?: string[]
  addresses?: string[]
  ssnLast4?: string
  dob?: string
  notices?: string[]
  inquiries?: { name: string; date: string; kind?: 'hard' | 'soft' }[]
  records?: { type: string; filed?: string; status?: string; resolved?: string; removalDate?: string }[]
  preparedFor?: string
  family?: CreditReport['family']
  source?: CreditReport['source']
  /** Of every value; 1 when not given. */
  confidence?: number
  coverage?: Partial<CreditReport['coverage']>
}

const acrOf: Record<Bureau, CreditReport['family']> = {
  Experian: 'experian-acr',
  Equifax: 'equifax-acr',
  TransUnion: 'transunion-acr',
}

export function makeReport(bureau: Bureau, words: ReportWords = {}): CreditReport {
  let row = 0
  const box = (): Box => {
    row += 1
    return { page: 1 + Math.floor(row / 50), x: 72, y: (row % 50) * 14, width: 90, height: 10 }
  }
  const print = <T extends string | number>(value: T): Printed<T> => ({
    value,
    raw: String(value),
    box: box(),
    confidence: words.confidence ?? 1,
  })
  const maybe = <T extends string | number>(value: T | null | undefined): Printed<T> | null =>
    value === null || value === undefined ? null : print(value)
  const id = (kind: string, at: number) => `${bureau.toLowerCase()}${kind}-${String(at + 1).padStart(2, '0')}`

  const entry = (given: EntryWords, at: number): Tradeline => ({
    bureau,
    id: id('', at),
    section: given.section ?? null,
    creditor: print(given.creditor ?? 'FIRST EXAMPLE BANK'),
    originalCreditor: maybe(given.originalCreditor),
    accountNumber: maybe(given.accountNumber),
    type: maybe(given.type),
    loanType: maybe(given.loanType),
    responsibility: maybe(given.responsibility),
    opened: maybe(given.opened),
    reported: maybe(given.reported),
    closed: maybe(given.closed),
    status: maybe(given.status),
    paymentStatus: maybe(given.paymentStatus),
    balance: maybe(given.balance),
    highBalance: maybe(given.highBalance),
    creditLimit: maybe(given.creditLimit),
    originalAmount: maybe(given.originalAmount),
    pastDue: maybe(given.pastDue),
    monthlyPayment: maybe(given.monthlyPayment),
    chargeOffAmount: maybe(given.chargeOffAmount),
    terms: maybe(given.terms),
    lastPayment: maybe(given.lastPayment),
    dofd: maybe(given.dofd),
    removalDate: maybe(given.removalDate),
    remarks: (given.remarks ?? []).map(print),
    ...(given.activityDesignator === undefined
      ? {}
      : { activityDesignator: print(given.activityDesignator) }),
    history: months(given.history).map((month) => ({ ...month, box: box() })),
    figures: Object.entries(given.balances ?? {}).map(([month, balance]) => ({
      month,
      balance,
      scheduledPayment: null,
      actualPayment: null,
      pastDue: null,
      highCredit: null,
      creditLimit: null,
      box: box(),
    })),
    statedLates: [],
    blank: (given.blank ?? []).map((field) => ({ field, box: box() })),
    furnisherAddress: null,
    furnisherPhone: null,
    blocks: [box()],
  })

  const accounts = (words.entries ?? []).map(entry)
  const inquiries = (words.inquiries ?? []).map(({ name, date, kind = 'hard' }, at) => ({
    bureau,
    id: id('-inquiry', at),
    name: print(name),
    date: print(date),
    kind,
  }))
  const publicRecords = (words.records ?? []).map((record, at) => ({
    bureau,
    id: id('-record', at),
    type: print(record.type),
    court: null,
    reference: null,
    filed: maybe(record.filed),
    resolved: maybe(record.resolved),
    status: maybe(record.status),
    removalDate: maybe(record.removalDate),
  }))
  return {
    bureau,
    family: words.family ?? acrOf[bureau],
    reportDate: print(words.reportDate ?? '2026-11-09'),
    reportNumber: null,
    preparedFor: maybe(words.preparedFor),
    pageCount: 1,
    personal: {
      names: (words.names ?? ['ROBIN EXAMPLE']).map(print),
      addresses: (words.addresses ?? []).map(print),
      ssnLast4: maybe(words.ssnLast4),
      dob: maybe(words.dob),
      phones: [],
      employers: [],
      statements: [],
      notices: (words.notices ?? []).map(print),
    },
    accounts,
    inquiries,
    publicRecords,
    coverage: {
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: {
        accounts: accounts.length,
        hardInquiries: inquiries.length,
        publicRecords: publicRecords.length,
      },
      unread: [],
      ...words.coverage,
    },
    ...(words.source === undefined ? {} : { source: words.source }),
  }
}

/** 'OK*12' repeats a code. */
function months(history: EntryWords['history']): { month: string; code: HistoryCode }[] {
  if (history === undefined) return []
  const first = Number(history.from.slice(0, 4)) * 12 + Number(history.from.slice(5)) - 1
  return history.codes
    .split(' ')
    .flatMap((word) => {
      const [code = 'ND', times = '1'] = word.split('*')
      return new Array<string>(Number(times)).fill(code)
    })
    .map((code, at) => ({
      month: `${Math.floor((first - at) / 12)}-${String(((first - at) % 12) + 1).padStart(2, '0')}`,
      code: code as HistoryCode,
    }))
}
