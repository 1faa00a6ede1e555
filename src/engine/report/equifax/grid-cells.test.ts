import { describe, expect, it } from 'vitest'
import { drawnMark, type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { linesOf } from '../../read/lines.ts'
import type { Line, Mark } from '../../read/positioned-text.ts'
import { labelKeys } from '../label-keys.ts'
import { readMonths } from '../labelled/month-ratings.ts'
import { accountLineKinds } from './account-line-kinds.ts'
import { codeOfCell, withPlainCells } from './grid-cells.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const xOf = (month: number) => 60 + 40 * month
const header = printedLine(20, [20, 'Year'], ...months.map((name, at): PrintedCell => [xOf(at + 1), name]))

function read(lines: Line[], marks: Mark[] = []) {
  const words = [header, ...lines].flatMap((line) => line.words)
  const cells = withPlainCells([{ number: 1, width: 612, height: 792, words, marks }]).flatMap(linesOf)
  const kinds = accountLineKinds(cells, labelKeys([]), true, true)
  const { history, unread } = readMonths(
    cells.filter((line) => kinds.get(line) === 'months'),
    codeOfCell,
  )
  return {
    cells: history.map(({ month, code }) => `${month} ${code}`).sort((a, b) => b.localeCompare(a)),
    unread: unread.map(({ text }) => text),
  }
}

describe('the payment history grid', () => {
  it('reads every code of the legend by its column, newest month first', () => {
    const codes = ['30', '180', 'V', 'F', 'C', 'CO', 'B', 'R', 'TN', '-']
    const row = printedLine(30, [20, '2024'], ...codes.map((code, at): PrintedCell => [xOf(at + 2), code]))
    expect(read([row]).cells).toEqual([
      '2024-10 TN',
      '2024-09 RPO',
      '2024-08 BK',
      '2024-07 CO',
      '2024-06 COL',
      '2024-05 FC',
      '2024-04 VS',
      '2024-03 180',
      '2024-02 30',
    ])
  })

  it.each(['\u2713', '\uf00c', '4', '\u25cf'])(
    'learns from the legend that %s means paid on time',
    (glyph) => {
      const row = printedLine(30, [20, '2024'], [xOf(3), glyph], [xOf(4), '60'])
      const legend = printedLine(45, [20, `${glyph} Paid on Time`], [120, '60 60 Days Past Due'])
      expect(read([row, legend])).toEqual({ cells: ['2024-04 60', '2024-03 OK'], unread: [] })
    },
  )

  it('tells drawn ticks from drawn squares by the drawings in the legend', () => {
    const rows = [printedLine(30, [20, '2024']), printedLine(42, [20, '2023'], [xOf(5), '90'])]
    const legend = printedLine(60, [30, 'Paid on Time'], [200, 'No Data Available'])
    const marks = [
      drawnMark(20, 60, 7, 6),
      drawnMark(193, 61, 5, 5, '#999999'),
      drawnMark(xOf(1), 30, 7, 6),
      drawnMark(xOf(2), 31, 5, 5, '#999999'),
      drawnMark(xOf(12), 42, 7, 6),
      drawnMark(20, 26, 560, 0.75, '#cccccc'),
    ]
    expect(read([...rows, legend], marks).cells).toEqual(['2024-01 OK', '2023-12 OK', '2023-05 90'])
  })

  describe('whose legend has a sign for all but for what was paid on time', () => {
    const legend = printedLine(60, [
      20,
      'Paid on Time 30 30 Days Past Due V Voluntary Surrender - No Data Available',
    ])
    const rows = [printedLine(30, [20, '2024'], [xOf(3), '30']), printedLine(42, [20, '2023'])]

    it('has that drawing in its cells', () => {
      const marks = [drawnMark(xOf(1), 30, 7, 6, '#1a8033'), drawnMark(xOf(12), 42, 7, 6, '#1a8033')]
      expect(read([...rows, legend], marks)).toEqual({
        cells: ['2024-03 30', '2024-01 OK', '2023-12 OK'],
        unread: [],
      })
    })

    it('says nothing where drawings differ, or are of another colour than a tick', () => {
      const two = [drawnMark(xOf(1), 30, 7, 6, '#1a8033'), drawnMark(xOf(12), 42, 5, 5, '#999999')]
      const red = [drawnMark(xOf(1), 30, 7, 6, '#cc2222')]
      expect(read([...rows, legend], two).cells).toEqual(['2024-03 30'])
      expect(read([...rows, legend], red).cells).toEqual(['2024-03 30'])
    })
  })

  it('takes a drawing that the legend does not explain for nothing, and says that it is unread', () => {
    const { cells, unread } = read([printedLine(30, [20, '2024'])], [drawnMark(xOf(1), 30, 7, 6)])
    expect(cells).toEqual([])
    expect(unread).toEqual(['\u25a8'])
  })

  it('leaves a code that nobody knows unread', () => {
    expect(read([printedLine(30, [20, '2024'], [xOf(1), 'ZZ'])])).toEqual({ cells: [], unread: ['ZZ'] })
  })

  it('leaves a second cell for the same month unread when it says something else', () => {
    const rows = [
      printedLine(30, [20, '2024'], [xOf(1), '30']),
      printedLine(42, [20, '2024'], [xOf(1), '60']),
    ]
    expect(read(rows)).toEqual({ cells: ['2024-01 30'], unread: ['60'] })
  })

  it('learns the sign of what was paid from a key that names it first, and from no status', () => {
    const row = printedLine(40, [20, '2024'], [xOf(1), '*'], [xOf(2), '30'])
    const key = printedLine(10, [20, 'Payment History Key: * Pays or Paid as Agreed 30 30-59 Days Past Due'])
    const status = printedLine(10, [20, 'Status * Late or Paid as Agreed'])
    expect(read([key, row])).toEqual({ cells: ['2024-02 30', '2024-01 OK'], unread: [] })
    expect(read([status, row]).unread).toEqual(['*'])
  })
})
