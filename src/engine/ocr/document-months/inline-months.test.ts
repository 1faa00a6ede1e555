import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withInlineMonths } from './inline-months.ts'

const read = (text: string) => withInlineMonths([recognisedRow(text)], [true])[0]?.words ?? []
const textOf = (text: string) =>
  read(text)
    .map((word) => word.text)
    .join(' ')
const months = 'Nov 26 ok Oct 26 30d Sep 26 ok Aug 26 ok Jul 26 ok Jun 26 ok'

it('a month has its year and its code apart, as the others have', () => {
  expect(textOf(`${months} May 250k Apr25ok 'Mar250k Feb 25 0k Jan2530d`)).toBe(
    `${months} May 25 ok Apr 25 ok Mar 25 ok Feb 25 ok Jan 25 30d`,
  )
  expect(textOf(`${months} May25 ok Apr25 30d Mar25o0k`)).toBe(`${months} May 25 ok Apr 25 30d Mar 25 ok`)
  expect(read(`${months} Apr25ok`).at(-1)).toMatchObject({ text: 'ok', confidence: 0.75 })
})

it('other words stay, and so does a document that prints no such months', () => {
  for (const text of [`${months} 250k Apr25xx Opened25ok`, 'May 250k Apr25ok', `${months} Apr25 Mar25 xx`])
    expect(textOf(text)).toBe(text)
  expect(withInlineMonths([recognisedRow(`${months} Apr25ok`)], [false])).toEqual([
    recognisedRow(`${months} Apr25ok`),
  ])
})
