import { describe, expect, it } from 'vitest'
import { newTradeline } from '../new-tradeline.ts'
import { printed } from '../printed-values.ts'
import { markOriginalCreditors } from './equifax-form.ts'

const box = { page: 1, x: 33, y: 100, width: 90, height: 10 }
const account = (name: string, loanType: string, original: string | null = null) =>
  newTradeline({
    bureau: 'Equifax',
    id: name,
    section: 'accounts',
    creditor: printed(name, name, box),
    loanType: printed(loanType, loanType, box),
    originalCreditor: original === null ? null : printed(original, original, box),
  })
const blankOf = (accounts: ReturnType<typeof account>[]) => {
  markOriginalCreditors(accounts)
  return accounts.map(({ id, blank }) => [id, blank.map(({ field }) => field)])
}

describe("the original creditor in Equifax's numbered report", () => {
  it('is left out of a debt buyer’s account where the report names it of another', () => {
    expect(
      blankOf([
        account('BUYER ONE', 'Debt Buyer Account', 'HARBOR BANK'),
        account('BUYER TWO', 'Debt Buyer Account'),
        account('MOON BANK', 'Credit Card'),
      ]),
    ).toEqual([
      ['BUYER ONE', []],
      ['BUYER TWO', ['originalCreditor']],
      ['MOON BANK', []],
    ])
  })

  it('is not said to be left out where no account of the report prints it', () => {
    expect(blankOf([account('BUYER TWO', 'Debt Buyer Account')])).toEqual([['BUYER TWO', []]])
  })
})
