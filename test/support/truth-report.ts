/** What truth.json of a sample set says: the reports as printed, and the errors that were planted in them. */
import { readFileSync } from 'node:fs'
import type { Box } from '../../src/engine/read/positioned-text.ts'
import type {
  Bureau,
  CreditReport,
  HistoryCode,
  LayoutFamily,
  Printed,
  PublicRecord,
  Tradeline,
  TradelineField,
} from '../../src/engine/report/credit-report.ts'
import { tradelineFields } from '../../src/engine/report/plain-report.ts'

type PlainValue = string | number | null

export type TruthAccount = Record<Exclude<TradelineField, 'creditor' | 'accountNumber'>, PlainValue> & {
  trueId: string
  kind: string
  condition: string
  negative: boolean
  section: Tradeline['section']
  creditor: string
  accountNumber: string | null
  remarks: string[]
  history: { month: string; code: HistoryCode }[]
  blank: string[]
}

export interface TruthReport {
  bureau: Bureau
  family: string
  file: string
  reportDate: string
  accounts: TruthAccount[]
  inquiries: { name: string; date: string; kind: 'hard' | 'soft' }[]
  publicRecords: {
    type: string
    court: string | null
    reference: string | null
    filed: string | null
    resolved: string | null
    status: string | null
    removalDate: string | null
  }[]
  personal: {
    names: string[]
    addresses: string[]
    ssnLast4: string | null
    dob: string | null
    phones: string[]
    employers: string[]
    statements: string[]
    notices: string[]
  }
}

export interface PlantedError {
  id: string
  ruleKey: string
  group: string
  bureaus: Bureau[]
  accounts: string[]
  why: string
  alsoAcceptable: string[]
  needsConsumerFacts: boolean
  visible: boolean
  evidence: {
    bureau: Bureau
    field: string
    name?: string
    reference?: string
    printed: Record<string, unknown>
  }[]
}

export interface Truth {
  asOf: string
  consumer: { name: string; dob: string; ssnLast4: string; addresses: string[] }
  reports: TruthReport[]
  planted: PlantedError[]
  decoys: { looksLike: string; trueId: string; why: string }[]
  arguable: { groups: string[]; accounts: string[]; why: string }[]
}

export const sampleSets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6'] as const
/** Layouts that came later: some are not read well enough to be held to the targets of `npm run measure` yet. */
export const laterSampleSets = ['set-7', 'set-8', 'set-9', 'set-10', 'set-11', 'set-12'] as const
export type SampleSet = (typeof sampleSets)[number] | (typeof laterSampleSets)[number]

/** The file of a sample set, for reading. */
export function sampleFile(set: SampleSet, file: string): URL {
  return new URL(`../fixtures/reports/${set}/${file}`, import.meta.url)
}

export function readTruth(set: SampleSet): Truth {
  const truth = JSON.parse(readFileSync(sampleFile(set, 'truth.json'), 'utf8')) as Truth
  return { ...truth, reports: withNamesAsPrinted(truth.reports) }
}

/** The columns of the three-bureau sample, left to right. */
const columnOrder: readonly Bureau[] = ['TransUnion', 'Experian', 'Equifax']

/**
 * A three-bureau file prints one name above the three columns of an account: that of the leftmost bureau that has it.
 * The truth names each entry as its bureau would; what no file prints, no reader can read.
 */
function withNamesAsPrinted(reports: TruthReport[]): TruthReport[] {
  if (reports.some(({ family }) => family !== 'tri-merge')) return reports
  const inOrder = columnOrder.flatMap((bureau) => reports.filter((report) => report.bureau === bureau))
  /** The nth entry of an account at one bureau stands beside the nth at the others. */
  const nth = (account: TruthAccount, { accounts }: TruthReport) =>
    accounts.filter(({ trueId }) => trueId === account.trueId).indexOf(account)
  const printedName = (account: TruthAccount, report: TruthReport) =>
    inOrder
      .map(({ accounts }) => accounts.filter(({ trueId }) => trueId === account.trueId)[nth(account, report)])
      .find((entry) => entry !== undefined)?.creditor ?? account.creditor
  return reports.map((report) => ({
    ...report,
    accounts: report.accounts.map((account) => ({ ...account, creditor: printedName(account, report) })),
  }))
}

/** The truth's reports as a reader would return them, every value in a dummy box of its own. */
export function truthReports(truth: Truth): CreditReport[] {
  return truth.reports.map(creditReportOf)
}

const acrFamilies: Record<Bureau, LayoutFamily> = {
  Experian: 'experian-acr',
  Equifax: 'equifax-acr',
  TransUnion: 'transunion-acr',
}

function creditReportOf(report: TruthReport): CreditReport {
  const { bureau, personal } = report
  let row = 0
  const box = (): Box => ({
    page: 1 + Math.floor(row / 60),
    x: 72,
    y: (row++ % 60) * 12,
    width: 100,
    height: 10,
  })
  const print = <T extends string | number>(value: T): Printed<T> => ({
    value,
    raw: String(value),
    box: box(),
    confidence: 1,
  })
  const text = (value: PlainValue): Printed<string> | null => (value === null ? null : print(String(value)))
  const amount = (value: PlainValue): Printed<number> | null =>
    typeof value === 'number' ? print(value) : null

  const tradeline = (account: TruthAccount, at: number): Tradeline => ({
    bureau,
    id: itemId(bureau, at),
    section: account.section,
    creditor: print(account.creditor),
    originalCreditor: text(account.originalCreditor),
    accountNumber: text(account.accountNumber),
    type: text(account.type),
    loanType: text(account.loanType),
    responsibility: text(account.responsibility),
    opened: text(account.opened),
    reported: text(account.reported),
    closed: text(account.closed),
    status: text(account.status),
    paymentStatus: text(account.paymentStatus),
    balance: amount(account.balance),
    highBalance: amount(account.highBalance),
    creditLimit: amount(account.creditLimit),
    originalAmount: amount(account.originalAmount),
    pastDue: amount(account.pastDue),
    monthlyPayment: amount(account.monthlyPayment),
    chargeOffAmount: amount(account.chargeOffAmount),
    terms: text(account.terms),
    lastPayment: text(account.lastPayment),
    dofd: text(account.dofd),
    removalDate: text(account.removalDate),
    remarks: account.remarks.map(print),
    history: account.history.map((month) => ({ ...month, box: box() })),
    figures: [],
    statedLates: [],
    blank: tradelineFields
      .filter((field) => account.blank.includes(field))
      .map((field) => ({ field, box: box() })),
    furnisherAddress: null,
    furnisherPhone: null,
    blocks: [box()],
  })

  const record = (each: TruthReport['publicRecords'][number], at: number): PublicRecord => ({
    bureau,
    id: `${itemId(bureau, at)}-record`,
    type: print(each.type),
    court: text(each.court),
    reference: text(each.reference),
    filed: text(each.filed),
    resolved: text(each.resolved),
    status: text(each.status),
    removalDate: text(each.removalDate),
  })

  return {
    bureau,
    family: report.family === 'tri-merge' ? 'three-bureau-identityiq' : acrFamilies[bureau],
    reportDate: print(report.reportDate),
    reportNumber: null,
    preparedFor: personal.names[0] === undefined ? null : print(personal.names[0]),
    pageCount: 1,
    personal: {
      names: personal.names.map(print),
      addresses: personal.addresses.map(print),
      ssnLast4: text(personal.ssnLast4),
      dob: text(personal.dob),
      phones: personal.phones.map(print),
      employers: personal.employers.map(print),
      statements: personal.statements.map(print),
      notices: personal.notices.map(print),
    },
    accounts: report.accounts.map(tradeline),
    inquiries: report.inquiries.map((each, at) => ({
      bureau,
      id: `${itemId(bureau, at)}-inquiry`,
      name: print(each.name),
      date: print(each.date),
      kind: each.kind,
    })),
    publicRecords: report.publicRecords.map(record),
    coverage: {
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: {
        accounts: report.accounts.length,
        hardInquiries: report.inquiries.filter(({ kind }) => kind === 'hard').length,
        publicRecords: report.publicRecords.length,
      },
      unread: [],
    },
  }
}

function itemId(bureau: Bureau, at: number): string {
  return `${bureau.toLowerCase()}-${String(at + 1).padStart(2, '0')}`
}
