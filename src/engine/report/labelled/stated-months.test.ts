import { describe, expect, it } from 'vitest'
import type { HistoryCode } from '../credit-report.ts'
import { withStatedMonths } from './stated-months.ts'

const box = (x: number, y = 50) => ({ page: 1, x, y, width: 10, height: 8 })
const cellAt = (month: string) => box(10 * Number(month.slice(5)))
const guide = box(30, 90)

/** '2026-03 30' of the cells and of the lines, '2026-04 3' of a cell that was not read as '3'. */
function told(
  cells: readonly string[],
  notRead: readonly string[],
  lines: readonly string[],
  isWhole = true,
) {
  const parted = (text: string) => text.split(' ') as [string, HistoryCode]
  const months = withStatedMonths(
    {
      history: cells.map(parted).map(([month, code]) => ({ month, code, box: cellAt(month) })),
      figures: [],
      unread: [
        { text: 'another line', box: box(400) },
        ...notRead.map(parted).map(([month, text]) => ({ text, box: cellAt(month) })),
      ],
      unreadMonths: notRead.map(parted).map(([month]) => ({ month, box: cellAt(month) })),
    },
    lines.map(parted).map(([month, code]) => ({ month, code, box: guide, raw: 'as of' })),
    isWhole,
  )
  return {
    months,
    history: months.history.map(({ month, code }) => `${month} ${code}`),
    unread: months.unread.map(({ text }) => text).slice(1),
    unreadMonths: months.unreadMonths?.map(({ month }) => month),
  }
}

describe('months that were not read beside lines that tell of late payments', () => {
  it('have the code that the lines say, which are shown for it', () => {
    const { months, history, unread, unreadMonths } = told(
      ['2026-06 OK', '2026-03 30'],
      ['2026-05 6%', '2026-04 [HHS'],
      ['2026-05 60', '2026-03 30'],
    )
    expect(history).toEqual(['2026-06 OK', '2026-05 60', '2026-03 30'])
    expect(months.history[1]?.box).toEqual(guide)
    expect(unread).toEqual(['[HHS'])
    expect(unreadMonths).toEqual(['2026-04'])
  })

  it('are on time where no line tells of them and the cell looks like it, and told no more when none is left', () => {
    const { history, unread, unreadMonths } = told(
      ['2026-06 30'],
      ['2026-05 0<', '2026-04 CK'],
      ['2026-06 30'],
    )
    expect(history).toEqual(['2026-06 30', '2026-05 OK', '2026-04 OK'])
    expect(unread).toEqual([])
    expect(unreadMonths).toBeUndefined()
  })

  it('are told by the lines, too, where a cell was not seen between the others, and nowhere else', () => {
    const { history, unreadMonths } = told(
      ['2026-06 OK', '2026-02 OK'],
      ['2026-05 ®'],
      ['2026-05 RPO', '2026-04 RPO', '2026-01 30'],
    )
    expect(history).toEqual(['2026-06 OK', '2026-05 RPO', '2026-04 RPO', '2026-02 OK'])
    expect(unreadMonths).toBeUndefined()
  })

  it.each([
    ['without lines', ['2026-06 OK'], [], true],
    ['beside a line that was not understood', ['2026-06 OK'], ['2026-05 60'], false],
    ['where a cell says otherwise', ['2026-06 OK'], ['2026-06 30', '2026-05 60'], true],
    ['where a cell says how late, and no line', ['2026-06 30'], ['2026-05 60'], true],
    ['where the lines say two things', ['2026-06 OK'], ['2026-05 60', '2026-05 30'], true],
  ])('stay %s', (_name, cells, lines, isWhole) => {
    const { history, unreadMonths } = told(cells, ['2026-05 0<'], lines, isWhole)
    expect(history).toEqual(cells)
    expect(unreadMonths).toEqual(['2026-05'])
  })

  it('stay as they are where no late month has a code: ND is not on time', () => {
    const { history, unreadMonths } = told(['2026-06 30'], ['2026-05 N0', '2026-04 CLS'], ['2026-06 30'])
    expect(history).toEqual(['2026-06 30'])
    expect(unreadMonths).toEqual(['2026-05', '2026-04'])
  })
})
