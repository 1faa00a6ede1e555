import { describe, expect, it } from 'vitest'
import { drawnMark, printedLine } from '../../../../test/support/printed-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'
import { readAccountMonths } from './account-months.ts'
import { lineKinds } from './line-kinds.ts'
import { readMonths, withWholeFigures } from './month-ratings.ts'

const codes = ({ history }: { history: readonly { month: string; code: string }[] }) =>
  history.map(({ month, code }) => `${month} ${code}`)

describe('a row of ratings', () => {
  it('has its label below the first month too', () => {
    const lines = [
      printedLine(10, [57, 'May 2026'], [145, 'April 2026'], [234, 'March 2026']),
      printedLine(20, [31, 'Rating'], [57, 'COL'], [145, '30'], [234, 'OK']),
      printedLine(30, [57, 'February 2026']),
      printedLine(40, [31, 'Rating'], [57, 'OK']),
    ]
    const reading = readMonths(lines, historyCodeOf)
    expect(codes(reading)).toEqual(['2026-05 COL', '2026-04 30', '2026-03 OK', '2026-02 OK'])
    expect(reading.unread).toEqual([])
  })

  it('and one of figures may have a single cell below a single month', () => {
    const lines = [
      printedLine(10, [120, 'April 2026'], [187, 'March 2026']),
      printedLine(20, [36, 'Rating'], [133, 'OK'], [200, 'OK']),
      printedLine(30, [120, 'February 2026']),
      printedLine(40, [36, 'Balance'], [130, '$224']),
      printedLine(50, [36, 'Rating'], [133, 'OK']),
    ]
    const kinds = lineKinds(lines, labelKeys(['Balance', 'Remarks']), historyCodeOf)
    expect(lines.map((line) => kinds.get(line))).toEqual(['months', 'months', 'months', 'months', 'months'])
    expect(readMonths(lines, historyCodeOf).figures).toMatchObject([{ month: '2026-02', balance: 224 }])
  })

  it('has a label that a narrow column broke on one row', () => {
    const lines = [
      printedLine(10, [120, 'April 2026'], [187, 'March 2026']),
      printedLine(20, [36, 'Scheduled'], [130, '$25'], [200, '- - -']),
      printedLine(28, [36, 'Payment']),
      printedLine(38, [36, 'Rating'], [133, 'OK'], [200, '30']),
    ]
    const whole = withWholeFigures(lines)
    expect(whole.map(({ words }) => words.map(({ text }) => text).join(' '))[1]).toBe(
      'Scheduled Payment $25 - - -',
    )
    const reading = readMonths(whole, historyCodeOf)
    expect(reading.figures).toMatchObject([{ month: '2026-04', scheduledPayment: 25 }])
    expect(reading.unread).toEqual([])
  })
})

describe('months as shaded cells', () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  const lines = [
    printedLine(10, ...months.map((name, at) => [60 + 21 * at, name] as const)),
    printedLine(20, [36, '2026'], [60 + 21 * 3, '30']),
  ]
  const cell = (at: number, colour: string) => drawnMark(57 + 21 * at, 18, 19.5, 8, colour)

  it('are on time where they are green, as their text says where they have one, and nothing where they are grey', () => {
    const marks = [
      cell(0, '#48a868'),
      cell(1, '#48a868'),
      cell(2, '#e6e6e6'),
      cell(3, '#f6d13a'),
      cell(4, '#d62828'),
    ]
    const reading = readAccountMonths(lines, marks, { codeOf: historyCodeOf })
    expect(codes(reading)).toEqual(['2026-04 30', '2026-02 OK', '2026-01 OK'])
    expect(reading.unread).toEqual([])
  })

  it('are none where a whole row is shaded', () => {
    const reading = readAccountMonths(lines, [drawnMark(30, 18, 290, 8, '#48a868')], {
      codeOf: historyCodeOf,
    })
    expect(codes(reading)).toEqual(['2026-04 30'])
  })
})

it('a black square beside checks that are text is no month on time', () => {
  const lines = [
    printedLine(10, [60, '2026'], [100, '2025'], [140, '2024']),
    printedLine(20, [36, 'Jan'], [64, '\u2713'], [104, '\u2713']),
    printedLine(30, [36, 'Feb'], [64, '30'], [104, '\u2713']),
  ]
  const squares = [drawnMark(144, 21, 4, 4, '#000000'), drawnMark(144, 31, 4, 4, '#000000')]
  const reading = readAccountMonths(lines, squares, { codeOf: historyCodeOf })
  expect(codes(reading)).toEqual(['2026-02 30', '2026-01 OK', '2025-02 OK', '2025-01 OK'])
})
