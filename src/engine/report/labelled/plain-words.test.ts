import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page } from '../../read/positioned-text.ts'
import { reportsOf } from '../read-report.ts'
import { planByValue } from './plans-by-value.ts'

type Row = readonly [label: string, value: string]

const account = (name: string, number: string, rows: readonly Row[]): (string | Row)[] => [
  name,
  ['Reference', number],
  ['Post', 'PO BOX 6497, SIOUX FALLS, SD 57117'],
  ['Ring', '(800) 555-0198'],
  ['Account since', '22 Jul 2020'],
  ['Your part', 'Individual Account'],
  ['Sort', 'Revolving Account'],
  ['Amount owed', '$35'],
  ['Reported on', '17 Oct 2026'],
  ['Highest owed', '$47'],
  ...rows,
]

const rows: (string | Row)[] = [
  ['Consumer', 'Ann Lee'],
  ['Disclosure made on', '2 Nov 2026'],
  ['Born', '23 Nov 1959'],
  ...account('HARBOR BANK', '5615****', [['Shape', 'Current; Paid or Paying as Agreed']]),
  ...account('CITY AUTO FINANCE', '7114****', [
    ['Shape', '>Charge-off<'],
    ['Room', '$500'],
    ['Repayment terms', '$472 per month, paid Monthly for 36 months'],
  ]),
]

const page: Page = {
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: [
    ...textRow('TransUnion file disclosure', 60, 40, 14, true),
    ...rows.flatMap((row, at) =>
      typeof row === 'string'
        ? textRow(row, 60, 90 + 12 * at, 9, true)
        : [...textRow(row[0], 60, 90 + 12 * at), ...textRow(row[1], 190, 90 + 12 * at)],
    ),
  ],
}

describe('a report whose labels are in plain words', () => {
  const reading = reportsOf([page])
  const report = reading.ok ? reading.reports[0] : undefined

  it('is a credit report by what stands behind them, with its day and its accounts', () => {
    expect(report?.reportDate.value).toBe('2026-11-02')
    expect(report?.personal.dob?.value).toBe('1959-11-23')
    expect(
      report?.accounts.map(({ creditor, accountNumber, opened, balance, highBalance }) => [
        creditor.value,
        accountNumber?.value,
        opened?.value,
        balance?.value,
        highBalance?.value,
      ]),
    ).toEqual([
      ['HARBOR BANK', '5615****', '2020-07-22', 35, 47],
      ['CITY AUTO FINANCE', '7114****', '2020-07-22', 35, 47],
    ])
  })

  it('has what its values say themselves behind labels of no book, and no amount that says nothing', () => {
    const [first, second] = report?.accounts ?? []
    expect([first?.responsibility?.value, first?.type?.value]).toEqual([
      'Individual Account',
      'Revolving Account',
    ])
    expect(first?.status?.value).toBe('Current; Paid or Paying as Agreed')
    expect(second?.status?.value).toBe('Charge-off')
    expect(second?.creditLimit).toBeNull()
    expect(report?.coverage.unread.map(({ text }) => text)).toContain('Room $500')
    expect(first?.furnisherPhone?.value).toBe('(800) 555-0198')
    expect(first?.furnisherAddress?.value).toBe('PO BOX 6497, SIOUX FALLS, SD 57117')
  })
})

describe('a value behind a label of no book', () => {
  it.each(['$35', '10/04/2026', 'HARBOR BANK', 'AUTOMOBILE', 'CLOSED', 'Closed', 'Yes', ''])(
    'is of no field where several print it: "%s"',
    (text) => {
      expect(planByValue(text)).toBeUndefined()
    },
  )
})
