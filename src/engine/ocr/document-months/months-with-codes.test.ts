import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withMonthCodes } from './months-with-codes.ts'

const read = (text: string) => withMonthCodes([recognisedRow(text)])[0]?.words ?? []

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
  const page = recognisedRow('Dec:0K Balance 0K')
  expect(withMonthCodes([page])[0]).toBe(page)
})
