import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { withLaneCells } from './lane-cells.ts'

const keys = () =>
  labelKeys([
    'Account Number',
    'Account Type',
    'Status',
    'Status Updated',
    'Balance',
    'Balance Updated',
    'Terms',
    'Recent Payment',
  ])

/** Each row: its height, and its cells in the lanes at 30, 110, 250 and 330. */
function read(rows: readonly (readonly [y: number, ...cells: string[]])[]) {
  const lefts = [30, 110, 250, 330]
  const lines = rows.map(([y, ...cells]) =>
    printedLine(
      y,
      ...cells.flatMap((text, at): PrintedCell[] => (text === '' ? [] : [[lefts[at] ?? 0, text]])),
    ),
  )
  const own = keys()
  const { fields, stray } = readLabelledRows(withLaneCells(lines, own), own, true)
  const said = fields.map(({ label, valueRows }) => [
    label,
    valueRows.map((row) => row.map(({ text }) => text).join(' ')).join(' / '),
  ])
  return { said: Object.fromEntries(said), stray: stray.map(({ text }) => text) }
}

describe('lanes of labels and values whose cells wrap', () => {
  it('give each label its value, where labels wrap and values stand beside their middle', () => {
    expect(
      read([
        [30, 'Account', '', 'Balance', '$10'],
        [33, '', 'XXXX0877'],
        [36, 'Number'],
        [42, '', '', 'Balance'],
        [45, '', '', '', '10/19/2026'],
        [48, 'Account Type', 'Credit card', 'Updated'],
        [60, 'Status', 'Open/Never late.', 'Terms', '36 Months'],
        [72, 'Status', 'Oct 2026', 'Recent', '-'],
        [78, 'Updated', '', 'Payment'],
      ]),
    ).toEqual({
      said: {
        'Account Number': 'XXXX0877',
        'Account Type': 'Credit card',
        Status: 'Open/Never late.',
        'Status Updated': 'Oct 2026',
        Balance: '$10',
        'Balance Updated': '10/19/2026',
        Terms: '36 Months',
        'Recent Payment': '-',
      },
      stray: [],
    })
  })

  it('give each label its value, where values wrap and no gap parts them', () => {
    const { said } = read([
      [30, 'Account Number', 'XXXX0877', 'Balance', '$10 as'],
      [37, '', '', '', 'of Sep'],
      [41, 'Account Type', 'Charge'],
      [44, '', '', '', '2026'],
      [48, '', 'Card', 'Terms', 'Not'],
      [55, 'Status', 'Open.', '', 'reported'],
    ])
    expect(said).toEqual({
      'Account Number': 'XXXX0877',
      'Account Type': 'Charge / Card',
      Status: 'Open.',
      Balance: '$10 as / of Sep / 2026',
      Terms: 'Not / reported',
    })
  })

  it('give the rest of a value to its own lane, beside the label of another one', () => {
    const { said } = read([
      [30, 'Account Number', 'XXXX0877', 'Balance', '$10 as'],
      [38, '', '', '', 'of Oct'],
      [42, 'Status', 'Open.'],
      [46, 'Account Type', 'Charge', '', '2026'],
      [60, 'Recent Payment', '-', 'Terms', '36 Months'],
    ])
    expect(said).toMatchObject({ 'Account Type': 'Charge', Balance: '$10 as / of Oct / 2026' })
  })

  it('give a label of two rows its value at the top of the next page', () => {
    const page = (number: number, ...rows: [number, ...PrintedCell[]][]) =>
      rows.map(([y, ...cells]) => {
        const line = printedLine(y, ...cells)
        const words = line.words.map((word) => ({ ...word, box: { ...word.box, page: number } }))
        return { ...line, words, box: { ...line.box, page: number } }
      })
    const own = keys()
    const lines = withLaneCells(
      [
        ...page(
          1,
          [30, [30, 'Account Number'], [110, 'XXXX0877'], [250, 'Balance'], [330, '$10']],
          [42, [30, 'Account Type'], [110, 'Charge'], [250, 'Terms'], [330, '36 Months']],
          [54, [30, 'Status'], [110, 'Open.'], [250, 'Recent Payment'], [330, '-']],
        ),
        ...page(
          2,
          [30, [30, 'Status'], [110, 'Oct 2026'], [250, 'Balance'], [330, '10/19/2026']],
          [36, [30, 'Updated'], [250, 'Updated']],
        ),
      ],
      own,
    )
    expect(lines.slice(-2).map(({ text }) => text)).toEqual([
      'Status Updated Oct 2026',
      'Balance Updated 10/19/2026',
    ])
  })

  it('stay as they are where a value stands beside no label', () => {
    const rows = [
      [30, 'Account Number', 'XXXX0877', 'Balance', '$10'],
      [42, 'Account Type', 'Charge', 'Terms', 'None'],
      [54, 'Status', 'Open.', 'Recent', '-'],
      [60, '', '', 'Payment'],
      [120, '', 'Stray'],
    ] as const
    const lines = rows.map(([y, ...cells]) =>
      printedLine(
        y,
        ...cells.flatMap((text, at): PrintedCell[] => (text === '' ? [] : [[30 + 80 * at, text]])),
      ),
    )
    expect(withLaneCells(lines, keys())).toEqual(lines)
  })

  it('give values of two rows to the label in the middle of both, in the only row of the table that wraps', () => {
    const { said, stray } = read([
      [30, 'Account Number', 'XXXX0877', 'Balance', '$10'],
      [42, 'Account Type', 'Credit card', 'Terms', '36 Months'],
      [54, '', 'Open/Never late.', '', 'Paid in the month'],
      [57, 'Status', '', 'Recent Payment'],
      [60, '', 'Paid as agreed', '', 'before this one'],
      [72, 'Status Updated', 'Oct 2026'],
    ])
    expect(said).toMatchObject({
      Status: 'Open/Never late. / Paid as agreed',
      'Recent Payment': 'Paid in the month / before this one',
      Terms: '36 Months',
    })
    expect(stray).toEqual([])
  })

  it('are rows from left to right, where a scan has set the right lane a hair higher', () => {
    const rows: [number, ...PrintedCell[]][] = [
      [30, [30, 'Account'], [250, 'Balance'], [330, '$10']],
      [33, [110, 'XXXX0877']],
      [36, [30, 'Number']],
      [42, [250, 'Balance']],
      [45, [330, '10/19/2026']],
      [48, [30, 'Account Type'], [110, 'Credit card'], [250, 'Updated']],
      [60, [30, 'Status'], [110, 'Open/Never late.'], [250, 'Terms'], [330, '36 Months']],
      [72, [30, 'Status'], [110, 'Oct 2026'], [250, 'Recent'], [330, '-']],
      [78, [30, 'Updated'], [250, 'Payment']],
    ]
    const isRight = ({ box }: Word) => box.x >= 250
    const higher = (word: Word): Word => ({ ...word, box: { ...word.box, y: word.box.y - 0.5 } })
    const lines = rows.map(([y, ...cells]) => {
      const line = printedLine(y, ...cells)
      return lineOf(line.words.map((word) => (isRight(word) ? higher(word) : word)))
    })
    const own = keys()
    expect(withLaneCells(lines, own).map(({ text }) => text)).toEqual([
      'Account Number XXXX0877',
      'Balance $10',
      'Balance Updated 10/19/2026',
      'Account Type Credit card',
      'Status Open/Never late.',
      'Terms 36 Months',
      'Status Updated Oct 2026',
      'Recent Payment -',
    ])
  })
})
