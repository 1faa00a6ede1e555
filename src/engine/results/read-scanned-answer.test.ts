import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { disputedAt, items, reports } from '../../../test/support/print-results/disputed-cards.ts'
import { equifaxMailed } from '../../../test/support/print-results/equifax-results.ts'
import { experianMailed, experianOnline } from '../../../test/support/print-results/experian-results.ts'
import type { LetterRow } from '../../../test/support/print-results/results-page.ts'
import { resultsPdf } from '../../../test/support/print-results/results-pdf.ts'
import { transunionMailed } from '../../../test/support/print-results/transunion-results.ts'
import { scanOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { readTruth, sampleFile } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import type { Bureau } from '../report/credit-report.ts'
import { readReport } from '../report/read-report.ts'
import { readAnswerFile } from './read-answer-file.ts'
import { readScannedAnswer, type ScannedAnswer } from './read-scanned-answer.ts'

const patience = 180_000
const disputeWith = (bureau: Bureau) => ({
  bureau,
  before: reports[bureau],
  disputed: disputedAt(bureau),
  previously: [],
})

async function readLetter(
  rows: readonly LetterRow[],
  bureau: Bureau,
  scanner: Parameters<typeof scanOf>[2] = {},
): Promise<ScannedAnswer & { progress: string[] }> {
  const progress: string[] = []
  const scan = await scanOf(resultsPdf(rows), [1], scanner)
  const refused = await readAnswerFile(scan, disputeWith(bureau))
  expect(refused).toMatchObject({ ok: false, isScan: true })
  const read = await readScannedAnswer(scan, disputeWith(bureau), (done, of) =>
    progress.push(`${done}/${of}`),
  )
  return { ...read, progress }
}
const outcomesOf = ({ answer }: ScannedAnswer) =>
  answer.ok ? answer.items.map(({ outcome }) => outcome) : answer

const letters = [
  ['Experian', 'mailed', experianMailed, { tilt: 0.012 }],
  ['Equifax', 'mailed', equifaxMailed, { turn: 2 }],
  ['Experian', 'online', experianOnline, {}],
  ['TransUnion', 'mailed', transunionMailed, { turn: 1 }],
] as const
/** Character recognition takes seconds a page: `npm test` reads two letters, `npm run soak` all of them. */
const readHere = process.env.ARMOR_SOAK === undefined ? letters.slice(0, 2) : letters

describe('a scanned results letter', () => {
  it.each(readHere)(
    'of %s, %s, says what the printed one says',
    async (bureau, _, print, scanner) => {
      const read = await readLetter(print(items), bureau, scanner)
      expect(outcomesOf(read)).toEqual(['deleted', 'verified', 'corrected', 'no_answer'])
      expect(read.progress).toEqual(['0/1', '1/1'])
      expect(read.reading).toBeNull()
    },
    patience,
  )

  it(
    'tells of each outcome where it stands in the file and how sure it is',
    async () => {
      const printed = await readAnswerFile(resultsPdf(experianMailed(items)), disputeWith('Experian'))
      const { answer, confidences } = await readLetter(experianMailed(items), 'Experian')
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

  it(
    'of another bureau, and a scan that is no answer, are refused with how they were read',
    async () => {
      const other = await readLetter(transunionMailed(items), 'Experian')
      expect(other.answer).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/character recognition.+This file is of TransUnion/),
      })
      const menu = await scanOf(
        tinyPdf('BT /F1 14 Tf 60 700 Td (Grilled fish with lemon 14 dollars) Tj ET'),
        [1],
      )
      const { answer } = await readScannedAnswer(menu, disputeWith('Experian'), () => {})
      expect(answer).toMatchObject({
        ok: false,
        sentence: expect.stringContaining('neither a results letter'),
      })
      const garbage = await readScannedAnswer(new Uint8Array([7, 7]), disputeWith('Experian'), () => {})
      expect(garbage.answer).toMatchObject({ ok: false, sentence: expect.stringContaining('not a PDF') })
    },
    patience,
  )
})

describe('a scanned new report', () => {
  it(
    'is compared as a printed one and given on as a scan; what its lost pages held is not held for deleted',
    async () => {
      const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf')))
      const text = await readReport(bytes)
      const [printed] = text.ok ? text.reports : []
      if (printed === undefined) throw new Error('The sample is not read.')
      const before = { ...printed, reportDate: { ...printed.reportDate, value: '2026-08-01' } }
      const disputed = auditReports([before], { asOf: readTruth('set-1').asOf }).findings
      const scan = await scanOf(bytes, [1, 2])
      const dispute = { bureau: 'Equifax' as const, before, disputed, previously: [] }
      const { answer, confidences, reading } = await readScannedAnswer(scan, dispute, () => {})
      expect(answer).toMatchObject({ ok: true, source: 'new-report' })
      expect(reading).toMatchObject({ ok: true, reports: [{ bureau: 'Equifax', source: 'scan' }] })
      const given = answer.ok ? answer.items : []
      expect(given).toHaveLength(disputed.length)
      expect(given.filter(({ outcome }) => outcome === 'deleted')).toEqual([])
      expect(Object.keys(confidences)).toEqual(
        given.filter(({ evidence }) => evidence.length > 0).map(({ fingerprint }) => fingerprint),
      )
    },
    patience,
  )
})
