import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withSpacedMasks } from './spaced-masks.ts'

const page = (...rows: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) => {
    let x = 40
    return row.split(' ').map((text): Word => {
      const box = { page: 1, x, y: 100 + 14 * line, width: 5 * text.length, height: 10 }
      x += box.width + 3
      return { text, box, size: 9, bold: false, baseline: 108 + 14 * line, confidence: 0.9 }
    })
  }),
  marks: [],
})
const crosses = ['xxxxxxxxxxxx 1696', 'xxxxxxxxxxxx 6981']
const last = (...rows: string[]) => withSpacedMasks([page(...rows)], [true])[0]?.words.at(-2)

it('noughts before four figures are the crosses of the document', () => {
  for (const row of ['00000000000 8716', 'OOOOOOOOO0 5909', '}00000000000K 3048'])
    expect(last(...crosses, row)).toMatchObject({ text: 'xxxxxxxxxxxx', confidence: 0.5 })
})

/** A mask as it was read, as wide as so many signs are. */
const wide = (text: string, signs: number, line: number): Word[] => [
  { ...firstOf(text, line), box: { page: 1, x: 40, y: 100 + 14 * line, width: 5 * signs, height: 10 } },
  {
    ...firstOf('8716', line),
    box: { page: 1, x: 43 + 5 * signs, y: 100 + 14 * line, width: 20, height: 10 },
  },
]
const firstOf = (text: string, line: number): Word => ({
  text,
  box: { page: 1, x: 40, y: 0, width: 0, height: 0 },
  size: 9,
  bold: false,
  baseline: 108 + 14 * line,
  confidence: 0.9,
})

it('a mask has as many signs as have room, of whatever length the others are', () => {
  const own = page('xxxxxx 3861', 'xxxxxx 3752', 'xxxxxxxxxxxx 1696')
  const more = [
    wide('0000000000', 12, 3),
    wide('300000000000', 12, 4),
    wide('200000', 6, 5),
    wide('xxxxxx', 12, 6),
  ]
  const [read] = withSpacedMasks([{ ...own, words: [...own.words, ...more.flat()] }], [true])
  const masks = read?.words
    .filter(({ box }) => box.x === 40)
    .map(({ text, confidence }) => `${text} ${confidence}`)
  expect(masks).toEqual([
    'xxxxxx 0.9',
    'xxxxxx 0.9',
    'xxxxxxxxxxxx 0.9',
    'xxxxxxxxxxxx 0.5',
    'xxxxxxxxxxxx 0.5',
    'xxxxxx 0.5',
    'xxxxxxxxxxxx 0.5',
  ])
})

it('a number of noughts stays where it is as wide as no mask', () => {
  const own = page('xxxxxx 3861', 'xxxxxx 3752', 'xxxxxxxxxxxx 1696')
  const [read] = withSpacedMasks([{ ...own, words: [...own.words, ...wide('2000000', 4.5, 3)] }], [true])
  expect(read?.words.at(-2)?.text).toBe('2000000')
})

it('they stay where no mask is printed so, or as one so short', () => {
  expect(last('00000000000 8716')?.text).toBe('00000000000')
  expect(last(...crosses, '000000 8716')?.text).toBe('000000')
  const spelled = [page(...crosses, '00000000000 8716')]
  expect(withSpacedMasks(spelled, [false])).toEqual(spelled)
})
