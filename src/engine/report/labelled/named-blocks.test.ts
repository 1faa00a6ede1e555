import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
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

it('leaves what is said of an account in a room of its own out of its name, though a scan measures it as large', () => {
  const nameOf = (space: number) => {
    const name = textRow('MOORLAND BANK', 30, 30, 9, true)
    const end = name.at(-1)?.box
    const tag = textRow('Closed', (end?.x ?? 0) + (end?.width ?? 0) + space, 30, 8.5, true)
    const words = [...name, ...tag].map((word) => ({ ...word, confidence: 0.9 }))
    const { blocks } = namedBlocks([lineOf(words), printedLine(42, [30, 'Balance'], [120, '$10'])], {
      keys: labelKeys(['Balance']),
      isNameLabel: () => false,
      mayRepeat: () => false,
      isRow: () => true,
    })
    return blocks[0]?.name.map(({ text }) => text).join(' ')
  }
  expect(nameOf(6)).toBe('MOORLAND BANK')
  expect(nameOf(2.5)).toBe('MOORLAND BANK Closed')
})

describe('names above rows whose first label may come again', () => {
  const asScanned = (line: Line): Line => lineOf(line.words.map((word) => ({ ...word, confidence: 0.9 })))
  const entry = (y: number, name: string, size: number) => [
    asScanned(lineOf(textRow(name, 30, y, size, true))),
    printedLine(y + 14, [30, 'Mail'], [120, 'PO BOX 1']),
    printedLine(y + 26, [30, 'Balance'], [120, '$10']),
  ]
  const namesOf = (lines: readonly Line[]) =>
    namedBlocks(lines, {
      keys: labelKeys(['Mail', 'Balance']),
      isNameLabel: () => false,
      mayRepeat: (label) => label === 'Mail',
      isRow: () => true,
    }).blocks.map(({ name }) => name.map(({ text }) => text).join(' '))

  it('begin an account each, though the scan takes the letters of one for smaller', () => {
    const lines = [
      ...entry(30, 'MOORLAND BANK', 9),
      ...entry(90, '(M & M) FCU', 7.5),
      ...entry(150, 'TARN FCU', 9),
    ]
    expect(namesOf(lines)).toEqual(['MOORLAND BANK', '(M & M) FCU', 'TARN FCU'])
  })

  it('are told below an account whose name was lost by those before it', () => {
    const [, ...nameless] = entry(90, 'LOST', 9)
    const lines = [
      ...entry(30, 'MOORLAND BANK', 9),
      ...nameless,
      ...entry(150, 'TARN FCU', 9),
      ...entry(210, 'BECK BANK', 9),
    ]
    expect(namesOf(lines)).toEqual(['MOORLAND BANK', '', 'TARN FCU', 'BECK BANK'])
  })
})
