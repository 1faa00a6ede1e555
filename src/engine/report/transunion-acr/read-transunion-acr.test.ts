import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { readTruth, sampleFile } from '../../../../test/support/truth-report.ts'
import { readTransunionAcr } from './layout.ts'

const sets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const

async function readSample(set: (typeof sets)[number]) {
  const printed = await keptPages(readFileSync(sampleFile(set, 'transunion.pdf')))
  const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
  if (truth === undefined) throw new Error(`${set} has no TransUnion report`)
  return { pages: printed, truth, report: readTransunionAcr(printed) }
}

describe('a TransUnion disclosure', () => {
  it.each(sets)('says what the truth of %s says, field by field', async (set) => {
    const { report, truth } = await readSample(set)
    expect(describeComparison(compareWithTruth(report, truth))).toEqual([])
    expect(report.coverage.unread).toEqual([])
  })
})
