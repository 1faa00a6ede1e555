import { describe, expect, it } from 'vitest'
import { lookCloser } from '../page/closer-look.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { namesInOrder } from './names-in-order.ts'

const word = (text: string, column: number, confidence = 55): RecognisedWord => ({
  text,
  confidence,
  left: 40 * column,
  top: 20,
  right: 40 * column + 20,
  bottom: 30,
  baseline: 30,
  lineHeight: 14,
})
const row = (...texts: string[]) => texts.map((text, column) => word(text, column))
const names = ['Mar', 'Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep', 'Aug']

describe('names of months that run back one by one', () => {
  it('are settled by their row, and a misread one among them is not', () => {
    const read = row('Mar', 'Feb', 'Jan', 'Dec', 'Nov', 'Od', 'Sep', 'Aug')
    expect([...namesInOrder(read)]).toEqual(read.filter(({ text }) => text !== 'Od'))
  })

  it('are not settled where few stand in a row, or in no order', () => {
    expect(namesInOrder(row('Mar', 'Feb', 'Jan', 'Dec')).size).toBe(0)
    expect(namesInOrder(row('Mar', 'Aug', 'Jan', 'May', 'Nov', 'Feb', 'Sep', 'Dec')).size).toBe(0)
  })

  it('are as sure as a closer look would make them, without one', async () => {
    const looks: string[] = []
    const recogniser: TextRecogniser = {
      recognise: async (_, idea) => {
        looks.push(idea)
        return []
      },
      close: async () => {},
    }
    const picture = { width: 400, height: 60, channels: 1 as const, data: new Uint8Array(24_000).fill(255) }
    const seen = await lookCloser([...row(...names), word('Total', 9)], picture, recogniser)
    expect(looks).toEqual(['line'])
    expect(seen.map(({ confidence }) => confidence)).toEqual([...names.map(() => 75), 55])
  })
})
