import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { type FlowRow, flowOf, pagesOf } from '../../../../test/support/page-flow.ts'
import { breakValues, isMargin, stackValues } from '../../../../test/support/transunion-variants.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import { readTransunionAcr } from './layout.ts'

const onePaper = { pageHeight: 700, top: '', bottom: '' }

/** What the reader gets wrong in a sample that is laid out otherwise. */
async function mistakesIn(set: SampleSet, layOut: (rows: FlowRow[]) => FlowRow[]): Promise<string[]> {
  const result = await readPages(readFileSync(sampleFile(set, 'transunion.pdf')))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
  if (truth === undefined) throw new Error(`${set} has no TransUnion report`)
  const report = readTransunionAcr(pagesOf(layOut(flowOf(result.pages, isMargin)), onePaper))
  const unread = report.coverage.unread.map(({ text }) => `unread: ${text}`)
  return [...describeComparison(compareWithTruth(report, truth)), ...unread]
}

describe('values over several rows', () => {
  it.each([
    ['set-1', 60],
    ['set-1', 110],
    ['set-2', 75],
    ['set-4', 90],
    ['set-5', 120],
  ] as const)('are put together when words are broken in them (%s, %i points)', async (set, points) => {
    expect(await mistakesIn(set, (rows) => breakValues(rows, points, 'any letter'))).toEqual([])
  })

  it.each([
    ['set-1', 50],
    ['set-2', 90],
    ['set-4', 120],
    ['set-5', 70],
  ] as const)('are put together when they are broken between words (%s, %i points)', async (set, points) => {
    expect(await mistakesIn(set, (rows) => breakValues(rows, points, 'spaces'))).toEqual([])
  })

  it.each(['set-1', 'set-2', 'set-4', 'set-5'] as const)('are found below their labels (%s)', async (set) => {
    expect(await mistakesIn(set, stackValues)).toEqual([])
  })
})
