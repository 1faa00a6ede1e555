import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { type InventedAccount, inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import {
  type MailedVariation,
  maskOf,
  printTransunionMailed,
} from '../../../../test/support/print-older/transunion-mailed.ts'
import { linesOf } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import { readPages } from '../../read/read-pages.ts'
import type { CreditReport, Tradeline, TradelineField } from '../credit-report.ts'
import { tradelineFields } from '../plain-report.ts'
import { reportsOf } from '../read-report.ts'

async function read(variation: MailedVariation): Promise<CreditReport> {
  const result = await keptReading(printTransunionMailed(inventedAccounts, variation))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

const variations: [string, MailedVariation][] = [
  ['as printed', { pageHeight: 670, months: 'Jan 2024' }],
  ['drawn in another order', { pageHeight: 670, months: 'Jan 2024', seed: 11 }],
  ['on short pages in another order', { pageHeight: 88, months: '01/2024', seed: 5 }],
  ['with the months above the years', { pageHeight: 231, months: 'Jan above year', seed: 2 }],
  ['with the number behind a label', { pageHeight: 402, months: 'Jan 2024', numberLabelled: true }],
  ['with the address below the name', { pageHeight: 517, months: '01/2024', addressBelowName: true }],
]

/** Fields that this layout does not print. */
const unprinted: readonly string[] = ['dofd', 'chargeOffAmount']

function expectedOf(account: InventedAccount): Partial<Record<TradelineField, string | number>> {
  const entries = Object.entries(account.values).filter(
    ([field, value]) => value !== null && !unprinted.includes(field),
  )
  return {
    ...Object.fromEntries(entries),
    creditor: account.creditor,
    accountNumber: maskOf(account),
    terms: '$35 per month, paid Monthly for 60 months',
    ...(account.isAdverse ? { removalDate: '2028-01' } : {}),
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

describe("TransUnion's mailed report", () => {
  it.each(variations)('is read field by field %s', async (_, variation) => {
    const report = await read(variation)
    expect(report.family).toBe('transunion-mailed')
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
      expect(printedOf(account)).toEqual(expectedOf(source))
      expect(account.section).toBe(source.isAdverse ? 'adverse' : 'satisfactory')
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(source.history)
      const printedMonths = new Set(source.history.map(([month]) => month))
      expect(account.figures.map(({ month, balance }) => [month, balance])).toEqual(
        source.balances.filter(([month]) => printedMonths.has(month)),
      )
      expect(account.remarks.map(({ value }) => value)).toEqual(source.remarks)
      expect(account.furnisherAddress?.value).toBe(source.address.join(', '))
      expect(account.furnisherPhone?.value).toBe(source.phone)
      const blank = Object.entries(source.values).flatMap(([field, value]) =>
        value === null && !unprinted.includes(field) ? [field] : [],
      )
      // Rows that this bureau leaves out when the furnisher sent nothing count as blank.
      const leftOut = source.isAdverse ? ['originalCreditor'] : ['originalCreditor', 'removalDate']
      expect(account.blank.map(({ field }) => field).sort()).toEqual([...blank, ...leftOut].sort())
    }
    expect(report.coverage.unread).toEqual([])
  })

  it('counts no row as left out whose value stands there and is not understood', async () => {
    const result = await readPages(
      printTransunionMailed(inventedAccounts, { pageHeight: 670, months: 'Jan 2024' }),
    )
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    const labels = result.pages.flatMap(({ words }) =>
      words.filter(({ text }, at) => text === 'Limit:' && words[at - 1]?.text === 'Credit'),
    )
    expect(labels.length).toBeGreaterThan(0)
    const isBeside = (one: Word, label: Word) =>
      one.box.page === label.box.page &&
      Math.abs(one.box.y - label.box.y) < 3 &&
      one.box.x > label.box.x &&
      one.box.x < label.box.x + 150
    const pages = result.pages.map((page) => ({
      ...page,
      words: page.words.map((word) =>
        labels.some((label) => isBeside(word, label)) ? { ...word, text: '$?,O0' } : word,
      ),
    }))
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    const blanks = report?.accounts.filter(({ blank }) => blank.some(({ field }) => field === 'creditLimit'))
    expect(report?.accounts.every(({ creditLimit }) => creditLimit === null)).toBe(true)
    expect(blanks?.length).toBe(inventedAccounts.filter(({ values }) => values.creditLimit === null).length)
  })

  it('has its accounts named by their names where the address below is larger than the labels', async () => {
    const printed = printTransunionMailed(inventedAccounts, {
      pageHeight: 670,
      months: 'Jan 2024',
      addressBelowName: true,
    })
    const pages = (await keptPages(printed)).map((page) => {
      const labelled = new Set(
        linesOf(page)
          .filter(({ text }) => /^[A-Z][A-Za-z ]+: /.test(text))
          .flatMap(({ words }) => words),
      )
      const words = page.words.map((word) =>
        labelled.has(word) ? { ...word, size: 0.8 * word.size, bold: true } : word,
      )
      return { ...page, words }
    })
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    expect(reading.reports[0]?.accounts.map(({ creditor }) => creditor.value).sort()).toEqual(
      inventedAccounts.map(({ creditor }) => creditor).sort(),
    )
  })

  it('has its other sections read too', async () => {
    const report = await read({ pageHeight: 300, months: 'Jan 2024', seed: 9 })
    expect(report.reportDate.value).toBe('2024-02-20')
    expect(report.reportNumber?.value).toBe('318204477')
    expect(report.preparedFor?.value).toBe('OSWIN BRAM TALLOW')
    expect(report.personal.names.map(({ value }) => value)).toEqual(['OSWIN BRAM TALLOW', 'OSWIN TALLOW'])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual([
      '52 GRANARY LN, MACON, GA 31201',
      '8 OLD MILL RD, MACON, GA 31204',
    ])
    expect([report.personal.ssnLast4?.value, report.personal.dob?.value]).toEqual(['3375', '1971-11-30'])
    expect(report.personal.phones.map(({ value }) => value)).toEqual(['(478) 555-0133'])
    expect(report.inquiries.map(({ name, date, kind }) => [name.value, date.value, kind])).toEqual([
      ['LANTERN AUTO FINANCE', '2024-01-09', 'hard'],
      ['HARBORLIGHT BANK NA', '2023-12-11', 'hard'],
      ['HARBORLIGHT BANK NA', '2023-06-02', 'hard'],
      ['TRANSUNION INTERACTIVE', '2024-02-02', 'soft'],
    ])
    const [record] = report.publicRecords
    expect([
      record?.type.value,
      record?.status?.value,
      record?.court?.value,
      record?.reference?.value,
    ]).toEqual(['Chapter 7 Bankruptcy', 'Discharged', 'US BKPT CT MIDDLE DIST', '1951188'])
    expect([record?.filed?.value, record?.resolved?.value, record?.removalDate?.value]).toEqual([
      '2019-03-02',
      '2019-07-15',
      '2029-02',
    ])
  })
})
