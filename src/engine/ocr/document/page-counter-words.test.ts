import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withPageCounters } from './page-counter-words.ts'

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: { page: 1, x: x - 4 * text.length, y, width: 4 * text.length, height: 8 },
  size: 7,
  bold: false,
  confidence: 0.9,
})
const page = (number: number, counter: string): Page => ({
  number,
  width: 612,
  height: 792,
  words: [word('Balance', 200, 300), word(counter, 590, 770)],
  marks: [],
})
const countersOf = (counters: readonly string[]) =>
  withPageCounters(counters.map((text, at) => page(at + 1, text))).map((words) => words[1]?.text)

describe('the page numbers of a scan', () => {
  it('go on from page to page where it was misread', () => {
    const read = [
      '112',
      '2/12',
      '3/12',
      'an2',
      '5/12',
      '6/12',
      '7/12',
      '8/12',
      '9/12',
      '10112',
      '1/12',
      '12/12',
    ]
    expect(countersOf(read)).toEqual([
      '1/12',
      ...['2/12', '3/12', '4/12', '5/12', '6/12', '7/12', '8/12', '9/12', '10/12', '11/12', '12/12'],
    ])
  })

  it('stay as they are of pages that lie in another order, or of which some are missing', () => {
    const swapped = ['1/9', '2/9', '7/9', '4/9', '5/9', '6/9', '3/9', '8/9', '9/9']
    expect(countersOf(swapped)).toEqual(swapped)
    const missing = ['1/30', '2/30', '3/30', '14/30', '15/30', '16/30', '17/30']
    expect(countersOf(missing)).toEqual(missing)
  })

  it('are not made of a value elsewhere, nor of few numbers', () => {
    expect(countersOf(['1/2', '212'])).toEqual(['1/2', '212'])
    const pages = ['1/5', '2/5', '3/5', '4/5', '5/5'].map((text, at) => page(at + 1, text))
    const last = pages[4]
    if (last === undefined) throw new Error('no page')
    last.words = [word('515', 200, 300), word('Balance', 590, 770)]
    expect(withPageCounters(pages)[4]?.map(({ text }) => text)).toEqual(['515', 'Balance'])
  })

  it('have their strokes where hardly one of them was read', () => {
    expect(countersOf(['1I5', '25', '35', '4/5', '515'])).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5'])
    for (const others of [
      ['15', '15', '15', '15'],
      ['25', '35', '15', '45'],
      ['15', '26', '37', '48'],
      ['12', '22'],
    ])
      expect(countersOf(others)).toEqual(others)
  })

  it('are parted from the word between them', () => {
    const read = { ...page(1, '7/9'), words: [word('Page', 540, 770), word('30f7', 590, 770)] }
    expect(withPageCounters([read])[0]?.map(({ text }) => text)).toEqual(['Page', '3', 'of', '7'])
  })
})
