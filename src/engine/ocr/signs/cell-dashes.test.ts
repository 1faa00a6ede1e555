import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withCellDashes } from './cell-dashes.ts'

const word = (text: string, left: number, baseline: number): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  top: baseline - 14,
  right: left + 9 * text.length,
  bottom: baseline,
  baseline,
  lineHeight: 18,
})
const columnAt = (month: number) => 60 + 40 * month
const head = [...'JFMAMJJASOND'].map((initial, month) => word(initial, columnAt(month), 30))
const year = word('2019', 4, 60)

/** A page with marks of so many pixels in the months of the year's row. */
function picture(marks: readonly { month: number; width: number; height: number }[]) {
  const [width, height] = [600, 100]
  const data = new Uint8Array(width * height).fill(255)
  for (const mark of marks)
    for (let y = 54; y < 54 + mark.height; y += 1)
      data.fill(90, y * width + columnAt(mark.month), y * width + columnAt(mark.month) + mark.width)
  return { width, height, channels: 1 as const, data }
}
const row = (words: readonly RecognisedWord[], marks: Parameters<typeof picture>[0]) =>
  withCellDashes(words, picture(marks))
    .filter(({ baseline, text }) => baseline === 60 && text !== '2019')
    .sort((a, b) => a.left - b.left)
    .map(({ text, left, confidence }) => [text, left, confidence])

const dash = (month: number) => ({ month, width: 9, height: 2 })

describe('a row of a payment history', () => {
  it('has a dash where the picture has one, whatever was read there, and it is asked', () => {
    expect(row([...head, year, word('x', columnAt(0), 60)], [dash(0), dash(1), dash(11)])).toEqual([
      ['-', columnAt(0), 75],
      ['-', columnAt(1), 75],
      ['-', columnAt(11), 75],
    ])
  })

  it('keeps what is no dash, and stays empty where nothing is printed', () => {
    const read = [word('CO', columnAt(0), 60), word('B', columnAt(1), 60)]
    expect(row([...head, year, ...read], [{ month: 0, width: 9, height: 9 }])).toEqual([
      ['CO', columnAt(0), 90],
      ['B', columnAt(1), 90],
    ])
    expect(row([...head, year], [{ month: 3, width: 2, height: 2 }])).toEqual([])
  })

  it.each(['o', '0'])('has its dashes where October above it was read %s', (october) => {
    const read = head.map((each) => (each.text === 'O' ? { ...each, text: october } : each))
    expect(row([...read, year, word('B', columnAt(5), 60)], [dash(5)])).toEqual([['-', columnAt(5), 75]])
  })

  it('is none without its months above it', () => {
    expect(row([...head.slice(0, 11), year], [dash(0)])).toEqual([])
    expect(row([...head.slice(0, 11), word('X', columnAt(11), 30), year], [dash(0)])).toEqual([])
  })
})
