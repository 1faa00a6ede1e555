import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import { withOneMaskCase } from './mask-case.ts'

const word = (text: string): Word => ({
  text,
  box: { page: 1, x: 0, y: 0, width: 60, height: 9 },
  size: 7,
  bold: false,
})
const read = (...pages: string[][]) =>
  withOneMaskCase(pages.map((texts) => texts.map(word))).map((words) => words.map(({ text }) => text))

describe('the masks of a document', () => {
  it('have the case of nearly all of them', () => {
    expect(read(['xxxxxxxx', 'xxxxxxxx', 'Opened'], ['xxxxxxxxx'], ['XXXXXXXX', 'MAXXX'])).toEqual([
      ['xxxxxxxx', 'xxxxxxxx', 'Opened'],
      ['xxxxxxxxx'],
      ['xxxxxxxx', 'MAXXX'],
    ])
    expect(read(['XXXX', 'XXXX', 'XXXX'], ['xxxx'])).toEqual([['XXXX', 'XXXX', 'XXXX'], ['XXXX']])
  })

  it('stay as they are where a file joins layouts that print them otherwise', () => {
    expect(read(['xxxx', 'xxxx'], ['XXXX', 'XXXX'])).toEqual([
      ['xxxx', 'xxxx'],
      ['XXXX', 'XXXX'],
    ])
  })
})
