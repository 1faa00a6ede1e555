import { describe, expect, it } from 'vitest'
import { textRow } from '../../../test/support/page-flow.ts'
import { drawnMark } from '../../../test/support/printed-lines.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { reportsOf } from './read-report.ts'

/** A column's rows: a name, or a label with its value. */
type Row = string | readonly [label: string, value: string]

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** The years across, a row for each month, and the key of the signs. */
const grid = (late: string): Row[] => [
  ['', '2025   2026'],
  ...months.map(
    (month, at): Row => [month, at < 9 ? `\u25cb   ${at === 4 ? late : '\u25cf'}` : '\u25cf   \u25cb'],
  ),
  ['\u25cf paid as agreed \u25cb no information', ''],
]

const account = (name: string, balance: string, late: string): Row[] => [
  name,
  ['Account Number', `XXXX${balance.replace(/\D/g, '').padStart(4, '0')}`],
  ['Account Type', 'Revolving Account'],
  ['Responsibility', 'Individual Account'],
  ['Date Opened', 'Jun 9, 2022'],
  ['Balance', balance],
  ['Date Updated', 'Oct 22, 2026'],
  ['Pay Status', 'Current Account'],
  ...grid(late),
]

const column = (rows: readonly Row[], x: number, top: number): Word[] =>
  rows.flatMap((row, at) => {
    const y = top + 10 * at
    if (typeof row === 'string') return textRow(row, x, y, 7, true)
    const [label, value] = row
    if (/\u25cf|\u25cb|^2025/.test(value))
      return [
        ...textRow(label, x, y),
        ...value.split(/ {2,}/).flatMap((cell, index) => textRow(cell, x + 40 + 30 * index, y)),
      ]
    return [...textRow(label, x, y), ...(value === '' ? [] : textRow(value, x + 90, y))]
  })

const page = (number: number, words: Word[], marks: Page['marks'] = []): Page => ({
  number,
  width: 600,
  height: 800,
  words: words.map((word) => ({ ...word, box: { ...word.box, page: number } })),
  marks: marks.map((mark) => ({ ...mark, box: { ...mark.box, page: number } })),
})

const head = [
  ...textRow('TransUnion Credit Report', 40, 40, 14, true),
  ...textRow('Report for', 40, 70),
  ...textRow('Ann Lee', 150, 70),
  ...textRow('Date Created', 40, 80),
  ...textRow('Nov 10, 2026', 150, 80),
  ...textRow('SSN', 40, 90),
  ...textRow('XXX-XX-5580', 150, 90),
]
const rows = [
  ...account('HARBOR BANK', '$1,101', '30'),
  ...account('CITY AUTO FINANCE', '$1,202', '\u25cf'),
  ...account('LAKE CREDIT UNION', '$1,303', '60'),
]
/** The columns break inside an account, and inside its months. */
const [left, right] = [rows.slice(0, 38), rows.slice(38)]

const printed = [
  page(1, [
    ...head,
    ...textRow('Satisfactory Accounts', 40, 110, 9, true),
    ...column(left, 40, 140),
    ...column(right, 310, 136),
    ...textRow('Inquiries', 40, 600, 9, true),
    ...textRow('HARBOR BANK', 40, 620),
    ...textRow('Requested On: 03/14/2025', 120, 620),
  ]),
]

describe('accounts in two columns of a page', () => {
  const reading = reportsOf(printed)
  const report = reading.ok ? reading.reports[0] : undefined

  it('are read down the left one and then down the right one, to the next heading over both', () => {
    const { accounts = [], coverage, inquiries } = report ?? {}
    expect(accounts.map(({ creditor, balance }) => [creditor.value, balance?.value])).toEqual([
      ['HARBOR BANK', 1101],
      ['CITY AUTO FINANCE', 1202],
      ['LAKE CREDIT UNION', 1303],
    ])
    const codesOf = (at: number) => accounts[at]?.history.map(({ month, code }) => `${month} ${code}`)
    expect(codesOf(0)?.slice(0, 5)).toEqual([
      '2026-09 OK',
      '2026-08 OK',
      '2026-07 OK',
      '2026-06 OK',
      '2026-05 30',
    ])
    expect(codesOf(1)).toHaveLength(12)
    expect(codesOf(2)?.[4]).toBe('2026-05 60')
    expect(inquiries?.map(({ name }) => name.value)).toEqual(['HARBOR BANK'])
    expect(coverage?.unread.filter(({ box }) => box.y > 100)).toEqual([])
  })

  it('have their places where the page shows them', () => {
    const last = report?.accounts.at(-1)
    expect(last?.creditor.box.x).toBe(310)
    expect(last?.balance?.box.x).toBe(400)
    expect(last?.balance?.box.y).toBeCloseTo(136 + 10 * (rows.indexOf('LAKE CREDIT UNION') + 5 - 38), 0)
  })

  it('have a head without a heading of its own', () => {
    expect(report?.personal.names.map(({ value }) => value)).toEqual(['Ann Lee'])
    expect(report?.personal.ssnLast4?.value).toBe('5580')
  })

  it('are columns as well where sentences run over both', () => {
    const sentences = Array.from({ length: 12 }, (_, at) =>
      textRow(
        'The law promotes accuracy fairness and privacy of what agencies keep about you and yours',
        40,
        660 + 9 * at,
        8,
      ),
    )
    const rights = textRow('A Summary of Your Rights Under the Fair Credit Reporting Act', 40, 640, 9, true)
    const other = reportsOf(printed.map(({ words }) => page(1, [...words, ...rights, ...sentences.flat()])))
    const names = other.ok
      ? other.reports.flatMap(({ accounts }) => accounts.map(({ creditor }) => creditor.value))
      : []
    expect(names).toEqual(['HARBOR BANK', 'CITY AUTO FINANCE', 'LAKE CREDIT UNION'])
  })

  it('may have a heading in words of no book, over a rule as wide as both', () => {
    const ruled = printed.map(({ words }) =>
      page(
        1,
        words.map((word) => (word.text === 'Satisfactory' ? { ...word, text: 'Splendid' } : word)),
        [drawnMark(40, 122, 520, 1)],
      ),
    )
    const other = reportsOf(ruled)
    const names = other.ok
      ? other.reports.flatMap(({ accounts }) => accounts.map(({ creditor }) => creditor.value))
      : []
    expect(names).toEqual(['HARBOR BANK', 'CITY AUTO FINANCE', 'LAKE CREDIT UNION'])
  })

  it('are columns as well where many lines of a poor scan say nothing', () => {
    const garbled = Array.from({ length: 12 }, (_, at) => textRow('Ban mM ohoEs iiiss', 40, 524 + 6 * at, 5))
    const poor = reportsOf(printed.map(({ words }) => page(1, [...words, ...garbled.flat()])))
    const months = poor.ok
      ? poor.reports.flatMap(({ accounts }) =>
          accounts.map(({ creditor, history }) => [creditor.value, history.length]),
        )
      : []
    expect(months).toEqual([
      ['HARBOR BANK', 12],
      ['CITY AUTO FINANCE', 12],
      ['LAKE CREDIT UNION', 12],
    ])
  })

  it('are none where all begin at the left, with labels of their own in a lane at the right', () => {
    const lanes = rows.filter((row) => typeof row === 'string' || row[0] !== '')
    const names = lanes.flatMap((row, at) => (typeof row === 'string' ? [at] : []))
    const words = names.flatMap((from, index) => {
      const own = lanes.slice(from, names[index + 1] ?? lanes.length).slice(0, 8)
      const top = 140 + 120 * index
      return [...column(own.slice(0, 4), 40, top), ...column(own.slice(4), 310, top + 10)]
    })
    const other = reportsOf([page(1, [...head, ...textRow('Splendid things', 40, 110, 9, true), ...words])])
    const balances = other.ok
      ? other.reports.flatMap(({ accounts }) =>
          accounts.map(({ creditor, balance }) => [creditor.value, balance?.value]),
        )
      : []
    for (const [name, balance] of balances)
      expect([
        ['HARBOR BANK', 1101],
        ['CITY AUTO FINANCE', 1202],
        ['LAKE CREDIT UNION', 1303],
      ]).toContainEqual([name, balance])
  })
})
