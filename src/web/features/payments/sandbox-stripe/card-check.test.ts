import { describe, expect, it } from 'vitest'
import { checkCard, expiryOf, groupNumber } from './card-check.ts'

const now = new Date(2026, 5, 15)
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123', zip: '90210' }
const messages = (entry: Partial<typeof good>) =>
  checkCard({ ...good, ...entry }, now).map((each) => each.message)

describe('checkCard', () => {
  it('accepts a complete card, with or without spaces', () => {
    expect(messages({})).toEqual([])
    expect(messages({ number: '4242424242424242', expiry: '1234' })).toEqual([])
  })

  it('refuses the number with a wrong check digit', () => {
    expect(messages({ number: '4242424242424241' })).toEqual(['Your card number is invalid.'])
  })

  it('wants four digits of security code for American Express', () => {
    expect(messages({ number: '378282246310005' })).toEqual(["Your card's security code is incomplete."])
    expect(messages({ number: '378282246310005', code: '1234' })).toEqual([])
  })

  it('accepts the month that runs and refuses the one before', () => {
    expect(messages({ expiry: '06/26' })).toEqual([])
    expect(messages({ expiry: '05/26' })).toEqual(["Your card's expiration date is in the past."])
    expect(messages({ expiry: '12/25' })).toEqual(["Your card's expiration year is in the past."])
  })

  it('names every field of an empty form', () => {
    expect(checkCard({ number: '', expiry: '', code: '', zip: '' }, now).map((each) => each.field)).toEqual([
      'number',
      'expiry',
      'code',
      'zip',
    ])
  })
})

describe('what is typed', () => {
  it('is read as month and year in every usual way', () => {
    expect(expiryOf('7 / 2031')).toEqual({ month: 7, year: 2031 })
    expect(expiryOf('0731')).toEqual({ month: 7, year: 2031 })
    expect(expiryOf('07')).toEqual({ month: 7, year: null })
  })

  it('is grouped as on the card', () => {
    expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
  })
})
