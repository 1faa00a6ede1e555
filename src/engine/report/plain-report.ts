/**
 * A CreditReport as plain values: the shape of `reports[]` in truth.json, with page and box in extra keys.
 * It is what `npm run audit -- --json` prints and what tests compare with the truth.
 */
import { accountFields } from '../../shared/rules/account-fields.ts'
import type { Box } from '../read/positioned-text.ts'
import type {
  Bureau,
  CreditReport,
  HistoryCode,
  Inquiry,
  MonthlyFigures,
  Printed,
  PrintedDate,
  PublicRecord,
  Tradeline,
  TradelineField,
} from './credit-report.ts'

/** The single-valued fields of an account, in the order in which truth.json lists them. */
export const tradelineFields = ['creditor', ...accountFields] as const satisfies readonly TradelineField[]

export interface PlainAccount {
  id: string
  section: Tradeline['section']
  creditor: string
  originalCreditor: string | null
  accountNumber: string | null
  type: string | null
  loanType: string | null
  responsibility: string | null
  opened: PrintedDate | null
  reported: PrintedDate | null
  closed: PrintedDate | null
  status: string | null
  paymentStatus: string | null
  balance: number | null
  highBalance: number | null
  creditLimit: number | null
  originalAmount: number | null
  pastDue: number | null
  monthlyPayment: number | null
  chargeOffAmount: number | null
  terms: string | null
  lastPayment: PrintedDate | null
  dofd: PrintedDate | null
  removalDate: PrintedDate | null
  remarks: string[]
  history: { month: string; code: HistoryCode }[]
  /** Names of labels printed without a value. */
  blank: TradelineField[]
  figures: Omit<MonthlyFigures, 'box'>[]
  /** Where each field was printed; a blank field has the place of its label. */
  boxes: Partial<Record<TradelineField, Box>>
  blocks: Box[]
}

interface PlainInquiry {
  id: string
  name: string
  date: PrintedDate
  kind: Inquiry['kind']
  box: Box
}

interface PlainPublicRecord {
  id: string
  type: string
  court: string | null
  reference: string | null
  filed: PrintedDate | null
  resolved: PrintedDate | null
  status: string | null
  removalDate: PrintedDate | null
  box: Box
}

interface PlainReport {
  bureau: Bureau
  family: string
  reportDate: PrintedDate
  reportNumber: string | null
  preparedFor: string | null
  pageCount: number
  accounts: PlainAccount[]
  inquiries: PlainInquiry[]
  publicRecords: PlainPublicRecord[]
  personal: {
    names: string[]
    addresses: string[]
    ssnLast4: string | null
    dob: PrintedDate | null
    phones: string[]
    employers: string[]
    statements: string[]
    notices: string[]
  }
}

/** The report's values without their printed form. Nothing is added, dropped or reordered. */
export function plainReport(report: CreditReport): PlainReport {
  const { personal } = report
  return {
    bureau: report.bureau,
    family: report.family,
    reportDate: report.reportDate.value,
    reportNumber: valueIn(report.reportNumber),
    preparedFor: valueIn(report.preparedFor),
    pageCount: report.pageCount,
    accounts: report.accounts.map(plainAccount),
    inquiries: report.inquiries.map((inquiry) => ({
      id: inquiry.id,
      name: inquiry.name.value,
      date: inquiry.date.value,
      kind: inquiry.kind,
      box: inquiry.name.box,
    })),
    publicRecords: report.publicRecords.map(plainPublicRecord),
    personal: {
      names: valuesIn(personal.names),
      addresses: valuesIn(personal.addresses),
      ssnLast4: valueIn(personal.ssnLast4),
      dob: valueIn(personal.dob),
      phones: valuesIn(personal.phones),
      employers: valuesIn(personal.employers),
      statements: valuesIn(personal.statements),
      notices: valuesIn(personal.notices),
    },
  }
}

function plainAccount(account: Tradeline): PlainAccount {
  return {
    id: account.id,
    section: account.section,
    creditor: account.creditor.value,
    originalCreditor: valueIn(account.originalCreditor),
    accountNumber: valueIn(account.accountNumber),
    type: valueIn(account.type),
    loanType: valueIn(account.loanType),
    responsibility: valueIn(account.responsibility),
    opened: valueIn(account.opened),
    reported: valueIn(account.reported),
    closed: valueIn(account.closed),
    status: valueIn(account.status),
    paymentStatus: valueIn(account.paymentStatus),
    balance: valueIn(account.balance),
    highBalance: valueIn(account.highBalance),
    creditLimit: valueIn(account.creditLimit),
    originalAmount: valueIn(account.originalAmount),
    pastDue: valueIn(account.pastDue),
    monthlyPayment: valueIn(account.monthlyPayment),
    chargeOffAmount: valueIn(account.chargeOffAmount),
    terms: valueIn(account.terms),
    lastPayment: valueIn(account.lastPayment),
    dofd: valueIn(account.dofd),
    removalDate: valueIn(account.removalDate),
    remarks: valuesIn(account.remarks),
    history: account.history.map(({ month, code }) => ({ month, code })),
    blank: account.blank.map(({ field }) => field),
    figures: account.figures.map(({ box: _box, ...figures }) => figures),
    boxes: boxesOf(account),
    blocks: account.blocks,
  }
}

function plainPublicRecord(record: PublicRecord): PlainPublicRecord {
  return {
    id: record.id,
    type: record.type.value,
    court: valueIn(record.court),
    reference: valueIn(record.reference),
    filed: valueIn(record.filed),
    resolved: valueIn(record.resolved),
    status: valueIn(record.status),
    removalDate: valueIn(record.removalDate),
    box: record.type.box,
  }
}

function boxesOf(account: Tradeline): Partial<Record<TradelineField, Box>> {
  const boxes: Partial<Record<TradelineField, Box>> = {}
  for (const { field, box } of account.blank) boxes[field] = box
  for (const field of tradelineFields) {
    const value = account[field]
    if (value !== null) boxes[field] = value.box
  }
  return boxes
}

function valueIn<T>(value: Printed<T> | null): T | null {
  return value === null ? null : value.value
}

function valuesIn<T>(values: Printed<T>[]): T[] {
  return values.map((each) => each.value)
}
