import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { items } from '../../../test/support/print-results/disputed-cards.ts'
import { equifaxMailed } from '../../../test/support/print-results/equifax-results.ts'
import { experianMailed, experianOnline } from '../../../test/support/print-results/experian-results.ts'
import {
  disputeWith,
  outcomesOf,
  readScannedLetter,
} from '../../../test/support/print-results/read-scanned-letter.ts'
import { transunionMailed } from '../../../test/support/print-results/transunion-results.ts'
import { scanOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { readTruth, sampleFile } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import { readReport } from '../report/read-report.ts'
import { readScannedAnswer } from './read-scanned-answer.ts'

const patience = 180_000
const letters = [
  ['Experian', 'mailed and askew', experianMailed, { tilt: 0.012 }],
  ['Equifax', 'mailed', equifaxMailed, { turn: 2 }],
  ['Experian', 'online', experianOnline, {}],
  ['TransUnion', 'mailed', transunionMailed, { turn: 1 }],
] as const

describe('a scanned results letter', () => {
  it.each(letters)(
    'of %s, %s, says what the printed one says',
    async (bureau, _, print, scanner) => {
      const read = await readScannedLetter(print(items), bureau, scanner)
      expect(outcomesOf(read)).toEqual(['deleted', 'verified', 'corrected', 'no_answer'])
      expect(read.progress).toEqual(['0/1', '1/1'])
      expect(read.reading).toBeNull()
    },
    patience,
  )

  it(
    'of another bureau, and a scan that is no answer, are refused with how they were read',
    async () => {
      const other = await readScannedLetter(transunionMailed(items), 'Experian')
      expect(inEnglish(other.answer)).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/character recognition.+This file is of TransUnion/),
      })
      const menu = await scanOf(
        tinyPdf('BT /F1 14 Tf 60 700 Td (Grilled fish with lemon 14 dollars) Tj ET'),
        [1],
      )
      const { answer } = await readScannedAnswer(menu, disputeWith('Experian'), () => {})
      expect(inEnglish(answer)).toMatchObject({
        ok: false,
        sentence: expect.stringContaining('neither a results letter'),
      })
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
