import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { withSmallMasks } from './small-masks.ts'
import { smallSigns } from './small-signs.ts'

const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)
/** Widths in Helvetica, as shares of its size. */
const [figure, star, dot] = [0.556, 0.389, 0.278]

/** Lines of print, 20 points apart, at 200 dpi. */
const printed = (lines: readonly string[], size: number) =>
  printedBy(
    lines.map((text) => `(${text}) Tj`),
    size,
  )

async function printedBy(operators: readonly string[], size: number): Promise<Raster> {
  const drawn = operators.map((shown, at) => `1 0 0 1 ${left} ${700 - 20 * at} Tm ${shown}`)
  const [picture] = await picturesOf(tinyPdf(`BT /F1 ${size} Tf ${drawn.join(' ')} ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  return picture
}

/** A word as recognition gives it, in points from the left edge of its line. */
function word(text: string, size: number, [from, to]: readonly [number, number], line = 0): RecognisedWord {
  const baseline = pixels(92 + 20 * line)
  return {
    text,
    confidence: 30,
    left: pixels(left + from),
    right: pixels(left + to),
    top: pixels(92 + 20 * line - 0.74 * size),
    bottom: baseline,
    baseline,
    lineHeight: pixels(0.93 * size),
  }
}

const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + size * (sign === '*' ? star : sign === '.' ? dot : figure), 0)

/** Reads the given figures, one after the other, and says how often it was asked. */
function reads(...texts: string[]) {
  let asked = 0
  const recogniser: TextRecogniser = {
    recognise: async () => {
      const text = texts[asked] ?? ''
      asked += 1
      return text === '' ? [] : [{ ...word(text, 8, [0, 10]), confidence: 90 }]
    },
    close: async () => {},
  }
  return { recogniser, asked: () => asked }
}

describe('small signs of a mask', () => {
  const numbers = ['378337*********', '378337299****79', '426654**********', '48705473478....', '85281194***']

  it.each([6, 6.5, 7, 7.5, 8, 9, 10])('are counted at %s points', async (size) => {
    const picture = await printed(numbers, size)
    const counts = numbers.map((text, line) => {
      const row = smallSigns(picture, word(text, size, [0, widthOf(text, size)], line))
      return row && `${row.count} ${row.sign}`
    })
    expect(counts).toEqual(['9 *', '4 *', '10 *', '4 .', '3 *'])
  })

  it.each([40, 60, 80, 100])(
    'are all counted where the first stands %s thousandths closer',
    async (closer) => {
      const numbers = ['601116', '414779', '378330', '111114', '426657']
      for (const size of [6, 7, 8, 9]) {
        const picture = await printedBy(
          numbers.map((figures) => `[(${figures}) ${closer} (**********)] TJ`),
          size,
        )
        for (const [line, figures] of numbers.entries())
          expect(smallSigns(picture, word(figures, size, [0, 6 * figure * size], line))?.count).toBe(10)
      }
    },
  )

  it.each([
    [5.5, 0.5],
    [6.5, 0.45],
    [7.5, 0.6],
  ])('are counted at %s points in pale print, which makes them thin', async (size, ink) => {
    const picture = await printed(['517818994595****'], size)
    const pale = { ...picture, data: picture.data.map((shade) => 255 - ink * (255 - shade)) }
    expect(smallSigns(pale, word('', size, [0, 12 * figure * size]))?.count).toBe(4)
  })

  it('are found behind the figures where recognition left them out, and none are seen in figures and amounts', async () => {
    const size = 8
    const others = ['378337*********', '1,204.50', '7777777777', '4171.47.11', '851 ..', '---999---']
    const picture = await printed(others, size)
    expect(smallSigns(picture, word('378337', size, [0, 6 * figure * size]))?.count).toBe(9)
    for (const [line, text] of others.entries())
      if (line > 0) expect(smallSigns(picture, word(text, size, [0, widthOf(text, size)], line))).toBeNull()
  })
})

describe('a number with a mask of small signs', () => {
  const size = 8
  const number = '378337299****79'
  const whole = [0, widthOf(number, size)] as const

  it('keeps the figures that fill their place, without another look', async () => {
    const { recogniser, asked } = reads()
    const picture = await printed([number], size)
    const [seen] = await withSmallMasks([word('378337299**+79', size, whole)], picture, recogniser)
    expect(seen).toMatchObject({ text: number, confidence: 50 })
    expect(asked()).toBe(0)
  })

  it('has its figures read anew where more or fewer were read than have room, and is disputed', async () => {
    const { recogniser, asked } = reads('378337299', '79')
    const picture = await printed([number], size)
    const [seen] = await withSmallMasks([word('378337299481', size, whole)], picture, recogniser)
    expect(seen).toMatchObject({ text: number, confidence: 50 })
    expect(asked()).toBe(2)
  })

  it('has its figures read anew where the word was taken to begin before them', async () => {
    const { recogniser, asked } = reads('378337299', '79')
    const picture = await printed([number], size)
    const early = [-0.7 * figure * size, whole[1]] as const
    const [seen] = await withSmallMasks([word('3783372995****79', size, early)], picture, recogniser)
    expect(seen).toMatchObject({ text: number, confidence: 50 })
    expect(asked()).toBe(1)
  })

  it('stays as it was read where another look sees no figures that have room there', async () => {
    const picture = await printed([number], size)
    for (const text of ['', '37833729', '3783372991234']) {
      const read = word('378337299481', size, whole)
      expect(await withSmallMasks([read], picture, reads(text, '79').recogniser)).toEqual([read])
    }
  })

  it('is one word where its signs were read as another, with a figure of it', async () => {
    const masked = '517818**********'
    const picture = await printed([masked], size)
    const five = 5 * figure * size
    const pieces = [
      word('51781', size, [0, five]),
      { ...word('8rrrikinnk', size, [five + 0.3, widthOf(masked, size)]), top: 0 },
      word('Balance', size, [120, 150]),
    ]
    const seen = await withSmallMasks(pieces, picture, reads('517818').recogniser)
    expect(seen.map(({ text }) => text)).toEqual([masked, 'Balance'])
  })

  it('is read anew where its figures were read as letters, and only beside a row of stars', async () => {
    const masked = '414779**********'
    const picture = await printed([masked, '414779', '414779***'], size)
    const garbled = word('A14T7G', size, [0, 6 * figure * size])
    const [seen] = await withSmallMasks([garbled], picture, reads('414779').recogniser)
    expect(seen).toMatchObject({ text: masked, confidence: 50 })
    for (const line of [1, 2]) {
      const other = word('A14T7G', size, [0, 6 * figure * size], line)
      expect(await withSmallMasks([other], picture, reads('414779').recogniser)).toEqual([other])
    }
    const sure = { ...garbled, confidence: 90 }
    expect(await withSmallMasks([sure], picture, reads('414779').recogniser)).toEqual([sure])
  })

  it('is read anew where nothing of it could be read, by its stars alone', async () => {
    const masked = '414779******'
    const picture = await printed([masked, 'Sample'], size)
    const lost = { ...word('SANTI', size, [0, widthOf(masked, size)]), confidence: 3 }
    const [seen] = await withSmallMasks([lost], picture, reads('414779').recogniser)
    expect(seen).toMatchObject({ text: masked, confidence: 50 })
    const doubtful = { ...lost, confidence: 45 }
    const name = { ...word('Sanpl', size, [0, 6 * figure * size], 1), confidence: 3 }
    for (const other of [doubtful, name])
      expect(await withSmallMasks([other], picture, reads('414779').recogniser)).toEqual([other])
  })

  it('keeps its first letter where that looks like no figure', async () => {
    const masked = 'H713****39'
    const picture = await printed([masked], size)
    const place = [0, widthOf(masked, size) + (0.722 - figure) * size] as const
    const { recogniser } = reads('713')
    const [seen] = await withSmallMasks([word('H713+**39', size, place)], picture, recogniser)
    expect(seen?.text).toBe(masked)
  })

  it('is no sum of leading dots, and no word beside', async () => {
    const line = `1234${'.'.repeat(30)}`
    const picture = await printed([line, '1234 5678'], size)
    const words = [
      word('1234', size, [0, 4 * figure * size]),
      word('1234', size, [0, 4 * figure * size], 1),
      word('5678', size, [4.5 * figure * size, 8.5 * figure * size], 1),
    ]
    expect(await withSmallMasks(words, picture, reads().recogniser)).toEqual(words)
  })

  it('are counted behind a number with its sign, though its box reaches into a bracket behind it', async () => {
    const size = 8
    const numbers = ['809531', '536450', '461896']
    const picture = await printed(
      numbers.map((figures) => `#${figures}****** \\( PO`),
      size,
    )
    const words = numbers.flatMap((figures, line) => {
      const end = widthOf(`#${figures}******`, size)
      // Of the last one no sign was read.
      const read = line === 2 ? `#${figures}` : `#${figures}****`
      const own = word(read, size, [0, end + 0.4 * size], line)
      const bracket = word('(', size, [end + 0.25 * size, end + 0.7 * size], line)
      const next = word('PO', size, [end + 0.85 * size, end + 2.3 * size], line)
      return [own, { ...bracket, bottom: bracket.bottom + 6 }, next]
    })
    const counted = await withSmallMasks(words, picture, reads().recogniser)
    const whole = numbers.flatMap((figures) => [`${figures}******`, '(', 'PO'])
    expect(counted.map(({ text }) => text)).toEqual(whole)
    expect(counted[0]?.confidence).toBeLessThanOrEqual(75)
  })

  it('stand behind figures that were read twice alike, where these are narrow and the page tells no width', async () => {
    const [size, closer] = [9, 0.25]
    const picture = await printed([`) Tj -${closer} Tc (604535437519****`], size)
    const end = widthOf('604535437519****', size) - 16 * closer
    const readAs = async (again: string) => {
      const words = [word('604535437519"', size, [0, end])]
      return (await withSmallMasks(words, picture, reads(again).recogniser)).map(
        ({ text, confidence }) => `${text} ${confidence}`,
      )
    }
    expect(await readAs('604535437519')).toEqual(['604535437519**** 50'])
    expect(await readAs('604535437518')).toEqual(['604535437519" 30'])
  })
})
