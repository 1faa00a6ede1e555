import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { reportsOf } from '../read-report.ts'

const lefts = [46, 215, 385]
const cells = (row: string, y: number, size: number): Word[] =>
  row.split('|').flatMap((cell, at) => (cell === '' ? [] : textRow(cell, lefts[at] ?? 0, y, size)))

/** Pairs of rows, values in larger letters closely above their labels. */
function cardsFrom(y: number, pairs: readonly (readonly [string, string])[]): Word[] {
  return pairs.flatMap(([values, labels], at) => [
    ...cells(values, y + 24 * at, 9),
    ...cells(labels, y + 24 * at + 10, 6.8),
  ])
}
const account = (name: string, number: string, y: number) => [
  ...textRow(name, 46, y, 10.5, true),
  ...cardsFrom(y + 22, [
    [`ending in ${number}|$346|$1,200`, 'Account ending|What you owe|Credit line'],
    ['$911|In good standing|Credit Card', 'Most you have owed|Account standing|Kind of account'],
    ['Just you|18 Jun 2019|10 Nov 2026', 'Whose account is this?|Opened on|Last updated'],
    ['\u2014|$25|$0', 'Closed on|Payment due each month|Behind by'],
  ]),
  ...textRow('Payment history', 46, y + 124, 9, true),
  ...'JFMAMJJASOND'.split('').flatMap((letter, at) => textRow(letter, 85 + 18 * at, y + 140, 9)),
  ...textRow('2026', 51, y + 154, 9),
  ...textRow('Paid on time 1 month late (30) 2 months late (60) Written off', 56, y + 170, 6),
]

describe('labels below their values', () => {
  const page: Page = {
    number: 1,
    width: 595,
    height: 842,
    words: [
      ...textRow('Your Equifax credit file', 46, 50, 18, true),
      ...textRow('Prepared for ANN LEE on 27 Nov 2026', 46, 80, 9),
      ...textRow('About you', 46, 110, 13.5, true),
      ...cardsFrom(132, [
        ['ANN LEE|ANNA LEE|*****9017', 'Name on file|Other names used|Social Security'],
        ['8 Aug 1974|41 LOON LAKE RD, DULUTH, MN 55811', 'Born|Where you live'],
      ]),
      ...textRow('Cards and credit lines', 46, 200, 13.5, true),
      ...account('FIRST BANK', '7014', 230),
      ...account('SECOND BANK', '0740', 430),
    ],
    marks: [],
  }

  it('belong to what stands above them; months that are colours alone are not read, and said not to be', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    const values = ['2019-06-18', 346, 1200, 911, 25, 0, 'In good standing', '2026-11-10', 0]
    expect(report?.reportDate.value).toBe('2026-11-27')
    expect(report?.personal.names.map(({ value }) => value)).toEqual(['ANN LEE', 'ANNA LEE'])
    expect([report?.personal.dob?.value, report?.personal.ssnLast4?.value]).toEqual(['1974-08-08', '9017'])
    expect(
      report?.accounts.map((each) => [
        each.creditor.value,
        each.accountNumber?.value,
        each.opened?.value,
        each.balance?.value,
        each.creditLimit?.value,
        each.highBalance?.value,
        each.monthlyPayment?.value,
        each.pastDue?.value,
        each.status?.value,
        each.reported?.value,
        each.history.length,
      ]),
    ).toEqual([
      ['FIRST BANK', 'ending in 7014', ...values],
      ['SECOND BANK', 'ending in 0740', ...values],
    ])
    expect(report?.coverage.unread.filter(({ text }) => text.startsWith('J F M'))).toHaveLength(2)
  })

  it('belong to them where recognised letters of one size differ, as those that hang or rise do', () => {
    const size = (word: Word) => word.size * (/[J$]|^is$|^\u2014$/.test(word.text) ? 1.17 : 1)
    const words = page.words.map((word) => ({ ...word, size: size(word), confidence: 0.9 }))
    const reading = reportsOf([{ ...page, words }])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [first] = reading.reports[0]?.accounts ?? []
    expect([
      first?.responsibility?.value,
      first?.opened?.value,
      first?.reported?.value,
      first?.monthlyPayment?.value,
      first?.pastDue?.value,
      first?.status?.value,
    ]).toEqual(['Just you', '2019-06-18', '2026-11-10', 25, 0, 'In good standing'])
  })
})
