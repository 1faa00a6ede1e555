import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { printEquifax81Months } from '../../../../test/support/print-older/equifax-81-months.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import { tradelineFields } from '../plain-report.ts'

describe("Equifax's report with 81 months", () => {
  it.each([670, 139])('is read field by field on pages of %i points', async (pageHeight) => {
    const result = await keptReading(printEquifax81Months(inventedAccounts, pageHeight))
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    const [report] = result.reports
    expect([report?.family, report?.reportDate.value, report?.reportNumber?.value]).toEqual([
      'equifax-numbered',
      '2024-02-20',
      '4058112233',
    ])
    expect(report?.accounts.map(({ creditor }) => creditor.value)).toEqual(
      inventedAccounts.map(({ creditor }) => creditor),
    )
    for (const [at, source] of inventedAccounts.entries()) {
      const account = report?.accounts[at]
      if (account === undefined) throw new Error('one account too few')
      const printed = tradelineFields.flatMap((field) =>
        account[field] === null ? [] : [[field, account[field].value]],
      )
      const values = Object.entries(source.values).filter(([, value]) => value !== null)
      expect(Object.fromEntries(printed)).toEqual({
        ...Object.fromEntries(values),
        creditor: source.creditor,
        accountNumber: `XXXXXXXX ${source.number}`,
      })
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(
        source.isAdverse ? source.history : [],
      )
      expect(
        account.figures.map(({ month, balance, scheduledPayment }) => [month, balance, scheduledPayment]),
      ).toEqual(source.balances.map(([month, balance]) => [month, balance, 35]))
      expect(account.remarks.map(({ value }) => value)).toEqual(
        source.remarks.length === 0 ? [] : [source.remarks.join('. ')],
      )
      expect(account.furnisherPhone?.value).toBe(source.phone)
    }
    expect(report?.inquiries.map(({ name, kind }) => [name.value, kind])).toEqual([
      ['HARBORLIGHT BANK NA', 'hard'],
    ])
    expect(report?.coverage.unread).toEqual([])
  })
})
