import { describe, expect, it } from 'vitest'
import { onPage, printedLine } from '../../../../test/support/printed-lines.ts'
import { withoutReprintedRows } from './account-blocks.ts'
import { readFigures } from './monthly-figures.ts'

const isRow = ({ text }: { text: string }) => text.includes(':')
const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text)

describe("rows of Equifax's report", () => {
  it('count once where the next page prints them again', () => {
    const rows = ['Owner: Individual', 'Date Opened: 07/16/2017', 'Months Reviewed: 48']
    const [owner, opened, months] = rows.map((text, at) => printedLine(100 + 9 * at, [34, text]))
    if (owner === undefined || opened === undefined || months === undefined) throw new Error('three rows')
    const lines = [owner, opened, onPage(2, opened), onPage(2, months)]
    expect(textsOf(withoutReprintedRows(lines, isRow))).toEqual(rows)
  })

  it('are kept where two pages only happen to meet in equal cells', () => {
    const cells = printedLine(100, [34, 'CO'], [90, 'CO'])
    expect(withoutReprintedRows([cells, onPage(2, cells)], isRow)).toHaveLength(2)
  })
})

describe('the monthly table', () => {
  it('may be headed by Month and by short titles', () => {
    const { figures, unread } = readFigures(
      [],
      [
        printedLine(100, [34, '24-Month History']),
        printedLine(
          109,
          [34, 'Month'],
          [112, 'Balance'],
          [190, 'Scheduled Payment'],
          [268, 'Actual Payment'],
          [424, 'Past Due'],
        ),
        printedLine(118, [34, '06/26'], [112, '$899'], [190, '$96'], [268, '$90'], [424, '$6']),
      ],
    )
    expect(figures).toMatchObject([
      { month: '2026-06', balance: 899, scheduledPayment: 96, actualPayment: 90, pastDue: 6 },
    ])
    expect(unread).toEqual([])
  })
})
