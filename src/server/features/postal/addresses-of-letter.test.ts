import { describe, expect, it } from 'vitest'
import type { ClientRow } from '../clients/clients.tables.ts'
import { linesOf, senderOf } from './addresses-of-letter.ts'

const senderWith = (given: Partial<ClientRow>) =>
  senderOf({
    ...{
      name: 'Ñandú O’Neill, Jr.',
      mailingAddress: '1 Main St',
      city: 'Dover',
      state: 'DE',
      zipCode: '19901',
    },
    ...given,
  } as ClientRow)

describe('where a letter comes back to', () => {
  it.each([
    [{ state: 'Delaware' }, 'Dover, DE 19901'],
    [{ state: ' de ' }, 'Dover, DE 19901'],
    [{ zipCode: '19901 1234' }, 'Dover, DE 19901-1234'],
    [{ zipCode: '199011234' }, 'Dover, DE 19901-1234'],
    [{ zipCode: '19901-1234 ' }, 'Dover, DE 19901-1234'],
    [{ city: 'APO', state: 'Armed Forces Europe', zipCode: '09012' }, 'APO, AE 09012'],
    [{ city: 'Hagåtña', state: 'Guam', zipCode: '96910' }, 'Hagåtña, GU 96910'],
  ])('is written as the post takes it, however the record has it: %j', (given, last) => {
    const from = senderWith(given)
    expect(from && linesOf(from).at(-1)).toBe(last)
  })

  it('has its lines in the order of the record', () => {
    const from = senderWith({ mailingAddress: ' Urb Las Gladiolas \n150 Calle A\n\nApt 3', state: 'PR' })
    expect(from).toMatchObject({ line1: 'Urb Las Gladiolas', line2: '150 Calle A, Apt 3' })
  })

  it.each([
    { mailingAddress: ' \n ' },
    { city: '' },
    { state: 'Ontario' },
    { state: null },
    { zipCode: '1990' },
    { zipCode: 'M5H 1A1' },
    { zipCode: '19901-12' },
  ])('is not known with %j', (given) => {
    expect(senderWith(given)).toBeNull()
  })
})
