import { describe, expect, it } from 'vitest'
import { halfReadReport } from '../../../test/support/half-read-report.ts'
import { halfSize, recognisedAs } from '../../../test/support/recognised-as.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import type { Box } from '../read/positioned-text.ts'
import { noHints, type Pointing } from './hints/hints.ts'
import { readRecognised } from './read-scan.ts'
import { asRecognised, placedOf, recognisedLines } from './recognised-file.ts'

const file = (scanned: readonly PlacedPage[]) => ({
  // As it comes back from the database.
  pages: JSON.parse(JSON.stringify(asRecognised(scanned))),
  notRead: [],
  pageCount: scanned.length,
})

/** Where a photo taken aslant shows a place: what is farther down is larger. */
const aslant = ({ page, x, y, width, height }: Box): Box => {
  const at = (px: number, py: number) => ({ x: (px - 306) * (1 + py / 4000) + 320, y: py * (1 + py / 6000) })
  const corners = [at(x, y), at(x + width, y), at(x, y + height), at(x + width, y + height)]
  const [left, top] = [Math.min(...corners.map((each) => each.x)), Math.min(...corners.map((each) => each.y))]
  const right = Math.max(...corners.map((each) => each.x))
  return {
    page,
    x: left,
    y: top,
    width: right - left,
    height: Math.max(...corners.map((each) => each.y)) - top,
    turn: 1,
  }
}

describe('what was recognised of a scan', () => {
  it('reads again as it read the first time, from what was kept', async () => {
    const text = halfReadReport({ named: true })
    const { recognised: _kept, ...first } = await recognisedAs(text)
    expect(readRecognised(file(await halfSize(text)), noHints)).toEqual(first)
  })

  it('keeps where its words stand in the file, also of a page that lies aslant', async () => {
    const scanned = (await halfSize(halfReadReport())).map((each) => ({ ...each, placeInFile: aslant }))
    const [kept] = file(scanned).pages.map(placedOf)
    for (const { box } of scanned[0]?.page.words ?? []) {
      const [place, own] = [aslant(box), kept?.placeInFile(box)]
      expect(own?.turn).toBe(1)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((own?.[side] ?? 0) - place[side])).toBeLessThan(0.5)
    }
  })

  it('takes what a person says of a place of the file, and is sure of that alone', async () => {
    const recognised = file(await halfSize(halfReadReport({ named: true })))
    const line = recognisedLines(recognised, 1).find(({ text }) => text.includes('Commenced: 07'))
    const word = line?.words.at(-1)
    if (word === undefined) throw new Error('no such line')
    const pointing: Pointing = {
      box: word.box,
      words: word.text,
      meaning: 'opened',
      bureau: 'Experian',
    }
    const reading = readRecognised(recognised, { ...noHints, pointings: [pointing] })
    const account = reading.ok ? reading.reports[0]?.accounts[1] : undefined
    expect(account?.opened).toMatchObject({ value: '2021-07-30', confidence: 1, box: word.box })
    expect(account?.balance?.confidence).toBe(0.8)
  })
})
