import type { CreditReport, Printed, Tradeline } from '../report/credit-report.ts'
import type { AccountRow, BureauAccounts } from './forensic-analysis.ts'
import { type MarkedFinding, marksOf } from './forensic-findings.ts'
import { maskedAccount } from './hide-numbers.ts'

/** What stands in a table where the report prints nothing. */
export const notPrinted = '–'

/** Everything that one report lists, each line with its page and the marks of what is said about it. */
export function accountsOf(
  report: CreditReport,
  marked: readonly MarkedFinding[],
  filedText: (date: string) => string,
): BureauAccounts {
  return {
    bureau: report.bureau,
    accounts: report.accounts.map((account, at) => accountRow(account, at + 1, marked)),
    inquiries: report.inquiries
      .filter(({ kind }) => kind === 'hard')
      .map(({ id, name, date }) => ({
        name: name.value,
        date: date.raw,
        page: name.box.page,
        marks: marksOf(id, marked),
      })),
    publicRecords: report.publicRecords.map((record) => ({
      name: record.type.value,
      detail: [
        record.court?.value,
        record.filed === null ? undefined : filedText(record.filed.raw),
        record.status?.value,
      ]
        .filter((part) => part !== undefined)
        .join(', '),
      page: record.type.box.page,
      marks: marksOf(record.id, marked),
    })),
  }
}

function accountRow(account: Tradeline, number: number, marked: readonly MarkedFinding[]): AccountRow {
  return {
    number,
    creditor: account.creditor.value,
    accountNumber: account.accountNumber === null ? notPrinted : maskedAccount(account.accountNumber.value),
    type: asPrinted(account.loanType ?? account.type),
    opened: asPrinted(account.opened),
    status: asPrinted(account.status ?? account.paymentStatus),
    balance: asPrinted(account.balance),
    pastDue: asPrinted(account.pastDue),
    page: account.creditor.box.page,
    marks: marksOf(account.id, marked),
  }
}

export function asPrinted(value: Printed<string | number> | null): string {
  return value === null || value.raw === '' ? notPrinted : value.raw
}
