/** Prints of Experian's report that set its parts otherwise (facts on variants, rows 17 to 19). */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountRows, frontRows, readRows } from '../../../../test/support/experian-rows.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { textRow } from '../../../../test/support/page-flow.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { lineOf } from '../../read/lines.ts'
import type { CreditReport } from '../credit-report.ts'
import { labelKeys } from '../label-keys.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import { readHistoryGuide } from '../labelled/stated-months.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { printed } from '../printed-values.ts'
import { readExperianAcr } from './layout.ts'

const heading = (y: number, text: string) => lineOf(textRow(text, 28, y, 9, true))
const subheading = (y: number, text: string) => lineOf(textRow(text, 28, y, 6, true))
const guide = (...texts: string[]) => {
  const unread: string[] = []
  const lates = readHistoryGuide(
    texts.map((text, at) => printedLine(100 + 9 * at, [40, text])),
    ({ text }) => unread.push(text),
  )
  return { lates: lates.map(({ month, code }) => `${month} ${code}`), unread }
}

describe("Experian's report printed elsewhere", () => {
  it('has its names and comments where its fonts do not say that they are bold', async () => {
    const pages = await keptPages(readFileSync(sampleFile('set-1', 'experian.pdf')))
    const plain = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, bold: false })),
    }))
    const said = ({ accounts }: CreditReport) =>
      accounts.map(({ creditor, remarks }) => [creditor.value, ...remarks.map(({ value }) => value)])
    expect(said(readExperianAcr(plain))).toEqual(said(readExperianAcr(pages)))
  })

  it('lists late months over lines that break between a month and its year', () => {
    expect(
      guide('Charge Off as of Mar 2026, Feb', '2026, Jan 2026', '30 days past due as of Jun 2024'),
    ).toEqual({
      lates: ['2026-03 CO', '2026-02 CO', '2026-01 CO', '2024-06 30'],
      unread: [],
    })
  })

  it('repeats the late months without saying how late', () => {
    expect(guide('30 days past due as of Jun 2026', 'Late Payments: Jun 2026 Feb 2024', 'Jan 2024')).toEqual({
      lates: ['2026-06 30'],
      unread: [],
    })
  })

  it('names fields as the guide of the bureau does', () => {
    const lines = [
      printedLine(
        100,
        [40, 'Account Type'],
        [150, 'Auto loan'],
        [330, 'Original Loan Amount'],
        [450, '$20,010'],
      ),
      printedLine(109, [40, 'Business Type'], [150, 'Finance'], [330, 'Removal Date'], [450, 'Jan 2031']),
    ]
    const account = newTradeline({
      bureau: 'Experian',
      id: '',
      section: null,
      creditor: printed('FIRST BANK', 'FIRST BANK', []),
    })
    const { fields, stray } = readLabelledRows(lines, labelKeys(Object.keys(accountPlans)), true)
    const unread = [...fillAccount(account, fields, accountPlans), ...stray]
    expect([account.originalAmount?.value, account.removalDate?.value, unread]).toEqual([
      20010,
      '2031-01',
      [],
    ])
  })

  it('may have a comment above the name of its account', () => {
    const rows = (y: number, name: string, number: string) => [
      heading(y, name),
      subheading(y + 15, 'Account Info'),
      printedLine(y + 24, [40, 'Account Name'], [150, name]),
      printedLine(y + 33, [40, 'Account Number'], [150, number], [330, 'Date Opened'], [450, '01/02/2020']),
    ]
    const lines = [
      printedLine(20, [40, 'Date Generated Jul 3, 2026']),
      heading(40, 'Accounts'),
      ...rows(60, 'FIRST BANK', '4111XXXX'),
      subheading(108, 'Contact Info'),
      printedLine(117, [40, 'Address'], [150, 'PO BOX 1 RENO, NV 89501']),
      printedLine(147, [40, 'Account information disputed by consumer (Meets requirement']),
      printedLine(156, [40, 'of the Fair Credit Reporting Act).']),
      ...rows(166, 'SECOND BANK', '4222XXXX'),
    ]
    const words = lines.flatMap((line) => line.words)
    const { accounts, coverage } = readExperianAcr([{ number: 1, width: 612, height: 792, words, marks: [] }])
    const comment =
      'Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'
    expect(
      accounts.map(({ creditor, accountNumber, remarks, furnisherAddress }) => [
        creditor.value,
        accountNumber?.value,
        remarks.map(({ value }) => value),
        furnisherAddress?.value,
      ]),
    ).toEqual([
      ['FIRST BANK', '4111XXXX', [], 'PO BOX 1 RENO, NV 89501'],
      ['SECOND BANK', '4222XXXX', [comment], undefined],
    ])
    expect(coverage.unread).toEqual([])
  })

  it('keeps both rows of a name whose heading stands on a page that is missing', () => {
    const { account, unread } = readRows([
      ...frontRows,
      [[30, '##Accounts']],
      [
        [33, 'Account Name'],
        [132, '*HARBORLINE COMMUNITY FEDERAL CREDIT'],
        [309, 'Balance'],
        [408, '*$0'],
      ],
      [[132, '*UNION OF GREATER TIDEWATER']],
      [
        [33, 'Account Number'],
        [132, '*426635XXXX'],
        [309, 'Balance Updated'],
        [408, '*09/18/2024'],
      ],
    ])
    expect([account?.creditor.value, account?.balance?.value, unread]).toEqual([
      'HARBORLINE COMMUNITY FEDERAL CREDIT UNION OF GREATER TIDEWATER',
      0,
      [],
    ])
  })

  it('has totals in boxes that are no messages', () => {
    const { report } = readRows([
      ...frontRows,
      [[30, '##Important Messages']],
      [[30, 'A security freeze is in place on this report.']],
      [[30, '##Credit Items']],
      [[30, 'Total balance: $41,203']],
      [[30, '##FICO Score 8 Account summary']],
      [[30, 'Open accounts 6']],
      ...accountRows,
    ])
    expect(report.personal.notices.map(({ value }) => value)).toEqual([
      'A security freeze is in place on this report.',
    ])
    expect(report.accounts).toHaveLength(1)
  })
})
