import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import { withConfidence } from './scan-confidence.ts'

const report = makeReport('Experian', {
  entries: [{ balance: 1204, status: 'Charge off', history: { from: '2026-10', codes: '30 OK' } }],
})
const entry = report.accounts[0]

/** Pages whose words stand in the middle of the given boxes, and are shown one point further right in the file. */
function scanned(words: { box: Box; confidence: number }[]) {
  const numbers = [1, 2, 3]
  return numbers.map((number) => {
    const page: Page = {
      number,
      width: 612,
      height: 792,
      marks: [],
      words: words
        .filter(({ box }) => box.page === number)
        .map(({ box, confidence }) => ({ text: 'x', box, size: 8, bold: false, confidence })),
    }
    return {
      page,
      fileNumber: number,
      isRecognised: true,
      placeInFile: (box: Box) => ({ ...box, x: box.x + 1, turn: 1 }),
    }
  })
}

describe('what was read from a scan', () => {
  it('has for each value the confidence of its least sure word, and never 1', () => {
    if (!entry?.balance || !entry.status) throw new Error('no entry')
    const read = withConfidence(
      report,
      scanned([
        { box: entry.balance.box, confidence: 1 },
        { box: { ...entry.status.box, width: 20 }, confidence: 0.9 },
        { box: { ...entry.status.box, x: entry.status.box.x + 30, width: 20 }, confidence: 0.4 },
      ]),
    )
    expect(read.accounts[0]?.balance?.confidence).toBe(0.99)
    expect(read.accounts[0]?.status?.confidence).toBe(0.4)
    // No word stands in its place: nothing vouches for it.
    expect(read.accounts[0]?.creditor.confidence).toBe(0)
  })

  it('has every place where the file shows it, and everything else as it was', () => {
    const read = withConfidence(report, scanned([]))
    expect(read.accounts[0]?.history[0]?.box).toMatchObject({
      turn: 1,
      x: (entry?.history[0]?.box.x ?? 0) + 1,
    })
    expect(read.accounts[0]?.blocks[0]?.turn).toBe(1)
    expect(read.accounts[0]?.balance?.value).toBe(1204)
    expect(read.accounts[0]?.history.map(({ code }) => code)).toEqual(['30', 'OK'])
    expect(report.accounts[0]?.balance?.confidence).toBe(1)
  })
})
