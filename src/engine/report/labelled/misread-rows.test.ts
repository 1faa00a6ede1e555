import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { historyCode } from '../experian-acr/layout.ts'
import { labelKeys } from '../label-keys.ts'
import { lineKinds } from './line-kinds.ts'
import { readMonths } from './month-ratings.ts'

const names = ['AUG', 'JUL', 'JUN', 'MAY', 'APR', 'MAR', 'FEB', 'JAN']
const across = (y: number, texts: readonly string[]) =>
  printedLine(y, ...texts.map((text, at): PrintedCell => [30 + 30 * at, text]))

/** @param sure of each cell; undefined where the file spells it */
function read(cells: string, sure?: (text: string) => number, above = names) {
  const heading = [
    printedLine(20, [30, 'Payment History:']),
    printedLine(30, [30, '2026']),
    across(40, above),
  ]
  const row = across(50, cells.split(' '))
  const recognised = (line: Line): Line =>
    sure === undefined
      ? line
      : { ...line, words: line.words.map((word) => ({ ...word, confidence: sure(word.text) })) }
  const lines = [...heading, row].map(recognised)
  const kinds = lineKinds(lines, labelKeys([]), historyCode)
  const months = lines.filter((line) => kinds.get(line) === 'months')
  const { history, unread, unreadMonths = [] } = readMonths(months, historyCode)
  return {
    read: history.map(({ month, code }) => `${month} ${code}`),
    unread: unread.map(({ text }) => text),
    unreadMonths: unreadMonths.map(({ month }) => month),
  }
}

const surely = () => 0.95

describe('a row of recognised ratings', () => {
  it('keeps the months that were read, and tells which was not', () => {
    expect(read('OK OK 9% 60 30 OK OK OK', surely)).toEqual({
      read: [
        '2026-08 OK',
        '2026-07 OK',
        '2026-05 60',
        '2026-04 30',
        '2026-03 OK',
        '2026-02 OK',
        '2026-01 OK',
      ],
      unread: ['9%'],
      unreadMonths: ['2026-06'],
    })
  })

  it('does not take a rating that recognition is unsure of beside a misread one', () => {
    const { read: months, unreadMonths } = read('OK OK 9% D 30 OK OK OK', (text) =>
      text === 'D' ? 0.75 : 0.95,
    )
    expect(unreadMonths).toEqual(['2026-06', '2026-05'])
    expect(months).toHaveLength(6)
  })

  it('is not read at all where too many of its cells were misread, and tells all of its months', () => {
    const { read: months, unreadMonths } = read('OC OK [HHS nC OK [NHS CK LIS', surely)
    expect(months).toEqual([])
    expect(unreadMonths).toHaveLength(8)
  })

  it('is what it was where the file spells it: a row with a word that is no rating is no row of months', () => {
    expect(read('OK OK 9% 60 30 OK OK OK')).toEqual({ read: [], unread: [], unreadMonths: [] })
  })

  it('may be short where each month above it has its cell', () => {
    const last = names.slice(0, 4)
    expect(read('OK OK O OK', surely, last).unreadMonths).toEqual(['2026-06'])
    expect(read('OK OK O', surely, last).unreadMonths).toEqual([])
    expect(read('OK O', surely, names.slice(0, 2)).unreadMonths).toEqual([])
  })

  it('is one below years, too, behind the month that it begins with', () => {
    const years = ['2026', '2025', '2024', '2023']
    const row = (y: number, texts: readonly string[]) =>
      printedLine(y, ...texts.map((text, at): PrintedCell => [30 + 40 * at, text]))
    const lines = [
      printedLine(20, [30, 'Payment history']),
      printedLine(30, ...years.map((text, at): PrintedCell => [70 + 40 * at, text])),
      row(40, ['Jan', '\u2713', '30', '>', '\u2713']),
      row(50, ['Feb', '\u2713', '30', '\u2713', '-']),
    ]
    const recognised = lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, confidence: 0.95 })),
    }))
    const monthsIn = (of: readonly Line[]) => {
      const kinds = lineKinds(of, labelKeys([]), historyCode)
      const months = of.filter((line) => kinds.get(line) === 'months')
      const { history, unreadMonths = [] } = readMonths(months, historyCode)
      return [history.map(({ month, code }) => `${month} ${code}`), unreadMonths.map(({ month }) => month)]
    }
    expect(monthsIn(recognised)).toEqual([
      ['2026-01 OK', '2025-01 30', '2023-01 OK', '2026-02 OK', '2025-02 30', '2024-02 OK'],
      ['2024-01'],
    ])
    expect(monthsIn(lines)).toEqual([['2026-02 OK', '2025-02 30', '2024-02 OK'], []])
  })

  it('leaves a row of amounts alone', () => {
    expect(read('$10 $20 $30 $40 $50 $60 $70 $8O', surely).unreadMonths).toEqual([])
    expect(read('$10 OK OK OK OK OK OK O', surely).unreadMonths).toEqual([])
  })

  it('may have one cell of twenty that was misread as an amount', () => {
    const two = [...names, 'DEC', 'NOV', 'OCT', 'SEP', ...names]
    const cells = [...Array(19).fill('OK'), '$0']
    expect(read(cells.join(' '), surely, two).unread).toEqual(['$0'])
  })
})
