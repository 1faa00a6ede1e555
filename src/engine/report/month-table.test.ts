import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import { readMonthTable } from './month-table.ts'

function read(rows: readonly PrintedCell[][]) {
  const { cells, stray } = readMonthTable(rows.map((row, at) => printedLine(100 + 10 * at, ...row)))
  return {
    cells: cells.map(({ month, label, words }) => [month, label, words.map(({ text }) => text).join(' ')]),
    stray: stray.flat().map(({ text }) => text),
  }
}

describe('readMonthTable', () => {
  it('reads years down and months across by where the cells stand', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Year'],
        [80, 'Jan'],
        [130, 'Feb'],
        [180, 'Mar'],
      ],
      [
        [40, '2024'],
        [130, '$1,200'],
      ],
      [
        [40, '2023'],
        [80, '$5'],
        [180, '$7'],
      ],
    ]
    expect(read(rows).cells).toEqual([
      ['2024-02', '', '$1,200'],
      ['2023-01', '', '$5'],
      ['2023-03', '', '$7'],
    ])
  })

  it.each([
    [
      'in one cell',
      [
        [
          [100, 'Jan 2024'],
          [160, 'Dec 2023'],
        ],
      ],
    ],
    [
      'as numbers',
      [
        [
          [100, '01/2024'],
          [160, '12/2023'],
        ],
      ],
    ],
    [
      'with the year below',
      [
        [
          [100, 'Jan'],
          [160, 'Dec'],
        ],
        [
          [100, '2024'],
          [160, '2023'],
        ],
      ],
    ],
    [
      'with the years above',
      [
        [
          [100, '2024'],
          [160, '2023'],
        ],
        [
          [100, 'Jan'],
          [160, 'Dec'],
        ],
      ],
    ],
  ] as [string, PrintedCell[][]][])('reads months with their year %s', (_, heading) => {
    expect(
      read([
        ...heading,
        [
          [40, 'Rating'],
          [100, 'OK'],
          [160, '30'],
        ],
      ]),
    ).toEqual({
      cells: [
        ['2024-01', 'Rating', 'OK'],
        ['2023-12', 'Rating', '30'],
      ],
      stray: [],
    })
  })

  it('says which words stand under no month', () => {
    expect(
      read([
        [
          [100, 'Jan 2024'],
          [160, 'Dec 2023'],
        ],
        [
          [40, 'Rating'],
          [100, 'OK'],
          [400, '90'],
        ],
      ]).stray,
    ).toEqual(['90'])
    expect(
      read([
        [
          [40, 'Rating'],
          [100, 'OK'],
        ],
      ]),
    ).toEqual({ cells: [], stray: ['Rating', 'OK'] })
  })
})
