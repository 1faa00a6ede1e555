import { expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withCurrencyWords } from './currency-words.ts'

const page = (text: string): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: text.split(' ').map((each, at) => ({
    text: each,
    box: { page: 1, x: 20 + 30 * at, y: 100, width: 20, height: 9 },
    size: 8,
    bold: false,
    baseline: 108,
    confidence: 0.9,
  })),
  marks: [],
})
const textOf = (text: string) =>
  withCurrencyWords([page(text)], [true])[0]
    ?.words.map((word) => word.text)
    .join(' ')

it('the name of a currency stands before an amount, however it was read', () => {
  expect(textOf('usb 7,374 uUsD 10,000 Usb © USD 25')).toBe('USD 7,374 USD 10,000 USD © USD 25')
  expect(textOf('the usb port')).toBe('the usb port')
  expect(withCurrencyWords([page('usb 25')], [false])).toEqual([page('usb 25')])
})
