import { describe, expect, it } from 'vitest'
import { onPage, printedLine } from '../../../../test/support/printed-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { accountLineKinds } from './account-line-kinds.ts'
import { readFigures } from './monthly-figures.ts'

const title = printedLine(10, [30, '24 Month History'])
const header = [
  printedLine(20, [30, 'Date'], [60, 'Balance'], [110, 'Scheduled'], [170, 'Past Due'], [230, 'High Credit']),
  printedLine(28, [110, 'Payment Amount'], [170, 'Amount']),
]

function row(y: number, month: string, ...cells: [number, string][]) {
  return printedLine(y, [30, month], ...cells)
}

describe('the 24 month history', () => {
  it('puts figures under their header, whatever cells of the row are empty and however they are aligned', () => {
    const lines = [
      title,
      ...header,
      row(40, '02/24', [60, '$1,000'], [172, '$0']),
      row(50, '01/24', [130, '$25'], [238, '$900']),
      row(60, '12/23'),
    ]
    const { figures, unread } = readFigures([], lines)
    expect(figures).toMatchObject([
      { month: '2024-02', balance: 1000, scheduledPayment: null, pastDue: 0, highCredit: null },
      { month: '2024-01', balance: null, scheduledPayment: 25, pastDue: null, highCredit: 900 },
      { month: '2023-12', balance: null, scheduledPayment: null, pastDue: null, highCredit: null },
    ])
    expect(unread).toEqual([])
  })

  it('may print its years in full', () => {
    const { figures } = readFigures([], [title, ...header, row(40, '02/2024', [60, '$1,000'])])
    expect(figures).toMatchObject([{ month: '2024-02', balance: 1000 }])
  })

  it('has its titles parted where its cells begin when they stand a mere space apart', () => {
    const narrow = [
      printedLine(20, [30, 'Month'], [80, 'Balance'], [120, 'Scheduled Payment'], [174, 'Actual Payment']),
      printedLine(28, [120, 'Amount'], [174, 'Amount']),
    ]
    const lines = [title, ...narrow, row(40, '02/24', [80, '$1,000'], [120, '$25'], [174, '$30'])]
    expect(readFigures([], lines)).toMatchObject({
      figures: [{ balance: 1000, scheduledPayment: 25, actualPayment: 30 }],
      unread: [],
    })
  })

  it('goes on over a page break with the header printed again at other places', () => {
    const again = onPage(2, printedLine(20, [90, 'Date'], [130, 'Balance'], [200, 'High Credit']))
    const lines = [
      title,
      ...header,
      row(700, '02/24', [60, '$10']),
      again,
      onPage(2, row(40, '01/24', [131, '$9'], [200, '$8'])),
    ]
    expect(readFigures([], lines).figures).toMatchObject([
      { month: '2024-02', balance: 10 },
      { month: '2024-01', balance: 9, highCredit: 8, box: { page: 2 } },
    ])
  })

  it('leaves out a row that the next page prints again', () => {
    const last = row(700, '02/24', [60, '$10'])
    const lines = [title, ...header, last, onPage(2, last), onPage(2, row(50, '01/24', [60, '$9']))]
    expect(readFigures([], lines)).toMatchObject({ figures: [{ balance: 10 }, { balance: 9 }], unread: [] })
  })

  it('has all rows of a header that wraps again on the next page', () => {
    const again = [
      printedLine(20, [30, 'Month'], [60, 'Balance'], [110, 'Scheduled']),
      printedLine(28, [110, 'Payment Amount']),
      row(40, '01/24', [60, '$9'], [110, '$8']),
    ].map((line) => onPage(2, line))
    const lines = [title, ...header, row(700, '02/24', [60, '$10']), ...again]
    const kinds = accountLineKinds(lines, labelKeys([]), true, true)
    expect(lines.map((line) => kinds.get(line))).toEqual(lines.map(() => 'month rows'))
    expect(readFigures([], lines).figures[1]).toMatchObject({ balance: 9, scheduledPayment: 8 })
  })

  it('is unread when its header is lost', () => {
    const { figures, unread } = readFigures([], [title, row(40, '02/24', [60, '$1'])])
    expect(figures).toEqual([])
    expect(unread).toMatchObject([{ text: '02/24 $1' }])
  })

  it('leaves what is no amount unread', () => {
    const { figures, unread } = readFigures([], [title, ...header, row(40, '02/24', [60, 'illegible'])])
    expect(figures).toMatchObject([{ month: '2024-02', balance: null }])
    expect(unread).toMatchObject([{ text: 'illegible' }])
  })
})
