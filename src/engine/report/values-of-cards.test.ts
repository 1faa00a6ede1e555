import { expect, it } from 'vitest'
import { printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { accountPlans } from './labelled/account-plans.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

const labels = labelKeys(Object.keys(accountPlans))

it('a value that is a label elsewhere, below its label and between others, is a value', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(
        10,
        [21, 'Account name'],
        [163, 'Account number'],
        [306, 'Account type'],
        [448, 'Responsibility'],
      ),
      printedLine(18, [21, 'HARBOR BANK'], [163, '3000XXXXX3155'], [306, 'Auto loan'], [448, 'Individual']),
      printedLine(36, [21, 'Date opened'], [163, 'Open/closed'], [306, 'Status'], [448, 'Status updated']),
      printedLine(
        44,
        [21, 'Oct 27, 2024'],
        [163, 'Closed'],
        [306, 'Paid, Closed/Never late.'],
        [448, 'Aug 2025'],
      ),
    ],
    labels,
    true,
  )
  expect(fields.slice(4).map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Date Opened', 'Oct 27, 2024'],
    ['Open/Closed', 'Closed'],
    ['Status', 'Paid, Closed/Never late.'],
    ['Status Updated', 'Aug 2025'],
  ])
  expect(stray).toEqual([])
})
