/** Compares what was read with what was invented and printed, and of damaged pages with what whole ones show. */
import { expect } from 'vitest'
import type { CreditReport, TradelineField } from '../../../src/engine/report/credit-report.ts'
import { type PlainAccount, plainReport, tradelineFields } from '../../../src/engine/report/plain-report.ts'
import type { InventedFile } from './invented-file.ts'

/** The reports must hold every account that was printed of each bureau, with every given field, and no other account. */
export function expectAccountsAsPrinted(
  reports: readonly CreditReport[],
  file: InventedFile,
  fields: readonly TradelineField[],
  shown: { history: boolean; remarks: boolean },
): void {
  expect(reports.map(({ bureau }) => bureau).sort()).toEqual([...file.bureaus].sort())
  for (const report of reports) {
    const printed = file.accounts.flatMap((account) => {
      const entry = account.at[report.bureau]
      return entry === undefined ? [] : [{ account, entry }]
    })
    const read = plainReport(report).accounts
    expect(read.map(({ creditor }) => creditor)).toEqual(printed.map(({ account }) => account.name))
    for (const [i, { entry }] of printed.entries()) {
      const found = read[i]
      for (const field of fields) {
        expect([report.bureau, i, field, found?.[field] ?? null]).toEqual([
          report.bureau,
          i,
          field,
          entry[field] ?? null,
        ])
      }
      expect(found?.history).toEqual(shown.history ? entry.history : [])
      if (shown.remarks) expect(found?.remarks).toEqual(entry.remarks)
    }
  }
}

/**
 * Accounts with a number must be of the whole file, and carry no value or month that it does not show of them. A text
 * may be a part of the whole one: a line that is lost shortens it.
 */
export function expectNothingInvented(
  damaged: readonly CreditReport[],
  whole: readonly CreditReport[],
): void {
  const known = new Map<string, PlainAccount>(
    whole.flatMap((report) =>
      plainReport(report).accounts.map(
        (account) => [`${report.bureau} ${account.accountNumber}`, account] as const,
      ),
    ),
  )
  for (const report of damaged) {
    for (const account of plainReport(report).accounts) {
      if (account.accountNumber === null) continue
      const name = `${report.bureau} ${account.accountNumber}`
      const expected = known.get(name)
      expect(expected, name).toBeDefined()
      for (const field of tradelineFields) {
        const value = account[field]
        if (typeof value === 'number') expect(expected?.[field], `${name} ${field}`).toBe(value)
        else if (value !== null) expect(String(expected?.[field]), `${name} ${field}`).toContain(value)
      }
      expect(expected?.history, name).toEqual(expect.arrayContaining(account.history))
    }
  }
}
