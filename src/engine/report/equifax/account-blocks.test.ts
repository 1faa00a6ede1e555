import { describe, expect, it } from 'vitest'
import { onPage, printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { labelKeys } from '../label-keys.ts'
import type { LineKind } from '../labelled/line-kinds.ts'
import type { NamedBlock } from '../labelled/named-blocks.ts'
import { accountBlocks } from './account-blocks.ts'
import { equifaxPlans } from './account-labels.ts'
import { accountLineKinds } from './account-line-kinds.ts'

const keys = labelKeys(Object.keys(equifaxPlans), false, true)

const contact = 'PO BOX 1, EL PASO, TX 79998 | (800) 555-0101'

function details(y: number, number: string): Line[] {
  return [
    printedLine(y, [31, contact], [400, 'Date Reported: 01/02/2026 | Balance: $5']),
    printedLine(y + 10, [31, `Account Number: ${number} | Owner: Joint Account`]),
  ]
}
const grid = [
  printedLine(60, [28, 'Payment History']),
  printedLine(70, [28, 'Year Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec']),
  printedLine(80, [28, '2026'], [60, 'CO']),
]
const narratives = [
  printedLine(90, [31, 'Narrative Code'], [150, 'Narrative Code Description']),
  printedLine(100, [31, '167'], [150, 'Consumer Disputes After']),
  printedLine(108, [150, 'Resolution']),
]

function read(lines: Line[]) {
  const { blocks, before } = accountBlocks(lines, keys, true)
  const named = blocks.filter(({ name }) => name.length > 0)
  const spoken = accountLineKinds(before, keys, true, true)
  const text = (each: readonly { text: string }[]) => each.map((line) => line.text).join(' ')
  const linesOf = (block: NamedBlock, kind: LineKind) => {
    const kinds = accountLineKinds(block.lines, keys, true, true)
    return block.lines.filter((line) => kinds.get(line) === kind)
  }
  return {
    names: named.map(({ name }) => text(name)),
    details: named.map((block) => text(linesOf(block, 'row'))),
    narratives: named.map((block) => linesOf(block, 'narratives').length),
    unread: [
      ...before.filter((line) => spoken.get(line) !== 'legend'),
      ...blocks.filter(({ name }) => name.length === 0).flatMap((block) => block.lines),
      ...named.flatMap((block) => linesOf(block, 'stray')),
    ].map((line) => line.text),
  }
}

it("goes on below the label 'Comments' in the second lane, which has no value", () => {
  const lines = [
    printedLine(10, [28, 'Account Number'], [100, 'XXXX 1234']),
    printedLine(20, [28, 'Date of First Delinquency']),
    printedLine(20, [300, 'Comments']),
    printedLine(30, [28, '81-Month Payment History']),
    printedLine(40, [28, '2026'], [60, 'CO']),
  ]
  const kinds = accountLineKinds(lines, keys, true, true)
  expect(lines.map((line) => kinds.get(line))).toEqual(['row', 'row', 'row', 'legend', 'months'])
})

describe('accounts of the Credit Accounts section', () => {
  it('have a legend below their grid that a scan reads without some of its spaces', () => {
    const legend = printedLine(85, [28, 'Paidon Time 3030 Days Past Due CO Charge Off B'])
    const rest = printedLine(90, [28, 'Included in Bankruptcy R Repossession'])
    const { unread } = read([printedTitle(10, 'QVC'), ...details(20, '*1'), ...grid, legend, rest])
    expect(unread).toEqual([])
  })

  it('begin at a name, also at one as short as a code behind a grid or a table of codes', () => {
    const read1 = read([
      printedTitle(10, 'QVC'),
      ...details(20, '*1'),
      ...grid,
      printedTitle(120, 'HSN'),
      ...details(130, '*2'),
      ...narratives,
      printedTitle(200, 'TD'),
      ...details(210, '*3'),
    ])
    expect(read1).toMatchObject({ names: ['QVC', 'HSN', 'TD'], narratives: [0, 3, 0], unread: [] })
  })

  it('may have a name of several lines, parted from its address by a page break', () => {
    const lines = [
      printedTitle(10, 'FIRST BANK'),
      ...details(20, '*1'),
      printedTitle(700, 'BANK OF THE VERY'),
      printedTitle(710, 'LONG NAME - Closed'),
      ...details(40, '*2').map((line) => onPage(2, line)),
    ]
    expect(read(lines).names).toEqual(['FIRST BANK', 'BANK OF THE VERY LONG NAME - Closed'])
  })

  it('have no remark in what introduces their section, and names of many words', () => {
    const name = 'FIRST MOORLAND AFFILIATES OF THE UPPER TARN VALLEY REGION AND ITS FELLS'
    const lines = [
      printedLine(5, [28, 'This includes all types of credit accounts, such as revolving accounts.']),
      printedTitle(14, name),
      ...details(26, '*1'),
    ]
    const { blocks } = accountBlocks(lines, keys, true)
    expect(blocks.map(({ above = [] }) => above)).toEqual([[]])
    expect(read(lines).names).toEqual([name])
  })

  it('are found where names are set like everything else, by labels that come again', () => {
    const plain = (y: number, text: string) => printedLine(y, [28, text])
    const lines = [
      plain(5, 'This includes all types of credit accounts, such as mortgages.'),
      plain(10, 'FIRST BANK'),
      ...details(20, '*1'),
      ...narratives,
      plain(150, 'SECOND BANK'),
      ...details(160, '*2'),
    ]
    expect(read(lines)).toMatchObject({
      names: ['FIRST BANK', 'SECOND BANK'],
      narratives: [3, 0],
      unread: [],
    })
  })

  it('do not take the lines of an account whose name is missing', () => {
    const lines = [printedTitle(10, 'FIRST BANK'), ...details(20, '*1'), ...grid, ...details(130, '*2')]
    const { names, details: lines1, unread } = read(lines)
    expect(names).toEqual(['FIRST BANK'])
    expect(lines1.join()).not.toContain('*2')
    expect(unread.join()).toContain('Account Number: *2')
  })
})

it('takes a numbered title for a part of the entry whose label says it again', () => {
  const { blocks, before } = accountBlocks(
    [
      printedTitle(10, '10.1 ACME COLLECTIONS'),
      printedLine(20, [28, 'Date Reported: 01/02/2026'], [300, 'Collection Agency: ACME COLLECTIONS']),
      printedLine(30, [28, 'Account Number: *1234'], [300, 'Original Amount Owed: $500']),
    ],
    keys,
    false,
  )
  expect(before).toEqual([])
  expect(blocks.map(({ lines, words }) => [lines.length, words[1]?.text])).toEqual([[2, 'ACME']])
})
