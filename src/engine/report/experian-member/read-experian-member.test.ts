import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import {
  type MemberVariation,
  printExperianMember,
} from '../../../../test/support/print-older/experian-member.ts'
import {
  blankOf,
  expectedOf,
  guideOf,
  inquiriesOf,
  readValues,
} from '../../../../test/support/print-older/experian-words.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import type { CreditReport, TradelineField } from '../credit-report.ts'

async function read(form: MemberVariation): Promise<CreditReport> {
  const result = await keptReading(printExperianMember(inventedAccounts, form))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

/** Fields that this layout does not print. */
const unprinted: TradelineField[] = ['dofd', 'chargeOffAmount', 'loanType', 'status']

const forms: [string, MemberVariation][] = [
  ['with values beside their labels', { pageHeight: 670, values: 'beside', heading: true }],
  ['with values below their labels', { pageHeight: 670, values: 'below', heading: true }],
  ['without headings', { pageHeight: 670, values: 'beside', heading: false }],
  ['on short pages', { pageHeight: 143, values: 'beside', heading: true }],
  ['on short pages with values below', { pageHeight: 211, values: 'below', heading: false, seed: 3 }],
  ['drawn in another order', { pageHeight: 317, values: 'beside', heading: true, seed: 8 }],
]

describe("the print of Experian's member site", () => {
  it.each(forms)('is read field by field %s', async (_, form) => {
    const report = await read(form)
    expect(report.family).toBe('experian-member')
    expect(report.accounts.map(({ creditor }) => creditor.value)).toEqual(
      inventedAccounts.map(({ creditor }) => creditor),
    )
    for (const [at, account] of report.accounts.entries()) {
      const source = inventedAccounts[at]
      if (source === undefined) throw new Error('one account too many')
      const other = { terms: '60 Months', ...(source.isAdverse ? { removalDate: '2028-01' } : {}) }
      expect(readValues(account)).toEqual(expectedOf(source, unprinted, other))
      expect(account.blank.map(({ field }) => field).sort()).toEqual(
        [...blankOf(source, unprinted), ...(source.isAdverse ? [] : ['removalDate'])].sort(),
      )
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      expect(account.statedLates.map(({ raw }) => raw)).toEqual(guideOf(source))
      expect(account.figures.map(({ month, balance }) => [month, balance])).toEqual(source.balances)
      expect(
        account.figures.map(({ scheduledPayment, actualPayment }) => [scheduledPayment, actualPayment]),
      ).toEqual(source.balances.map(() => [35, 40]))
      expect(account.remarks.map(({ value }) => value)).toEqual(source.remarks.map((remark) => `${remark}.`))
      expect([account.furnisherAddress?.value, account.furnisherPhone?.value]).toEqual([
        source.address.join(', '),
        source.phone,
      ])
    }
    expect(report.coverage.unread).toEqual([])
  })

  it('has its head, its score, its person and its inquiries read too', async () => {
    const report = await read({ pageHeight: 500, values: 'beside', heading: true })
    expect([report.reportDate.value, report.reportNumber?.value, report.preparedFor?.value]).toEqual([
      '2024-02-20',
      '4417-2206-31',
      'TESSALY ORRIN WICK',
    ])
    expect(report.scores?.map(({ score, model }) => [score.value, model])).toEqual([[640, 'FICO Score 8']])
    expect(report.personal.names.map(({ value }) => value)).toEqual(['TESSALY ORRIN WICK'])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual(['14 FERNWAY CT, BOISE, ID 83702'])
    expect(report.personal.dob?.value).toBe('1979')
    expect(inquiriesOf(report)).toEqual([
      'hard 2024-01-09 LANTERN AUTO FINANCE',
      'hard 2023-12-22 HARBORLIGHT BANK NA',
    ])
  })
})
