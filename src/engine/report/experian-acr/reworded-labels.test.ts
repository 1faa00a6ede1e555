import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page } from '../../read/positioned-text.ts'
import { readExperianAcr } from './layout.ts'

type Row = readonly [label: string, value: string, besideLabel?: string, besideValue?: string]

const account = (name: string, tags: string, number: string, status: string): (string | Row)[] => [
  `# ${name}`,
  ...(tags === '' ? [] : [`# ${tags}`]),
  '# Account Info',
  ['Company', name, 'Amount Owed', '$310'],
  ['Account No.', number, 'Balance Updated', 'Nov 2, 2026'],
  ['Kind of Account', 'Credit card', 'Monthly Payment', '$25'],
  ['Who Is Responsible', 'Individual', 'Credit Limit', '$900'],
  ['Opened On', '08/12/2023', 'Most Ever Owed', '$640'],
  ['Current Standing', status, 'Terms', '-'],
  ['Standing Updated', 'Nov 2026'],
  '# Contact Info',
  '4340 S MONACO ST FL 2, DENVER CO 80237',
  '(888) 555-0128',
]

const rows: (string | Row)[] = [
  'Date Generated',
  'Nov 20, 2026',
  '# Accounts',
  ...account('HARBOR BANK', '', '4581XXXX', 'Open/Never late.'),
  ...account('CITY CARD', 'Potentially Negative Closed', '5633XXXX', 'Paid, Closed.'),
]

const page: Page = {
  number: 1,
  width: 842,
  height: 595,
  marks: [],
  words: rows.flatMap((row, at) => {
    const y = 40 + 12 * at
    if (typeof row === 'string') {
      const isBold = row.startsWith('# ')
      return textRow(row.replace(/^# /, ''), 28, y, isBold && row === row.toUpperCase() ? 9 : 7, isBold)
    }
    return row.flatMap((text = '', column) => textRow(text, [28, 195, 434, 601][column] ?? 0, y, 7))
  }),
}

describe('an Experian report whose labels are in plain words', () => {
  const report = readExperianAcr([page])

  it('has the accounts below their names, not below what is said of them', () => {
    expect(
      report.accounts.map(({ creditor, accountNumber, type, responsibility, status, highBalance }) => [
        creditor.value,
        ...[accountNumber, type, responsibility, status, highBalance].map((each) => each?.value),
      ]),
    ).toEqual([
      ['HARBOR BANK', '4581XXXX', 'Credit card', 'Individual', 'Open/Never late.', 640],
      ['CITY CARD', '5633XXXX', 'Credit card', 'Individual', 'Paid, Closed.', 640],
    ])
  })

  it('has address and telephone number without a label, and leaves nothing unread', () => {
    expect(report.accounts.map(({ furnisherPhone }) => furnisherPhone?.value)).toEqual([
      '(888) 555-0128',
      '(888) 555-0128',
    ])
    expect(report.accounts[0]?.furnisherAddress?.value).toBe('4340 S MONACO ST FL 2, DENVER CO 80237')
    expect(report.coverage.unread).toEqual([])
  })
})
