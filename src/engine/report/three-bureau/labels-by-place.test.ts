import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { renameLabel } from '../../../../test/support/mutate-pages/rename-label.ts'
import { nonsense } from '../../../../test/support/mutate-pages/synonyms.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { reportsOf } from '../read-report.ts'
import { headedAccounts } from './headed-accounts.ts'
import { readAccounts } from './read-accounts.ts'

const form = {
  plans: accountPlans,
  rowOrder: ['Account #', 'Date Reported', 'Date Opened', 'Balance Owed', 'Past Due Amount', 'Account Type'],
  blocksOf: headedAccounts,
  mayBeBlank: () => true,
  codeOf: null,
}

/** Three accounts, each with these rows. */
const accountsWith = (...rows: [label: string, ...cells: string[]][]) => {
  const lines = ['HARBOR BANK', 'MOON BANK', 'SPRUCE BANK'].flatMap((name, account) => {
    const top = 100 + account * 200
    return [
      printedLine(top, [40, name]),
      printedLine(top + 20, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax']),
      ...[['Account #:', '4417****'], ...rows].map(([label = '', one = '', two = one, three = two], at) =>
        printedLine(top + 32 + 12 * at, [40, label], [150, one], [300, two], [450, three]),
      ),
    ]
  })
  return readAccounts(lines, form).accounts
}
const prints = [
  ['set-9/three-bureau-2.pdf', 'Past Due Amount', 'pastDue'],
  ['set-10/three-bureau-3.pdf', 'Status', 'status'],
] as const
const day = '05/14/2018'

describe('a label that nobody knows', () => {
  it('is the row that the report leaves out there, and what it says is asked', () => {
    const [account] = accountsWith(
      ['Date Reported:', day],
      ['Quorbel:', '06/14/2018'],
      ['Balance Owed:', '$70'],
      ['Past Due Amount:', '$0'],
      ['Account Type:', 'Credit card'],
    )
    expect(account?.opened).toMatchObject({ value: '2018-06-14', confidence: 0.5 })
    expect(account?.reported).toMatchObject({ value: '2018-05-14', confidence: 1 })
  })

  it('proves nothing where its cell is empty', () => {
    const [empty, , filled] = accountsWith(
      ['Date Reported:', day],
      ['Date Opened:', day],
      ['Balance Owed:', '$70'],
      ['Quorbel:', '$12', '--'],
      ['Account Type:', 'Credit card'],
    )
    expect(empty).toMatchObject({ bureau: 'Experian', pastDue: null, blank: [] })
    expect(filled).toMatchObject({ bureau: 'TransUnion', pastDue: { value: 12, confidence: 0.5 } })
  })

  it.each([
    [
      'two rows are left out there',
      [
        ['Quorbel:', day],
        ['Balance Owed:', '$70'],
        ['Account Type:', 'Loan'],
      ],
    ],
    [
      'its cells are no such values',
      [
        ['Date Reported:', day],
        ['Quorbel:', '$3'],
        ['Balance Owed:', '$70'],
      ],
    ],
    [
      'the report prints that row elsewhere',
      [
        ['Date Reported:', day],
        ['Quorbel:', day],
        ['Date Opened:', day],
      ],
    ],
    [
      'another unknown row stands beside it',
      [
        ['Date Reported:', day],
        ['Quorbel:', day],
        ['Vandic:', day],
      ],
    ],
  ] as const)('stays unread where %s', (_, rows) => {
    for (const account of accountsWith(...rows.map((row) => [...row] as [string, ...string[]])))
      for (const value of [account.opened, account.reported, account.balance, account.pastDue])
        expect([undefined, 1]).toContain(value?.confidence)
  })

  it.each(soaked(prints.slice(0, 1), prints))(
    'is found in the order of a print: %s without "%s"',
    async (file, label, field) => {
      const [set, name] = file.split('/') as ['set-9' | 'set-10', string]
      const pages = await keptPages(readFileSync(sampleFile(set, name)))
      const valuesIn = (read: ReturnType<typeof reportsOf>) =>
        read.ok
          ? read.reports.flatMap(({ accounts }) => accounts.map((account) => account[field]?.value))
          : []
      const renamed = reportsOf(renameLabel(pages, label, nonsense))
      expect(valuesIn(renamed)).toEqual(valuesIn(reportsOf(pages)))
      expect(valuesIn(renamed).filter((value) => value !== undefined).length).toBeGreaterThan(30)
    },
  )
})
