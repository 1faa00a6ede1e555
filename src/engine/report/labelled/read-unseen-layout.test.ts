import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { blankOf, readValues } from '../../../../test/support/print-older/experian-words.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import { newSheet } from '../../../../test/support/print-older/sheet.ts'
import { textPdf } from '../../../../test/support/print-older/text-pdf.ts'
import {
  maskOf,
  printUnseen,
  type UnseenVariation,
} from '../../../../test/support/print-older/unseen-layouts.ts'
import type { CreditReport, TradelineField } from '../credit-report.ts'
import { readReport } from '../read-report.ts'

const form: UnseenVariation = {
  kind: 'cards with colons',
  pageHeight: 670,
  bureau: 'Equifax',
  date: 'February 20, 2024',
}

async function read(variation: UnseenVariation): Promise<CreditReport> {
  const result = await keptReading(printUnseen(inventedAccounts, variation))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const [report] = result.reports
  if (report === undefined) throw new Error('no report')
  return report
}

async function refusalOf(bytes: Uint8Array): Promise<{ code: string; sentence: unknown }> {
  const result = await readReport(bytes, await keptPdfEngine())
  if (result.ok) throw new Error(`read as ${result.reports[0]?.family}`)
  return { ...result.refusal, sentence: inEnglish(result.refusal.sentence) }
}

function pageOf(lines: readonly string[]): Uint8Array {
  const sheet = newSheet({ pageHeight: 670, header: [], footer: [] })
  for (const [at, line] of lines.entries()) sheet.row([[40, line]], at === 0 ? { size: 18, bold: true } : {})
  return textPdf(sheet.pages())
}

const unprinted: TradelineField[] = ['dofd', 'loanType', 'chargeOffAmount', 'lastPayment']

const variations: [string, UnseenVariation][] = [
  ['cards with colons', form],
  ['cards on short pages', { ...form, pageHeight: 110 }],
  ['labels above values', { ...form, kind: 'labels above values', bureau: 'TransUnion' }],
  [
    'labels above values in another order',
    { ...form, kind: 'labels above values', pageHeight: 307, seed: 5 },
  ],
  ['one column of labels', { ...form, kind: 'one column', bureau: 'Experian' }],
  ['one column on short pages', { ...form, kind: 'one column', pageHeight: 205 }],
]

describe('a credit report in a layout that nobody has seen', () => {
  it.each(variations)('is read by its labels: %s', async (_, variation) => {
    const report = await read(variation)
    expect([report.family, report.bureau, report.reportDate.value]).toEqual([
      'labelled',
      variation.bureau,
      '2024-02-20',
    ])
    expect(report.accounts).toHaveLength(inventedAccounts.length)
    for (const [at, account] of report.accounts.entries()) {
      const source = inventedAccounts[at]
      if (source === undefined) throw new Error('one account too many')
      const printed = Object.entries(source.values).filter(
        ([field, value]) => value !== null && !unprinted.some((each) => each === field),
      )
      expect(readValues(account)).toEqual({
        ...Object.fromEntries(printed),
        creditor: source.creditor,
        accountNumber: maskOf(source),
      })
      expect(account.blank.map(({ field }) => field).sort()).toEqual(blankOf(source, unprinted))
      expect(account.history.map(({ month, code }) => [month, code])).toEqual(
        variation.kind === 'labels above values' ? source.history : [],
      )
    }
    expect(report.inquiries.map(({ name, kind }) => [name.value, kind])).toEqual([
      ['LANTERN AUTO FINANCE', 'hard'],
    ])
    expect(report.coverage.unread.map(({ text }) => text)).toContain('Some words of nobody')
  })

  it('has no account without a name, and says so of a file whose names are missing', async () => {
    for (const kind of ['cards with colons', 'labels above values', 'one column'] as const) {
      const refusal = await refusalOf(printUnseen(inventedAccounts, { ...form, kind, nameless: true }))
      expect(refusal.sentence).toContain('its accounts cannot be read')
    }
  })

  it('makes no account of a subheading that is set like a name', async () => {
    const report = await read({ ...form, subheading: 'Loan facts' })
    expect(report.accounts.map(({ creditor }) => creditor.value)).toEqual(
      inventedAccounts.map(({ creditor }) => creditor),
    )
    expect(report.coverage.unread.filter(({ text }) => text === 'Loan facts')).toHaveLength(
      inventedAccounts.length,
    )
  })

  it('is refused without the bureau that prepared it, with two of them, and without a date', async () => {
    for (const bureau of [null, 'Experian and Equifax'])
      expect(await refusalOf(printUnseen(inventedAccounts, { ...form, bureau }))).toMatchObject({
        code: 'unknown_layout',
        sentence: expect.stringContaining('which one of the three bureaus'),
      })
    for (const date of [null, 'February 2024'])
      expect((await refusalOf(printUnseen(inventedAccounts, { ...form, date }))).sentence).toContain(
        'the date of the report cannot be found',
      )
  })
})

describe('a file that is no credit report', () => {
  it.each([
    [
      'a card statement with a score',
      [
        'LANTERN BANK credit card statement',
        'Account Number: XXXX XXXX XXXX 4471',
        'Statement Date: 02/20/2024',
        'Payment Due Date: 03/15/2024',
        'Credit Limit: $5,000',
        'Past Due: $0',
        'New Balance: $1,245.10',
        'Your FICO credit score is based on your TransUnion credit report.',
      ],
    ],
    [
      'an invoice of a bureau',
      [
        'Experian invoice',
        'Invoice Number: 88213',
        'Account Number: 4471-22',
        'Date: 02/20/2024',
        'Credit report monitoring, 12 months',
        'Past Due: $19.99',
        'Payment Status: open',
        'Credit Limit: none',
        'Amount Due: $39.98',
      ],
    ],
    [
      'a menu',
      ['Harbor Grill', 'Date: 02/20/2024', 'Chowder $8', 'Account of the day: haddock $19', 'Open daily'],
    ],
    [
      'a letter about late payments',
      [
        'LANTERN BANK',
        'We may report late payments on account number 4471 to Experian, Equifax and TransUnion.',
        'Your credit report may show an amount past due.',
      ],
    ],
  ])('is refused as none: %s', async (_, lines) => {
    expect(await refusalOf(pageOf(lines))).toMatchObject({ code: 'not_a_report' })
  })
})
