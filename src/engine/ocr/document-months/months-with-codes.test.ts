import { expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withMonthCodes } from './months-with-codes.ts'

const pageOf = (text: string): Page => ({
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: text.split(' ').map((each, at) => ({
    text: each,
    box: { page: 1, x: 40 + 40 * at, y: 100, width: 36, height: 8 },
    size: 8,
    bold: false,
    confidence: 0.9,
  })),
})
const read = (text: string) => withMonthCodes([pageOf(text)])[0]?.words ?? []

it('has each code behind its month in its form', () => {
  const words = read('2025 Dec:0K Nov:OK Oct:O0K Sep:30 Aug:cio May10K Apr:180 Mar:C Feb:OK')
  expect(words.map(({ text }) => text).join(' ')).toBe(
    '2025 Dec:OK Nov:OK Oct:OK Sep:30 Aug:C/O May:OK Apr:180 Mar:C Feb:OK',
  )
  expect(words.map(({ confidence }) => confidence).slice(0, 3)).toEqual([0.9, 0.75, 0.9])
})

it('leaves what is no code, and a page that prints no such months', () => {
  const text = 'Dec:OK Nov:OK Oct:OK Sep:OK Aug:OK Jul:OK May:Wmx March 10K'
  expect(
    read(text)
      .map((word) => word.text)
      .join(' '),
  ).toBe(text)
  const page = pageOf('Dec:0K Balance 0K')
  expect(withMonthCodes([page])[0]).toBe(page)
})
