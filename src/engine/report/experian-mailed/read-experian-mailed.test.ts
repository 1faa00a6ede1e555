import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import {
  type MailedVariation,
  printExperianMailed,
} from '../../../../test/support/print-older/experian-mailed.ts'
import {
  expectedOf,
  guideOf,
  inquiriesOf,
  readValues,
} from '../../../../test/support/print-older/experian-words.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import type { CreditReport, TradelineField } from '../credit-report.ts'

async function read(form: MailedVariation): Promise<CreditReport> {
  const result = await keptReading(printExperianMailed(inventedAccounts, form))
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

const forms: [string, MailedVariation][] = [
  ['with values beside their labels', { pageHeight: 670, values: 'beside', balancesInRow: 1 }],
  ['with values below their labels', { pageHeight: 670, values: 'below', balancesInRow: 2 }],
  ['with colons', { pageHeight: 670, values: 'beside', balancesInRow: 2, colons: true }],
  ['on short pages', { pageHeight: 131, values: 'beside', balancesInRow: 1, colons: true }],
  ['on short pages with values below', { pageHeight: 223, values: 'below', balancesInRow: 1 }],
  ['drawn in another order', { pageHeight: 305, values: 'below', balancesInRow: 2, seed: 4 }],
]

describe("Experian's mailed report", () => {
  it.each(forms)('is read field by field %s', async (_, form) => {
    const report = await read(form)
    expect(report.family).toBe('experian-mailed')
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
          // The one label for both is the limit of revolving accounts alone.
          ...(type === 'Revolving' ? { creditLimit: 5000 } : { originalAmount: 7500 }),
          ...(pastDue ? { pastDue } : {}),
          ...(source.isAdverse ? { removalDate: '2028-01' } : {}),
        }),
      )
      const blank = [
        ...(source.values.monthlyPayment === null ? ['monthlyPayment'] : []),
        ...(source.isAdverse ? [] : ['removalDate']),
      ]
      expect(account.blank.map(({ field }) => field)).toEqual(blank)
      expect(account.section).toBe(source.isAdverse ? 'adverse' : 'satisfactory')
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      expect(account.statedLates.map(({ raw }) => raw)).toEqual(guideOf(source))
      expect(account.figures.map(({ month, balance }) => [month, balance])).toEqual(source.balances)
      expect(
        account.figures.map(({ scheduledPayment, actualPayment }) => [scheduledPayment, actualPayment]),
      ).toEqual(source.balances.map(() => [35, null]))
      expect(account.remarks.map(({ value }) => value)).toEqual(source.remarks.map((remark) => `${remark}.`))
    }
    expect(report.coverage.unread).toEqual([])
  })

  it('has its head, its inquiries and its public records read too', async () => {
    const report = await read({ pageHeight: 500, values: 'beside', balancesInRow: 1 })
    expect([report.reportDate.value, report.reportNumber?.value, report.preparedFor?.value]).toEqual([
      '2024-02-20',
      '4417-2206-31',
      'TESSALY ORRIN WICK',
    ])
    expect(report.personal.names.map(({ value }) => value)).toEqual(['TESSALY ORRIN WICK'])
    expect(inquiriesOf(report)).toEqual([
      'hard 2024-01-09 LANTERN AUTO FINANCE',
      'soft 2023-11-03 GRANITE MUTUAL INSURANCE',
      'soft 2023-08-14 GRANITE MUTUAL INSURANCE',
    ])
    expect(
      report.publicRecords.map(({ type, court, reference }) => [type.value, court?.value, reference?.value]),
    ).toEqual([['Chapter 7 bankruptcy', 'US BANKRUPTCY COURT DISTRICT OF IDAHO', '2104417']])
    expect(
      report.publicRecords.map(({ filed, resolved, removalDate }) => [
        filed?.value,
        resolved?.value,
        removalDate?.value,
      ]),
    ).toEqual([['2019-03-02', '2019-07-15', '2029-03']])
  })
})
