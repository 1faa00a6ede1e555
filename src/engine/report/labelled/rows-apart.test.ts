import { expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { accountPlans } from './account-plans.ts'
import { rowsApart } from './rows-apart.ts'

const form = { keys: labelKeys(Object.keys(accountPlans)), plans: accountPlans }
const value = printedLine(20, [44, 'Individual'])
const address = printedLine(30, [44, 'PO BOX 1, ERIE, PA 16501 (800) 555-0143'])

it('an address in a row of its own is apart, unless the account labels its address', () => {
  const owner = printedLine(10, [44, 'Responsibility'], [175, 'Status'])
  const rest = printedLine(25, [175, 'of Oct 2026.'])
  expect([...rowsApart([owner, value, rest, address], new Map(), form)]).toEqual([address])
  const labelled = printedLine(10, [44, 'Address'], [175, 'Status'])
  expect([...rowsApart([labelled, address], new Map(), form)]).toEqual([])
})

it('what stands right below the months is apart', () => {
  const months = printedLine(10, [44, 'Jan'], [60, 'Feb'])
  expect([...rowsApart([months, value], new Map([[months, 'months'] as const]), form)]).toEqual([value])
})

it('the most that an account was ever late, in a row of its own, is apart', () => {
  const remark = printedLine(20, [44, 'ACCOUNT CLOSED BY CREDIT'])
  const maximum = printedLine(30, [44, '>Maximum Delinquency of 60 days in 01/2026<'])
  expect([...rowsApart([remark, maximum], new Map(), form)]).toEqual([maximum])
})
