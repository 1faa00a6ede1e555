import { convertIndexedToRgb, decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { drawEvidence } from '../../../engine/read/draw-evidence.ts'
import { readPages } from '../../../engine/read/read-pages.ts'
import { type CloseLook, closeLook, type LookAt } from './close-look.ts'

/** Pixels a point of a page of letter's width, and pixels that a picture leaves white beside its outermost print. */
const scale = 1100 / 612
const white = 16

/** Words and where they stand, in points; the first of a page is its leftmost. */
type Words = readonly [text: string, x: number, y: number][]

/** What the frame of a phone shows of the picture of a word of that page, and at which pixels its points are. */
async function look(words: Words, marked: string, lookAt: LookAt) {
  const pdf = tinyPdf(words.map(([text, x, y]) => `BT /F1 9 Tf ${x} ${y} Td (${text}) Tj ET`).join(' '))
  const read = await readPages(pdf)
  const box = read.ok ? read.pages[0]?.words.find(({ text }) => text === marked)?.box : undefined
  const [drawn] = box ? await drawEvidence(pdf, [{ key: 'a', box }]) : []
  if (!drawn) throw new Error(`${marked} is not drawn`)
  const pixels = [...convertIndexedToRgb(decode(drawn.png))]
  const rgba = Array.from({ length: (pixels.length / 3) * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : pixels[Math.floor(at / 4) * 3 + (at % 4)],
  ) as number[]
  const found = closeLook(rgba, { width: drawn.width, scale: 1 }, 340, lookAt)
  if (!found) throw new Error('nothing is marked')
  return found
}

const begin = 40
const pixelOf = (x: number) => (x - begin) * scale + white

/** Whether something that begins at this point of the page is in one of the strips, and not covered. */
function shows({ strips, torn }: CloseLook, x: number, line?: CloseLook['torn'][number]): boolean {
  const at = pixelOf(x) + 4
  const isOn = strips.some(({ left, right }) => at >= left && at < right)
  const isCovered = torn.some(
    (part) =>
      at >= part.left && at < part.right && (!line || (part.top < line.bottom && part.bottom > line.top)),
  )
  return isOn && !isCovered
}

describe('the close look at a line of three bureaus', () => {
  const rows: Words = [
    ['High Balance:', begin, 712],
    ['Last Verified:', begin, 688],
    ['Balance Owed:', begin, 700],
    ['$11', 180, 700],
    ['$22', 330, 700],
    ['$33', 480, 700],
  ]

  it('shows the label and the value, and nothing that another bureau reports', async () => {
    const found = await look(rows, '$33', 'columns')
    expect(found.strips).toHaveLength(2)
    expect([begin, 180, 330, 480].map((x) => shows(found, x))).toEqual([true, false, false, true])
  })

  it('ends before the next bureau, too', async () => {
    const found = await look(rows, '$22', 'columns')
    expect([begin, 180, 330, 480].map((x) => shows(found, x))).toEqual([true, false, true, false])
  })

  it('leaves none out that can be read beside the value', async () => {
    const found = await look(rows, '$11', 'columns')
    expect(found.strips).toHaveLength(1)
    expect([begin, 180].map((x) => shows(found, x))).toEqual([true, true])
  })

  it('does not take the first value for a part of a label that stands close before it', async () => {
    const found = await look(
      [
        ['Number of terms:', begin, 712],
        ['Balance:', 72, 700],
        ['$11', 116, 700],
        ['$33', 480, 700],
      ],
      '$33',
      'columns',
    )
    expect([72, 116, 480].map((x) => shows(found, x))).toEqual([true, false, true])
    expect(shows(found, begin)).toBe(true)
  })
})

describe('the close look at a line with others beside it', () => {
  it('shows no half word of them, and keeps what is whole', async () => {
    const found = await look(
      [
        ['Opened: 01/02/2020', begin, 688],
        ['Status:', begin, 700],
        ['Closed', 80, 700],
        ['Date of first delinquency reported', 200, 688],
      ],
      'Closed',
      'line',
    )
    const [strip] = found.strips
    if (!strip) throw new Error('no strip')
    // The window's edge cuts through the sentence beside it.
    expect(strip.right).toBeGreaterThan(pixelOf(200))
    expect(strip.right).toBeLessThan(pixelOf(340))
    expect([begin, 80, 200, 240].map((x) => shows(found, x))).toEqual([true, true, false, false])
  })

  it('shows no label whose value it cuts: as if nothing were printed there', async () => {
    const found = await look(
      [
        ['Loan type', begin, 712],
        ['COLLECTION AGENCY OR ATTORNEY OR ANOTHER FURNISHER', 190, 712],
        ['Balance', begin, 700],
        ['$5', 190, 700],
      ],
      '$5',
      'line',
    )
    const [cut] = found.torn
    expect([190, begin].map((x) => shows(found, x, cut))).toEqual([false, false])
    const isMarkedLine = (part: CloseLook['torn'][number]) => part.bottom > (cut?.bottom ?? 0) + 4
    expect(found.torn.some(isMarkedLine)).toBe(false)
  })

  it('brings label and value together where only paper is between them', async () => {
    const found = await look(
      [
        ['Balance', begin, 700],
        ['$5', 420, 700],
      ],
      '$5',
      'line',
    )
    expect(found.strips).toHaveLength(2)
    expect([begin, 420].map((x) => shows(found, x))).toEqual([true, true])
  })

  it('is the mark alone where nothing is printed beside a label', async () => {
    const found = await look(
      [
        ['Opened', begin, 700],
        ['Limit:', 420, 700],
      ],
      'Limit:',
      'mark',
    )
    expect([begin, 420].map((x) => shows(found, x))).toEqual([false, true])
  })
})
