import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withCurrencyWords } from './currency-words.ts'

const textOf = (text: string) =>
  withCurrencyWords([recognisedRow(text)], [true])[0]
    ?.words.map((word) => word.text)
    .join(' ')

it('the name of a currency stands before an amount, however it was read', () => {
  expect(textOf('usb 7,374 uUsD 10,000 Usb © USD 25')).toBe('USD 7,374 USD 10,000 USD © USD 25')
  expect(textOf('the usb port')).toBe('the usb port')
  expect(withCurrencyWords([recognisedRow('usb 25')], [false])).toEqual([recognisedRow('usb 25')])
})
