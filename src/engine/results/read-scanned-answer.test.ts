import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { items } from '../../../test/support/print-results/disputed-cards.ts'
import { experianMailed } from '../../../test/support/print-results/experian-results.ts'
import {
  disputeWith,
  outcomesOf,
  readScannedLetter,
} from '../../../test/support/print-results/read-scanned-letter.ts'
import { resultsPdf } from '../../../test/support/print-results/results-pdf.ts'
import { readAnswerFile } from './read-answer-file.ts'
import { readScannedAnswer } from './read-scanned-answer.ts'

const patience = 180_000

/** Character recognition takes seconds a page: the other letters, and a whole scanned report, are read in the soak. */
describe('a scanned results letter', () => {
  it(
    'says what the printed one says, where each outcome stands in the file and how sure it is',
    async () => {
      const printed = await readAnswerFile(resultsPdf(experianMailed(items)), disputeWith('Experian'))
      const read = await readScannedLetter(experianMailed(items), 'Experian')
      expect(outcomesOf(read)).toEqual(['deleted', 'verified', 'corrected', 'no_answer'])
      expect(read.progress).toEqual(['0/1', '1/1'])
      expect(read.reading).toBeNull()
      const { answer, confidences } = read
      if (!answer.ok || !printed.ok) throw new Error('The letter is not read.')
      for (const [at, item] of answer.items.entries()) {
        const places = item.evidence.map(({ box }) => box)
        const there = printed.items[at]?.evidence.map(({ box }) => box) ?? []
        expect(places).toHaveLength(there.length)
        for (const [one, box] of places.entries()) {
          expect(box.page).toBe(1)
          expect(Math.abs(box.y - (there[one]?.y ?? 0))).toBeLessThan(4)
          expect(Math.abs(box.x - (there[one]?.x ?? 0))).toBeLessThan(4)
        }
      }
      const [deleted, , , unnamed] = answer.items
      expect(deleted?.evidence).toMatchObject([{ creditor: 'ALDER BANK', field: 'outcome' }])
      expect(confidences[deleted?.fingerprint ?? '']).toBeGreaterThan(0.3)
      expect(Math.max(...Object.values(confidences))).toBeLessThan(1)
      expect(unnamed?.evidence).toEqual([])
      expect(confidences).not.toHaveProperty(unnamed?.fingerprint ?? '')
    },
    patience,
  )

  it('that is no file of the kind is refused', async () => {
    const garbage = await readScannedAnswer(new Uint8Array([7, 7]), disputeWith('Experian'), () => {})
    expect(inEnglish(garbage.answer)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('not a PDF'),
    })
  })
})
