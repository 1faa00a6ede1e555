import { describe, expect, it } from 'vitest'
import { onPage, printedLine } from '../../../../test/support/printed-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { textOf } from '../printed-values.ts'
import type { BureauRow } from './bureau-row.ts'
import { itemsIn, wordsIn } from './cell-values.ts'
import { piecesOf } from './table-pieces.ts'

const book = labelKeys(['Balance', 'Date of Last Payment', 'Comments'])
const names = printedLine(100, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax'])

function cellsOf({ cells }: BureauRow) {
  return Object.fromEntries(
    [...cells].map(([bureau, lines]) => [bureau, lines.map((words) => textOf(words))]),
  )
}

describe('rows of a side-by-side table', () => {
  it('have their cells by where they stand, also where a bureau shows nothing', () => {
    const [, piece] = piecesOf([names, printedLine(112, [90, 'Balance:'], [300, '$12.00'])], book)
    expect(piece?.kind === 'row' && cellsOf(piece.row)).toEqual({ Experian: ['$12.00'] })
  })

  it('have labels that break over two lines', () => {
    const pieces = piecesOf(
      [
        names,
        printedLine(112, [90, 'Date of Last'], [150, '01/02/2024'], [450, '03/04/2024']),
        printedLine(121, [90, 'Payment:']),
      ],
      book,
    )
    expect(
      pieces.map((piece) => (piece.kind === 'row' ? [piece.row.label, cellsOf(piece.row)] : piece.kind)),
    ).toEqual(['columns', ['Date of Last Payment', { TransUnion: ['01/02/2024'], Equifax: ['03/04/2024'] }]])
  })

  it('have labels with a line for each of their words', () => {
    const [, piece] = piecesOf(
      [
        names,
        printedLine(112, [90, 'Date of'], [150, '01/02/2024'], [450, '03/04/2024']),
        printedLine(119, [90, 'Last']),
        printedLine(126, [90, 'Payment:']),
      ],
      book,
    )
    expect(piece?.kind === 'row' && [piece.row.label, cellsOf(piece.row)]).toEqual([
      'Date of Last Payment',
      { TransUnion: ['01/02/2024'], Equifax: ['03/04/2024'] },
    ])
  })

  it('keep the last paragraph of a cell, where its column goes on beside the next label', () => {
    const pieces = piecesOf(
      [
        names,
        printedLine(112, [90, 'Comments:'], [150, 'one'], [450, 'one']),
        printedLine(125, [450, 'two of these']),
        printedLine(133, [450, 'and more']),
        printedLine(144, [90, 'Balance:'], [150, '$12.00'], [450, '$12.00']),
        printedLine(152, [150, 'each month']),
      ],
      book,
    )
    expect(pieces.flatMap((piece) => (piece.kind === 'row' ? [cellsOf(piece.row)] : []))).toEqual([
      { TransUnion: ['one'], Equifax: ['one', 'two of these', 'and more'] },
      { TransUnion: ['$12.00', 'each month'], Equifax: ['$12.00'] },
    ])
  })

  it('never take what stands beside an unknown label for their own', () => {
    const pieces = piecesOf(
      [
        names,
        printedLine(112, [90, 'Comments:'], [150, 'Closed']),
        printedLine(124, [90, 'Mystery:'], [150, 'Sold']),
        printedLine(133, [150, 'to somebody']),
      ],
      book,
    )
    const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [cellsOf(piece.row)] : []))
    expect(rows).toEqual([{ TransUnion: ['Closed'] }])
    expect(pieces.filter(({ kind }) => kind === 'text')).toHaveLength(2)
  })

  it('have the column of a bureau whose name a skewed scan sets a little below the others', () => {
    const skewed = [
      printedLine(100, [150, 'TransUnion'], [300, 'Experian']),
      printedLine(104, [450, 'Equifax']),
      printedLine(116, [90, 'Balance:'], [150, '$1'], [300, '$2'], [450, '$3']),
    ]
    const [head, row, ...others] = piecesOf(skewed, book)
    expect([head?.kind, others]).toEqual(['columns', []])
    expect(row?.kind === 'row' && cellsOf(row.row)).toEqual({
      TransUnion: ['$1'],
      Experian: ['$2'],
      Equifax: ['$3'],
    })
  })

  it('do not exist where no line names the bureaus, or one line names one twice', () => {
    const row = printedLine(112, [90, 'Balance:'], [150, '$12.00'])
    const twice = printedLine(100, [150, 'Experian'], [300, 'Experian'])
    expect(piecesOf([row], book).map(({ kind }) => kind)).toEqual(['text'])
    expect(piecesOf([twice, row], book).map(({ kind }) => kind)).toEqual(['text', 'text'])
  })

  it('go on over a page for a value that has no room, and not into the head of the next page', () => {
    const long = 'Account information was disputed by the consumer'
    const read = (head: string, first: string) => {
      const pieces = piecesOf(
        [
          names,
          printedLine(700, [90, 'Comments:'], [150, first]),
          onPage(2, printedLine(30, [150, head])),
          onPage(2, printedLine(60, [90, 'Balance:'], [150, '$1.00'])),
        ],
        book,
      )
      const row = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.row] : []))[0]
      return row === undefined ? null : textOf(wordsIn(row, 'TransUnion'))
    }
    expect(read('and found right', long)).toBe(`${long} and found right`)
    expect(read('My Credit Report', 'Current')).toBe('Current')
  })

  it('have lists of months without a space as one word, wherever their cell breaks them', () => {
    const read = (...lines: string[]) => {
      const first = printedLine(112, [90, 'Comments:'], [150, lines[0] ?? ''])
      const rest = lines.slice(1).map((text, at) => printedLine(120 + 8 * at, [150, text]))
      const [row] = piecesOf([names, first, ...rest], book).flatMap((each) =>
        each.kind === 'row' ? [each.row] : [],
      )
      return row === undefined ? [] : itemsIn(row, 'TransUnion').map((item) => textOf(item))
    }
    const long = 'Lately late without an end to it in these months'
    expect(read(`${long} 01/2025=R5,12/2024=R`, '5,11/2024=R5')).toEqual([
      `${long} 01/2025=R5,12/2024=R5,11/2024=R5`,
    ])
    expect(read(`${long} 01/2025=R5,12/2024=R5`, '30 days')).toEqual([
      `${long} 01/2025=R5,12/2024=R5 30 days`,
    ])
    expect(read(`${long} 01/2025=R`, 'Closed')).toEqual([`${long} 01/2025=R Closed`])
  })
})
