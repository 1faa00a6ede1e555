import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import { withWholeAddresses } from './web-addresses.ts'

/** Words of 6 points, each with the gap behind it. */
function line(...parts: [text: string, gap: number][]): Word[] {
  let x = 20
  return parts.map(([text, gap]) => {
    const width = 3 * text.length
    const word = {
      text,
      box: { page: 1, x, y: 765, width, height: 7 },
      size: 6,
      bold: false,
      baseline: 771,
      confidence: 0.7,
    }
    x += width + gap
    return word
  })
}
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text)

describe('a web address of a scan', () => {
  it('is one word, whatever stands beside it', () => {
    const foot = line(
      ['https://reports', 3],
      ['bureau.', 1],
      ['.com/dss/disclosure.', 2],
      ['page', 300],
      ['3/12', 0],
    )
    expect(textsOf(withWholeAddresses(foot))).toEqual([
      'https://reportsbureau.com/dss/disclosure.page',
      '3/12',
    ])
  })

  it('begins as an address does, where its scheme was misread', () => {
    const foot = line(['hitps:/reports.bureau.com/print?type=CDI', 300], ['Page', 3], ['8', 0])
    expect(textsOf(withWholeAddresses(foot))[0]).toBe('https://reports.bureau.com/print?type=CDI')
  })

  it('does not take the words of its sentence', () => {
    const sentence = line(['Visit', 2], ['www.bureau.com/credit', 2], ['to', 2], ['dispute.', 2], ['Call', 0])
    expect(withWholeAddresses(sentence)).toEqual(sentence)
  })
})
