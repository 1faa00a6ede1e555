import { readdirSync, readFileSync } from 'node:fs'
import { reportsOf } from '../../../src/engine/report/read-report.ts'
import { keptPages } from '../kept-pages.ts'
import { keptWork } from '../kept-work.ts'
import { readTruth, type SampleSet, sampleFile } from '../truth-report.ts'
import type { WholeSet } from './dropped-pages.ts'

/** Every file of a set, read once in a test run. */
export function readWholeSet(set: SampleSet): Promise<WholeSet> {
  return keptWork(['readWholeSet', set], async () => {
    const files = readdirSync(sampleFile(set, '.')).filter((file) => file.endsWith('.pdf'))
    const read = files.map(async (file) => {
      const pages = await keptPages(readFileSync(sampleFile(set, file)))
      return { file, pages, reading: reportsOf(pages) }
    })
    return { asOf: readTruth(set).asOf, files: await Promise.all(read) }
  })
}
