import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page } from '../../read/positioned-text.ts'
import { reportsOf } from '../read-report.ts'
import { accountPlans } from './account-plans.ts'
import { labelsInWords } from './labels-in-words.ts'

/** 'Label | value' a row, the value in a lane of its own. */
const pageOf = (rows: readonly string[]): Page => ({
  number: 1,
  width: 612,
  height: 1000,
  words: rows.flatMap((row, at) => {
    const [label = '', value = ''] = row.split(' | ')
    const isName = /^[A-Z ]+$/.test(row)
    return [
      ...textRow(label, 40, 60 + 10 * at, isName ? 9 : 6, isName),
      ...(value === '' ? [] : textRow(value, 200, 60 + 10 * at)),
    ]
  }),
  marks: [],
})
const account = (name: string, number: string) => [
  name,
  `Acct. ref. | ending in ${number}`,
  'Kind of account | Credit card',
  'Opened on | 4 Mar 2021',
  'Amount you owe | $2,471.00',
  'Amount in arrears | $0.00',
  'Due each month | Not provided',
  'Scheduled to come off your | May 2031',
  'report',
  'Month-by-month record',
  'Nov 2026 Paid on time',
  'Oct 2026 30 days late',
]

describe('labels that are in no book', () => {
  const page = pageOf([
    'Your Experian file',
    'Created on | 24 Nov 2026',
    'Your accounts',
    ...account('FIRST BANK', '6206'),
    ...account('SECOND BANK', '7804'),
  ])

  it('mean what their words leave, where several accounts print them', () => {
    const labels = labelsInWords([page], accountPlans)
    expect(labels['Amount in arrears']).toEqual({ kind: 'money', field: 'pastDue' })
    expect(labels['Scheduled to come off your report']).toEqual({ kind: 'date', field: 'removalDate' })
    for (const words of [
      'Leaves your file around',
      'Is removed from this report about',
      'Will drop off your file by',
    ]) {
      const rows = [`${words} | May 2031`, `${words} | June 2031`]
      expect(labelsInWords([pageOf(rows)], accountPlans)[words]).toEqual({
        kind: 'date',
        field: 'removalDate',
      })
    }
    expect(labelsInWords([pageOf(['Amount in arrears | $5', 'What happens next'])], accountPlans)).toEqual({})
  })

  it('are enough to tell a report, and to read it', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    const read = report?.accounts.map((each) => [
      each.creditor.value,
      each.accountNumber?.value,
      each.opened?.value,
      each.balance?.value,
      each.pastDue?.value,
      each.removalDate?.value,
      each.history.map(({ month, code }) => `${month} ${code}`).join(' '),
    ])
    const values = ['2021-03-04', 2471, 0, '2031-05', '2026-11 OK 2026-10 30']
    expect([report?.family, report?.reportDate.value, read]).toEqual([
      'labelled',
      '2026-11-24',
      [
        ['FIRST BANK', 'ending in 6206', ...values],
        ['SECOND BANK', 'ending in 7804', ...values],
      ],
    ])
  })

  it('make no report of a bill, which has one account and no bureau', () => {
    const bill = pageOf(['Your card', 'Created on | 24 Nov 2026', ...account('FIRST BANK', '6206')])
    expect(reportsOf([bill]).ok).toBe(false)
  })

  it('head the inquiries by whether the person applied', () => {
    const asked = (heading: string, name: string) => [
      heading,
      'Company | When',
      `${name.toLowerCase()} ltd | 3 Aug 2026`,
    ]
    const reading = reportsOf([
      pageOf([
        ...['Your Experian file', 'Created on | 24 Nov 2026', 'Your accounts'],
        ...account('FIRST BANK', '6206'),
        ...account('SECOND BANK', '7804'),
        ...asked('Who looked at your file after you applied', 'Harbor'),
        ...asked('Who looked without your application', 'Elm'),
      ]),
    ])
    const [report] = reading.ok ? reading.reports : []
    expect(report?.inquiries.map(({ kind, name }) => [kind, name.value])).toEqual([
      ['hard', 'harbor ltd'],
      ['soft', 'elm ltd'],
    ])
    expect(report?.coverage.unread.map(({ text }) => text)).not.toContain('Company When')
  })
})
