import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Tradeline } from '../credit-report.ts'
import { newTradeline } from '../new-tradeline.ts'
import { asPrinted } from '../printed-values.ts'
import { accountPlans } from './account-plans.ts'
import { fillAccount } from './fill-account.ts'

const label = 'Activity Designator'
const name = printedLine(10, [30, 'ACME BANK']).words

function accountWith(...values: string[]): { account: Tradeline; unread: number } {
  const account = newTradeline({
    bureau: 'Equifax',
    id: 'equifax-01',
    section: null,
    creditor: asPrinted(name),
  })
  const fields = values.map((value, at) => ({
    label,
    labelWords: printedLine(20 + 10 * at, [30, label]).words,
    valueRows: value === '' ? [] : [printedLine(20 + 10 * at, [120, value]).words],
  }))
  return { account, unread: fillAccount(account, fields, accountPlans).length }
}

describe('the Activity Designator of an Equifax account', () => {
  it.each([
    ['Paid and Closed', 'Paid and Closed'],
    ['PAID_AND_CLOSED', 'PAID AND CLOSED'],
    ['Transfer/Sold', 'Transfer/Sold'],
    ['TRANSFER/SOLD', 'TRANSFER/SOLD'],
    ['Closed', 'Closed'],
  ])('is kept as %s, with the place where it is printed', (raw, value) => {
    const { account, unread } = accountWith(raw)
    expect(account.activityDesignator).toMatchObject({ value, raw, confidence: 1, box: { x: 120, y: 20 } })
    expect(unread).toBe(0)
  })

  it('is no other field of the account', () => {
    const { activityDesignator: _, ...rest } = accountWith('Transfer/Sold').account
    expect(rest).toEqual(accountWith('').account)
  })

  it.each(['', 'Open', 'N/A', '-', 'Transfer/Sold 011'])('is not kept where it says %s', (raw) => {
    const { account, unread } = accountWith(raw)
    expect(account.activityDesignator).toBeUndefined()
    expect(unread).toBe(0)
  })

  it('printed twice is asked where the two differ', () => {
    expect(accountWith('Closed', 'CLOSED').account.activityDesignator?.confidence).toBe(1)
    expect(accountWith('Closed', 'Transfer/Sold').account.activityDesignator).toMatchObject({
      value: 'Closed',
      confidence: 0.5,
    })
  })
})
