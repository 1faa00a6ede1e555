import { expect, it } from 'vitest'
import { isLineOfColumns } from './line-of-columns.ts'

it('three bureaus stand side by side in every row of a report of all three', () => {
  expect(isLineOfColumns('three-bureau-smartcredit', 'balance')).toBe(true)
  expect(isLineOfColumns('three-bureau-smartcredit', 'history')).toBe(true)
})

it('a month of a payment history stands below its heading, but for TransUnion, which prints it above each mark', () => {
  expect(isLineOfColumns('experian-acr', 'history')).toBe(true)
  expect(isLineOfColumns('transunion-acr', 'history')).toBe(false)
  expect(isLineOfColumns('experian-acr', 'balance')).toBe(false)
})
