import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import {
  type OnlineVariation,
  printExperianOnline,
} from '../../../../test/support/print-older/experian-online.ts'
import { expectedOf, inquiriesOf, readValues } from '../../../../test/support/print-older/experian-words.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import type { CreditReport, TradelineField } from '../credit-report.ts'

async function read(form: OnlineVariation): Promise<CreditReport> {
  const result = await keptReading(printExperianOnline(inventedAccounts, form))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

/** Fields that this layout does not print; past due stands in the status alone. */
const unprinted: TradelineField[] = [
  'dofd',
  'chargeOffAmount',
  'loanType',
  'status',
  'closed',
  'lastPayment',
  'pastDue',
  'creditLimit',
]

const forms: [string, OnlineVariation][] = [
  ['with values below their labels', { pageHeight: 670, values: 'below' }],
  ['with values behind their labels', { pageHeight: 670, values: 'beside' }],
  ['on short pages', { pageHeight: 190, values: 'below' }],
  ['drawn in another order', { pageHeight: 305, values: 'below', seed: 4 }],
]

describe("Experian's online report of 2015", () => {
  it.each(forms)('is read field by field %s', async (_, form) => {
    const report = await read(form)
    expect(report.family).toBe('experian-online')
    const expected = [
      ...inventedAccounts.filter(({ isAdverse }) => isAdverse),
      ...inventedAccounts.filter(({ isAdverse }) => !isAdverse),
    ]
    expect(report.accounts.map(({ creditor }) => creditor.value)).toEqual(
      expected.map(({ creditor }) => creditor),
    )
    for (const [at, account] of report.accounts.entries()) {
      const source = expected[at]
      if (source === undefined) throw new Error('one account too many')
      const { pastDue, type } = source.values
      expect(readValues(account)).toEqual(
        expectedOf(source, unprinted, {
          terms: '60 Months',
          ...(type === 'Revolving' ? { creditLimit: 5000 } : { originalAmount: 7500 }),
          ...(pastDue ? { pastDue } : {}),
          ...(source.isAdverse ? { removalDate: '2028-01' } : {}),
        }),
      )
      expect(account.section).toBe(source.isAdverse ? 'adverse' : 'satisfactory')
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      expect(account.furnisherAddress?.value).toBe(source.address.join(' '))
    }
    expect(report.coverage.unread).toEqual([])
  })

  it('has its head and its inquiries read too', async () => {
    const report = await read({ pageHeight: 500, values: 'below' })
    expect([report.reportDate.value, report.reportNumber?.value, report.preparedFor?.value]).toEqual([
      '2024-02-20',
      '4417-2206-31',
      'TESSALY ORRIN WICK',
    ])
    expect(inquiriesOf(report)).toEqual([
      'hard 2024-01-09 LANTERN AUTO FINANCE',
      'soft 2023-11-03 GRANITE MUTUAL INSURANCE',
      'soft 2023-08-14 GRANITE MUTUAL INSURANCE',
    ])
  })
})
