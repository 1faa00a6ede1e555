/** What a printer printed of an invented person, in the shape of the samples' truth: null is what it does not print. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import type { TruthAccount, TruthReport } from '../truth-report.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'

/** A file and what it says. */
export interface PrintedFile {
  bytes: Uint8Array
  reports: TruthReport[]
}

type Said = Partial<Record<Exclude<TradelineField, 'creditor' | 'accountNumber'>, string | number | null>>

/** The account with just those values; all others are not printed. */
export function saidAccount(
  entry: Entry,
  accountNumber: string | null,
  said: Said,
  more: Partial<Pick<TruthAccount, 'remarks' | 'history' | 'creditor'>> = {},
): TruthAccount {
  return {
    trueId: `${entry.creditor} ${entry.number}`,
    kind: entry.kind,
    condition: entry.state,
    negative: entry.state !== 'current' && entry.state !== 'paid',
    section: null,
    creditor: entry.creditor,
    accountNumber,
    originalCreditor: null,
    type: null,
    loanType: null,
    responsibility: null,
    opened: null,
    reported: null,
    closed: null,
    status: null,
    paymentStatus: null,
    balance: null,
    highBalance: null,
    creditLimit: null,
    originalAmount: null,
    pastDue: null,
    monthlyPayment: null,
    chargeOffAmount: null,
    terms: null,
    lastPayment: null,
    dofd: null,
    removalDate: null,
    remarks: [],
    history: entry.history,
    blank: [],
    ...said,
    ...more,
  }
}

/** The report with all of the person that every bureau prints; printers take away what theirs does not. */
export function saidReport(
  bureau: TruthReport['bureau'],
  person: Person,
  accounts: TruthAccount[],
  more: Partial<Omit<TruthReport, 'personal'>> & { personal?: Partial<TruthReport['personal']> } = {},
): TruthReport {
  return {
    bureau,
    family: 'print',
    file: 'print',
    reportDate: person.reportDate,
    accounts,
    inquiries: person.inquiries.map(({ name, date, kind }) => ({ name, date, kind })),
    publicRecords: [],
    ...more,
    personal: {
      names: [person.name, person.alias],
      addresses: person.addresses,
      ssnLast4: person.ssnLast4,
      dob: person.dob,
      phones: [person.phone],
      employers: [person.employer],
      statements: [],
      notices: [],
      ...more.personal,
    },
  }
}
