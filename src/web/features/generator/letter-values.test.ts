import { describe, expect, it } from 'vitest'
import { disputeTypes } from '../../../engine/letters/dispute-types.ts'
import {
  choosingType,
  emptyValues,
  gapsOf,
  itemsLeftOut,
  lastFour,
  missingFields,
  withBureau,
  withItem,
  withNewItem,
  withoutItem,
} from './letter-values.ts'
import { makeLetters } from './make-letters.ts'

const blank = { type: '', creditor: '', accountNumber: '', reason: '' } as const
const filled = { ...emptyValues, fullName: 'Ana Silva', address: '5201 Windlestraw Pl' }

describe('what is typed into the generator', () => {
  it('keeps the last four characters of a Social Security number, pasted whole or typed', () => {
    expect(lastFour('123-45-6789')).toBe('6789')
    expect(lastFour(' 123456789 ')).toBe('6789')
    expect(lastFour('48')).toBe('48')
  })

  it('always holds at least one item, and numbers a new one after all others', () => {
    expect(withoutItem(emptyValues, 1).items).toHaveLength(1)
    const three = withNewItem(withNewItem(emptyValues))
    const later = withNewItem(withoutItem(three, 2))
    expect(later.items.map(({ id }) => id)).toEqual([1, 3, 4])
  })

  it('fills in the sentence of a chosen type, and keeps own words to be put back', () => {
    const first = choosingType(blank, 'not-mine')
    expect(first).toEqual({
      change: { type: 'not-mine', reason: disputeTypes['not-mine'].reason },
      replaced: null,
    })
    const own = { ...blank, type: 'not-mine' as const, reason: 'I was never in that shop.' }
    expect(choosingType(own, 'paid-in-full').replaced).toBe('I was never in that shop.')
    const stock = { ...own, reason: disputeTypes['not-mine'].reason }
    expect(choosingType(stock, 'paid-in-full').replaced).toBeNull()
    expect(choosingType(stock, '').change).toEqual({ type: '', reason: '' })
    expect(choosingType(own, '').change).toEqual({ type: '' })
  })

  it('lists the bureaus in one order, whichever was chosen first', () => {
    const two = withBureau(withBureau(emptyValues, 'transunion', true), 'equifax', true)
    expect(two.bureaus).toEqual(['equifax', 'transunion'])
    expect(withBureau(two, 'equifax', false).bureaus).toEqual(['transunion'])
  })

  it('requires a name, an address and a bureau, and nothing else', () => {
    expect(missingFields(emptyValues)).toEqual(['fullName', 'address', 'bureaus'])
    expect(missingFields({ ...filled, fullName: '  ', bureaus: ['experian'] })).toEqual(['fullName'])
    expect(missingFields({ ...filled, bureaus: ['experian'] })).toEqual([])
  })

  it('tells which items are begun and not complete, and what an address lacks', () => {
    const begun = withItem(withNewItem(withNewItem(filled)), 2, { creditor: 'Northwind Bank' })
    expect(itemsLeftOut(begun)).toEqual([2])
    expect(itemsLeftOut(withItem(begun, 2, { type: 'not-mine' }))).toEqual([])
    expect(gapsOf({ ...filled, city: 'Worcester' })).toEqual(['state', 'zipCode'])
    expect(gapsOf({ ...filled, city: 'Worcester', state: 'MA', zipCode: '01627', ssn: '48a' })).toEqual([
      'ssn',
    ])
  })
})

describe('the letters', () => {
  it('are one for each chosen bureau, with the file name of the specification', () => {
    const made = makeLetters({ ...filled, bureaus: ['equifax', 'experian'] }, '2026-11-21')
    expect(made.letters.map(({ fileName }) => fileName)).toEqual([
      'equifax_dispute_letter_2026-11-21',
      'experian_dispute_letter_2026-11-21',
    ])
    expect(made.letters[1]?.letter.recipient[0]).toBe('Experian')
    expect(made.hasItem).toBe(false)
  })

  it('quote to each bureau its own number alone', () => {
    const numbers = { equifax: 'EQ-1', experian: 'EX-2', transunion: '' }
    const made = makeLetters(
      { ...filled, bureaus: ['equifax', 'experian', 'transunion'], reportNumbers: numbers },
      '2026-11-21',
    )
    expect(made.letters.map(({ letter }) => letter.references)).toEqual([
      [{ label: 'Confirmation number', value: 'EQ-1' }],
      [{ label: 'Report number', value: 'EX-2' }],
      [],
    ])
  })
})
