import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withDateSlashes } from './date-slashes.ts'

const dates = '10/05/2026 06/24/2026 08/20/2019'
const read = (text: string) =>
  withDateSlashes([recognisedRow(text)], [true])[0]
    ?.words.map((word) => word.text)
    .join(' ')

it('a date has its strokes where the document prints its dates with them', () => {
  expect(read(`${dates} 10052026 1020/2026 071772021 12/232020`)).toBe(
    `${dates} 10/05/2026 10/20/2026 07/17/2021 12/23/2020`,
  )
  expect(withDateSlashes([recognisedRow(`${dates} 10052026`)], [true])[0]?.words.at(-1)?.confidence).toBe(0.5)
})

it('what is no date of the form stays, and so does a document that prints none', () => {
  for (const text of [`${dates} 13052026 10322026 40810152610 10051926 1112026 10/26`, '10052026 10/05/2026'])
    expect(read(text)).toBe(text)
  expect(withDateSlashes([recognisedRow(`${dates} 10052026`)], [false])).toEqual([
    recognisedRow(`${dates} 10052026`),
  ])
})
