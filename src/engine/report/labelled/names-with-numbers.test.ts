import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { labelKeys } from '../label-keys.ts'
import { textOf } from '../printed-values.ts'
import { withContactApart } from './name-lines.ts'
import { namedBlocks } from './named-blocks.ts'

const keys = labelKeys(['Date Opened', 'Balance'])

const blocksOf = (lines: readonly Line[]) =>
  namedBlocks(lines, { keys, isNameLabel: () => false, mayRepeat: () => false, isRow: () => true }).blocks

const rows = (y: number): Line[] => [
  printedLine(y, [28, 'Date Opened'], [100, '03/01/2020']),
  printedLine(y + 8, [28, 'Balance'], [100, '$120']),
]

const said = (title: PrintedCell[], below: Line[] = []) =>
  blocksOf([printedTitle(20, title.map(([, text]) => text).join(' ')), ...below, ...rows(40)]).map(
    ({ name, number }) => [textOf(name), textOf(number)],
  )

describe('the number of an account at its name', () => {
  it('is not a part of it, and neither is what only says that it is one', () => {
    expect(said([[28, 'HARBOR BANK (Account # 74021XXXXXX)']])).toEqual([['HARBOR BANK', '74021XXXXXX)']])
    expect(said([[28, 'CREDIT UNION 2 Acct #: 1893187****']])).toEqual([['CREDIT UNION 2', '1893187****']])
    expect(said([[28, 'NATIONAL LOAN SERVICES 1893187****']])).toEqual([
      ['NATIONAL LOAN SERVICES', '1893187****'],
    ])
    expect(said([[28, 'TARN EDUCATIONAL LOAN 1893187****']])).toEqual([
      ['TARN EDUCATIONAL LOAN', '1893187****'],
    ])
  })

  it('is no code of a state, where two letters stand before its five figures', () => {
    expect(said([[28, 'PORTFOLIO RC 51780****']])).toEqual([['PORTFOLIO RC', '51780****']])
  })

  it('may stand in a row of its own below it', () => {
    expect(said([[28, 'HARBOR BANK']], [printedLine(30, [28, '****7425'])])).toEqual([
      ['HARBOR BANK', '****7425'],
    ])
  })
})

describe("the furnisher's address behind name and number", () => {
  it('is a row of its own', () => {
    const line = printedLine(20, [
      28,
      'HARBOR BANK #548303****** ( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )',
    ])
    expect(withContactApart(line).map(({ text }) => text)).toEqual([
      'HARBOR BANK #548303******',
      '( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )',
    ])
  })

  it('is none where no address stands there', () => {
    const line = printedLine(20, [28, 'HARBOR BANK 548303****** (Closed)'])
    expect(withContactApart(line)).toEqual([line])
  })
})
