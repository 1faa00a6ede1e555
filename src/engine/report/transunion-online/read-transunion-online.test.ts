import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { textRow } from '../../../../test/support/page-flow.ts'
import { type InventedAccount, inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import { type AppVariation, printTransunionApp } from '../../../../test/support/print-older/transunion-app.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import type { CreditReport, Tradeline, TradelineField } from '../credit-report.ts'
import { plainReport, tradelineFields } from '../plain-report.ts'
import { recognise } from '../recognise.ts'
import { readTransunionAcr } from '../transunion-acr/layout.ts'

async function read(variation: AppVariation): Promise<CreditReport> {
  const result = await keptReading(printTransunionApp(accounts, variation))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

const accounts: InventedAccount[] = inventedAccounts.map((account) => ({
  ...account,
  values: {
    ...account.values,
    originalAmount: account.values.highBalance ?? null,
    terms: account.isAdverse ? null : '60 Months',
  },
}))

const fields = [
  'status',
  'balance',
  'originalAmount',
  'creditLimit',
  'lastPayment',
  'terms',
  'opened',
  'reported',
] as const

function printedOf(account: Tradeline): Partial<Record<TradelineField, string | number>> {
  return Object.fromEntries(
    tradelineFields.flatMap((field) => {
      const value = account[field]
      return value === null ? [] : [[field, value.value]]
    }),
  )
}

const variations: [string, AppVariation][] = [
  ['with values beside their labels', { pageHeight: 670, months: 'beside', values: 'beside' }],
  ['with values below their labels', { pageHeight: 670, months: 'below', values: 'below' }],
  ['on short pages', { pageHeight: 86, months: 'beside', values: 'below', seed: 4 }],
  ['with names like the rest', { pageHeight: 301, months: 'below', values: 'beside', plainNames: true }],
]

describe("TransUnion's app print", () => {
  it.each(variations)('is read field by field %s', async (_, variation) => {
    const report = await read(variation)
    expect(report.family).toBe('transunion-online')
    expect(report.reportDate.value).toBe('2024-02-20')
    expect(report.preparedFor?.value).toBe('OSWIN BRAM TALLOW')
    expect(report.accounts.map(({ creditor }) => creditor.value)).toEqual(
      accounts.map(({ creditor }) => creditor),
    )
    for (const [at, account] of report.accounts.entries()) {
      const source = accounts[at]
      if (source === undefined) throw new Error('one account too many')
      const expected = fields.flatMap((field) =>
        source.values[field] == null ? [] : [[field, source.values[field]]],
      )
      expect(printedOf(account)).toEqual({ creditor: source.creditor, ...Object.fromEntries(expected) })
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      expect(account.blank.map(({ field }) => field).sort()).toEqual(
        fields.filter((field) => source.values[field] == null).toSorted(),
      )
    }
    expect(report.inquiries.map(({ name, date }) => [name.value, date.value])).toEqual([
      ['LANTERN AUTO FINANCE', '2024-01-09'],
    ])
    expect(report.coverage.unread).toEqual([])
  })
})

describe("the Online Service Center's print", () => {
  it('is the disclosure under another title, and is read as that', async () => {
    const printed = await keptPages(readFileSync(sampleFile('set-1', 'transunion.pdf')))
    const pages = printed.map((page) => ({
      ...page,
      words: [
        ...page.words.filter(({ box }) => box.y > 26 && box.y < 765),
        ...textRow('11/7/26, 9:41 AM', 24, 14),
        ...textRow('View Credit Report | TransUnion Online Service Center', 240, 14),
        ...textRow('https://service.transunion.com/dss/disclosure.page', 24, 775),
        ...textRow(`${page.number}/${printed.length}`, 560, 775),
      ].map((word) => ({ ...word, box: { ...word.box, page: page.number } })),
    }))
    const layout = recognise(pages)?.layout
    expect(layout?.family).toBe('transunion-online')
    const [report] = layout?.read(pages) ?? []
    if (report === undefined) throw new Error('no report')
    expect(plainReport(report)).toEqual({
      ...plainReport(readTransunionAcr(printed)),
      family: 'transunion-online',
    })
  })
})
