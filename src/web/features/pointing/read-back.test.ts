import { describe, expect, it } from 'vitest'
import { englishMessages } from '../../../shared/messages/messages.ts'
import { partThatReads, readBack, spanWith } from './read-back.ts'

const line = (text: string) => ({
  line: 0,
  text,
  words: text.split(' '),
  box: { x: 0, y: 0, width: 1, height: 1 },
  state: 'unread' as const,
})
const texts = englishMessages.pointing

describe('what a line will be read as', () => {
  it('is the part with the form of a date or of an amount', () => {
    expect(partThatReads(line('Prepared as of October 3, 2026 for you'), 'reportDate', null)).toBe(
      'October 3, 2026',
    )
    expect(partThatReads(line('Seen 03/2021 last'), 'lastPayment', null)).toBe('03/2021')
    expect(partThatReads(line('Amt owing: $1,204.50 USD'), 'balance', null)).toBe('$1,204.50')
    expect(partThatReads(line('Amt owing 1204'), 'balance', null)).toBe('1204')
  })

  it('is what stands behind a colon, or the whole line', () => {
    expect(partThatReads(line('Acct: 4417XXXX'), 'accountNumber', null)).toBe('4417XXXX')
    expect(partThatReads(line('Paid as agreed'), 'status', null)).toBe('Paid as agreed')
    expect(partThatReads(line('Store: NORTH 12'), 'creditor', null)).toBe('Store: NORTH 12')
  })

  it('is the words that were pressed, whatever their form', () => {
    expect(partThatReads(line('Amt owing $1 or $2'), 'balance', { from: 4, to: 4 })).toBe('$2')
  })

  it('is said back as a sentence, with the account where it is of one', () => {
    expect(readBack({ meaning: 'balance', text: '$1,204', creditor: 'CAPITAL ONE' }, texts)).toBe(
      'Balance of CAPITAL ONE: $1,204',
    )
    expect(readBack({ meaning: 'reportDate', text: 'May 1, 2026', creditor: null }, texts)).toBe(
      'Date of the report: May 1, 2026',
    )
    expect(readBack({ meaning: 'heading:accounts', text: 'Your debts', creditor: null }, texts)).toBe(
      'From “Your debts” on: Accounts',
    )
  })
})

describe('a part of a line', () => {
  it('grows to the word pressed beside it, and begins anew at one within it', () => {
    expect(spanWith(null, 2)).toEqual({ from: 2, to: 2 })
    expect(spanWith({ from: 2, to: 2 }, 4)).toEqual({ from: 2, to: 4 })
    expect(spanWith({ from: 2, to: 4 }, 0)).toEqual({ from: 0, to: 4 })
    expect(spanWith({ from: 0, to: 4 }, 3)).toEqual({ from: 3, to: 3 })
  })
})
