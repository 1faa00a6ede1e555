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

it('keeps the rest of a name below the row of values that it began in, where values stand below their labels', () => {
  const entry = (y: number, name: string, rest: string | null, kind: string) => [
    printedLine(y, [44, 'Account name'], [175, 'Account number'], [306, 'Recent balance']),
    ...[[y + 8, name, '1177'] as const, ...(rest === null ? [] : [[y + 17, rest, null] as const])].map(
      ([top, text, number]) =>
        lineOf([
          ...textRow(text, 44, top, 7, true),
          ...(number === null
            ? []
            : [...textRow(number, 175, top, 7, true), ...textRow('$12', 306, top, 7, true)]),
        ]),
    ),
    printedLine(y + 28, [44, 'Type'], [175, 'Terms']),
    lineOf([...textRow(kind, 44, y + 36, 7, true), ...textRow('72 Months', 175, y + 36, 7, true)]),
  ]
  const { blocks } = namedBlocks(
    [
      ...entry(10, 'WEST LAKE FINANCIAL', 'SERVICES', 'Auto loan'),
      ...entry(60, 'ELM BANK', null, 'Credit card'),
    ],
    {
      keys: labelKeys(['Account name', 'Account number', 'Recent balance', 'Type', 'Terms']),
      isNameLabel: (label) => label === 'Account name',
      mayRepeat: () => false,
      isRow: () => true,
    },
  )
  expect(blocks.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    [
      'Account name Account number Recent balance',
      'WEST LAKE FINANCIAL 1177 $12',
      'SERVICES',
      'Type Terms',
      'Auto loan 72 Months',
    ],
    [
      'Account name Account number Recent balance',
      'ELM BANK 1177 $12',
      'Type Terms',
      'Credit card 72 Months',
    ],
  ])
})

describe('a name that stands above the rows and in one of them', () => {
  const labels = {
    keys: labelKeys(['Account name', 'Balance', 'Balance updated', 'Comments']),
    isNameLabel: (label: string) => label === 'Account name',
    mayRepeat: (label: string) => label === 'Comments',
    isRow: ({ text }: Line) => text !== 'Account info',
  }
  /** Heading with its balance, its day, and the name again: all in the letters of the rows. */
  const account = (y: number, heading: string, name: string): Line[] => [
    printedLine(y, [30, heading], [400, '$310']),
    printedLine(y + 10, [350, 'Balance updated'], [450, '10/22/2026']),
    printedLine(y + 20, [30, 'Account info']),
    printedLine(y + 30, [30, 'Account name'], [120, name]),
    printedLine(y + 40, [30, 'Balance'], [120, '$310']),
    printedLine(y + 50, [30, 'Comments']),
  ]

  it.each([
    ['MOORLAND BANK', 'MOORLAND BANK'],
    ['MOORLAND COMMUNITY BANK OF', 'MOORLAND COMMUNITY BANK OF DOVER'],
    ['MOORLAND COMMUNITY BANK OF DOVER', 'MOORLAND COMMUNITY'],
  ])('begins its entry there: %s above %s', (heading, name) => {
    const { blocks, before } = namedBlocks(
      [...account(30, 'TARN CREDIT', 'TARN CREDIT'), ...account(100, heading, name)],
      labels,
    )
    expect(before).toEqual([])
    expect(blocks.map(({ words }) => words[0]?.text)).toEqual(['TARN', 'MOORLAND'])
    expect(blocks.map(({ lines }) => lines.at(-1)?.text)).toEqual(['Comments', 'Comments'])
  })

  it('is no heading where more than an amount stands beside it', () => {
    const [, ...rows] = account(30, 'MOORLAND BANK', 'MOORLAND BANK')
    const sold = printedLine(30, [30, 'MOORLAND BANK'], [200, 'Purchaser'])
    const { before } = namedBlocks([sold, ...rows.slice(1)], labels)
    expect(before[0]?.text).toBe('MOORLAND BANK Purchaser')
  })
})

it('begins no entry at a value that is a label elsewhere, below a row of labels', () => {
  const { blocks } = namedBlocks(
    [
      titled(30, 'MOORLAND BANK', '5907****'),
      printedLine(42, [30, 'Condition'], [150, 'Balance'], [300, 'Type']),
      printedLine(50, [30, 'Closed'], [150, '$0'], [300, 'Mortgage']),
      printedLine(62, [30, 'Opened'], [150, 'Closed']),
      printedLine(70, [30, '03/24/2016'], [150, '01/19/2021']),
    ],
    {
      keys: labelKeys(['Condition', 'Balance', 'Type', 'Opened', 'Closed']),
      isNameLabel: () => false,
      mayRepeat: () => false,
      isRow: () => true,
    },
  )
  expect(blocks.map(({ lines }) => lines.length)).toEqual([4])
})

it('takes what is said of all accounts, above the first of them, for no comment on it', () => {
  const { blocks, before } = namedBlocks(
    [
      printedLine(24, [30, 'Accounts include all types of credit that were reported to us.']),
      titled(32, 'MOORLAND BANK', '5907****'),
      printedLine(44, [30, 'Balance'], [120, '$10']),
    ],
    { keys: labelKeys(['Balance']), isNameLabel: () => false, mayRepeat: () => false, isRow: () => true },
  )
  expect([blocks.map(({ above }) => above), before.length]).toEqual([[[]], 1])
})
