import { expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { accountsInColumns } from './accounts-in-columns.ts'

const bold = (line: Line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, bold: true })) })
const heads = (y: number) => [
  printedLine(y, [49, 'Account Number'], [97, 'Date Opened'], [140, 'High Credit']),
  printedLine(y + 10, [49, '4608191526****'], [97, '12/23/2020'], [140, '$2,124']),
]

it('takes no running text and no codes of months for the name of the next account, though a scan calls them bold', () => {
  const above = ['Status - Pays As Agreed; Whose Account - Joint Account;', 'with Status Codes G G G']
  for (const text of above) {
    const { blocks } = accountsInColumns([
      bold(printedLine(10, [46, text])),
      printedLine(20, [46, 'ELM BANK PO BOX 1, EL PASO, TX 79998']),
      ...heads(30),
    ])
    expect(blocks.map(({ name }) => name.map((word) => word.text).join(' '))).toEqual(['ELM BANK'])
  }
})

it('has the months above the title of their codes, and no month as a remark', () => {
  const { blocks } = accountsInColumns([
    printedLine(20, [46, 'ELM BANK PO BOX 1, EL PASO, TX 79998']),
    ...heads(30),
    printedLine(50, [46, 'Status - Charge Off; ADDITIONAL INFORMATION - Transferred or Sold;']),
    printedLine(60, [150, '03/2025'], [200, '02/2025']),
    printedLine(70, [46, 'Account History with Status Codes'], [150, 'L'], [200, 'L']),
    printedLine(80, [150, '02/2024'], [200, '01/2024']),
    printedLine(90, [150, 'L'], [200, '6']),
  ])
  expect(blocks[0]?.lines.slice(-5).map(({ text }) => text)).toEqual([
    'ADDITIONAL INFORMATION: Transferred or Sold',
    '03/2025 02/2025',
    'L L',
    '02/2024 01/2024',
    'L 6',
  ])
})

it('begins a collection at its agency in a row of its own, with whom it is of and its delinquency', () => {
  const { blocks } = accountsInColumns([
    printedLine(20, [46, 'ELM RECOVERY INC'], [250, 'PO BOX 11 COLUMBUS OH 43218 : (800) 555-0128']),
    printedLine(30, [
      46,
      'Collection Reported 09/2026; Assigned 06/2025; Client - TOWN GAS; Amount - $587; Date of 1st Delinquency',
    ]),
    printedLine(40, [46, '12/2024; Individual Account; Account # - 9397*;']),
  ])
  expect(
    blocks.map(({ name, lines }) => [
      name.map(({ text }) => text).join(' '),
      lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
    ]),
  ).toEqual([
    [
      'ELM RECOVERY INC',
      [
        'PO BOX 11 COLUMBUS OH 43218 (800) 555-0128',
        'Collection Reported: 09/2026',
        'Assigned: 06/2025',
        'Client: TOWN GAS',
        'Amount: $587',
        'Date of 1st Delinquency: 12/2024',
        'Whose Account: Individual Account',
        'Account #: 9397*',
      ],
    ],
  ])
})

it('takes the row whose colon announces the telephone number below for the name, though a scan does not call it bold', () => {
  const { blocks, before } = accountsInColumns([
    printedLine(0, [46, 'Status - Pays As Agreed;']),
    printedLine(10, [46, 'U S ELM BANK 1 OAK ST, EL PASO, TX 79998 :']),
    printedLine(20, [46, '(866) 555-0199']),
    ...heads(30),
  ])
  expect(blocks.map(({ name }) => name.map((word) => word.text).join(' '))).toEqual(['U S ELM BANK'])
  expect(before.map(({ text }) => text)).toEqual(['Status - Pays As Agreed;'])
})
