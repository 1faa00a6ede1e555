import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { readTruth, sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import { readTransunionAcr } from './layout.ts'

const sets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const

async function readSample(set: (typeof sets)[number]) {
  const result = await readPages(readFileSync(sampleFile(set, 'transunion.pdf')))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
  if (truth === undefined) throw new Error(`${set} has no TransUnion report`)
  return { pages: result.pages, truth, report: readTransunionAcr(result.pages) }
}

describe('a TransUnion disclosure', () => {
  it.each(sets)('says what the truth of %s says, field by field', async (set) => {
    const { report, truth } = await readSample(set)
    expect(describeComparison(compareWithTruth(report, truth))).toEqual([])
    expect(report.coverage.unread).toEqual([])
  })
})
