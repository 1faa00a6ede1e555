import { expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { threeBureauEquifax } from './layout.ts'

const lanes = [224, 344, 464]
const row = (y: number, label: string, ...values: string[]): Line =>
  printedLine(
    y,
    [40, label],
    ...values.flatMap((text, at): PrintedCell[] => (text === '' ? [] : [[lanes[at] ?? 0, text]])),
  )
const table = (
  y: number,
  title: string,
  ...cells: [equifax: string, experian: string, transunion: string][]
) =>
  [
    printedLine(y, [40, title]),
    row(y + 10, '', 'Equifax', 'Experian', 'TransUnion'),
    ...[
      'Reported',
      'Account Number',
      'Account Status',
      'Reported Balance',
      'Account Type',
      'Date Opened',
      'Date Reported',
    ].map((label, at) => row(y + 20 + 10 * at, label, ...(cells[at] ?? []))),
  ] satisfies Line[]

it('a collection in a table as the accounts are is one of the bureaus that report it', async () => {
  const lines = [
    printedLine(20, [40, 'YOLANDA FAYE BRISTOW']),
    printedLine(30, [40, 'November 3, 2026']),
    printedLine(45, [40, '2. Revolving Accounts']),
    ...table(
      60,
      '2.1 HARBOR BANK',
      ['Yes', 'Yes', 'Yes'],
      ['xxxx 1911', 'xxxx 1911', 'xxxx 1911'],
      ['Pays As Agreed', 'Pays As Agreed', 'Pays As Agreed'],
      ['$91.00', '$91.00', '$91.00'],
      ['Revolving', 'Revolving', 'Revolving'],
      ['Nov 15, 2020', 'Nov 15, 2020', 'Nov 15, 2020'],
      ['Oct 26, 2026', 'Oct 26, 2026', 'Oct 26, 2026'],
    ),
    printedLine(180, [40, '10. Collections']),
    ...table(
      195,
      '10.1 ENHANCED RECOVERY COMPANY',
      ['No', 'No', 'Yes'],
      ['', '', 'xxxxx 9240'],
      ['', '', 'Collection'],
      ['', '', '$237.00'],
      ['', '', 'Collection'],
      ['', '', 'Aug 1, 2025'],
      ['', '', 'Oct 15, 2026'],
    ),
  ]
  const reports = await threeBureauEquifax.read([printedPage(lines)], [])
  const found = reports.flatMap(({ bureau, accounts }) =>
    accounts.map(({ creditor, section, balance }) => [bureau, creditor.value, section, balance?.value]),
  )
  expect(found.filter(([, name]) => name === 'ENHANCED RECOVERY COMPANY')).toEqual([
    ['TransUnion', 'ENHANCED RECOVERY COMPANY', 'collections', 237],
  ])
  expect(found).toHaveLength(4)
})
