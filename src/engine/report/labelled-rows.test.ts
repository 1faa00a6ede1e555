import { describe, expect, it } from 'vitest'
import { onPage, type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

const labels = ['Balance', 'Balance Date', 'Owner', 'Loan Type', 'Date of First Delinquency', 'Comments']

function read(rows: readonly PrintedCell[][], mayTouch = false) {
  const { fields, stray } = readLabelledRows(
    rows.map((cells, at) => printedLine(100 + 10 * at, ...cells)),
    labelKeys(labels, mayTouch),
  )
  const said = fields.map(({ label, valueRows }) => [
    label,
    valueRows.map((words) => words.map(({ text }) => text).join(' ')).join(' / '),
  ])
  return { fields: said, stray: stray.map(({ text }) => text) }
}

describe('readLabelledRows', () => {
  it('reads labels with and without colons in several columns', () => {
    const expected = [
      ['Balance', '$10'],
      ['Owner', 'Joint'],
    ]
    expect(
      read([
        [
          [40, 'Balance'],
          [120, '$10'],
          [250, 'Owner'],
          [330, 'Joint'],
        ],
      ]).fields,
    ).toEqual(expected)
    expect(
      read([
        [
          [40, 'Balance: $10'],
          [250, 'Owner: Joint'],
        ],
      ]).fields,
    ).toEqual(expected)
    expect(read([[[40, 'Balance:$10 Owner:Joint']]]).fields).toEqual(expected)
  })

  it('finds the value of the last label of a page in its lane on the next one', () => {
    const row = (label: string, value: string): PrintedCell[] => [
      [40, label],
      [150, value],
    ]
    const rows = [row('Balance', '$10'), row('Balance Date', '10/2026'), [[40, 'Owner']] as PrintedCell[]]
    const lines = rows.map((cells, at) => printedLine(700 + 10 * at, ...cells))
    const next = (x: number) => onPage(2, printedLine(40, [x, 'Joint Account']))
    const ownerOf = (x: number) =>
      readLabelledRows([...lines, next(x)], labelKeys(labels), true)
        .fields.at(-1)
        ?.valueRows.map(textOf)
    expect([150, 210].map(ownerOf)).toEqual([['Joint Account'], []])
  })

  it('goes on at the edge of the labels with what begins small behind a value that fills its row', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Owner'],
        [150, 'Individual'],
      ],
      [
        [40, 'Comments'],
        [150, 'Charged off, $2,952 past'],
      ],
      [[40, 'due as of 10/2026.']],
    ]
    expect(read(rows)).toEqual({
      fields: [
        ['Owner', 'Individual'],
        ['Comments', 'Charged off, $2,952 past / due as of 10/2026.'],
      ],
      stray: [],
    })
  })

  it('takes the longest label', () => {
    expect(
      read([
        [
          [40, 'Balance Date'],
          [140, '01/02/2024'],
        ],
      ]).fields,
    ).toEqual([['Balance Date', '01/02/2024']])
  })

  it('leaves a label blank that has nothing beside it, also above the next value', () => {
    const rows: PrintedCell[][] = [
      [[40, 'Balance']],
      [
        [40, 'Owner'],
        [120, 'Joint'],
      ],
    ]
    expect(read(rows).fields).toEqual([
      ['Balance', ''],
      ['Owner', 'Joint'],
    ])
  })

  it('joins a label and a value that wrap in their columns', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Date of First'],
        [120, '01/02/2024'],
        [250, 'Loan Type'],
        [330, 'Debt Buyer'],
      ],
      [
        [40, 'Delinquency'],
        [330, 'Account'],
      ],
    ]
    expect(read(rows)).toEqual({
      fields: [
        ['Date of First Delinquency', '01/02/2024'],
        ['Loan Type', 'Debt Buyer / Account'],
      ],
      stray: [],
    })
  })

  it('does not take words for a value that only follow a label', () => {
    expect(read([[[40, 'Balance Transfer Fee']]])).toEqual({ fields: [], stray: ['Balance Transfer Fee'] })
    expect(read([[[40, 'Owner Joint Account']]], true).fields).toEqual([['Owner', 'Joint Account']])
    expect(read([[[40, 'Loan Type Code']]], true).stray).toEqual(['Loan Type Code'])
  })

  it('names a label with a colon that it does not know as such', () => {
    expect(
      read([
        [
          [40, 'Balance: $10'],
          [140, 'Escrow: $5'],
        ],
      ]).fields,
    ).toEqual([
      ['Balance', '$10'],
      [null, '$5'],
    ])
  })

  it('says what stands far below or in no column', () => {
    const { stray } = readLabelledRows(
      [printedLine(100, [40, 'Balance'], [120, '$10']), printedLine(160, [120, 'Elsewhere'])],
      labelKeys(labels),
    )
    expect(stray.map(({ text }) => text)).toEqual(['Elsewhere'])
  })

  it('goes on over a page break', () => {
    const { fields } = readLabelledRows(
      [
        printedLine(700, [40, 'Loan Type'], [120, 'Debt Buyer']),
        onPage(2, printedLine(50, [120, 'Account'])),
      ],
      labelKeys(labels),
    )
    expect(fields[0]?.valueRows.flat().map(({ text }) => text)).toEqual(['Debt', 'Buyer', 'Account'])
  })

  it('ends a value at the label of the next lane, however close it stands', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Owner'],
        [120, 'Joint'],
        [250, 'Balance'],
        [330, '$10'],
      ],
      [
        [40, 'Loan Type'],
        [120, 'Auto'],
        [250, 'Balance Date'],
        [330, '06/2026'],
      ],
      [
        [40, 'Balance'],
        [120, '$20'],
        [250, 'Owner'],
        [330, 'Joint'],
      ],
      [
        [40, 'Comments'],
        [120, 'Closed by the owner of the car'],
        [250, 'Date of First Delinquency'],
      ],
    ]
    expect(read(rows).fields.slice(-2)).toEqual([
      ['Comments', 'Closed by the owner of the car'],
      ['Date of First Delinquency', ''],
    ])
  })

  it('takes what stands behind an unknown label without a colon for no part of the value above', () => {
    expect(
      read([
        [
          [40, 'Owner'],
          [120, 'Joint'],
          [250, 'Balance'],
          [330, '$10'],
        ],
        [
          [40, 'Unheard Of'],
          [120, 'Something'],
        ],
      ]),
    ).toEqual({
      fields: [
        ['Owner', 'Joint'],
        ['Balance', '$10'],
      ],
      stray: ['Unheard Of Something'],
    })
  })

  it('takes no words in small letters for a label', () => {
    expect(
      read([
        [
          [40, 'Comments'],
          [120, 'Late in May;'],
        ],
        [[120, 'balance']],
      ]).fields,
    ).toEqual([['Comments', 'Late in May; / balance']])
  })

  it('do not take the brackets of something else for the rest of their value', () => {
    const { fields, stray } = readLabelledRows(
      [
        printedLine(10, [30, 'Balance: $12'], [300, 'Terms: $40 per month; paid Monthly for 72 months']),
        printedLine(
          19,
          [30, 'Status: >In Collection<'],
          [300, '>Maximum Delinquency of 90 days in 04/2026<'],
        ),
      ],
      labelKeys(['Balance', 'Terms', 'Status']),
      true,
    )
    expect(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
      ['Balance', '$12'],
      ['Terms', '$40 per month; paid Monthly for 72 months'],
      ['Status', '>In Collection<'],
    ])
    expect(stray.map(({ text }) => text)).toEqual(['>Maximum Delinquency of 90 days in 04/2026<'])
  })
})
