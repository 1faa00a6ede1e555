import { readFileSync } from 'node:fs'
import { convertIndexedToRgb, decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { type DrawnEvidence, drawEvidence } from './draw-evidence.ts'
import { readPages } from './read-pages.ts'

const text = 'BT /F1 12 Tf 100 700 Td (Past due) Tj ET BT /F2 12 Tf 300 700 Td ($1,204) Tj ET'

async function boxOf(bytes: Uint8Array, word: string) {
  const result = await readPages(bytes, await keptPdfEngine())
  const box = result.ok ? result.pages[0]?.words.find((each) => each.text === word)?.box : undefined
  if (!box) throw new Error(`no word ${word}`)
  return box
}

/** Shares of pixels of the marker's yellow, of the frame's ink, and dark on the yellow. */
function coloursOf({ png, width, height }: DrawnEvidence) {
  const rgb = convertIndexedToRgb(decode(png))
  let [yellow, frame, dark] = [0, 0, 0]
  for (let at = 0; at < rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = rgb.subarray(at, at + 3)
    if (r > 250 && g > 222 && g < 234 && b > 130 && b < 146) yellow += 1
    else if (r === 0x14 && g === 0x21 && b === 0x3d) frame += 1
    else if (r < 60 && g < 60 && b < 40) dark += 1
  }
  return { yellow, frame, dark, area: width * height }
}

describe('a picture of evidence', () => {
  it('shows the marked value in its line, still readable, with a frame', async () => {
    const pdf = tinyPdf(text)
    const box = await boxOf(pdf, '$1,204')
    const [picture] = await drawEvidence(pdf, [{ key: 'a', box }])
    if (!picture) throw new Error('nothing drawn')
    expect(picture.width).toBeGreaterThan(380)
    expect(picture.width).toBeLessThanOrEqual(1100)
    expect(picture.height).toBeLessThanOrEqual(220)
    const seen = coloursOf(picture)
    const boxArea = box.width * box.height * 1.8 ** 2
    expect(seen.yellow).toBeGreaterThan(0.5 * boxArea)
    expect(seen.yellow).toBeLessThan(1.3 * boxArea)
    expect(seen.dark).toBeGreaterThan(0.05 * boxArea)
    expect(seen.frame).toBeGreaterThan(1.8 * (box.width + box.height))
  })

  it.each([
    ['shown turned', text, '/Rotate 90'],
    [
      'with text running upwards',
      text.replaceAll('100 700 Td', '0 1 -1 0 92 100 Tm').replaceAll('300 700 Td', '0 1 -1 0 92 300 Tm'),
      '',
    ],
  ])('of a page %s is upright: the same as of an upright page', async (_how, content, entries) => {
    const upright = tinyPdf(text)
    const other = tinyPdf(content, entries)
    const [[a], [b]] = [
      await drawEvidence(upright, [{ key: 'a', box: await boxOf(upright, '$1,204') }]),
      await drawEvidence(other, [{ key: 'a', box: await boxOf(other, '$1,204') }]),
    ]
    if (!a || !b) throw new Error('nothing drawn')
    const [dark, other_] = [coloursOf(a).dark, coloursOf(b).dark]
    expect(dark).toBeGreaterThan(50)
    expect(Math.abs(dark - other_) / dark).toBeLessThan(0.6)
    expect(b.height).toBeLessThan(160)
    expect(b.width).toBeGreaterThan(2 * b.height)
  })

  it('is drawn of every page of a report, each key once, and small', async () => {
    const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf')))
    const result = await readPages(bytes, await keptPdfEngine())
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    const boxes = result.pages.flatMap(({ number, words }) =>
      words.slice(40, 43).map(({ box }, i) => ({ key: `p${number}-${i}`, box })),
    )
    const pictures = await drawEvidence(bytes, [...boxes, ...boxes])
    expect(pictures.map(({ key }) => key)).toEqual(boxes.map(({ key }) => key))
    for (const { png } of pictures) expect(png.length).toBeLessThan(40_000)
  })

  it('of a cell of a table holds the heading of its column, twelve rows up, and nothing above the table', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => `BT /F1 8 Tf 300 ${640 - i * 9.5} Td (ok${i}) Tj ET`)
    const pdf = tinyPdf(
      `BT /F1 9 Tf 300 720 Td (Above) Tj ET BT /F1 8 Tf 300 652 Td (2025) Tj ET ${rows.join(' ')}`,
    )
    const box = await boxOf(pdf, 'ok11')
    const [cell, line] = await drawEvidence(pdf, [
      { key: 'cell', box, isCell: true },
      { key: 'line', box },
    ])
    const points = (picture: DrawnEvidence | undefined) => (picture?.height ?? 0) / (1100 / 612)
    // From the heading to below the cell, and no further.
    expect(points(cell)).toBeGreaterThan(652 - 640 + 11 * 9.5 + 8)
    expect(points(cell)).toBeLessThan(652 - 640 + 11 * 9.5 + 8 + 21)
    expect(points(line)).toBeLessThan(70)
  })

  it('cuts no row of a table in two, whatever rule runs down it', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => `BT /F1 9 Tf 110 ${740 - i * 11} Td (row${i}) Tj ET`)
    const rule = '0.8 g 100 600 1 180 re f 0 g'
    const pdf = tinyPdf(`${rule} ${rows.join(' ')}`)
    const marked = ['row3', 'row4', 'row5']
    const boxes = await Promise.all(marked.map(async (key) => ({ key, box: await boxOf(pdf, key) })))
    const drawn = await drawEvidence(pdf, boxes)
    const cutRows = drawn.map((picture) => {
      const rgb = convertIndexedToRgb(decode(picture.png))
      const isDark = (row: number) =>
        Array.from({ length: picture.width }, (_, x) => rgb[(row * picture.width + x) * 3] ?? 255).some(
          (red) => red < 150,
        )
      return [0, picture.height - 1].filter(isDark)
    })
    expect(cutRows).toEqual([[], [], []])
  })

  it('is marked between the lines, where lines stand closer than the frame stands off', async () => {
    const line = (y: number, words: string) => `BT /F1 9 Tf 100 ${y} Td (${words}) Tj ET`
    const pdf = tinyPdf([line(700, 'ABOVE'), line(691.5, 'MARKED'), line(683, 'BELOW')].join(' '))
    const box = await boxOf(pdf, 'MARKED')
    const [picture] = await drawEvidence(pdf, [{ key: 'a', box }])
    if (!picture) throw new Error('nothing drawn')
    const rgb = convertIndexedToRgb(decode(picture.png))
    const frameRows = Array.from({ length: picture.height }, (_, row) => row).filter((row) => {
      const inFrame = Array.from({ length: picture.width }, (_, x) => (row * picture.width + x) * 3)
      return inFrame.filter((at) => rgb[at] === 0x14 && rgb[at + 1] === 0x21).length > 20
    })
    const [top = 0, bottom = 0] = [frameRows[0], frameRows.at(-1)]
    const lineOfRow = (row: number) =>
      Array.from({ length: picture.width }, (_, x) => rgb[(row * picture.width + x) * 3] ?? 255).some(
        (red) => red < 150,
      )
    // Beside the frame is paper, above and below.
    expect([lineOfRow(top - 1), lineOfRow(bottom + 1)]).toEqual([false, false])
  })

  it('is left out for a place outside its page or on no page, and after the 150th', async () => {
    const pdf = tinyPdf(text)
    const box = await boxOf(pdf, 'due')
    const wrong = [
      { ...box, x: 900 },
      { ...box, page: 2 },
      { ...box, page: 0 },
      { ...box, y: Number.NaN },
    ]
    const pictures = await drawEvidence(pdf, [
      ...wrong.map((place, i) => ({ key: `wrong-${i}`, box: place })),
      ...Array.from({ length: 160 }, (_, i) => ({ key: `${i}`, box })),
    ])
    expect(pictures.map(({ key }) => key)).toEqual(Array.from({ length: 146 }, (_, i) => `${i}`))
  })

  it('is not drawn of a file that is no PDF or is cut off', async () => {
    const pdf = tinyPdf(text)
    const box = await boxOf(pdf, 'due')
    expect(await drawEvidence(new Uint8Array([1, 2, 3]), [{ key: 'a', box }])).toEqual([])
    expect(await drawEvidence(pdf.slice(0, 300), [{ key: 'a', box }])).toEqual([])
  })
})
