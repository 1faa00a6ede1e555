import { expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import { labelKeys } from '../label-keys.ts'
import { namedBlocks } from './named-blocks.ts'

/** A name in bold, and what stands a mere space behind it in plain letters. */
const titled = (y: number, name: string, behind: string) => {
  const words = textRow(name, 30, y, 9, true)
  const end = words.at(-1)
  return lineOf([...words, ...textRow(behind, (end?.box.x ?? 0) + (end?.box.width ?? 0) + 3, y, 7)])
}

it('leaves what is said of an account out of its name, where it is set in other letters', () => {
  const lines = ['Closed Potentially Negative', 'of Maine'].flatMap((behind, at) => [
    titled(30 + 40 * at, 'MOORLAND BANK', behind),
    printedLine(42 + 40 * at, [30, 'Balance'], [120, '$10']),
  ])
  const { blocks } = namedBlocks(lines, {
    keys: labelKeys(['Balance']),
    isNameLabel: () => false,
    mayRepeat: () => false,
    isRow: () => true,
  })
  expect(blocks.map(({ name }) => name.map(({ text }) => text).join(' '))).toEqual([
    'MOORLAND BANK',
    'MOORLAND BANK of Maine',
  ])
})
