import { expect, it } from 'vitest'
import { withJoinedParted } from './joined-words.ts'

const read = (text: string) =>
  withJoinedParted([
    { text, box: { page: 1, x: 40, y: 100, width: 60, height: 8 }, size: 8, bold: false, confidence: 0.9 },
  ])

it.each([
  ['Jul2025', 'Jul 2025'],
  ['30Days-0', '30 Days-0'],
  ['91168****(PO', '91168**** (PO'],
  ['24Nov', '24 Nov'],
  ['Createdon', 'Created on'],
  ['2.3TD', '2.3 TD'],
  ['2.3%', '2.3%'],
  ['12Mayfield', '12Mayfield'],
  ['42Nov', '42Nov'],
  ['Macedon', 'Macedon'],
  ['May', 'May'],
  ['Days-0', 'Days-0'],
  ['May2', 'May2'],
])('%s is %s', (text, printed) => {
  expect(
    read(text)
      .map((word) => word.text)
      .join(' '),
  ).toBe(printed)
})

it('parts the place of the word as well, and is no surer than its form', () => {
  const [first, last] = read('Jul2025')
  expect(first?.box).toMatchObject({ x: 40, width: 22.5 })
  expect(last?.box).toMatchObject({ x: 70, width: 30 })
  expect(last?.confidence).toBe(0.75)
})

it('two cells of a history run together are two, among others of their row alone', () => {
  const row = (count: number, text = 'CO') =>
    withJoinedParted(
      [...Array.from({ length: count }, () => text), 'COCO'].map((each, at) => ({
        text: each,
        box: { page: 1, x: 40 + 22 * at, y: 100, width: 11 * (each.length / 2), height: 8 },
        size: 8,
        bold: false,
        confidence: 0.9,
      })),
    ).length
  expect([row(4), row(3), row(9, 'OK')]).toEqual([6, 4, 10])
})
