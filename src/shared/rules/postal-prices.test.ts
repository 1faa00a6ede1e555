import { expect, it } from 'vitest'
import { postalPrice } from './postal-prices.ts'

it.each([
  ['first_class', 1, { sheets: 2, envelope: 'folded', cents: 250 }],
  ['certified', 5, { sheets: 6, envelope: 'folded', cents: 950 }],
  ['certified', 6, { sheets: 7, envelope: 'flat', cents: 1120 }],
  ['certified_return_receipt', 59, { sheets: 60, envelope: 'flat', cents: 1250 + 54 * 20 + 150 }],
] as const)('asks for %s of %i pages', (service, pages, price) => {
  expect(postalPrice(service, pages)).toEqual(price)
})

it('prints no letter of more than sixty sheets, and none without a page', () => {
  expect(postalPrice('certified', 60)).toBeNull()
  expect(postalPrice('first_class', 0)).toBeNull()
})
