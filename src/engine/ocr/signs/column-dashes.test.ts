import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withColumnDashes } from './column-dashes.ts'

interface Mark {
  row: number
  width: number
  height: number
}

const word = (text: string, left: number, row: number, flat?: Omit<Mark, 'row'>): RecognisedWord => ({
  text,
  confidence: 78,
  left,
  top: flat ? 40 * row + 24 : 40 * row + 16,
  right: left + (flat?.width ?? 9 * text.length),
  bottom: flat ? 40 * row + 24 + flat.height : 40 * row + 30,
  baseline: 40 * row + 30,
  lineHeight: 18,
})

/** A page with patches of ink in the column of values. */
function picture(marks: readonly Mark[]) {
  const [width, height] = [600, 260]
  const data = new Uint8Array(width * height).fill(240)
  for (const mark of marks)
    for (let y = 40 * mark.row + 24; y < 40 * mark.row + 24 + mark.height; y += 1)
      data.fill(90, y * width + 300, y * width + 300 + mark.width)
  return { width, height, channels: 1 as const, data }
}

const column = [word('Open', 300, 0), word('Current', 301, 1), word('$4,475', 300, 2)]
const label = word('Last', 20, 3)
const read = (own: RecognisedWord, marks: readonly Mark[], beside: readonly RecognisedWord[] = [label]) =>
  withColumnDashes([...column, ...beside, own], picture(marks)).at(-1)

describe('a dash in a column of values', () => {
  const flat = { width: 8, height: 3 }

  it.each(['%', '»', '#', 'v', '.', 'ons'])('is one where %s was read of it, and is asked', (text) => {
    expect(read(word(text, 300, 3, flat), [{ row: 3, ...flat }])).toMatchObject({ text: '-', confidence: 75 })
  })

  it('is one where its line was taken for higher, if it was unsure', () => {
    const high = word('fu', 298, 3)
    expect(read({ ...high, confidence: 15 }, [{ row: 3, ...flat }])).toMatchObject({
      text: '-',
      confidence: 15,
    })
    expect(read(high, [{ row: 3, ...flat }])?.text).toBe('fu')
  })

  it('is one where its box is as flat, though of its light ink less is seen', () => {
    const own = word('35', 300, 3, { width: 5, height: 3 })
    expect(read(own, [{ row: 3, width: 3, height: 2 }])).toMatchObject({ text: '-', confidence: 75 })
    expect(read(own, [])?.text).toBe('35')
  })

  it('is none where other ink stands there, or a patch that is no dash', () => {
    const own = word('%', 300, 3, flat)
    expect(read(own, [])?.text).toBe('%')
    expect(read(own, [{ row: 3, width: 8, height: 8 }])?.text).toBe('%')
    expect(read(own, [{ row: 3, width: 3, height: 3 }])?.text).toBe('%')
    const [dash, other] = [{ row: 3, ...flat }, picture([{ row: 3, ...flat }])]
    other.data.fill(90, (40 * dash.row + 16) * 600 + 300, (40 * dash.row + 16) * 600 + 306)
    expect(withColumnDashes([...column, label, own], other).at(-1)?.text).toBe('%')
  })

  it('is none beside other words, without a label, and where no column stands', () => {
    const [own, marks] = [word('%', 300, 3, flat), [{ row: 3, ...flat }]]
    expect(read(own, marks, [label, word('rate', 315, 3)])?.text).toBe('%')
    expect(read(own, marks, [])?.text).toBe('%')
    expect(withColumnDashes([label, own], picture(marks)).at(-1)?.text).toBe('%')
  })
})
