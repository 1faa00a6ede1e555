import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { halfReadReport } from '../../../../test/support/half-read-report.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import { readReport, reportsOf } from '../read-report.ts'
import { compareReadings } from './compare-readings.ts'
import { type LearnedLabel, noHints } from './hints.ts'

const commenced: LearnedLabel = { label: 'Commenced', meaning: 'opened' }
const readWith = (labels: readonly LearnedLabel[]) =>
  readReport(halfReadReport({ named: true }), undefined, { ...noHints, labels })

describe('two readings of one file', () => {
  it('differ for the better by what is read more, and for the worse by anything that is gone', async () => {
    const [without, taught] = [await readWith([]), await readWith([commenced])]
    expect(compareReadings(without, without)).toEqual({ because: null, isMore: false, values: 0 })
    expect(compareReadings(without, taught)).toEqual({ because: null, isMore: true, values: 2 })
    expect(compareReadings(taught, without)).toEqual({
      because: 'A value would change: opened.',
      isMore: false,
      values: 0,
    })
  })

  it('differ for the worse when an account is gone, whatever else is read', async () => {
    const spoiled = await readWith([commenced, { label: 'Harborlight Bank NA', meaning: 'nothing' }])
    expect(compareReadings(await readWith([]), spoiled).because).toBe('An account would be lost.')
  })

  it('differ for the worse when a value is another one', async () => {
    const other = await readWith([{ label: 'Commenced', meaning: 'reported' }])
    expect(compareReadings(await readWith([commenced]), other).because).toBe('A value would change: opened.')
  })
})

describe('a label taught by one file', () => {
  it.each(['set-1', 'set-2', 'set-3'] as const)('takes nothing from the samples: %s', async (set) => {
    for (const file of ['experian', 'equifax', 'transunion']) {
      const result = await readPages(readFileSync(sampleFile(set, `${file}.pdf`)))
      if (!result.ok) throw new Error(result.refusal.sentence.key)
      const { because } = compareReadings(reportsOf(result.pages), reportsOf(result.pages, [commenced]))
      expect([file, because]).toEqual([file, null])
    }
  })
})
