import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { type FlowRow, flowOf, pagesOf } from '../../../../test/support/page-flow.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { breakValues, isMargin, stackValues } from '../../../../test/support/transunion-variants.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../../test/support/truth-report.ts'
import { readTransunionAcr } from './layout.ts'

const onePaper = { pageHeight: 700, top: '', bottom: '' }

/** What the reader gets wrong in a sample that is laid out otherwise. */
async function mistakesIn(set: SampleSet, layOut: (rows: FlowRow[]) => FlowRow[]): Promise<string[]> {
  const pages = await keptPages(readFileSync(sampleFile(set, 'transunion.pdf')))
  const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
  if (truth === undefined) throw new Error(`${set} has no TransUnion report`)
  const report = readTransunionAcr(pagesOf(layOut(flowOf(pages, isMargin)), onePaper))
  const unread = report.coverage.unread.map(({ text }) => `unread: ${text}`)
  return [...describeComparison(compareWithTruth(report, truth)), ...unread]
}

/** Samples and widths: `npm test` breaks one sample in each way, the soak all. */
const anyLetter = [
  ['set-1', 60],
  ['set-1', 110],
  ['set-2', 75],
  ['set-4', 90],
  ['set-5', 120],
] as const
const spaces = [
  ['set-1', 50],
  ['set-2', 90],
  ['set-4', 120],
  ['set-5', 70],
] as const
const stacked = ['set-1', 'set-2', 'set-4', 'set-5'] as const

describe('values over several rows', () => {
  it.each(soaked(anyLetter.slice(0, 1), anyLetter))(
    'are put together when words are broken in them (%s, %i points)',
    async (set, points) => {
      expect(await mistakesIn(set, (rows) => breakValues(rows, points, 'any letter'))).toEqual([])
    },
  )

  it.each(soaked(spaces.slice(1, 2), spaces))(
    'are put together when they are broken between words (%s, %i points)',
    async (set, points) => {
      expect(await mistakesIn(set, (rows) => breakValues(rows, points, 'spaces'))).toEqual([])
    },
  )

  it.each(soaked(stacked.slice(2, 3), stacked))('are found below their labels (%s)', async (set) => {
    expect(await mistakesIn(set, stackValues)).toEqual([])
  })
})
