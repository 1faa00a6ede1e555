import { expect, it } from 'vitest'
import { partsOfAddress } from './us-address.ts'

it.each([
  ['5201 WINDLESTRAW PL, WORCESTER, MA 01627', ['5201 WINDLESTRAW PL', 'WORCESTER', 'MA', '01627']],
  [
    '8399 Quillfeather Ln, Apt 9B,\nLubbock, tx  79476-1200',
    ['8399 Quillfeather Ln, Apt 9B', 'Lubbock', 'TX', '79476-1200'],
  ],
])('an address as reports print it has its parts: %s', (text, [mailingAddress, city, state, zipCode]) => {
  expect(partsOfAddress(text)).toEqual({ mailingAddress, city, state, zipCode })
})

it.each(['100 MAIN ST SPRINGFIELD IL 62701', '100 MAIN ST, SPRINGFIELD, ZZ 62701', 'MA 01627', ''])(
  'an address whose parts are not plain has none: %s',
  (text) => {
    expect(partsOfAddress(text)).toBeNull()
  },
)
