import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, fieldTotals } from '../../../test/support/compare-with-truth.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../test/support/truth-report.ts'

/** Files of the layouts that are read by description or by labels, and the share of their values that is read. */
const files: [SampleSet, string, number][] = [
  ['set-7', 'experian-older.pdf', 0.995],
  ['set-8', 'experian-member.pdf', 0.995],
  ['set-11', 'experian-member.pdf', 0.995],
  ['set-7', 'transunion-older.pdf', 0.995],
  ['set-11', 'transunion-older.pdf', 0.995],
  ['set-8', 'transunion-online.pdf', 0.995],
  ['set-7', 'equifax-numbered.pdf', 0.98],
  ['set-11', 'equifax-numbered.pdf', 0.98],
  ['set-12', 'three-bureau.pdf', 0.995],
]

/** Samples of layouts of which another one is read in each run. */
const alike = new Set([
  'set-11/experian-member.pdf',
  'set-11/transunion-older.pdf',
  'set-11/equifax-numbered.pdf',
])

describe('the samples of the later layouts', () => {
  it.each(
    soaked(
      files.filter(([set, file]) => !alike.has(`${set}/${file}`)),
      files,
    ),
  )('%s/%s is read whole', async (set, file, share) => {
    const truth = readTruth(set).reports.filter((report) => report.file === file)
    const result = await keptReading(readFileSync(sampleFile(set, file)))
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    const comparisons = truth.map((expected) => {
      const report = result.reports.find(({ bureau }) => bureau === expected.bureau)
      if (report === undefined) throw new Error(`no report of ${expected.bureau}`)
      expect(report.coverage.unread.length).toBeLessThan(20)
      expect([null, report.accounts.length]).toContain(report.coverage.stated.accounts)
      return compareWithTruth(report, expected)
    })
    expect(comparisons.flatMap(({ accounts }) => [...accounts.missing, ...accounts.invented])).toEqual([])
    const sum = (key: 'expected' | 'read' | 'right') =>
      fieldTotals(comparisons).reduce((all, field) => all + field[key], 0)
    expect(sum('right') / sum('expected')).toBeGreaterThanOrEqual(share)
    expect(sum('right') / sum('read')).toBeGreaterThanOrEqual(share)
  })
})
