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

it('they stay where no mask is printed so, or as one so short', () => {
  expect(last('00000000000 8716')?.text).toBe('00000000000')
  expect(last(...crosses, '000000 8716')?.text).toBe('000000')
  const spelled = [page(...crosses, '00000000000 8716')]
  expect(withSpacedMasks(spelled, [false])).toEqual(spelled)
})
