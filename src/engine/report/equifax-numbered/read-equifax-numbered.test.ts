import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import {
  inPrintedOrder,
  type NumberedVariation,
  printEquifaxNumbered,
} from '../../../../test/support/print-older/equifax-numbered.ts'
import { type InventedAccount, inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import type { CreditReport, Tradeline, TradelineField } from '../credit-report.ts'
import { tradelineFields } from '../plain-report.ts'

async function read(variation: NumberedVariation): Promise<CreditReport> {
  const result = await keptReading(printEquifaxNumbered(inventedAccounts, variation))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

const variations: [string, NumberedVariation][] = [
  ['as printed', { pageHeight: 670 }],
  ['on short pages', { pageHeight: 97 }],
  ['on pages of another height', { pageHeight: 143 }],
  ['with a page break between two comments', { pageHeight: 205 }],
  ['drawn in another order', { pageHeight: 670, seed: 7 }],
  ['with colons', { pageHeight: 411, colons: true }],
  ['with headings on every page', { pageHeight: 211, repeatHeadings: true }],
  [
    'with headings on every page and without numbers',
    { pageHeight: 333, repeatHeadings: true, unnumbered: true },
  ],
  ['without numbers', { pageHeight: 670, unnumbered: true }],
]

/** What the layout prints of an account; its own words for it are in capitals and with underscores. */
function expectedOf(account: InventedAccount): Partial<Record<TradelineField, string | number>> {
  const entries = Object.entries(account.values).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(entries),
    creditor: account.creditor,
    accountNumber: `xxxxxxxxxxxx ${account.number}`,
    status: String(account.values.status).toUpperCase(),
  }
}

function printedOf(account: Tradeline): Partial<Record<TradelineField, string | number>> {
  return Object.fromEntries(
    tradelineFields.flatMap((field) => {
      const value = account[field]
      return value === null ? [] : [[field, value.value]]
    }),
  )
}

describe("Equifax's numbered report", () => {
  it.each(variations)('is read field by field %s', async (_, variation) => {
    const report = await read(variation)
    expect(report.family).toBe('equifax-numbered')
    const printedAccounts = inPrintedOrder(inventedAccounts)
    const accounts = report.accounts.filter(({ section }) => section === 'accounts')
    expect(accounts.map(({ creditor }) => creditor.value)).toEqual(
      printedAccounts.map(({ creditor }) => creditor),
    )
    for (const [at, account] of accounts.entries()) {
      const source = printedAccounts[at]
      if (source === undefined) throw new Error('one account too many')
      expect(printedOf(account)).toEqual(expectedOf(source))
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      expect(account.figures.map(({ month, balance }) => [month, balance])).toEqual(source.balances)
      expect(account.remarks.map(({ value }) => value)).toEqual(source.remarks)
      expect(account.furnisherAddress?.value).toBe(source.address.join(' '))
      expect(account.furnisherPhone?.value).toBe(source.phone)
      const blank = Object.entries(source.values).flatMap(([field, value]) => (value === null ? [field] : []))
      expect(account.blank.map(({ field }) => field).sort()).toEqual([...blank, 'terms'].sort())
    }
    expect(report.coverage.unread).toEqual([])
  })

  it('has its other sections read too', async () => {
    const report = await read({ pageHeight: 301, seed: 3 })
    expect(report.reportDate.value).toBe('2024-02-20')
    expect(report.reportNumber?.value).toBe('4058112233')
    expect(report.preparedFor?.value).toBe('MARIGOLD TESSA OAKHURST')
    expect(report.personal.names.map(({ value }) => value)).toEqual([
      'MARIGOLD TESSA OAKHURST',
      'MARIGOLD FENWICK',
    ])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual([
      '1180 LINDEN TERRACE APT 4 DULUTH, MN 55802',
      '77 COVE RD, EDINA, MN 55424',
    ])
    expect(report.personal.employers.map(({ value }) => value)).toEqual(['NORTH SHORE MILLING'])
    expect([report.personal.ssnLast4?.value, report.personal.dob?.value]).toEqual(['6021', '1984-04-09'])
    expect(report.inquiries.map(({ name, date, kind }) => [name.value, date.value, kind])).toEqual([
      ['HARBORLIGHT BANK NA', '2024-01-04', 'hard'],
      ['PINE & VALE AUTOMOTIVE FINANCE GROUP', '2023-08-19', 'hard'],
      ['EQUIFAX CONSUMER SERVICES', '2024-02-02', 'soft'],
    ])
    const [record] = report.publicRecords
    expect([record?.type.value, record?.reference?.value, record?.court?.value]).toEqual([
      'Chapter 7',
      '2240417',
      'US BKPT CT DULUTH',
    ])
    expect([record?.filed?.value, record?.resolved?.value, record?.status?.value]).toEqual([
      '2020-03-03',
      '2020-07-01',
      'Discharged',
    ])
    const collection = report.accounts.at(-1)
    expect(collection === undefined ? null : printedOf(collection)).toEqual({
      creditor: 'TIDEWATER COLLECT',
      originalCreditor: 'LAKEVIEW CLINIC',
      accountNumber: 'xxxx 8815',
      reported: '2024-02-09',
      originalAmount: 640,
      balance: 640,
      dofd: '2022-10-12',
      status: 'Unpaid',
    })
    expect(report.coverage.stated).toEqual({ accounts: 4, hardInquiries: null, publicRecords: 1 })
    expect(report.coverage.found).toEqual({ accounts: 4, hardInquiries: 2, publicRecords: 1 })
  })
})
