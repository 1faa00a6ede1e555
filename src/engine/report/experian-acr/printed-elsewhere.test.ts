/** Prints of Experian's report that set its parts otherwise (facts on variants, rows 17 to 19). */

import { describe, expect, it } from 'vitest'
import { accountRows, frontRows, readRows } from '../../../../test/support/experian-rows.ts'
import { textRow } from '../../../../test/support/page-flow.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import { labelKeys } from '../label-keys.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import { readHistoryGuide } from '../labelled/stated-months.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { printed } from '../printed-values.ts'
import { accountBlocks } from './layout.ts'

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
  it('tells names by their larger letters alone where its fonts do not say that they are bold', () => {
    const account = (y: number, name: string) => [
      lineOf(textRow(name, 28, y, 9)),
      lineOf(textRow('Account Info', 28, y + 14, 7.5)),
      printedLine(y + 24, [28, 'Account Number'], [150, '518299']),
      lineOf(textRow('Comment', 28, y + 34, 7.5)),
      printedLine(y + 44, [28, 'Current:']),
      printedLine(y + 54, [28, 'Account closed due to refinance.']),
    ]
    const { blocks } = accountBlocks([...account(10, 'MOORLAND BANK'), ...account(90, 'TARN CREDIT UNION')])
    expect(blocks.map(({ name }) => name.map(({ text }) => text).join(' '))).toEqual([
      'MOORLAND BANK',
      'TARN CREDIT UNION',
    ])
    expect(blocks[0]?.lines.at(-1)?.text).toBe('Account closed due to refinance.')
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
    const contact = printedLine(100, [40, 'Address'], [150, 'PO BOX 1 RENO, NV 89501'])
    const { blocks } = accountBlocks([
      heading(40, 'FIRST BANK'),
      subheading(55, 'Account Info'),
      subheading(88, 'Contact Info'),
      contact,
      printedLine(130, [40, 'Account information disputed by consumer (Meets requirement']),
      printedLine(139, [40, 'of the Fair Credit Reporting Act).']),
      heading(149, 'SECOND BANK'),
      subheading(165, 'Account Info'),
    ])
    expect(blocks.map(({ above, lines }) => [above?.length, lines.includes(contact)])).toEqual([
      [0, true],
      [2, false],
    ])
    expect(blocks.map(({ lines }) => lines.length)).toEqual([3, 1])
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
