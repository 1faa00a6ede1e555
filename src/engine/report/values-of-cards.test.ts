import { expect, it } from 'vitest'
import { onPage, printedLine } from '../../../test/support/printed-lines.ts'
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

it('an address below its label is that of the label, in a table whose labels end with colons and have values beside them', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [40, 'Address:'], [230, 'Account Number:'], [305, '585610194038....']),
      printedLine(21, [40, 'PO BOX 30939'], [230, 'Status:'], [262, 'Paid, Closed.']),
      printedLine(32, [40, 'WILMINGTON, DE 19850']),
      printedLine(43, [40, '(800) 555-0167']),
      printedLine(58, [40, 'Date Opened:'], [98, '02/2023'], [190, 'Type:'], [272, 'Charge account']),
      printedLine(69, [40, 'Date Closed:'], [98, '12/2025'], [190, 'Responsibility:'], [272, 'Individual']),
      printedLine(80, [40, 'Last Reported:'], [98, '12/2025'], [190, 'Terms:'], [272, 'NA']),
    ],
    labels,
    true,
  )
  expect(fields.slice(0, 4).map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Address', 'PO BOX 30939 WILMINGTON, DE 19850 (800) 555-0167'],
    ['Account Number', '585610194038....'],
    ['Status', 'Paid, Closed.'],
    ['Date Opened', '02/2023'],
  ])
  expect(stray).toEqual([])
})

it('no value goes on over another table, not over the end of a page either', () => {
  const below = onPage(2, printedLine(33, [21, 'PO BOX 31293, SALT LAKE CITY, UT 84131']))
  const { fields, stray } = readLabelledRows(
    [
      printedLine(615, [21, 'Original creditor'], [163, 'On record until']),
      printedLine(623, [21, 'T-MOBILE USA'], [163, 'Apr 2030']),
      below,
    ],
    labels,
    true,
    new Set([below]),
  )
  expect(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Original Creditor', 'T-MOBILE USA'],
    ['On Record Until', 'Apr 2030'],
  ])
  expect(stray.map(({ text }) => text)).toEqual([below.text])
})

it('a post office box in a row of its own is no label with its code for a value', () => {
  const box = printedLine(60, [51, 'PO BOX 965015, ORLANDO,'], [151, 'FL 32896'])
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [51, 'Account Name'], [151, 'PINYON BANK'], [300, 'Balance'], [400, '$12']),
      printedLine(20, [51, 'Account Number'], [151, '498826XXXX'], [300, 'Credit Limit'], [400, '$90']),
      printedLine(30, [51, 'Account Type'], [151, 'Credit card'], [300, 'Terms'], [400, '-']),
      printedLine(40, [51, 'Responsibility'], [151, 'Individual']),
      box,
    ],
    labels,
    true,
    new Set([box]),
  )
  expect(fields.map(({ label }) => label)).not.toContain(null)
  expect(stray.map(({ text }) => text)).toEqual([box.text])
})
