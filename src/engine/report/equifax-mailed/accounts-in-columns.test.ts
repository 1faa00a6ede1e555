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
